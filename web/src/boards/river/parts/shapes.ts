/** Outlines and places on the drawing of the delta; only for the eye, never for the rules. */
import type { DeltaView, Plank, Point, Village } from '../view';

/** A number from 0 to 1 that is always the same for the same name and turn. */
export function chance(name: string, turn: number): number {
  let sum = 2166136261;
  for (const letter of `${name}/${turn}`) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 2246822507);
  return ((sum ^ (sum >>> 13)) >>> 0) / 4294967296;
}

/** A closed, rounded outline about a centre: an islet, a shoal, a meadow. */
export function blob(name: string, [x, y]: Point, radius: number, wobble = 0.1, corners = 9): string {
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * 2 * Math.PI + chance(name, 99);
    const far = radius * (1 - wobble / 2 + wobble * chance(name, corner));
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return smooth(points);
}

/** A closed curve through points (Catmull-Rom as cubic Béziers). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const show = (number: number) => number.toFixed(1);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...one, ...two, ...to].map(show).join(' ')}`;
  });
  return `M${show(at(0)[0])} ${show(at(0)[1])}${curves.join('')}Z`;
}

export function lengthOf(view: DeltaView, plank: string): number {
  return view.board.plank_lengths[Number(plank.slice(1)) - 1] ?? 0;
}

/** Where the pawns of a village stand: side by side on the river's side, houses behind them. */
export function standing(
  view: DeltaView,
  village: Village,
  place: number,
  count: number,
  wide: number,
): Point {
  const [cx, cy] = village.centre;
  const [mx, my] = [view.board.size[0] / 2 - cx, view.board.size[1] / 2 - cy];
  const far = Math.hypot(mx, my) || 1;
  const step = Math.min(wide, 150 / count);
  const aside = (place - (count - 1) / 2) * step;
  const inward = village.radius * 0.62;
  return [cx + (mx / far) * inward + (my / far) * -aside, cy + (my / far) * inward + (mx / far) * aside + 12];
}

/** The middle of a space: of a lying plank, or of a village's river side. */
export function middle(view: DeltaView, space: string): Point {
  const plank = view.planks.find((one) => one.name === space);
  if (plank) return midpoint(plank);
  const village = view.villages.find((one) => one.name === space);
  return village ? standing(view, village, 0, 1, 0) : [view.board.size[0] / 2, view.board.size[1] / 2];
}

export function midpoint(plank: Pick<Plank, 'from' | 'to'>): Point {
  return [(plank.from[0] + plank.to[0]) / 2, (plank.from[1] + plank.to[1]) / 2];
}

export const minus = (to: Point, from: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** How far a point is from the line between two others. */
export function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx ** 2 + dy ** 2 || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(ax + part * dx - x, ay + part * dy - y);
}

/** An arc from point to point, bulging upwards, for jumps. */
export function arc([ax, ay]: Point, [bx, by]: Point): string {
  const high = Math.max(40, Math.hypot(bx - ax, by - ay) * 0.45);
  return `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 - high} ${bx} ${by}`;
}
