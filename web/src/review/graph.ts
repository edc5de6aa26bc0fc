/** The geometry of the graph of chances: moments from left to right, 0 to 100 % from below. */
export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Lines that cross are told apart without their colour. */
export const dashes = ['', '9 4', '2.5 4', '12 4 2.5 4', '5 3', '16 4 2.5 4 2.5 4'] as const;

/** Moments nearer to each other than this many pixels are drawn as one. */
const CLOSE = 4;

export class Scale {
  constructor(
    readonly sheet: Sheet,
    /** How many moments there are. */
    readonly moments: number,
  ) {}

  x(moment: number): number {
    const { width, left, right } = this.sheet;
    return left + ((width - left - right) * moment) / Math.max(1, this.moments - 1);
  }

  y(chance: number): number {
    const { height, top, bottom } = this.sheet;
    return top + (height - top - bottom) * (1 - Math.min(1, Math.max(0, chance)));
  }

  /** The moment nearest to a place on the sheet. */
  momentAt(x: number): number {
    const { width, left, right } = this.sheet;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, this.moments - 1));
  }

  /** From the first moment to the last that is known; in a long game through the mean of moments that lie too close to be seen. */
  line(chances: readonly number[]): string {
    const last = chances.length - 1;
    if (last < 0) return '';
    const together = Math.max(1, Math.ceil(CLOSE / Math.max(0.01, this.x(1) - this.x(0))));
    const points = [[0, chances[0] ?? 0]];
    for (let first = 1; first < last; first += together) {
      const some = chances.slice(first, Math.min(last, first + together));
      points.push([first + (some.length - 1) / 2, some.reduce((sum, one) => sum + one, 0) / some.length]);
    }
    if (last > 0) points.push([last, chances[last]!]);
    return points
      .map(([moment, chance], at) => `${at ? 'L' : 'M'}${round(this.x(moment!))} ${round(this.y(chance!))}`)
      .join('');
  }
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Heights for the marks at the end of lines: near their lines, never one over the other, all on the sheet. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, line) => line).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  let free = top;
  for (const line of order) {
    placed[line] = Math.max(heights[line]!, free);
    free = placed[line]! + gap;
  }
  let most = bottom;
  for (const line of order.toReversed()) {
    placed[line] = Math.min(placed[line]!, most);
    most = placed[line]! - gap;
  }
  return placed;
}
