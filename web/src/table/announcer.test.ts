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

/** The model keeps how much its reader has heard: here from one moment of the table to the next. */
function follow(known?: number, warning = () => '') {
  const announcer = new Announcer();
  let heardUpTo = known;
  return (model: TableModel, how = {}) => {
    const last = model.log.at(-1)!.number;
    const now = Object.assign(model, { heardUpTo: Math.min(heardUpTo ?? last, last) });
    const lines = announcer.hear(now, t, 'quarry', 'en', warning, how);
    ({ heardUpTo } = now);
    return lines;
  };
}

test('the past is not read out, the reader’s turn is', () => {
  expect(follow()(at([entry(0, null), entry(1, 1)], [0]))).toEqual(['status-you']);
});

test('what happened is said once, and so is the turn', () => {
  const hear = follow();
  const start = [entry(0, null)];
  expect(hear(at(start, [1]))).toEqual([]);
  const moved = [...start, entry(1, 1)];
  expect(hear(at(moved, [0]))).toEqual(['1 moves 1', 'status-you']);
  expect(hear(at(moved, [0]))).toEqual([]);
});

test('the turn is said again when others moved in between, and in short after a move of one’s own', () => {
  const hear = follow();
  const log = [entry(0, null)];
  hear(at(log, [0]));
  const own = [...log, entry(1, 0)];
  expect(hear(at(own, [0]))).toEqual(['0 moves 1', 'status-again']);
  expect(hear(at(own, [0])), 'once').toEqual([]);
  expect(hear(at(own, [0], {}, true))).toEqual([]);
  const others = [...own, entry(2, 1)];
  expect(hear(at(others, [0]))).toEqual(['1 moves 2', 'status-you']);
});

test('an own move that was made while it was on its way is followed by the question, too', () => {
  const hear = follow();
  const log = [entry(0, null)];
  hear(at(log, [0]));
  const own = [...log, entry(1, 0)];
  expect(hear(at(own, [0], {}, true))).toEqual([]);
  expect(hear(at(own, [0])), 'in one breath').toEqual(['0 moves 1', 'status-again']);
});

test('after a move is taken back, the next one is told', () => {
  const hear = follow();
  hear(at([entry(0, null), entry(1, 0), entry(2, 1)], [0]));
  hear(at([entry(0, null), entry(1, 0)], [1]));
  expect(hear(at([entry(0, null), entry(1, 0), entry(2, 1)], [0]))).toEqual(['1 moves 2', 'status-you']);
});

test('the result is said once, with places and points; one that was there already is not', () => {
  const over = {
    stage: 'over',
    result: { places: [2, 1], scores: [3, 7], points: true, breakdown: [], reason: 'line' },
  } as unknown as Partial<Table>;
  const hear = follow();
  hear(at([entry(0, null)], [1]));
  const end = at([entry(0, null), entry(1, 1)], [], over);
  expect(hear(end).at(-1)).toMatch(/status-won Bruno.*text-place place 1 Bruno 7.*text-place place 2 Asha 3/);
  expect(hear(end)).toEqual([]);
  expect(follow()(end)).toEqual([]);
});

test('secret choices are told once, together, when something comes of them; they do not call the turn again', () => {
  const secret = (number: number, seat: number) => ({ ...entry(number, seat), move: null, sentence: null });
  const hear = follow();
  const log = [entry(0, null)];
  expect(hear(at(log, [0, 1]))).toEqual(['status-you']);
  const chosen = [...log, secret(1, 1), secret(2, 1)];
  expect(hear(at(chosen.slice(0, 2), [0, 1]))).toEqual([]);
  expect(hear(at(chosen, [0]))).toEqual([]);
  const shown = [...chosen, secret(3, 0), entry(4, 1)];
  expect(hear(at(shown, [1]))).toEqual(['log-secret Asha and Bruno 2', '1 moves 4']);
});

const secretly = (number: number, seat: number) => ({ ...entry(number, seat), move: null, sentence: null });

function ready(number: number, seat: number): LogEntry {
  return { ...secretly(number, seat), events: [{ name: 'ready', text: `${seat} is ready.`, numbers: [] }] };
}

test('a warning ends the turn, and one that comes of an own move is said then', () => {
  let warning = 'slot 1 is early';
  const hear = follow(undefined, () => warning);
  const log = [entry(0, null)];
  expect(hear(at(log, [0]))).toEqual(['status-you. slot 1 is early']);
  const own = [...log, entry(1, 0)];
  expect(hear(at(own, [0]))).toEqual(['0 moves 1', 'status-again']);
  warning = 'nobody is near';
  const next = [...own, entry(2, 0)];
  expect(hear(at(next, [0]))).toEqual(['0 moves 2', 'status-again. nobody is near']);
  expect(hear(at(next, [0]))).toEqual([]);
});

