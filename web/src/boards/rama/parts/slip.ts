/** Where a slip of paper may lie on the map: over no town, and over nothing that can be chosen. */
import type { Point } from './atlas';
import type { Pane } from './lens';

const EDGE = 8;
/** Half of a mark and its ring. */
const MARK = 16;
const ROWS = 16;

export interface Room extends Point {
  /** So many places lie under it. */
  under: number;
}

/** The upper left corner of the slip: low and to the left if that is free, else where it lies on the fewest places. */
export function roomFor(slip: Pane, pane: Pane, places: readonly Point[]): Room {
  const free = {
    x: Math.max(0, pane.width - slip.width - 2 * EDGE),
    y: pane.height - slip.height - 2 * EDGE,
  };
  const corners = Array.from({ length: ROWS + 1 }, (_, row) => row / ROWS).flatMap((up) =>
    [0, 1, 0.5].map((along) => ({ x: EDGE + along * free.x, y: EDGE + (1 - up) * Math.max(0, free.y) })),
  );
  const under = corners.map((corner) => places.filter((place) => lies(place, corner, slip)).length);
  const least = Math.min(...under);
  return { ...corners[under.indexOf(least)]!, under: least };
}

function lies(place: Point, corner: Point, slip: Pane): boolean {
  return (
    place.x > corner.x - MARK &&
    place.x < corner.x + slip.width + MARK &&
    place.y > corner.y - MARK &&
    place.y < corner.y + slip.height + MARK
  );
}
