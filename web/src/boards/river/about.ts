import { echoes } from '../../generated/river';
import type { About, Badge, GameAbout, Translate } from '../board';
import { shapeOf } from './view';

interface DeltaView {
  phase: string;
  players: { colour: string; letter: string; reserve: string[]; ready: boolean }[];
}

/** Millimetres of the longest plank: so a way is told. */
const LONGEST = 90;

const river = {
  badge,
  notes: planks,
  ready,
  echoes,
  counted: { left: LONGEST },
} satisfies Partial<GameAbout>;

export const about: About = {
  games: [
    { ...river, name: 'river-dragons', order: 1, skin: 'skin-delta skin-mekong' },
    { ...river, name: 'sunderbans', order: 2, skin: 'skin-delta skin-ganges' },
  ],
};

function badge(view: unknown, seat: number): Badge {
  const player = (view as DeltaView).players[seat];
  const colour = player?.colour ?? 'blue';
  return {
    colour: `var(--delta-${colour})`,
    letter: (player?.letter ?? '?').toUpperCase(),
    shape: shapeOf[colour] ?? 'disc',
  };
}

function planks(view: unknown, seat: number, t: Translate): string[] {
  const player = (view as DeltaView).players[seat];
  return player ? [t('river-planks-left', { count: player.reserve.length })] : [];
}

function ready(view: unknown, seat: number): boolean {
  const { phase, players } = view as DeltaView;
  return phase === 'program' && (players[seat]?.ready ?? false);
}
