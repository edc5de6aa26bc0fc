/**
 * Lines as they are drawn, seen from above: cells that show one colour side by side, from each quarry on. What a stone
 * would join, who could win and how much is missing the rules say (`outlook.ts`).
 */
import { allCells, type Cell, cellName, colourAt, onBoard, quarryOf } from './ground';
import type { Options as Declared } from '../../../generated/quarry';
import type { Colour, QuarryView } from '../view';

export type Options = Readonly<Record<string, string | number>>;

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

const COLOURS: readonly Colour[] = ['black', 'blue'];

/** The neighbours that count for a line: side to side, or also corner to corner where that is agreed. */
export function neighbours(view: QuarryView, options: Options, { x, y }: Cell): Cell[] {
  const ways = (options as Declared).line === 'diagonal' ? [...SIDES, ...CORNERS] : SIDES;
  return ways.map(([dx, dy]) => ({ x: x + dx, y: y + dy })).filter((cell) => onBoard(view, cell));
}

/** A colour's cells that are joined to one quarry. */
export function joinedTo(
  view: QuarryView,
  options: Options,
  colour: Colour,
  quarry: 'south' | 'north',
): ReadonlySet<string> {
  const own = (cell: Cell) => colourAt(view, cell) === colour;
  const front = allCells(view).filter((cell) => own(cell) && quarryOf(view, cell) === quarry);
  const joined = new Set(front.map(cellName));
  for (let cell = front.pop(); cell; cell = front.pop()) {
    for (const next of neighbours(view, options, cell)) {
      if (own(next) && !joined.has(cellName(next))) {
        joined.add(cellName(next));
        front.push(next);
      }
    }
  }
  return joined;
}

/** A piece of vein: two neighbouring cells of the same line. */
export interface Vein {
  from: Cell;
  to: Cell;
  colour: Colour;
  /** Part of a finished line. */
  wins: boolean;
}

/** The veins to draw: every line that starts in a quarry and leaves it, or only the winning way when there is one. */
export function veins(view: QuarryView, options: Options): Vein[] {
  const won = COLOURS.flatMap((colour) => {
    const way = winningWay(view, options, colour);
    return way.slice(1).map((to, i): Vein => ({ from: way[i]!, to, colour, wins: true }));
  });
  if (won.length) return won;
  return COLOURS.flatMap((colour) => {
    const lit = new Set(
      (['south', 'north'] as const).flatMap((quarry) => [...joinedTo(view, options, colour, quarry)]),
    );
    return allCells(view)
      .filter((cell) => lit.has(cellName(cell)))
      .flatMap((from) =>
        neighbours(view, options, from)
          .filter((to) => lit.has(cellName(to)) && (to.y > from.y || (to.y === from.y && to.x > from.x)))
          .map((to): Vein => ({ from, to, colour, wins: false })),
      );
  });
}

/** The shortest line from quarry to quarry, cell by cell; [] while there is none. */
export function winningWay(view: QuarryView, options: Options, colour: Colour): Cell[] {
  const own = (cell: Cell) => colourAt(view, cell) === colour;
  const front = allCells(view).filter((cell) => own(cell) && quarryOf(view, cell) === 'south');
  const cameFrom = new Map<string, Cell | null>(front.map((cell) => [cellName(cell), null]));
  for (const cell of front) {
    if (quarryOf(view, cell) === 'north') {
      const way: Cell[] = [];
      for (let at: Cell | null = cell; at; at = cameFrom.get(cellName(at)) ?? null) way.unshift(at);
      return way;
    }
    for (const next of neighbours(view, options, cell)) {
      if (own(next) && !cameFrom.has(cellName(next))) {
        cameFrom.set(cellName(next), cell);
        front.push(next);
      }
    }
  }
  return [];
}
