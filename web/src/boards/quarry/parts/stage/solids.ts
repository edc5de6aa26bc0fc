/** The stones as solids with bevelled edges: in their base orientation, the first cell around the origin. */
import { type BufferGeometry, ExtrudeGeometry, Shape } from 'three';
import { ATTITUDES, type Attitude, type Part } from '../shapes';

const GAP = 0.022;
const BEVEL = 0.055;

/** The outline of a straight stone from the side: along its bottom, then back along its top. */
export function sideOutline(parts: readonly Part[]): [number, number][] {
  const row = [...parts].sort((one, other) => one.dx - other.dx);
  const bottom = row.flatMap(({ dx, bottom }): [number, number][] => [
    [dx, bottom],
    [dx + 1, bottom],
  ]);
  const top = row
    .flatMap(({ dx, top }): [number, number][] => [
      [dx, top],
      [dx + 1, top],
    ])
    .reverse();
  return withoutNeedless([...bottom, ...top]);
}

function withoutNeedless(points: [number, number][]): [number, number][] {
  const distinct = points.filter(([x, y], i) => {
    const [px, py] = points[(i + points.length - 1) % points.length]!;
    return x !== px || y !== py;
  });
  return distinct.filter(([x, y], i) => {
    const [px, py] = distinct[(i + distinct.length - 1) % distinct.length]!;
    const [nx, ny] = distinct[(i + 1) % distinct.length]!;
    return (x - px) * (ny - y) !== (y - py) * (nx - x);
  });
}

const CORNER_OUTLINE: [number, number][] = [
  [0, 0],
  [2, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
];

/** `swell` makes the solid that much fatter all round: for outlines. */
export function solid(attitude: Attitude, swell = 0): BufferGeometry {
  const flat = attitude === 'corner';
  const outline = flat ? CORNER_OUTLINE : sideOutline(ATTITUDES[attitude]);
  const shape = new Shape();
  outline.forEach(([x, y], i) => (i ? shape.lineTo(x, y) : shape.moveTo(x, y)));
  shape.closePath();
  const margin = GAP - swell;
  const geometry = new ExtrudeGeometry(shape, {
    depth: 1 - 2 * margin - 2 * BEVEL,
    bevelEnabled: true,
    bevelSegments: 1,
    bevelSize: BEVEL,
    bevelThickness: BEVEL,
    bevelOffset: -BEVEL - margin,
  });
  geometry.translate(0, 0, margin + BEVEL);
  // A flat stone was drawn from above: lay it down, its second axis to the north.
  if (flat) geometry.rotateX(-Math.PI / 2).translate(-0.5, 0, 0.5);
  else geometry.translate(-0.5, 0, -0.5);
  return geometry;
}
