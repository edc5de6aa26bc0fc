import { expect, test } from 'vitest';
import type { LogEntry, Table } from '../net/messages';
import type { Sitting } from '../model/sitting';
import { Announcer } from './announcer';

const t = Object.assign(
  (id: string, slots?: Record<string, string | number>) =>
    `${id} ${Object.values(slots ?? {}).join(' ')}`.trim(),
  {
    has: () => false,
  },
);

function entry(number: number, seat: number | null): LogEntry {
  const sentence = seat === null ? null : `${seat} moves ${number}`;
  return { number, seat, mark: '', move: 'x', sentence, events: [], time: number, by: 'person', why: null };
}

function at(log: LogEntry[], pending: number[], more: Partial<Table> = {}, sending = false): Sitting {
  const seats = ['Asha', 'Bruno'].map((name, seat) => ({ seat, name }));
  const table = {
    seats,
    stage: 'playing',
    mine: [0],
    looking: 0,
    pending,
    result: null,
    ...more,
  } as unknown as Table;
  const shown = { view: {}, pending, result: table.result, entry: 0, lookingBack: false };
  return { table, log, shown, sending } as unknown as Sitting;
}

const hear = (announcer: Announcer, sitting: Sitting) => announcer.hear(sitting, t, 'quarry', 'en');

test('the past is not read out, the reader’s turn is', () => {
  expect(hear(new Announcer(), at([entry(0, null), entry(1, 1)], [0]))).toEqual({
    polite: [],
    assertive: 'status-you',
  });
});

test('what happened is said once, and so is the turn', () => {
  const announcer = new Announcer();
  const start = [entry(0, null)];
  expect(hear(announcer, at(start, [1]))).toEqual({ polite: [], assertive: '' });
  const moved = [...start, entry(1, 1)];
  expect(hear(announcer, at(moved, [0]))).toEqual({ polite: ['1 moves 1'], assertive: 'status-you' });
  expect(hear(announcer, at(moved, [0]))).toEqual({ polite: [], assertive: '' });
});

test('the turn is said again when others moved in between, not after a move of one’s own', () => {
  const announcer = new Announcer();
  const log = [entry(0, null)];
  hear(announcer, at(log, [0]));
  const own = [...log, entry(1, 0)];
  expect(hear(announcer, at(own, [0]))).toEqual({ polite: ['0 moves 1'], assertive: '' });
  expect(hear(announcer, at(own, [0], {}, true)).assertive).toBe('');
  const others = [...own, entry(2, 1)];
  expect(hear(announcer, at(others, [0]))).toEqual({ polite: ['1 moves 2'], assertive: 'status-you' });
});

test('after a move is taken back, the next one is told', () => {
  const announcer = new Announcer();
  hear(announcer, at([entry(0, null), entry(1, 0), entry(2, 1)], [0]));
  hear(announcer, at([entry(0, null), entry(1, 0)], [1]));
  expect(hear(announcer, at([entry(0, null), entry(1, 0), entry(2, 1)], [0])).polite).toEqual(['1 moves 2']);
});

test('the result is said once, with places and points; one that was there already is not', () => {
  const over = {
    stage: 'over',
    result: { places: [2, 1], scores: [3, 7], points: true, breakdown: [], reason: 'line' },
  } as unknown as Partial<Table>;
  const announcer = new Announcer();
  hear(announcer, at([entry(0, null)], [1]));
  const end = at([entry(0, null), entry(1, 1)], [], over);
  expect(hear(announcer, end).assertive).toMatch(
    /status-won Bruno.*text-place place 1 Bruno 7.*text-place place 2 Asha 3/,
  );
  expect(hear(announcer, end).assertive).toBe('');
  expect(hear(new Announcer(), end).assertive).toBe('');
});
