import { echoes } from '../../generated/sangram';
import type { About, Badge } from '../board';

interface SangramView {
  players: { kingdom: string; level: number; tokens: number; cards: number; ready: boolean }[];
}

const badges: Record<string, Badge> = {
  marathas: { colour: 'var(--sangram-marathas)', letter: 'Ma', shape: 'shield' },
  rajputs: { colour: 'var(--sangram-rajputs)', letter: 'Ra', shape: 'disc' },
  sikhs: { colour: 'var(--sangram-sikhs)', letter: 'Si', shape: 'diamond' },
  mughals: { colour: 'var(--sangram-mughals)', letter: 'Mu', shape: 'hexagon' },
  mysore: { colour: 'var(--sangram-mysore)', letter: 'My', shape: 'square' },
  hyderabad: { colour: 'var(--sangram-hyderabad)', letter: 'Hy', shape: 'triangle' },
};
const plain: Badge = { colour: 'var(--stone)', letter: '?', shape: 'disc' };
const STEPS = 'M3.5 20v-4.5h5.5V10h5.5V4.5H20.5V20z';
const COAT_AND_BELTS = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z M6.5 6.5l11 11 M17.5 6.5l-11 11';

export const about: About = {
  games: [
    {
      name: 'sangram',
      order: 3,
      skin: 'skin-sangram',
      badge: (view, seat) => badges[(view as SangramView).players[seat]?.kingdom ?? ''] ?? plain,
      notes: (view, seat, t) => {
        const player = (view as SangramView).players[seat];
        if (!player) return [];
        const { level, tokens: count } = player;
        return [
          { words: t('sangram-level', { level }), brief: { sign: STEPS, figure: level } },
          { words: t('sangram-tokens', { count }), brief: { sign: COAT_AND_BELTS, figure: count } },
        ];
      },
      ready: (view, seat) => (view as SangramView).players[seat]?.ready ?? false,
      echoes,
    },
  ],
};
