import { expect, test } from 'vitest';
import type { LogEntry } from '../net/messages';
import { linesOf } from './log-lines';

function entry(number: number, seat: number | null, sentence: string | null, told: string[] = []): LogEntry {
  const events = told.map((text) => ({ name: 'told', text, numbers: [] }));
  return { number, seat, mark: '', move: null, sentence, events } as unknown as LogEntry;
}

test('secret choices in a row share one line, which leads to the last of them', () => {
  const log = [
    entry(0, null, null, ['Round 1.']),
    entry(1, 2, null),
    entry(2, 1, null),
    entry(3, 2, null),
    entry(4, 1, null, ['Red is ready.']),
    entry(5, 2, null),
  ];
  const lines = linesOf(log);
  expect(lines.map((line) => line.key)).toEqual([0, 1, 4, 5]);
  expect(lines[1]!.secret).toEqual([1, 2]);
  expect(lines[1]!.entry.number).toBe(3);
  expect(lines[2]!.told).toEqual(['Red is ready.']);
});

test('one’s own choices are told each by itself, and no sentence twice', () => {
  const lines = linesOf([entry(1, 0, 'I lay a card.', ['I lay a card.']), entry(2, 0, 'I lay another.')]);
  expect(lines.map(({ told, secret }) => [told, secret])).toEqual([
    [[], []],
    [[], []],
  ]);
});

test('nothing is said twice', () => {
  const walk = {
    ...entry(1, 0, 'Blue walks to b1.'),
    events: [{ name: 'steps', text: 'Blue steps to b1.' }],
  };
  const home = entry(2, 1, 'Mughal sends Sikh home.', ['Mughal sends Sikh home, and Senapati 38 goes back.']);
  const lines = linesOf([walk as unknown as LogEntry, home], ['steps']);
  expect(lines.map(({ sentence, told }) => [sentence, told])).toEqual([
    ['Blue walks to b1.', []],
    [null, ['Mughal sends Sikh home, and Senapati 38 goes back.']],
  ]);
});
