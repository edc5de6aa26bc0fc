import type { About, Badge } from '../board';
import type { RamaView } from './view';

const shapes: Badge['shape'][] = ['disc', 'square', 'triangle', 'diamond', 'hexagon', 'shield'];
const STAR = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z';

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
        const count = player.laid.length;
        return [
          ...(points === undefined
            ? []
            : [{ words: t('rama-points', { points }), brief: { sign: STAR, figure: points } }]),
          { words: t('rama-laid', { count }) },
        ];
      },
    },
  ],
};
