import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { LiveRegion } from './live-region.svelte';

test('a board that speaks from its effect is not made to speak again', () => {
  const liveRegion = new LiveRegion();
  let runs = 0;
  let step = $state('Pink steps to k4.');
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      liveRegion.speak(step);
    });
  });
  flushSync();
  expect([runs, liveRegion.spoken]).toEqual([1, 'Pink steps to k4.']);
  step = 'Black falls into the river.';
  flushSync();
  expect([runs, liveRegion.spoken]).toEqual([2, 'Black falls into the river.']);
  stop();
});

test('the same sentence twice is written differently, so that it is spoken twice', () => {
  const liveRegion = new LiveRegion();
  liveRegion.speak('Nothing happens.');
  liveRegion.speak('Nothing happens.');
  expect(liveRegion.spoken).toBe('Nothing happens.\u00a0');
  liveRegion.speak('Nothing happens.');
  expect(liveRegion.spoken).toBe('Nothing happens.');
});
