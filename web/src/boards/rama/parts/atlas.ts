/** The map read once: where spaces lie on the cloth, how roads curve, and how far apart things are. */
import type { Link, RamaBoard, Space } from '../view';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a space without a name lies: so many steps from one town towards another. */
export interface Between {
  steps: number;
  start: string;
  end: string;
  sea: boolean;
}

export interface Atlas {
  space: ReadonlyMap<string, Space>;
  at: ReadonlyMap<string, Point>;
  /** Road and boat neighbours. */
  next: ReadonlyMap<string, readonly string[]>;
  airports: readonly string[];
  between: ReadonlyMap<string, Between>;
  /** The curve of a step, by `from>to`. */
  curve: ReadonlyMap<string, string>;
  /** Every link as one curve. */
  roads: readonly string[];
  boats: readonly string[];
  /** All spaces and a margin. */
  extent: Box;
}

export const HEIGHT = 1000;
const MARGIN = 62;

/** Percent of the sheet to units of the drawing. */
export function onCloth(board: RamaBoard, x: number, y: number): Point {
  return { x: (x / 100) * HEIGHT * board.grid.aspect, y: (y / 100) * HEIGHT };
}

export function readAtlas(board: RamaBoard): Atlas {
  const space = new Map(board.spaces.map((one) => [one.id, one]));
  const at = new Map(board.spaces.map((one) => [one.id, onCloth(board, one.x, one.y)]));
  const next = new Map<string, string[]>(board.spaces.map((one) => [one.id, []]));
  const between = new Map<string, Between>();
  const curve = new Map<string, string>();
  const roads: string[] = [];
  const boats: string[] = [];
  for (const link of board.links) {
    link.spaces.slice(1).forEach((id, index) => {
      next.get(id)?.push(link.spaces[index]!);
      next.get(link.spaces[index]!)?.push(id);
    });
    nameBetween(link, between, link.kind !== 'roads');
    (link.kind === 'roads' ? roads : boats).push(drawLink(board, link, at, curve));
  }
  return {
    space,
    at,
    next,
    airports: board.spaces.filter((one) => one.airport).map((one) => one.id),
    between,
    curve,
    roads,
    boats,
    extent: around([...at.values()], MARGIN),
  };
}

