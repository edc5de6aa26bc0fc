/** From where the board is looked at: round it, above it, and how near. Angles in radians. */
export interface Viewpoint {
  /** 0 looks from the south, a quarter turn from the east. */
  azimuth: number;
  /** 0 is level with the board, a right angle straight overhead. */
  elevation: number;
  /** 1 shows the whole board, 2 half of it. */
  zoom: number;
}

export type Point = readonly [x: number, y: number, z: number];

export const QUARTER = Math.PI / 2;
const LANDSCAPE: Viewpoint = { azimuth: -0.3, elevation: 0.9, zoom: 1 };
const PORTRAIT: Viewpoint = { azimuth: -0.12, elevation: 1.05, zoom: 1 };

/** A player's seat at the south side; on a narrow screen straighter, so that the board stays large. */
export function seatView(aspect: number): Viewpoint {
  return aspect > 1.15 ? LANDSCAPE : PORTRAIT;
}

export const OVERHEAD_ELEVATION = QUARTER;
export const LOWEST = 0.14;
export const ZOOMS = [0.7, 3] as const;

export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export function turnedBy(from: Viewpoint, azimuth: number, elevation: number): Viewpoint {
  return {
    ...from,
    azimuth: from.azimuth + azimuth,
    elevation: clamp(from.elevation + elevation, LOWEST, OVERHEAD_ELEVATION),
  };
}

export function zoomedBy(from: Viewpoint, factor: number): Viewpoint {
  return { ...from, zoom: clamp(from.zoom * factor, ...ZOOMS) };
}

/** The direction from the board to the eye. */
export function eyeward({ azimuth, elevation }: Viewpoint): Point {
  const flat = Math.cos(elevation);
  return [flat * Math.sin(azimuth), Math.sin(elevation), flat * Math.cos(azimuth)];
}

/** What is up for the eye: never undefined, not even straight overhead. */
export function upward({ azimuth, elevation }: Viewpoint): Point {
  const lean = -Math.sin(elevation);
  return [lean * Math.sin(azimuth), Math.cos(elevation), lean * Math.cos(azimuth)];
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Where the eye looks and how far away it must be for all points to lie in sight. */
export interface Framing {
  /** How far above the middle of the board the eye aims, along its own upward direction. */
  shift: number;
  distance: number;
}

/** The nearest framing that shows all points; tangents are of half the field of view. */
export function frame(from: Viewpoint, points: readonly Point[], across: number, along: number): Framing {
  const eye = eyeward(from);
  const up = upward(from);
  const right = cross(up, eye);
  const seen = points.map((point) => ({
    near: dot(point, eye),
    aside: Math.abs(dot(point, right)) / across,
    high: dot(point, up),
  }));
  const needed = (shift: number) =>
    Math.max(...seen.map(({ near, aside, high }) => near + Math.max(aside, Math.abs(high - shift) / along)));
  const distance = needed(lowest(needed, -6, 6)) / from.zoom;
  // Where the width decides there is room above and below: share it evenly.
  const unevenness = (shift: number) => {
    const slopes = seen.map(({ near, high }) => (high - shift) / Math.max(distance - near, 0.1));
    return Math.abs(Math.max(...slopes) + Math.min(...slopes));
  };
  return { shift: lowest(unevenness, -6, 6), distance };
}

/** Where a function with a single valley is lowest. */
function lowest(of: (at: number) => number, from: number, to: number): number {
  for (let i = 0; i < 28; i++) {
    const third = (to - from) / 3;
    if (of(from + third) < of(to - third)) to -= third;
    else from += third;
  }
  return (from + to) / 2;
}

/** Which quarter one looks from: 0 south, 1 east, 2 north, 3 west. */
export function quarterOf({ azimuth }: Viewpoint): number {
  return ((Math.round(azimuth / QUARTER) % 4) + 4) % 4;
}

/** An arrow key as the player sees it, in columns and rows of the board. */
export function arrowFrom(quarter: number, dx: number, dy: number): { dx: number; dy: number } {
  let way = { dx, dy };
  for (let i = 0; i < quarter; i++) way = { dx: -way.dy, dy: way.dx };
  return way;
}

/** The first column of stone that a ray meets; `height` says how high each cell stands. */
export function cellOnRay(
  origin: Point,
  direction: Point,
  width: number,
  rows: number,
  height: (x: number, y: number) => number,
): { x: number; y: number } | null {
  let nearest = Infinity;
  let found: { x: number; y: number } | null = null;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const west = x - width / 2;
      const north = rows / 2 - y - 1;
      const hit = entry(origin, direction, [west, -0.5, north], [west + 1, height(x, y), north + 1]);
      if (hit !== null && hit < nearest) {
        nearest = hit;
        found = { x, y };
      }
    }
  }
  return found;
}

function entry(origin: Point, direction: Point, low: Point, high: Point): number | null {
  let from = 0;
  let to = Infinity;
  for (const axis of [0, 1, 2] as const) {
    const way = direction[axis];
    if (Math.abs(way) < 1e-9) {
      if (origin[axis] < low[axis] || origin[axis] > high[axis]) return null;
      continue;
    }
    const one = (low[axis] - origin[axis]) / way;
    const other = (high[axis] - origin[axis]) / way;
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from <= to ? from : null;
}
