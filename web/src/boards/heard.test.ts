import { expect, test } from 'vitest';
import type { Entry } from './board';
import { soundsOf } from './heard';

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
