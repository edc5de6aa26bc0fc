import { echoes } from '../../generated/river';
import type { About, Badge, GameAbout, Note, Translate } from '../board';
import { shapeOf } from './view';

interface DeltaView {
  phase: string;
  players: { colour: string; letter: string; reserve: string[]; ready: boolean }[];
}

/** Millimetres of the longest plank: so a way is told. */
const LONGEST = 90;
const PLANK = 'M2.5 15.5l16-10.5 3 4.5-16 10.5z M8 15.5l6-4';

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

function planks(view: unknown, seat: number, t: Translate): Note[] {
  const count = (view as DeltaView).players[seat]?.reserve.length;
  return count === undefined
    ? []
    : [{ words: t('river-planks-left', { count }), brief: { sign: PLANK, figure: count } }];
}

function ready(view: unknown, seat: number): boolean {
  const { phase, players } = view as DeltaView;
  return phase === 'program' && (players[seat]?.ready ?? false);
}
