import { expect, test } from 'vitest';
import { arrowFrom, cellOnRay, eyeward, frame, quarterOf, QUARTER, turnedBy, upward } from './viewpoint';

const south = { azimuth: 0, elevation: 0.9, zoom: 1 };

test('the upward direction stands square on the line of sight, also straight overhead', () => {
  for (const elevation of [0.2, 0.9, QUARTER]) {
    const [a, b] = [eyeward({ ...south, elevation }), upward({ ...south, elevation })];
    expect(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]).toBeCloseTo(0);
  }
});

test('the board cannot be turned over', () => {
  expect(turnedBy(south, 0, 9).elevation).toBe(QUARTER);
  expect(turnedBy(south, 0, -9).elevation).toBeGreaterThan(0);
});

test('arrows follow the eye: from the north everything is the other way round', () => {
  expect(arrowFrom(quarterOf(south), 1, 0)).toEqual({ dx: 1, dy: 0 });
  const north = arrowFrom(quarterOf({ ...south, azimuth: 2 * QUARTER }), 1, 0);
  expect([north.dx, north.dy + 0]).toEqual([-1, 0]);
  const east = arrowFrom(quarterOf({ ...south, azimuth: QUARTER }), 0, 1);
  expect([east.dx, east.dy + 0]).toEqual([-1, 0]);
});

test('a wider place needs no more distance', () => {
  const corners = [-6, 6].flatMap((x) => [-5, 5].map((z) => [x, 0, z] as const));
  const narrow = frame(south, corners, 0.2, 0.27).distance;
  expect(frame(south, corners, 0.4, 0.27).distance).toBeLessThan(narrow);
  expect(frame({ ...south, zoom: 2 }, corners, 0.2, 0.27).distance).toBeCloseTo(narrow / 2);
});

test('a ray meets the tower that stands before a cell', () => {
  const flat = cellOnRay([0.5, 20, 0], [0, -1, 0], 10, 9, () => 0);
  expect(flat).toEqual({ x: 5, y: 4 });
  const slanted = [0, -1, -1] as const;
  expect(cellOnRay([0.5, 4, 4], slanted, 10, 9, () => 0)).toEqual({ x: 5, y: 4 });
  const tower = (x: number, y: number) => (x === 5 && y === 3 ? 3 : 0);
  expect(cellOnRay([0.5, 4, 4], slanted, 10, 9, tower)).toEqual({ x: 5, y: 3 });
  expect(cellOnRay([50, 4, 4], [0, 1, 0], 10, 9, () => 0)).toBeNull();
});
