import { expect, test, vi } from 'vitest';
import { Hearing } from './hearing';

function hearing() {
  const heard: string[] = [];
  return { heard, hearing: new Hearing<string>((message) => heard.push(message)) };
}

test('at once, nothing waits', () => {
  const { heard, hearing: one } = hearing();
  one.take('a', () => 5);
  one.take('b', () => 5);
  expect([heard, one.held]).toEqual([['a', 'b'], 0]);
});

test('the table goes on when the reader says so', () => {
  const { heard, hearing: one } = hearing();
  one.tempo = 'wait';
  for (const [message, words] of [
    ['a', 5],
    ['b', 5],
    ['own', 0],
    ['c', 5],
  ] as const)
    one.take(message, () => words);
  expect([heard, one.held]).toEqual([['a'], 3]);
  one.goOn();
  expect([heard, one.held]).toEqual([['a', 'b'], 2]);
  one.goOn();
  expect([heard, one.held]).toEqual([['a', 'b', 'own', 'c'], 0]);
});

test('what has nothing to be heard waits for nobody', () => {
  const { heard, hearing: one } = hearing();
  one.tempo = 'wait';
  one.take('a', () => 5);
  one.take('chat', () => 0);
  expect([heard, one.held]).toEqual([['a', 'chat'], 0]);
});

test('slowly, each piece of news has the time that it takes to be said', () => {
  vi.useFakeTimers();
  const { heard, hearing: one } = hearing();
  one.tempo = 'slow';
  one.take('a', () => 10);
  one.take('b', () => 2);
  vi.advanceTimersByTime(3900);
  expect(heard).toEqual(['a']);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['a', 'b']);
  vi.useRealTimers();
});

test('another tempo lets go what waited', () => {
  const { heard, hearing: one } = hearing();
  one.tempo = 'wait';
  one.take('a', () => 5);
  one.take('b', () => 5);
  one.tempo = 'now';
  expect([heard, one.held]).toEqual([['a', 'b'], 0]);
});