export function around(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

function nameBetween(link: Link, between: Map<string, Between>, sea: boolean) {
  const [first, last] = [link.spaces[0]!, link.spaces.at(-1)!];
  link.spaces.slice(1, -1).forEach((id, index) => {
    const back = link.spaces.length - 2 - index;
    const near = index + 1 <= back;
    between.set(id, {
      steps: near ? index + 1 : back,
      start: near ? first : last,
      end: near ? last : first,
      sea,
    });
  });
}

interface Knot extends Point {
  id: string | null;
}

/** Spaces and bends in the order of travel: a bend belongs where the line from town to town passes it. */
export function knots(board: RamaBoard, link: Link, at: ReadonlyMap<string, Point>): Knot[] {
  const first = at.get(link.spaces[0]!)!;
  const last = at.get(link.spaces.at(-1)!)!;
  const bends = link.bends.map(([x, y]) => onCloth(board, x!, y!));
  const line = [first, ...bends, last];
  const lengths = [0];
  for (let leg = 1; leg < line.length; leg++) {
    lengths.push(lengths[leg - 1]! + apart(line[leg - 1]!, line[leg]!));
  }
  const placed = [
    ...link.spaces.map((id) => ({ id, ...at.get(id)!, along: along(line, lengths, at.get(id)!) })),
    ...bends.map((bend, index) => ({ id: null, ...bend, along: lengths[index + 1]! })),
  ];
  placed[0]!.along = -1;
  placed[link.spaces.length - 1]!.along = Infinity;
  return placed
    .sort((one, other) => one.along - other.along)
    .filter((knot, index, all) => knot.id !== null || !tooNear(knot, all[index - 1], all[index + 1]));
}

/** A bend beside a space would only make the thread wobble. */
function tooNear(bend: Point, before?: Point, after?: Point): boolean {
  return [before, after].some((knot) => knot !== undefined && apart(bend, knot) < 9);
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How far along a bent line the point nearest to `point` lies. */
function along(line: readonly Point[], lengths: readonly number[], point: Point): number {
  let best = Infinity;
  let found = 0;
  for (let leg = 1; leg < line.length; leg++) {
    const [a, b] = [line[leg - 1]!, line[leg]!];
    const length = apart(a, b) || 1;
    const share = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length ** 2;
    const kept = Math.min(1, Math.max(0, share));
    const off = apart(point, { x: a.x + (b.x - a.x) * kept, y: a.y + (b.y - a.y) * kept });
    if (off < best) [best, found] = [off, lengths[leg - 1]! + kept * length];
  }
  return found;
}

/** One thread through all knots; each step's own piece of it is kept for drawing ways. */
function drawLink(
  board: RamaBoard,
  link: Link,
  at: ReadonlyMap<string, Point>,
  curve: Map<string, string>,
): string {
  const thread = knots(board, link, at);
  const bits = smooth(thread);
  let start = 0;
  for (let index = 1; index < thread.length; index++) {
    if (thread[index]!.id === null) continue;
    const [from, to] = [thread[start]!, thread[index]!];
    const piece = bits.slice(start, index);
    curve.set(`${from.id}>${to.id}`, `M${spot(from)}${piece.map(forward).join('')}`);
    curve.set(`${to.id}>${from.id}`, `M${spot(to)}${piece.toReversed().map(backward).join('')}`);
    start = index;
  }
  return `M${spot(thread[0]!)}${bits.map(forward).join('')}`;
}

interface Bit {
  from: Point;
  leave: Point;
  arrive: Point;
  to: Point;
}

const spot = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const forward = (bit: Bit) => `C${spot(bit.leave)} ${spot(bit.arrive)} ${spot(bit.to)}`;
const backward = (bit: Bit) => `C${spot(bit.arrive)} ${spot(bit.leave)} ${spot(bit.from)}`;

/** Catmull-Rom through all points, as cubic pieces; gentle, so that a bend never loops. */
function smooth(points: readonly Point[], ease = 0.16): Bit[] {
  return points.slice(1).map((to, index) => {
    const from = points[index]!;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return {
      from,
      to,
      leave: { x: from.x + (to.x - before.x) * ease, y: from.y + (to.y - before.y) * ease },
      arrive: { x: to.x - (after.x - from.x) * ease, y: to.y - (after.y - from.y) * ease },
    };
  });
}

export function smoothPath(points: readonly Point[], closed = false): string {
  const bits = smooth(points);
  return `M${spot(points[0]!)}${bits.map(forward).join('')}${closed ? 'Z' : ''}`;
}

/** A flight: one high arc, bulging to the left of its direction when it goes east and so always upwards. */
export function arc(from: Point, to: Point): string {
  const lift = apart(from, to) * 0.18;
  const up = from.x <= to.x ? 1 : -1;
  const angle = Math.atan2(to.y - from.y, to.x - from.x) - (up * Math.PI) / 2;
  const top = {
    x: (from.x + to.x) / 2 + Math.cos(angle) * lift,
    y: (from.y + to.y) / 2 + Math.sin(angle) * lift,
  };
  return `M${spot(from)}Q${spot(top)} ${spot(to)}`;
}

export function mayFly(atlas: Atlas, from: string, to: string): boolean {
  const [one, other] = [atlas.space.get(from)!, atlas.space.get(to)!];
  if (!one.airport || !other.airport || from === to) return false;
  const allows = (here: Space, there: string) =>
    !here.air_only_with.length || here.air_only_with.includes(there);
  return allows(one, to) && allows(other, from);
}

/** Steps from a space to every other, by road and boat, or with planes as well. */
export function distances(atlas: Atlas, from: string, planes: boolean): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]]);
  const waiting = [from];
  for (const here of waiting) {
    const near = [...(atlas.next.get(here) ?? [])];
    if (planes && atlas.space.get(here)?.airport) {
      near.push(...atlas.airports.filter((other) => mayFly(atlas, here, other)));
    }
    for (const there of near) {
      if (found.has(there)) continue;
      found.set(there, found.get(here)! + 1);
      waiting.push(there);
    }
  }
  return found;
}
