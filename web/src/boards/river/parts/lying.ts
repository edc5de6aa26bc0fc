/** How planks lie on the drawing of the delta; only for the eye, never for the rules. */
import { fromLine, lengthOf, minus } from './shapes';
import type { DeltaView, Plank, Point, Village } from '../view';

export interface Lying {
  /** The middle between the two rest points. */
  x: number;
  y: number;
  /** Degrees. */
  angle: number;
  length: number;
  /** How far the middle of the plank lies beyond that, along its line. */
  slide: number;
}

type Laid = Pick<Plank, 'name' | 'from' | 'to'>;

const SLIDES = 8; // places tried between the two ends
const PACE = 6; // units between two looks along what sticks out

/** R9: a plank at its true length on the line of its rest points, slid to where it disturbs least. */
export function lying(view: DeltaView, plank: Laid): Lying {
  const { from, to } = plank;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = lengthOf(view, plank.name);
  return {
    x: (from[0] + to[0]) / 2,
    y: (from[1] + to[1]) / 2,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    length,
    slide: slideOf(view, plank, length - Math.hypot(dx, dy)),
  };
}

/** Of the places a plank can be slid to, the one over the fewest other things; the nearest to the middle of those. */
function slideOf(view: DeltaView, plank: Laid, spare: number): number {
  if (spare <= 0) return 0;
  const before = disturbed(view, plank, plank.to, plank.from, spare);
  const behind = disturbed(view, plank, plank.from, plank.to, spare);
  const upTo = (looks: readonly number[], out: number) => looks.filter((far) => far <= out).length;
  const slides = Array.from({ length: SLIDES + 1 }, (_, place) => (place / SLIDES - 0.5) * spare);
  const cost = (slide: number) => upTo(before, spare / 2 - slide) + upTo(behind, spare / 2 + slide);
  return slides
    .sort((one, other) => Math.abs(one) - Math.abs(other))
    .reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

/** How far behind an end, as seen from the other one, something lies under what sticks out there. */
function disturbed(view: DeltaView, plank: Laid, from: Point, end: Point, spare: number): number[] {
  const apart = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1;
  const looks = Array.from({ length: Math.floor(spare / PACE) }, (_, look) => (look + 1) * PACE);
  return looks.filter((far) => {
    const part = far / apart;
    const point: Point = [end[0] + (end[0] - from[0]) * part, end[1] + (end[1] - from[1]) * part];
    return isTaken(view, plank, end, point);
  });
}

/** Does a point lie off the board, or on something that is not the support it sticks out from? */
function isTaken(view: DeltaView, plank: Laid, support: Point, point: Point): boolean {
  const { size, plank_width: thick, stone_radius: round } = view.board;
  const away = (other: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
  const apart = (other: Point) => Math.hypot(support[0] - other[0], support[1] - other[1]);
  if (point.some((part, axis) => part < 0 || part > size[axis]!)) return true;
  if (away(support) <= round) return false;
  return (
    view.stones.some(({ at }) => apart(at) > 0 && away(at) < round + thick / 2) ||
    view.islets.some(({ centre, radius }) => apart(centre) > radius && away(centre) < radius) ||
    view.villages.some(({ centre, radius }) => apart(centre) > radius + 1 && away(centre) < radius) ||
    view.planks.some(({ name, from, to }) => name !== plank.name && fromLine(point, from, to) < thick)
  );
}

const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.25, 0.75]; // of the way from one end to the other
const BESIDE = 44; // units to another plank that a finger tells apart even on the smallest river

/** Where a plank shows its number and is pointed at: in its middle, or nearer to an end where another lies close by. */
export function aimedPart(view: DeltaView, plank: Laid): number {
  const free = (part: number) => Math.min(BESIDE, roomAt(view, plank, part));
  return PARTS.reduce((best, next) => (free(next) > free(best) ? next : best));
}

/** How far the next plank is from there. */
export function roomAt(view: DeltaView, plank: Laid, part: number): number {
  const others = view.planks.filter(({ name }) => name !== plank.name);
  return Math.min(...others.map(({ from, to }) => fromLine(along(plank, part), from, to)));
}

export function along({ from, to }: Laid, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

// ---- a plank that is only thought of

/** Both rest points of a plank between two supports. */
export function span(view: DeltaView, a: number, b: number): readonly [Point, Point] {
  const village = (support: number) => view.villages.find((one) => one.support === support);
  const start = restPoint(view, a, village(a)?.centre ?? [0, 0]);
  const far = restPoint(view, b, start);
  return [restPoint(view, a, far), far];
}

/** Where a support is met from a point: a stone in its middle, a village at the nearest landing with room. */
export function restPoint(view: DeltaView, support: number, from: Point): Point {
  const stone = view.stones.find((one) => one.support === support);
  if (stone) return stone.at;
  const village = view.villages.find((one) => one.support === support);
  if (!village) return from;
  const landings = nearestFirst(village, from);
  return landings.find((landing) => hasRoom(view, village, from, landing)) ?? landings[0]!;
}

function nearestFirst({ landings }: Village, from: Point): readonly Point[] {
  const away = ([x, y]: Point) => (x - from[0]) ** 2 + (y - from[1]) ** 2;
  return landings.toSorted((one, other) => away(one) - away(other));
}

const FULL = 3; // planks that a support carries
const FARTHEST = 5 / 4; // of the longest plank: nobody points further

/**
 * By eye, before a plank is taken: is there room to point from here to there? Only so that nobody takes a plank for a
 * place where none may lie; whether it is long enough is for the eye. A twin is laid once it is taken.
 */
export function isOpen(view: DeltaView, a: number, b: number): boolean {
  const ends = [a, b].map((support) =>
    [...view.stones, ...view.villages].find((one) => one.support === support)!,
  );
  const names = ends.map(({ name }) => name);
  const stones = ends.flatMap((end) => ('at' in end ? [end.at] : []));
  const village = ends.find((end) => 'landings' in end);
  const carried = (name: string) => view.planks.filter(({ supports }) => supports.includes(name)).length;
  const isJoined = view.planks.some(({ supports }) => names.every((name) => supports.includes(name)));
  if (a === b || !stones.length || isJoined || names.some((name) => carried(name) >= FULL)) return false;
  const far = FARTHEST * view.board.plank_lengths.at(-1)!;
  const from = stones[0]!;
  const landings =
    village?.landings.filter((landing) => hasRoom(view, village, from, landing)) ?? stones.slice(1);
  return landings.some((to) => Math.hypot(...minus(to, from)) <= far && isFreeLine(view, [from, to], names));
}

/** Does a line touch no plank, and no support but its own? */
function isFreeLine(view: DeltaView, line: Line, own: readonly string[]): boolean {
  const { plank_width: thick, stone_radius: round } = view.board;
  const clear = (at: Point, radius: number) => fromLine(at, ...line) >= radius + thick / 2;
  return (
    view.planks.every((plank) => isClear(line, [plank.from, plank.to], view)) &&
    view.stones.every(({ name, at }) => own.includes(name) || clear(at, round)) &&
    view.villages.every(({ name, centre, radius }) => own.includes(name) || clear(centre, radius))
  );
}

/** Can a plank lie from a stone to a landing beside all that lie already, and not over the village's land? */
function hasRoom(view: DeltaView, { centre }: Village, from: Point, landing: Point): boolean {
  const outwards = dot(minus(from, landing), minus(landing, centre)) >= 0;
  return outwards && view.planks.every((plank) => isClear([from, landing], [plank.from, plank.to], view));
}

type Line = readonly [Point, Point];

/** Planks on one rest point need an angle between them, others a gap (G7). */
function isClear(one: Line, other: Line, { board }: DeltaView): boolean {
  for (const [end, far] of [one, one.toReversed()] as Line[])
    for (const [same, beyond] of [other, other.toReversed()] as Line[])
      if (end.join() === same.join()) return isWide(minus(far, end), minus(beyond, same));
  const near = (line: Line, [a, b]: Line) => line.some((end) => fromLine(end, a, b) < board.plank_width);
  return !crosses(one, other) && !near(one, other) && !near(other, one);
}

/** At least thirty degrees. */
const isWide = (u: Point, v: Point) => dot(u, v) <= 0 || 4 * dot(u, v) ** 2 <= 3 * dot(u, u) * dot(v, v);

function crosses([a, b]: Line, [c, d]: Line): boolean {
  const side = (from: Point, to: Point, point: Point) =>
    Math.sign(cross(minus(to, from), minus(point, from)));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const dot = (u: Point, v: Point) => u[0] * v[0] + u[1] * v[1];
const cross = (u: Point, v: Point) => u[0] * v[1] - u[1] * v[0];
