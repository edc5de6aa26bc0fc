import { expect, test } from 'vitest';
import type { LogEntry, Table } from '../net/messages';
import type { TableModel } from '../model/table.svelte';
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

function at(log: LogEntry[], pending: number[], more: Partial<Table> = {}, sending = false): TableModel {
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
  return { table, log, shown, sending } as unknown as TableModel;
}

const hear = (announcer: Announcer, model: TableModel) => announcer.hear(model, t, 'quarry', 'en');

test('the past is not read out, the reader’s turn is', () => {
  expect(hear(new Announcer(), at([entry(0, null), entry(1, 1)], [0]))).toEqual(['status-you']);
});

test('what happened is said once, and so is the turn', () => {
  const announcer = new Announcer();
  const start = [entry(0, null)];
  expect(hear(announcer, at(start, [1]))).toEqual([]);
  const moved = [...start, entry(1, 1)];
  expect(hear(announcer, at(moved, [0]))).toEqual(['1 moves 1', 'status-you']);
  expect(hear(announcer, at(moved, [0]))).toEqual([]);
});

test('the turn is said again when others moved in between, not after a move of one’s own', () => {
  const announcer = new Announcer();
  const log = [entry(0, null)];
  hear(announcer, at(log, [0]));
  const own = [...log, entry(1, 0)];
  expect(hear(announcer, at(own, [0]))).toEqual(['0 moves 1']);
  expect(hear(announcer, at(own, [0], {}, true))).toEqual([]);
  const others = [...own, entry(2, 1)];
  expect(hear(announcer, at(others, [0]))).toEqual(['1 moves 2', 'status-you']);
});

test('after a move is taken back, the next one is told', () => {
  const announcer = new Announcer();
  hear(announcer, at([entry(0, null), entry(1, 0), entry(2, 1)], [0]));
  hear(announcer, at([entry(0, null), entry(1, 0)], [1]));
  expect(hear(announcer, at([entry(0, null), entry(1, 0), entry(2, 1)], [0]))).toEqual([
    '1 moves 2',
    'status-you',
  ]);
});

test('the result is said once, with places and points; one that was there already is not', () => {
  const over = {
    stage: 'over',
    result: { places: [2, 1], scores: [3, 7], points: true, breakdown: [], reason: 'line' },
  } as unknown as Partial<Table>;
  const announcer = new Announcer();
  hear(announcer, at([entry(0, null)], [1]));
  const end = at([entry(0, null), entry(1, 1)], [], over);
  expect(hear(announcer, end).at(-1)).toMatch(
    /status-won Bruno.*text-place place 1 Bruno 7.*text-place place 2 Asha 3/,
  );
  expect(hear(announcer, end)).toEqual([]);
  expect(hear(new Announcer(), end)).toEqual([]);
});

test('secret choices are told once, together, when something comes of them; they do not call the turn again', () => {
  const secret = (number: number, seat: number) => ({ ...entry(number, seat), move: null, sentence: null });
  const announcer = new Announcer();
  const log = [entry(0, null)];
  expect(hear(announcer, at(log, [0, 1]))).toEqual(['status-you']);
  const chosen = [...log, secret(1, 1), secret(2, 1)];
  expect(hear(announcer, at(chosen.slice(0, 2), [0, 1]))).toEqual([]);
  expect(hear(announcer, at(chosen, [0]))).toEqual([]);
  const shown = [...chosen, secret(3, 0), entry(4, 1)];
  expect(hear(announcer, at(shown, [1]))).toEqual(['log-secret Asha and Bruno 2', '1 moves 4']);
});

const secretly = (number: number, seat: number) => ({ ...entry(number, seat), move: null, sentence: null });

function ready(number: number, seat: number): LogEntry {
  return { ...secretly(number, seat), events: [{ name: 'ready', text: `${seat} is ready.`, numbers: [] }] };
}

