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

test('nothing is said twice, and everything once', () => {
  const caused = (name: string, one: LogEntry, text: string): LogEntry => ({
    ...one,
    events: [{ name, text, numbers: [] }],
  });
  const walk = caused('stepped', entry(1, 0, 'Blue walks to b1.'), 'Blue steps to b1.');
  const home = entry(2, 1, 'Mughal sends Sikh home.', ['Mughal sends Sikh home, and Senapati 38 goes back.']);
  const laid = caused('plank', entry(3, 0, 'Blue tries b3.'), 'Blue lays b3.');
  const other = entry(4, 0, 'Blue looks at i1.', ['Blue looks at i12.']);
  const same = caused('plank', entry(5, 0, 'Blue lays b4.'), 'Blue lays b4.');
  const told = linesOf([walk, home, laid, other, same], { again: ['stepped'], whole: ['plank'] });
  expect(told.map(({ sentence, told }) => [sentence, told])).toEqual([
    ['Blue walks to b1.', []],
    [null, ['Mughal sends Sikh home, and Senapati 38 goes back.']],
    [null, ['Blue lays b3.']],
    ['Blue looks at i1.', ['Blue looks at i12.']],
    ['Blue lays b4.', []],
  ]);
});
