import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { KnownGame } from '../boards';
import type { Moments, Review } from '../net/messages';
import { speaker } from '../i18n/fluent';
import english from '../texts/review.en.ftl?raw';
import french from '../texts/review.fr.ftl?raw';
import hindi from '../texts/review.hi.ftl?raw';
import Account from './Account.svelte';
import { replayed } from '../model/replay';

const entry = {
  number: 0,
  seat: null,
  mark: '',
  move: null,
  sentence: null,
  events: [],
  time: 0,
  by: 'person',
  why: null,
} as const;
const moments: Moments = {
  game: 'quarry',
  title: 'Quarry',
  options: {},
  names: ['Asha', 'Bruno'],
  called: ['Black', 'Blue'],
  bots: [null, null],
  seat: 0,
  board: null,
  moments: [{ entry: { ...entry, events: [] }, view: {}, pending: [], result: null }],
};
const game = {
  name: 'quarry',
  folder: 'quarry',
  order: 1,
  skin: '',
  badge: () => ({ colour: 'red', letter: 'A', shape: 'disc' }),
} satisfies KnownGame;

function rows(has_luck: boolean, language: string, texts: string): string {
  const review: Review = {
    done: 0,
    of: 0,
    ready: true,
    has_luck,
    chances: [[0.5, 0.5]],
    doubt: [0.1, 0.1],
    steps: [],
    turning: [],
  };
  const model = replayed('x', moments);
  const { container, unmount } = render(Account, {
    model,
    game,
    review,
    language,
    t: speaker(language, [texts]),
  });
  const told = container.textContent;
  unmount();
  return told;
}

test.each([
  ['en', english, 'Luck', 'Seen late'],
  ['fr', french, 'Hasard', 'Vu après coup'],
  ['hi', hindi, 'किस्मत', 'देर से दिखा'],
])('of luck nothing is said where there is none (%s)', (language, texts, luck, late) => {
  expect(rows(true, language, texts)).toContain(luck);
  const told = rows(false, language, texts);
  expect(told.toLowerCase()).not.toContain(luck.toLowerCase());
  expect(told).toContain(late);
  expect(screen.queryByRole('table')).toBeNull();
});
