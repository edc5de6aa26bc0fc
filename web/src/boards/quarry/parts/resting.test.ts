/** Ghosts lie where the rules say that stones would lie. */
import { describe, expect, test } from 'vitest';
import early from '../fixtures/quarry.early.json';
import late from '../fixtures/quarry.late.json';
import middle from '../fixtures/quarry.middle.json';
import start from '../fixtures/quarry.start.json';
import { cellsOf, placementAt, rest, written } from './resting';
import { cellName, cellOf, laidStones } from './ground';
import { FORMS, formsOf } from './shapes';
import type { QuarryView } from '../view';

const fixtures = { start, early, middle, late };

describe.each(Object.entries(fixtures))('in the position "%s"', (_name, fixture) => {
  const { view, moves } = fixture.frames[0]!;
  const table = view.table as unknown as QuarryView;

  test('placements are counted as the rules count them', () => {
    for (const { id, targets } of moves) {
      const placement = placementAt(table, id)!;
      expect(placement.form.number).toBe(targets.form);
      expect(cellsOf(placement).map(cellName)).toEqual(targets.cells);
    }
    expect(placementAt(table, 1e6)).toBe(null);
  });

  test('a ghost lies at the level that the rules wrote', () => {
    for (const { text, targets } of moves.filter((move) => move.text)) {
      const form = FORMS[targets.form]!;
      const first = cellOf(targets.cells[0]!);
      const at = { x: first.x - form.parts[0]!.dx, y: first.y - form.parts[0]!.dy };
      const { level } = rest(table, table.to_move!, { form, at }, true);
      expect(`@${level}`, text).toBe(/@\d/.exec(text)![0]);
    }
  });

  test('every height is explained by a stone', () => {
    const tops = new Map(
      laidStones(table).flatMap(({ parts }) =>
        parts.filter((part) => part.shows).map((part) => [cellName(part), part.top] as const),
      ),
    );
    table.heights.forEach((row, y) =>
      row.forEach((height, x) => expect(tops.get(cellName({ x, y })) ?? 0).toBe(height)),
    );
  });
});

const bare = start.frames[0]!.view.table as unknown as QuarryView;

test('QR-13: a foot over bare board beside a raised one does not hold', () => {
  const heights = bare.heights.map((row) => [...row]);
  const colours = bare.colours.map((row) => [...row]);
  heights[4]![3] = 1;
  colours[4]![3] = 'black';
  const view = { ...bare, heights, colours };
  const [span] = formsOf('span');
  const { level, parts } = rest(view, 'black', { form: span!, at: { x: 3, y: 4 } }, false);
  expect(level).toBe(1);
  expect(parts.map((part) => part.holds)).toEqual([true, true, true, false]);
});

test('QR-12: a foot on the other colour is marked where the stone does not fit, and nothing where it does', () => {
  const heights = bare.heights.map((row) => [...row]);
  const colours = bare.colours.map((row) => [...row]);
  heights[4]![4] = 1;
  colours[4]![4] = 'blue';
  const view = { ...bare, heights, colours };
  const arch = { form: formsOf('arch+')[0]!, at: { x: 3, y: 4 } };
  expect(rest(view, 'black', arch, true).parts.every((part) => part.holds)).toBe(true);
  const block = { form: formsOf('block')[0]!, at: { x: 4, y: 4 } };
  expect(rest(view, 'black', block, false).parts.map((part) => part.holds)).toEqual([false]);
});

test('a placement is written as the rules write it', () => {
  const at = { x: 3, y: 4 };
  expect(written({ form: formsOf('post')[0]!, at })).toBe('post d5');
  expect(written({ form: formsOf('beam')[0]!, at })).toBe('beam d5-f5');
  expect(written({ form: formsOf('corner')[0]!, at })).toBe('corner d6-d5-e5');
  expect(written({ form: formsOf('step-')[2]!, at })).toBe('step- e5-d5');
});
