import { expect, test } from 'vitest';
import { nextOf } from './live-table.svelte';

test('the device goes round from the seat that had it', () => {
  expect(nextOf([0, 1, 2], [0, 1, 2], null)).toBe(0);
  expect(nextOf([0, 1, 2], [0, 2], 0)).toBe(2);
  expect(nextOf([0, 2], [0], 2)).toBe(0);
  expect(nextOf([0, 2], [1], 0)).toBe(null);
});
