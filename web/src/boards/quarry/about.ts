import type { About } from '../board';
import type { QuarryView } from './view';

export const about: About = {
  games: [
    {
      name: 'quarry',
      order: 5,
      skin: 'skin-quarry',
      pure: true,
      badge: (view, seat) => {
        const black = (view as QuarryView).holders.black === seat;
        return black
          ? { colour: 'var(--quarry-black)', letter: 'K', shape: 'square' }
          : { colour: 'var(--quarry-blue)', letter: 'B', shape: 'hexagon' };
      },
      notes: (view, seat, t) => {
        const { holders, stock } = view as QuarryView;
        const own = stock[holders.black === seat ? 'black' : 'blue'];
        return [
          t('quarry-stones-left', { count: Object.values(own).reduce((sum, count) => sum + count, 0) }),
        ];
      },
    },
  ],
};
