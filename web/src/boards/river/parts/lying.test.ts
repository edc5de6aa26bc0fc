import { describe, expect, test } from 'vitest';
import tried from '../fixtures/river-dragons.by-eye-tried.json';
import byEye from '../fixtures/river-dragons.by-eye.json';
import middleOfGame from '../fixtures/river-dragons.middle.json';
import place from '../fixtures/river-dragons.place.json';
import twins from '../fixtures/river-dragons.twins.json';
import { joining } from './choosing';
import { isOpen, lying, span } from './lying';
import { lengthOf } from './shapes';
import type { DeltaMove, DeltaView, Plank, Point } from '../view';

const viewOf = (fixture: { frames: { view: { table: unknown } }[] }) =>
  fixture.frames[0]!.view.table as DeltaView;
const river = viewOf(middleOfGame);
const bare = (changes: Partial<DeltaView>): DeltaView => ({
  ...river,
  stones: [],
  planks: [],
  islets: [],
  ...changes,
});
const plank = (name: string, from: Point, to: Point): Plank => ({
  name,
  colour: 'blue',
  number: Number(name.charAt(1)),
  supports: ['', ''],
  from,
  to,
  pawn: null,
});
const stone = (support: number, at: Point) => ({ name: `i${support + 1}`, support, at, planks: 1 });

describe('R9: a plank is drawn', () => {
  test.each([
    ['middle', river],
    ['place', viewOf(place)],
  ])('at its true length, over both of its rest points (%s)', (_, view) => {
    expect(view.planks.length).toBeGreaterThan(0);
    for (const one of view.planks) {
      const { length, slide } = lying(view, one);
      const apart = Math.hypot(one.to[0] - one.from[0], one.to[1] - one.from[1]);
      expect(length).toBe(lengthOf(view, one.name));
      expect(Math.abs(slide)).toBeLessThanOrEqual((length - apart) / 2 + 1e-9);
    }
  });

  test('in the middle where nothing is disturbed', () => {
    const long = plank('b6', [400, 400], [500, 400]);
    expect(lying(bare({ planks: [long] }), long)).toEqual({
      x: 450,
      y: 400,
      angle: 0,
      length: 180,
      slide: 0,
    });
  });

  test('away from the plank that goes on in its line', () => {
    const [long, next] = [plank('b6', [400, 400], [500, 400]), plank('b2', [500, 400], [600, 400])];
    const view = bare({ planks: [long, next], stones: [stone(1, [400, 400]), stone(2, [500, 400])] });
    const { x, length, slide } = lying(view, long);
    expect(x + slide + length / 2).toBeLessThanOrEqual(500 + view.board.stone_radius);
  });

  test('away from a stone, and from the edge of the board', () => {
    const long = plank('b6', [400, 400], [500, 400]);
    const ahead = bare({ planks: [long], stones: [stone(3, [560, 400])] });
    expect(lying(ahead, long).slide).toBeLessThan(0);
    const edge = plank('b6', [30, 620], [130, 620]);
    expect(lying(bare({ planks: [edge] }), edge).slide).toBeGreaterThan(0);
  });
});

test('R7: a second plank between a stone and a village is shown at the landing where it will lie', () => {
  const [before, after] = twins.frames.map((frame) => frame.view.table as unknown as DeltaView);
  const laid = after!.planks.find(({ name }) => name === before!.picked)!;
  const supports = [...after!.stones, ...after!.villages].filter(({ name }) => laid.supports.includes(name));
  const [stone, village] = supports.map(({ support }) => support);
  expect(before!.planks.some(({ supports }) => supports.join() === laid.supports.join())).toBe(true);
  expect(span(before!, stone!, village!)).toEqual([laid.from, laid.to]);
});

test.each([byEye, tried])('by eye one may point where the rules let one try', (fixture) => {
  const { view, moves } = fixture.frames[0]! as unknown as { view: { table: DeltaView }; moves: DeltaMove[] };
  const { table } = view;
  const places = [...table.stones, ...table.villages];
  const known = table.tried.map((pair) => [...pair].sort().join());
  const pairs = places
    .flatMap((one, at) => places.slice(at + 1).map((other) => [one, other] as const))
    .filter(
      (pair) =>
        !known.includes(
          pair
            .map(({ name }) => name)
            .sort()
            .join(),
        ),
    );
  const named = (chosen: typeof pairs) => chosen.map((pair) => pair.map(({ name }) => name).join('-'));
  const open = pairs.filter(([one, other]) => isOpen(table, one.support, other.support));
  expect(named(open)).toEqual(
    named(pairs.filter(([one, other]) => joining(moves, one.support, other.support))),
  );
  expect(open.length).toBeGreaterThan(10);
});
