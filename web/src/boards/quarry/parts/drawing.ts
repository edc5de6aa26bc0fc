/** A stone drawn by hand from a corner: the faces one sees, back to front, and the edges between them. */
import type { Part } from './shapes';

type Flat = readonly [x: number, y: number];
type Solid = readonly [x: number, y: number, z: number];

export interface Drawing {
  faces: { side: 'top' | 'front' | 'end'; points: string }[];
  edges: string;
  /** `viewBox` numbers: left, top, width, height. */
  box: readonly [number, number, number, number];
}

/** Along the stone, away from the eye, upwards. */
const AXES: readonly Flat[] = [
  [0.94, 0.26],
  [0.5, -0.34],
  [0, -0.92],
];

function flat([x, y, z]: Solid): Flat {
  const along = (axis: 0 | 1) => x * AXES[0]![axis] + y * AXES[1]![axis] + z * AXES[2]![axis];
  return [along(0), along(1)];
}

const FACES = {
  top: {
    towards: [0, 0, 1],
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  front: {
    towards: [0, -1, 0],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
  end: {
    towards: [1, 0, 0],
    corners: [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ],
  },
} as const;

/** Along the stone comes nearer, across it goes away. */
const nearness = ([x, y]: Solid) => x - y;

export function draw(parts: readonly Part[]): Drawing {
  const cubes = parts
    .flatMap(({ dx, dy, bottom, top }) =>
      Array.from({ length: top - bottom }, (_, i): Solid => [dx, dy, bottom + i]),
    )
    .sort((one, other) => nearness(one) - nearness(other) || one[2] - other[2]);
  const filled = new Set(cubes.map(String));
  const has = (x: number, y: number, z: number) => filled.has(String([x, y, z]));
  const faces: Drawing['faces'] = [];
  const edges: string[] = [];
  const points: Flat[] = [];
  for (const [x, y, z] of cubes) {
    for (const side of ['top', 'front', 'end'] as const) {
      const { towards, corners } = FACES[side];
      const [tx, ty, tz] = towards;
      if (has(x + tx, y + ty, z + tz)) continue;
      const seen = corners.map(([cx, cy, cz]) => flat([x + cx, y + cy, z + cz]));
      points.push(...seen);
      faces.push({ side, points: seen.map((point) => point.map(tidy).join()).join(' ') });
      corners.forEach((corner, i) => {
        const next = corners[(i + 1) % 4]!;
        // The middle of an edge points from the middle of the face to the neighbour across it.
        const [nx, ny, nz] = [0, 1, 2].map((axis) => {
          const middle = (corner[axis]! + next[axis]!) / 2;
          return towards[axis] ? 0 : Math.round((middle - 0.5) * 2);
        }) as [number, number, number];
        const goesOn = has(x + nx, y + ny, z + nz) && !has(x + nx + tx, y + ny + ty, z + nz + tz);
        if (!goesOn) edges.push(`M${seen[i]!.map(tidy).join(' ')}L${seen[(i + 1) % 4]!.map(tidy).join(' ')}`);
      });
    }
  }
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - 0.12;
  const top = Math.min(...ys) - 0.12;
  const box = [left, top, Math.max(...xs) + 0.12 - left, Math.max(...ys) + 0.12 - top].map(tidy);
  return { faces, edges: edges.join(''), box: box as unknown as Drawing['box'] };
}

const tidy = (value: number) => Math.round(value * 100) / 100;