test('while all lay several cards, the turn is said once, and of the others only that they are done', () => {
  const hear = follow();
  const log = [entry(0, null)];
  expect(hear(at(log, [0, 1, 2]))).toEqual(['status-you']);
  const laid = [...log, secretly(1, 1), secretly(2, 2), secretly(3, 1)];
  expect(hear(at(laid, [0, 1, 2]))).toEqual([]);
  const own = [...laid, entry(4, 0)];
  const goesOn = 'who goes on choosing has told nothing yet, and is asked for more';
  expect(hear(at(own, [0, 1, 2])), goesOn).toEqual(['0 moves 4', 'status-again']);
  const first = [...own, secretly(5, 1), secretly(5.5, 2), ready(6, 1)];
  expect(hear(at(first, [0, 2]))).toEqual(['1 is ready.']);
  expect(hear(at([...first, ready(7, 2)], [0]))).toEqual(['2 is ready.']);
  const next = [...first, ready(7, 2), entry(8, 0)];
  expect(hear(at(next, [0]))).toEqual(['0 moves 8', 'status-again']);
  expect(hear(at([...next, entry(9, 1)], [0]))).toEqual(['1 moves 9', 'status-you']);
});

test('a choice of one thing in secret is told, whoever moves next', () => {
  const hear = follow();
  const log = [entry(0, null)];
  hear(at(log, [0, 1]));
  expect(hear(at([...log, secretly(1, 1), entry(2, 0)], [0]))).toEqual([
    'log-secret Bruno 1',
    '0 moves 2',
    'status-again',
  ]);
});

test('a move that was taken back is named, and what is asked now comes last', () => {
  const hear = follow();
  const log = [entry(0, null), entry(1, 0)];
  hear(at(log, [1]));
  expect(hear(at(log.slice(0, 1), [0]))).toEqual(['spoken-back 0 moves 1', 'status-you']);
  const secret = follow();
  secret(at([entry(0, null), secretly(1, 1)], [0]));
  expect(secret(at(log.slice(0, 1), [0, 1]))).toEqual(['spoken-back log-secret Bruno 1', 'status-you']);
  const mine = follow();
  mine(at(log, [0]));
  expect(mine(at(log.slice(0, 1), [0]))).toEqual(['spoken-back 0 moves 1', 'status-you']);
});

test('the start of a game is told to whoever has seen the table being laid', () => {
  const began = at([entry(0, null), entry(1, 1)], [0]);
  expect(follow(-1)(began)).toEqual(['log-start', '1 moves 1', 'status-you']);
});

test('whoever has done nothing yet is told first as what they play', () => {
  const seats = ['Maratha', 'Rajput'].map((called, seat) => ({ seat, name: called[0]!, called }));
  const begun = [entry(0, null)];
  const more = { seats } as unknown as Partial<Table>;
  expect(follow(-1)(at(begun, [0], more))).toEqual(['log-start', 'spoken-side Maratha', 'status-you']);
  const hear = follow();
  expect(hear(at(begun, [1], more)), 'also while others begin').toEqual(['spoken-side Maratha']);
  expect(hear(at([...begun, entry(1, 1)], [0], more)), 'once').toEqual(['1 moves 1', 'status-you']);
  expect(follow()(at([...begun, entry(1, 0)], [0], more)), 'not in the middle').toEqual(['status-you']);
  const plain = { seats: seats.map((seat) => ({ ...seat, called: seat.name })) } as unknown as Partial<Table>;
  expect(follow()(at(begun, [0], plain)), 'who has that name anyway').toEqual(['status-you']);
});

test('after a curtain its reader is told what happened since they were told last', () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1)];
  expect(follow(1)(at(log, [0]))).toEqual(['1 moves 2', 'status-you']);
});

test('looking back tells where one is and what was done there, and coming back how things stand', () => {
  const hear = follow();
  const now = at([entry(0, null), entry(1, 0), entry(2, 1)], [0]);
  expect(hear(now)).toEqual(['status-you']);
  const back = { ...now, shown: { ...now.shown!, entry: 1, lookingBack: true } } as unknown as TableModel;
  expect(hear(back)).toEqual(['looking-back 1 2', '0 moves 1']);
  expect(hear(back)).toEqual([]);
  expect(hear(now)).toEqual(['status-you']);
});

test('short is the moves alone, and mine what concerns the reader', () => {
  const events = [{ name: 'x', text: 'Asha falls.', numbers: [] }];
  const log = [entry(0, null), { ...entry(1, 1), events }, { ...entry(2, 1) }] as unknown as LogEntry[];
  const heard = (much: 'short' | 'mine') => {
    const hear = follow();
    hear(at(log.slice(0, 1), [1]));
    return hear(at(log, [1]), { much });
  };
  expect(heard('short')).toEqual(['1 moves 1', '1 moves 2']);
  expect(heard('mine')).toEqual(['1 moves 1 Asha falls.']);
  events[0]!.text = 'Ashanti falls.';
  expect(heard('mine'), 'a name is a word').toEqual([]);
});
