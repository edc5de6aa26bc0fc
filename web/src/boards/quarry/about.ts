import type { About } from '../board';
import type { QuarryView } from './view';

const STONE = 'M12 3.5l8 4.5v8l-8 4.5-8-4.5V8z M4 8l8 4.5L20 8 M12 12.5v8';

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
        const count = Object.values(own).reduce((sum, stones) => sum + stones, 0);
        return [{ words: t('quarry-stones-left', { count }), brief: { sign: STONE, figure: count } }];
      },
    },
  ],
};
