import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Table } from '../net/messages';
import type { Shown, TableModel } from '../model/table.svelte';
import { speaker } from '../i18n/fluent';
import { askedAgain, reasonOf, statusOf } from './status';

const t = speaker('en', [
  readFileSync(`${import.meta.dirname}/../texts/en.ftl`, 'utf8'),
  'quarry-do-place = place a stone\nquarry-do-lay = lay five cards\nquarry-do-lay-again = Now the next card',
]);

function model(shown: Partial<Shown>, table: Partial<Table> = {}): TableModel {
  const seats = ['Asha', 'Bruno', 'Chloé'].map((name, seat) => ({ seat, name }));
  return {
    table: { stage: 'playing', looking: 0, mine: [0], seats, ...table },
    shown: { view: { phase: 'place' }, pending: [0], result: null, entry: 1, lookingBack: false, ...shown },
    sending: false,
  } as unknown as TableModel;
}

const status = (one: TableModel) => statusOf(one, t, 'quarry');

test('who must do what', () => {
  expect(status(model({}))).toEqual({ text: 'Your turn: place a stone', mine: true });
  expect(status(model({ view: { phase: 'unheard-of' } })).text).toBe('Your turn');
  expect(status(model({ pending: [1] }))).toEqual({ text: 'Bruno is choosing', mine: false });
  expect(status(model({ pending: [1, 2] })).text).toBe('Waiting for Bruno and Chloé');
  expect(status(model({ lookingBack: true }))).toEqual({ text: 'It was your turn here', mine: false });
  expect(status(model({}, { looking: null, mine: [] })).text).toBe('Asha is choosing');
});

test('what is asked again is said in short', () => {
  const again = (view: Record<string, unknown>) => askedAgain(model({ view }), t, 'quarry');
  expect(again({ phase: 'place' })).toBe('Again: place a stone');
  expect(again({ phase: 'lay' })).toBe('Now the next card');
  expect(again({ phase: 'unheard-of' })).toBe('Your turn again');
});

test('how it ended', () => {
  const over = (places: number[]) =>
    model({ pending: [], result: { places, scores: [], points: false, breakdown: [], reason: '' } });
  expect(status(over([1, 2, 3])).text).toBe('You have won!');
  expect(status(over([2, 1, 3])).text).toBe('Bruno has won');
  expect(status(over([1, 1, 3])).text).toBe('Asha and Bruno share the victory');
});

test('why it ended, in the words of the game or in those of every table', () => {
  const ended = (reason: string) =>
    reasonOf({ places: [1, 2], scores: [], points: false, breakdown: [], reason }, t, 'quarry');
  expect(ended('time')).toBe('Time ran out.');
  expect(ended('over')).toBe('The game is over.');
});
