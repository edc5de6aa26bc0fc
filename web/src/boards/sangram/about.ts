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

export const about: About = {
  games: [
    {
      name: 'sangram',
      order: 3,
      skin: 'skin-sangram',
      badge: (view, seat) => badges[(view as SangramView).players[seat]?.kingdom ?? ''] ?? plain,
      notes: (view, seat, t) => {
        const player = (view as SangramView).players[seat];
        return player
          ? [t('sangram-level', { level: player.level }), t('sangram-tokens', { count: player.tokens })]
          : [];
      },
      ready: (view, seat) => (view as SangramView).players[seat]?.ready ?? false,
      echoes,
    },
  ],
};
