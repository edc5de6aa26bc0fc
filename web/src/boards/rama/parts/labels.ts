/** Which names of towns fit on the cloth at this size, and where each is written. */
import type { Box, Point } from './atlas';

export interface Named extends Point {
  id: string;
  text: string;
  /** Half the size of the town's mark. */
  reach: number;
  /** Names of higher rank are written first; from 3 on always. */
  rank: number;
}

export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
}

const LETTER = 0.53; // mean width of a letter, in sizes
const ALWAYS = 3;
const OFF_THE_CLOTH = 25; // there it may be cut by the edge of the screen

export function placeLabels(
  towns: readonly Named[],
  beads: readonly Point[],
  figures: readonly Box[],
  cloth: Box,
  size: number,
): Map<string, Label> {
  const taken: Box[] = [...towns.map(({ x, y, reach }) => square(x, y, reach)), ...figures];
  const soft = beads.map(({ x, y }) => square(x, y, size * 0.25));
  const placed = new Map<string, Label>();
  for (const town of towns.toSorted((one, other) => other.rank - one.rank)) {
    const own = taken[towns.indexOf(town)]!;
    let best: { label: Label; patch: Box } | null = null;
    let least = town.rank >= ALWAYS ? Infinity : 10;
    for (const candidate of candidates(town, size)) {
      const hard = taken.filter((patch) => patch !== own && overlap(patch, candidate.patch)).length;
      const beads = soft.filter((bead) => overlap(bead, candidate.patch)).length;
      const cut = inside(candidate.patch, cloth) ? 0 : OFF_THE_CLOTH;
      const cost = candidate.cost + hard * 10 + cut + beads;
      if (cost < least) [best, least] = [candidate, cost];
    }
    if (best) {
      placed.set(town.id, best.label);
      taken.push(best.patch);
    }
  }
  return placed;
}

function candidates(town: Named, size: number) {
  const wide = town.text.length * LETTER * size;
  const gap = town.reach + size * 0.22;
  const rise = size * 0.34;
  const spots: [number, number, Label['anchor'], number][] = [
    [gap, rise, 'start', 0],
    [-gap, rise, 'end', 0.1],
    [0, -gap - size * 0.1, 'middle', 0.3],
    [0, gap + size * 0.75, 'middle', 0.3],
    [gap * 0.8, -gap * 0.55, 'start', 0.5],
    [gap * 0.8, gap * 0.75 + rise, 'start', 0.5],
    [-gap * 0.8, -gap * 0.55, 'end', 0.6],
    [-gap * 0.8, gap * 0.75 + rise, 'end', 0.6],
  ];
  return spots.map(([dx, dy, anchor, cost]) => {
    const x = town.x + dx;
    const y = town.y + dy;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
    const patch = { left, right: left + wide, top: y - size * 0.78, bottom: y + size * 0.2 };
    return { label: { x, y, anchor }, patch, cost };
  });
}

function square(x: number, y: number, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function inside(patch: Box, cloth: Box): boolean {
  const across = patch.left >= cloth.left && patch.right <= cloth.right;
  return across && patch.top >= cloth.top && patch.bottom <= cloth.bottom;
}
