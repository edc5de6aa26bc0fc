import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Announcer } from './live-region.svelte';

test('a board that speaks from its effect is not made to speak again', () => {
  const announcer = new Announcer();
  let runs = 0;
  let step = $state('Pink steps to k4.');
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      announcer.say(step);
    });
  });
  flushSync();
  expect([runs, announcer.spoken]).toEqual([1, 'Pink steps to k4.']);
  step = 'Black falls into the river.';
  flushSync();
  expect([runs, announcer.spoken]).toEqual([2, 'Black falls into the river.']);
  stop();
});

test('the same sentence twice is written differently, so that it is spoken twice', () => {
  const announcer = new Announcer();
  announcer.say('Nothing happens.');
  announcer.say('Nothing happens.');
  expect(announcer.spoken).toBe('Nothing happens.\u00a0');
  announcer.say('Nothing happens.');
  expect(announcer.spoken).toBe('Nothing happens.');
});