test('while all lay several cards, the turn is said once, and of the others only that they are done', () => {
  const announcer = new Announcer();
  const log = [entry(0, null)];
  expect(hear(announcer, at(log, [0, 1, 2]))).toEqual(['status-you']);
  const laid = [...log, secretly(1, 1), secretly(2, 2), secretly(3, 1)];
  expect(hear(announcer, at(laid, [0, 1, 2]))).toEqual([]);
  const own = [...laid, entry(4, 0)];
  expect(hear(announcer, at(own, [0, 1, 2])), 'who goes on choosing has told nothing yet').toEqual([
    '0 moves 4',
  ]);
  const first = [...own, secretly(5, 1), secretly(5.5, 2), ready(6, 1)];
  expect(hear(announcer, at(first, [0, 2]))).toEqual(['1 is ready.']);
  expect(hear(announcer, at([...first, ready(7, 2)], [0]))).toEqual(['2 is ready.']);
  const next = [...first, ready(7, 2), entry(8, 0)];
  expect(hear(announcer, at(next, [0]))).toEqual(['0 moves 8']);
  expect(hear(announcer, at([...next, entry(9, 1)], [0]))).toEqual(['1 moves 9', 'status-you']);
});

test('a choice of one thing in secret is told, whoever moves next', () => {
  const announcer = new Announcer();
  const log = [entry(0, null)];
  hear(announcer, at(log, [0, 1]));
  expect(hear(announcer, at([...log, secretly(1, 1), entry(2, 0)], [0]))).toEqual([
    'log-secret Bruno 1',
    '0 moves 2',
  ]);
});

test('a move that was taken back is named, and what is asked now comes last', () => {
  const announcer = new Announcer();
  const log = [entry(0, null), entry(1, 0)];
  hear(announcer, at(log, [1]));
  expect(hear(announcer, at(log.slice(0, 1), [0]))).toEqual(['spoken-back 0 moves 1', 'status-you']);
  const secret = new Announcer();
  hear(secret, at([entry(0, null), secretly(1, 1)], [0]));
  expect(hear(secret, at(log.slice(0, 1), [0, 1]))).toEqual(['spoken-back log-secret Bruno 1', 'status-you']);
  const mine = new Announcer();
  hear(mine, at(log, [0]));
  expect(hear(mine, at(log.slice(0, 1), [0]))).toEqual(['spoken-back 0 moves 1', 'status-you']);
});

test('the start of a game is told to whoever has seen the table being laid', () => {
  const began = { ...at([entry(0, null), entry(1, 1)], [0]), began: true } as unknown as TableModel;
  expect(hear(new Announcer(), began)).toEqual(['log-start', '1 moves 1', 'status-you']);
});

test('looking back tells where one is and what was done there, and coming back how things stand', () => {
  const announcer = new Announcer();
  const now = at([entry(0, null), entry(1, 0), entry(2, 1)], [0]);
  expect(hear(announcer, now)).toEqual(['status-you']);
  const back = { ...now, shown: { ...now.shown!, entry: 1, lookingBack: true } } as unknown as TableModel;
  expect(hear(announcer, back)).toEqual(['looking-back 1 2', '0 moves 1']);
  expect(hear(announcer, back)).toEqual([]);
  expect(hear(announcer, now)).toEqual(['status-you']);
});

test('short is the moves alone, and mine what concerns the reader', () => {
  const events = [{ name: 'x', text: 'Asha falls.', numbers: [] }];
  const log = [entry(0, null), { ...entry(1, 1), events }, { ...entry(2, 1) }] as unknown as LogEntry[];
  const heard = (much: 'short' | 'mine') => {
    const announcer = new Announcer();
    announcer.hear(at(log.slice(0, 1), [1]), t, 'quarry', 'en');
    return announcer.hear(at(log, [1]), t, 'quarry', 'en', () => '', { much });
  };
  expect(heard('short')).toEqual(['1 moves 1', '1 moves 2']);
  expect(heard('mine')).toEqual(['1 moves 1 Asha falls.']);
  events[0]!.text = 'Ashanti falls.';
  expect(heard('mine'), 'a name is a word').toEqual([]);
});
