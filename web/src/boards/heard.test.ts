import { expect, test } from 'vitest';
import type { Entry, Player, Result } from './board';
import { endingOf, soundsOf } from './heard';

const entry = (...names: string[]): Entry => ({
  number: 1,
  seat: 0,
  mark: '',
  move: null,
  sentence: null,
  events: names.map((name) => ({ name, text: '', numbers: [] })),
});

test('each sound is heard once, in the order of what happened', () => {
  const heard = soundsOf([entry('revealed', 'trained'), entry('revealed', 'told', 'grew')], {
    grew: ['fire', 0.5],
    revealed: ['drum', 0.1],
    trained: ['step', 0.4],
  });
  expect(heard).toEqual([
    ['drum', 0.1],
    ['step', 0.4],
    ['fire', 0.5],
  ]);
});

test('what has no sound is silent', () => {
  expect(soundsOf([entry('told')], {})).toEqual([]);
});

const result = { places: [2, 1, 3] } as unknown as Result;
const sitting = (reader: number | null): Player[] =>
  [0, 1, 2].map((seat) => ({
    seat,
    name: '',
    called: '',
    bot: null,
    present: true,
    reader: seat === reader,
  }));
const ending = (seat: number | null, ended: Result | null = result) =>
  endingOf({ result: ended, seat, players: sitting(seat) });

test('fanfares are for who has won and for watchers; whoever has lost or given up hears that it is over', () => {
  expect([0, 1, 2].map((seat) => ending(seat))).toEqual(['over', 'win', 'over']);
  expect(ending(null)).toBe('win');
  const shared = { places: [1, 1, 3] } as unknown as Result;
  expect([0, 1, 2].map((seat) => ending(seat, shared))).toEqual(['win', 'win', 'over']);
});

test('several at one device hear the winner’s fanfare', () => {
  expect(endingOf({ result, seat: 0, players: sitting(null) })).toBe('win');
});
