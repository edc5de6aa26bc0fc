import { describe, expect, test } from 'vitest';
import type { LogEntry, Table } from '../net/messages';
import { merge, movesOf, sameDecision, signature } from './merging';

const entry = (number: number, seat: number | null = 0): LogEntry => ({
  number,
  seat,
  mark: '',
  move: `m${number}`,
  sentence: null,
  events: [],
  time: 0,
  by: 'person',
  why: null,
});

function message(part: Partial<Table>): Table {
  return { looking: 0, log_from: 0, log: [], notices: [], choices: null, ...part } as Table;
}

describe('merging what the server says', () => {
  test('puts new lines behind the known ones and shows them as fresh', () => {
    const before = message({});
    const merged = merge(before, [entry(0), entry(1)], message({ log_from: 2, log: [entry(2)] }));
    expect(merged.log.map((line) => line.number)).toEqual([0, 1, 2]);
    expect(merged.fresh.map((line) => line.number)).toEqual([2]);
  });

  test('a log that is sent anew from further back shows only its new lines as fresh', () => {
    const merged = merge(
      message({}),
      [entry(0), entry(1)],
      message({ log_from: 0, log: [entry(0), entry(1), entry(2)] }),
    );
    expect(merged.log.map((line) => line.number)).toEqual([0, 1, 2]);
    expect(merged.fresh.map((line) => line.number)).toEqual([2]);
  });

  test('another move in the place of one taken back is not told as following it', () => {
    const merged = merge(
      message({}),
      [entry(0), entry(1)],
      message({ log_from: 1, log: [{ ...entry(1), time: 9 }, entry(2)] }),
    );
    expect(merged.fresh).toEqual([]);
  });

  test('an undo shortens the log and shows nothing as fresh', () => {
    const merged = merge(message({}), [entry(0), entry(1), entry(2)], message({ log_from: 1, log: [] }));
    expect(merged.log.map((line) => line.number)).toEqual([0]);
    expect(merged.fresh).toEqual([]);
  });

  test('the first sight and another seat show nothing as fresh', () => {
    const whole = message({ log: [entry(0), entry(1)] });
    expect(merge(null, [], whole).fresh).toEqual([]);
    expect(
      merge(message({ looking: 1 }), [entry(0)], message({ log_from: 1, log: [entry(1)] })).fresh,
    ).toEqual([]);
  });

  test('notices are kept, and each comes once', () => {
    const notice = (number: number) => ({
      number,
      time: 0,
      kind: 'chat' as const,
      seat: 0,
      text: `n${number}`,
      preset: null,
    });
    const before = merge(null, [], message({ notices: [notice(1), notice(4)] })).table;
    const after = merge(before, [], message({ notices: [notice(4), notice(7)] })).table;
    expect(after.notices.map((one) => one.number)).toEqual([1, 4, 7]);
  });
});

describe('a decision', () => {
  const choices = (ids: number[]) => ({ seat: 0, ids, moves: null });

  test('stays the same while others choose in secret', () => {
    const one = message({ choices: choices([1, 2, 3]) });
    expect(sameDecision(one, [entry(0, null)], one, [entry(0, null), entry(1, 1)])).toBe(true);
  });

  test('is another after a move of my own, with other choices, and when nothing is to be chosen', () => {
    const one = message({ choices: choices([1, 2, 3]) });
    expect(sameDecision(one, [], one, [entry(1, 0)])).toBe(false);
    expect(sameDecision(one, [], message({ choices: choices([1, 2, 4]) }), [])).toBe(false);
    expect(sameDecision(message({}), [], message({}), [])).toBe(false);
    expect(signature(message({}), [])).toBe('');
  });
});

test('very many moves come as numbers with their targets', () => {
  expect(movesOf({ seat: 0, ids: [1], moves: null }, [{}, { cells: ['a1'] }])).toEqual([
    { id: 1, text: '', sentence: '', targets: { cells: ['a1'] } },
  ]);
  expect(movesOf(null, null)).toEqual([]);
});
