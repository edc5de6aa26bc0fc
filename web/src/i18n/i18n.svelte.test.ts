import { expect, test } from 'vitest';
import { i18n } from './i18n.svelte';

test('whoever has asked for words has words to speak with, even when others were asked for in between', async () => {
  await i18n.load('en', 'quarry');
  const before = i18n.load('en', 'quarry'); // at hand …
  const last = i18n.load('fr', 'quarry'); // … while these are fetched
  await before;
  expect(i18n.language).toBe('fr');
  expect(i18n.t.has('quarry-do-place')).toBe(true);
  await last;
});
