import { expect, test } from 'vitest';
import middle from '../fixtures/quarry.middle.json';
import type { QuarryView } from '../view';
import { outlooksOf } from './outlook';

const [frame] = middle.frames;
const view = frame!.view.table as unknown as QuarryView;
const winning = frame!.moves.filter(({ text }) => text.endsWith('#'));
const [rival, mover] = view.to_move === 'black' ? (['blue', 'black'] as const) : (['black', 'blue'] as const);
const bySeat = <Told>(own: Told, other: Told) => (view.holders[mover] === 0 ? [own, other] : [other, own]);

test('what the rules found is told by colour, with the cells that would be taken', () => {
  const wins = bySeat<number[]>(
    winning.map(({ id }) => id),
    [],
  );
  const found = outlooksOf({ wins, missing: bySeat([1], [0]) }, view)!;
  expect(winning.length).toBeGreaterThan(0);
  expect(found[mover]).toMatchObject({ stones: 1, wins: true });
  expect(winning.flatMap(({ targets }) => targets.cells)).toEqual(
    expect.arrayContaining([...found[mover].gaps]),
  );
  expect(found[rival]).toEqual({ stones: null, wins: false, gaps: new Set() });
});

test('nothing is told while nobody knows', () => {
  expect(outlooksOf(null, view)).toBe(null);
  expect(outlooksOf({}, view)).toBe(null);
});
