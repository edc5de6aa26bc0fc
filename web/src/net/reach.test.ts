import { afterEach, expect, test, vi } from 'vitest';
import { api, Refusal } from './api';
import { Unreachable } from './reach';
import { loadCatalogue, type Language } from '../i18n/fluent';
import { i18n } from '../i18n/i18n.svelte';

afterEach(() => vi.unstubAllGlobals());

const SENTENCE: Record<Language, RegExp> = {
  en: /server does not answer/,
  fr: /serveur ne répond pas/,
  hi: /सर्वर/,
};

test.each(Object.keys(SENTENCE) as Language[])('a cut line is told in a sentence: %s', async (language) => {
  await i18n.load(language);
  expect(await loadCatalogue(language)).toMatch(SENTENCE[language]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const asked of [api.games(language), api.record('t'), api.picture('t', 1, null, language)]) {
    const fault = await asked.catch((error: Error) => error);
    expect(fault).toBeInstanceOf(Unreachable);
    expect((fault as Error).message).toMatch(SENTENCE[language]);
  }
});

test('an answer that breaks off is told like no answer', async () => {
  await i18n.load('en');
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, json: () => Promise.reject(new TypeError('network error')) }),
  );
  await expect(api.games('en')).rejects.toBeInstanceOf(Unreachable);
});

test('somebody between us who answers in the place of the house says nothing to the player', async () => {
  await i18n.load('en');
  const gateway = new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
  vi.stubGlobal('fetch', () => Promise.resolve(gateway));
  const fault = await api.games('en').catch((error: Refusal) => error);
  expect(fault).toMatchObject({ status: 502, message: expect.stringMatching(SENTENCE.en) });
});
