/** Choices made of parts, read from the legal moves alone: two supports, a walk step by step, a jump, a point in the water. */
import type { DeltaMove, DeltaView, Islet, Point } from '../view';

/** What a half-made choice holds; kept as the draft. */
export interface Parts {
  /** The dial: a card's name or null for each slot. */
  dial?: readonly (string | null)[];
  /** The first of two supports. */
  support?: number;
  /** Steps taken so far. */
  path?: readonly string[];
  /** The plank in hand before it is picked. */
  plank?: string;
}

/** Two supports. */
export type Pair = readonly [number, number];

// ---- two supports

export function supportsOf(moves: readonly DeltaMove[]): ReadonlySet<number> {
  return new Set(moves.flatMap((move) => move.targets.supports ?? []));
}

/** The supports that a plank could join with this one. */
export function partnersOf(moves: readonly DeltaMove[], support: number): ReadonlySet<number> {
  return new Set(
    moves.flatMap(({ targets: { supports } }) =>
      supports?.includes(support) ? supports.filter((one) => one !== support) : [],
    ),
  );
}

export function joining(moves: readonly DeltaMove[], a: number, b: number): DeltaMove | undefined {
  return moves.find(({ targets: { supports } }) => supports?.includes(a) && supports.includes(b) && a !== b);
}

/** Assisted, before the pick: the pairs of supports that a plank fits between. */
export function fitting(view: DeltaView, plank: string): readonly Pair[] {
  const number = Number(plank.charAt(1));
  return view.fits.filter(([, , least]) => least <= number).map(([a, b]) => [a, b] as const);
}

// ---- walking

const begins = (spaces: readonly string[], path: readonly string[]) =>
  path.length <= spaces.length && path.every((space, step) => spaces[step] === space);

/** The spaces that may be stepped on next, after the steps taken so far. */
export function nextSteps(moves: readonly DeltaMove[], path: readonly string[]): ReadonlySet<string> {
  return new Set(
    moves.flatMap(({ targets: { spaces = [] } }) =>
      begins(spaces, path) && spaces.length > path.length ? [spaces[path.length]!] : [],
    ),
  );
}

/** The move that is exactly this walk. */
export function walk(moves: readonly DeltaMove[], path: readonly string[]): DeltaMove | undefined {
  return moves.find(({ targets: { spaces = [] } }) => spaces.length === path.length && begins(spaces, path));
}

/**
 * The path after a tap on a space. Step by step; a space that can only be the end of a walk takes the way that leads
 * there, through the wished village if there is one. Null when no walk goes there.
 */
export function tapSpace(
  moves: readonly DeltaMove[],
  path: readonly string[],
  space: string,
  wished = '',
): readonly string[] | null {
  if (nextSteps(moves, path).has(space)) return [...path, space];
  const ends = moves.filter(({ targets: { spaces = [] } }) => spaces.at(-1) === space);
  const way = ends.find(({ targets: { spaces } }) => spaces?.includes(wished)) ?? ends[0];
  if (way?.targets.spaces) return way.targets.spaces;
  return nextSteps(moves, []).has(space) ? [space] : null;
}

/** Spaces that a tap can lead to now: the next steps, and the ends that are further on. */
export function walkable(moves: readonly DeltaMove[], path: readonly string[]): ReadonlySet<string> {
  const ends = moves.flatMap(({ targets: { spaces = [] } }) =>
    begins(spaces, path) ? spaces.slice(-1) : [],
  );
  return new Set([...nextSteps(moves, path), ...ends]);
}

// ---- jumping

/** The jump to a space, or over a plank. */
export function jumpTo(moves: readonly DeltaMove[], space: string): DeltaMove | undefined {
  const over = moves.filter((move) => move.targets.over === space);
  return (
    moves.find((move) => move.targets.spaces?.[0] === space) ?? (over.length === 1 ? over[0] : undefined)
  );
}

// ---- points in the water or on an islet

const MIDDLE = 0.5; // of an islet's radius: a tap so near to its middle means the middle

/** R4: the stone that somebody means who taps an islet: it covers the point tapped. Without a point, in the middle. */
export function stoneOn(
  moves: readonly DeltaMove[],
  { name, centre: [x, y], radius }: Islet,
  stone: number,
  tapped: Point | null,
): DeltaMove | undefined {
  const [dx, dy] = tapped ? [tapped[0] - x, tapped[1] - y] : [0, 0];
  const room = Math.hypot(dx, dy) < MIDDLE * radius ? 0 : (radius - stone) / radius;
  return stoneNear(moves, name, [x + dx * room, y + dy * room]);
}

/** Of the places on an islet the nearest to a point. */
export function stoneNear(moves: readonly DeltaMove[], islet: string, point: Point): DeltaMove | undefined {
  return new Places(moves.filter((move) => move.targets.islet === islet)).near(point, Infinity);
}

/** The stone shown, one place further in the direction of an arrow key; on an islet, within it. */
export function nudged(moves: readonly DeltaMove[], shown: DeltaMove, way: string): DeltaMove | undefined {
  const spots = moves.flatMap((move) =>
    move.targets.point && move.targets.islet === shown.targets.islet
      ? [{ key: String(move.id), x: move.targets.point[0], y: move.targets.point[1], move }]
      : [],
  );
  const here = spots.find((spot) => spot.move.id === shown.id);
  return here && towards(spots, here, way)?.move;
}

export class Places {
  readonly #moves: ReadonlyMap<string, DeltaMove>;

  constructor(moves: readonly DeltaMove[]) {
    this.#moves = new Map(
      moves.flatMap((move) => (move.targets.point ? [[move.targets.point.join(), move] as const] : [])),
    );
  }

  at(point: Point): DeltaMove | undefined {
    return this.#moves.get(point.join());
  }

  /** The legal place nearest to a point, not further than `reach`. */
  near(point: Point, reach: number): DeltaMove | undefined {
    let best: DeltaMove | undefined;
    let least = reach ** 2;
    for (const move of this.#moves.values()) {
      const [x, y] = move.targets.point!;
      const away = (x - point[0]) ** 2 + (y - point[1]) ** 2;
      if (away <= least && (away < least || !best)) [best, least] = [move, away];
    }
    return best;
  }

  /** All of them as one path of small squares run together, row by row. */
  outline(lattice: number): string {
    const rows = new Map<number, number[]>();
    for (const { targets } of this.#moves.values()) {
      const [x, y] = targets.point!;
      const row = rows.get(y);
      if (row) row.push(x);
      else rows.set(y, [x]);
    }
    let path = '';
    for (const [y, columns] of rows) {
      columns.sort((one, other) => one - other);
      let from = columns[0]!;
      columns.forEach((x, index) => {
        if (columns[index + 1] === x + lattice) return;
        path += `M${from - lattice / 2} ${y - lattice / 2}H${x + lattice / 2}V${y + lattice / 2}H${from - lattice / 2}Z`;
        from = columns[index + 1] ?? x;
      });
    }
    return path;
  }
}

// ---- finding one's way with the arrow keys

export interface Spot {
  key: string;
  x: number;
  y: number;
}

const ways: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot that lies next in the direction of an arrow key; what lies aside counts as further away. */
export function towards<S extends Spot>(spots: readonly S[], from: S, key: string): S | undefined {
  const way = ways[key];
  if (!way) return undefined;
  let best: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (ahead <= 0 || spot.key === from.key) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
