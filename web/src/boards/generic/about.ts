import type { About, Badge, GameAbout } from '../board';

const SHAPES: readonly Badge['shape'][] = ['disc', 'square', 'diamond', 'hexagon', 'triangle', 'shield'];

/** No game by name: this board is for every game that has none of its own. */
export const about: About = { games: [] };

/** How the frame presents a game that nobody has drawn a board for. */
export function anyGame(name: string): GameAbout {
  return {
    name,
    order: Infinity,
    skin: 'skin-generic',
    badge: (_view, seat) => ({
      colour: `var(--generic-seat-${seat % SHAPES.length})`,
      letter: String(seat + 1),
      shape: SHAPES[seat % SHAPES.length]!,
    }),
  };
}
