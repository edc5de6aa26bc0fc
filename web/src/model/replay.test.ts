import { expect, test } from 'vitest';
import type { LogEntry, Moments } from '../net/messages';
import { replayed } from './replay';

const entry = (number: number): LogEntry => ({
  number,
  seat: number ? 0 : null,
  mark: '',
  move: null,
  sentence: null,
  events: [],
  time: 0,
  by: 'person',
  why: null,
});
const result = { places: [1, 2], scores: [0, 0], points: false, breakdown: [], reason: '' };
const moments: Moments = {
  game: 'quarry',
  title: 'Quarry',
  options: {},
  names: ['Asha', 'Bruno'],
  called: ['Black', 'Blue'],
  bots: [null, 'friend'],
  seat: 0,
  board: { map: 1 },
  moments: [0, 1, 2].map((number) => ({
    entry: entry(number),
    view: { number },
    pending: [0],
    result: number === 2 ? result : null,
  })),
};

test('it begins at the end, with nothing to wait for', () => {
  const model = replayed('x', moments);
  expect(model.shown).toEqual({ view: { number: 2 }, pending: [], result, entry: 2, lookingBack: false });
  expect([model.at, model.last, model.connection, model.board]).toEqual([2, 2, 'open', { map: 1 }]);
  expect(model.present).toEqual([true, true]);
  expect(model.table?.mine).toEqual([0]);
});

test('every moment is shown at once, and none beyond the ends', () => {
  const model = replayed('x', moments, { at: 1, own: false });
  expect(model.shown).toMatchObject({ view: { number: 1 }, pending: [0], result: null, lookingBack: true });
  model.at = -3;
  expect(model.at).toBe(0);
  model.at = 9;
  expect([model.at, model.shown?.lookingBack]).toEqual([2, false]);
  model.showEntry(1);
  expect([model.at, model.fresh]).toEqual([1, []]);
  expect(model.table?.mine).toEqual([]);
});

test('what was said of a moment is over with it; nothing can be played', () => {
  const model = replayed('x', moments);
  model.hint('Choose a stone first.');
  expect(model.reason?.text).toBe('Choose a stone first.');
  model.at = 0;
  expect(model.reason).toBe(null);
  model.play({ id: 1, text: '', sentence: '', targets: {} });
  expect(model.sending).toBe(false);
});
