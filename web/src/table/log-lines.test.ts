import { expect, test } from 'vitest';
import type { LogEntry } from '../net/messages';
import { linesOf, paragraphsOf, turnsOf } from './log-lines';

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

const written = (one: LogEntry, move: string): LogEntry => ({ ...one, move });
const shown = (...entries: LogEntry[]) =>
  turnsOf(linesOf(entries, { again: [], whole: ['plank'] })).map(({ key, entry: last, lines }) => [
    key,
    last.number,
    lines.flatMap(({ sentence, told }) => [sentence, ...told].filter(Boolean)).join(' '),
  ]);
const planked = (one: LogEntry, ...more: string[]): LogEntry => ({
  ...one,
  events: [one.sentence!, ...more].map((text, at) => ({ name: at ? 'told' : 'plank', text, numbers: [] })),
});

test('two planks are one line, and a pick is told by what it leads to', () => {
  const picked = written(entry(1, 1, 'Green picks g2.'), 'g2');
  const laid = written(planked(entry(2, 1, 'Green lays g2 from i4 to i7.')), 'g2:i4-i7');
  const again = written(entry(3, 1, 'Green picks g6.'), 'g6');
  const both = written(planked(entry(4, 1, 'Green lays g6 from i7 to i2.'), 'Red falls.'), 'g6:i7-i2');
  expect(shown(picked)).toEqual([[1, 1, 'Green picks g2.']]);
  expect(shown(picked, laid)).toEqual([[1, 2, 'Green lays g2 from i4 to i7.']]);
  expect(shown(picked, laid, again)).toEqual([[1, 3, 'Green lays g2 from i4 to i7. Green picks g6.']]);
  const whole = 'Green lays g2 from i4 to i7. Green lays g6 from i7 to i2. Red falls.';
  expect(shown(picked, laid, again, both)).toEqual([[1, 4, whole]]);
  expect(shown(picked, laid, again, both, entry(5, 1, 'Green walks.'))).toHaveLength(2);
});

test('a plank that is tried in vain is named by the try, and a pick of somebody else stays', () => {
  const picked = written(entry(1, 1, 'Green picks g2.'), 'g2');
  const tried = written(planked(entry(2, 1, 'Plank g2 is too short.')), 'g2?i4-i7');
  expect(shown(picked, tried)).toEqual([[1, 2, 'Plank g2 is too short.']]);
  expect(shown(picked, { ...tried, seat: 2 })).toHaveLength(2);
  expect(shown(picked, written(entry(2, 1, 'Green lays g22.'), 'g22:i4-i7'))[0]![2]).toContain('picks');
});

test('a seat and its turn have one line, as far as a glance takes it in', () => {
  const stone = (number: number, seat: number) =>
    entry(number, seat, `Seat ${seat} puts a stone on i${number}.`);
  expect(shown(stone(1, 0), stone(2, 0), stone(3, 1)).map(([key, last]) => [key, last])).toEqual([
    [1, 2],
    [3, 3],
  ]);
  expect(shown(stone(1, 0), stone(2, 0), stone(3, 0), stone(4, 0)), 'not a whole paragraph').toHaveLength(2);
  const start = entry(0, null, null, ['Round 1.']);
  expect(shown(start, stone(1, 0))).toHaveLength(2);
  const taught = { ...stone(1, 0), why: 'It is near.' };
  expect(shown(taught, stone(2, 0)), 'each with its reason').toHaveLength(2);
});

test('who chose in secret and then moved for all to see has two lines', () => {
  expect(shown(entry(1, 0, null), entry(2, 0, 'Red moves.'))).toHaveLength(2);
});

test('much that came of a move is told in paragraphs: what is alike together, and a line for each player', () => {
  const happened = (name: string, seat: number, text: string) => ({ name, text, numbers: [seat, 0, 0] });
  const events = [
    happened('left', 23, 'Guptchar 23 is discarded.'),
    happened('left', 17, 'Yuvaraj 17 is discarded.'),
    happened('trained', 0, 'Maratha trains.'),
    happened('ranked', 0, 'Maratha has 14.'),
    happened('ranked', 1, 'Rajput has 16.'),
    happened('ended', 1, 'Rajput wins.'),
  ];
  const told = events.map(({ text }) => text);
  expect(paragraphsOf(events, told, 2)).toEqual([
    { name: 'left', told: ['Guptchar 23 is discarded.', 'Yuvaraj 17 is discarded.'] },
    { name: 'trained', told: ['Maratha trains.'] },
    { name: 'ranked', told: ['Maratha has 14.'] },
    { name: 'ranked', told: ['Rajput has 16.'] },
    { name: 'ended', told: ['Rajput wins.'] },
  ]);
});

test('a paragraph tells no more than its line', () => {
  const events = [{ name: 'stepped', text: 'Blue steps to b1.', numbers: [] }];
  expect(paragraphsOf(events, [], 2)).toEqual([]);
});
