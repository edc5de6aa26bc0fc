import { expect, test } from 'vitest';
import { dashes, Scale, spread } from './graph';

const sheet = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

test('the first moment is at the left, the last at the right, certainty on top', () => {
  const scale = new Scale(sheet, 5);
  expect([0, 4].map((moment) => scale.x(moment))).toEqual([10, 210]);
  expect([1, 0, 0.5, 1.2].map((chance) => scale.y(chance))).toEqual([10, 110, 60, 10]);
  expect(scale.line([0, 1, 0.5])).toBe('M10 110L60 10L110 60');
});

test('a long game is drawn through the means of near moments, from its first to its last', () => {
  const scale = new Scale(sheet, 201);
  const swaying = Array.from({ length: 201 }, (_, moment) =>
    moment === 0 ? 0.3 : moment === 200 ? 1 : moment % 2,
  );
  const points = scale.line(swaying).slice(1).split('L');
  expect(points.length).toBeLessThan(55);
  expect([points[0], points.at(-1)]).toEqual(['10 80', '210 10']);
  expect(points[10]).toBe('48.5 60');
});

test('a touch finds the nearest moment, also beside the sheet', () => {
  const scale = new Scale(sheet, 5);
  expect([-50, 10, 84, 86, 900].map((x) => scale.momentAt(x))).toEqual([0, 0, 1, 2, 4]);
});

test('a game without moves is one moment', () => {
  const scale = new Scale(sheet, 1);
  expect(scale.x(0)).toBe(10);
  expect(scale.momentAt(100)).toBe(0);
});

test('marks keep apart and stay on the sheet', () => {
  const placed = spread([100, 99, 12, 10], 20, 10, 110);
  const sorted = [...placed].sort((one, other) => one - other);
  expect(sorted[0]).toBeGreaterThanOrEqual(10);
  expect(sorted.at(-1)).toBeLessThanOrEqual(110);
  for (let place = 1; place < sorted.length; place++) {
    expect(sorted[place]! - sorted[place - 1]!).toBeGreaterThanOrEqual(20);
  }
  expect(placed[0]).toBeGreaterThan(placed[1]!);
});

test('six lines have six patterns', () => {
  expect(new Set(dashes).size).toBe(6);
});
