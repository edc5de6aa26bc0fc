import { describe, expect, test } from 'vitest';
import * as choosing from './choosing';
import fine from '../fixtures/river-dragons.fine.json';
import open from '../fixtures/river-dragons.open.json';
import place from '../fixtures/river-dragons.place.json';
import type { DeltaMove, DeltaView, Point, Targets } from '../view';

const movesOf = (fixture: { frames: { moves: unknown }[] }) => fixture.frames[0]!.moves as DeltaMove[];
const walks = (...paths: string[][]): DeltaMove[] =>
  paths.map((spaces, id) => ({ id, text: '', sentence: '', targets: { spaces } satisfies Targets }));

describe('a plank between two supports', () => {
  test('every legal pair is found from both of its ends', () => {
    const moves = movesOf(place);
    for (const move of moves) {
      const [a, b] = move.targets.supports!;
      expect(choosing.partnersOf(moves, a).has(b) && choosing.partnersOf(moves, b).has(a)).toBe(true);
      expect(choosing.joining(moves, b, a)).toBe(move);
    }
    expect(choosing.joining(moves, 0, 0)).toBeUndefined();
  });
});

describe('a walk', () => {
  const moves = walks(['k5', 'b5'], ['k5', 'k6'], ['V6', 'r2'], ['V6', 'k5']);

  test('goes step by step', () => {
    expect([...choosing.nextSteps(moves, [])]).toEqual(['k5', 'V6']);
    expect(choosing.tapSpace(moves, [], 'V6')).toEqual(['V6']);
    expect(choosing.tapSpace(moves, ['V6'], 'k5')).toEqual(['V6', 'k5']);
    expect(choosing.walk(moves, ['V6', 'k5'])?.id).toBe(3);
  });

  test('a space that is only an end takes the way there', () => {
    expect(choosing.tapSpace(moves, [], 'k6')).toEqual(['k5', 'k6']);
  });

  test('of two ways to one end, that through the wished village is taken', () => {
    const both = walks(['k5', 'b2'], ['V6', 'b2']);
    expect(choosing.tapSpace(both, [], 'b2', 'V6')).toEqual(['V6', 'b2']);
  });

  test('begins anew with another first step, and refuses what no walk reaches', () => {
    expect(choosing.tapSpace(moves, ['k5'], 'V6')).toEqual(['V6']);
    expect(choosing.tapSpace(moves, [], 'p1')).toBeNull();
  });
});

describe('open water', () => {
  const moves = movesOf(open);
  const places = new choosing.Places(moves);

  test('a place is found by its point, and a blunt finger finds the nearest', () => {
    const move = moves[100]!;
    const [x, y] = move.targets.point!;
    expect(places.at([x, y])).toBe(move);
    expect(places.near([x + 1, y - 1], 26)).toBe(move);
    expect(places.near([-900, -900], 26)).toBeUndefined();
  });

  test('the outline covers as many squares as there are places', () => {
    const squares = [...places.outline(10).matchAll(/M(-?\d+) -?\d+H(\d+)/g)].map(
      ([, from, to]) => (+to! - +from!) / 10,
    );
    expect(squares.reduce((sum, wide) => sum + wide, 0)).toBe(moves.length);
  });
});

test('an arrow key goes to what lies ahead, not to what lies aside', () => {
  const spot = (key: string, x: number, y: number) => ({ key, x, y });
  const [here, ahead, aside] = [spot('a', 0, 0), spot('b', 100, 10), spot('c', 40, 90)];
  expect(choosing.towards([here, ahead, aside], here, 'ArrowRight')).toBe(ahead);
  expect(choosing.towards([here, ahead, aside], here, 'ArrowDown')).toBe(aside);
  expect(choosing.towards([here, ahead, aside], here, 'ArrowLeft')).toBeUndefined();
});

describe('R4: a stone on an islet', () => {
  const moves = movesOf(fine);
  const { islets, board } = fine.frames[0]!.view.table as unknown as DeltaView;
  const islet = islets.find(({ name }) => name === 'i12')!;
  const [x, y] = islet.centre;
  const STEP = 6; // between two places on an islet
  const stone = (tapped: Point | null) => choosing.stoneOn(moves, islet, board.stone_radius, tapped)!;
  const off = ({ targets: { point } }: DeltaMove) => Math.hypot(point![0] - x, point![1] - y);

  test('lies in the middle without a tap, and where one taps near the middle', () => {
    expect(stone(null).targets.point).toEqual([x, y]);
    expect(stone([x + islet.radius / 3, y]).targets.point).toEqual([x, y]);
  });

  test('covers the point that is tapped, as near as its places allow', () => {
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn / 6) * Math.PI;
      const tapped: Point = [
        x + 0.9 * islet.radius * Math.cos(angle),
        y + 0.9 * islet.radius * Math.sin(angle),
      ];
      const [px, py] = stone(tapped).targets.point!;
      expect(off(stone(tapped))).toBeGreaterThan(0);
      expect(Math.hypot(tapped[0] - px, tapped[1] - py)).toBeLessThan(board.stone_radius + STEP / 2);
    }
  });

  test('is shifted by the arrow keys as far as the islet goes', () => {
    let shown = stone(null);
    for (let next: DeltaMove | undefined = shown; next; next = choosing.nudged(moves, shown, 'ArrowRight'))
      shown = next;
    expect(shown.targets.islet).toBe('i12');
    expect(off(shown)).toBeGreaterThan(0);
    expect(off(shown)).toBeLessThanOrEqual(islet.radius - board.stone_radius);
    expect(choosing.stoneNear(moves, 'i12', [x, y])).toBe(stone(null));
  });
});
