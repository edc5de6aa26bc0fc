import type { About, Badge } from '../board';
import type { RamaView } from './view';

const shapes: Badge['shape'][] = ['disc', 'square', 'triangle', 'diamond', 'hexagon', 'shield'];

export const about: About = {
  games: [
    {
      name: 'ramas-bridge',
      order: 4,
      skin: 'skin-rama',
      badge: (_view, seat) => ({
        colour: `var(--rama-pawn-${seat + 1})`,
        letter: String(seat + 1),
        shape: shapes[seat] ?? 'disc',
      }),
      notes: (view, seat, t) => {
        const player = (view as RamaView).players[seat];
        if (!player) return [];
        const points = player.score?.total;
        return [
          ...(points === undefined ? [] : [t('rama-points', { points })]),
          t('rama-laid', { count: player.laid.length }),
        ];
      },
    },
  ],
};
