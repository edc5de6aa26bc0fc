import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { KnownGame } from '../boards';
import type { LogEntry, Moments, Review } from '../net/messages';
import { speaker } from '../i18n/fluent';
import english from '../texts/review.en.ftl?raw';
import { replayed } from '../model/replay';
import TurningPoints from './TurningPoints.svelte';

function entry(number: number): LogEntry {
  const seat = number ? 1 : null;
  return { number, seat, mark: '', move: null, sentence: null, events: [], time: 0, by: 'person', why: null };
}

const moments: Moments = {
  game: 'quarry',
  title: 'Quarry',
  options: {},
  names: ['Asha', 'Bruno'],
  called: ['Black', 'Blue'],
  bots: [null, null],
  seat: 0,
  board: null,
  moments: [0, 1, 2].map((number) => ({ entry: entry(number), view: {}, pending: [], result: null })),
};
const changes = { decision: [0.2, -0.2], luck: [0.3, -0.3], late: [0.1, -0.1] };
const step = { move: 'x', label: 'slip', better: null, ...changes } as const;
const review: Review = {
  done: 2,
  of: 2,
  ready: true,
  has_luck: true,
  chances: [],
  doubt: [],
  steps: [
    { ...step, entry: 1, seat: 1, sentence: 'Bruno errs.' },
    { ...step, entry: 2, seat: 1, sentence: 'Bruno errs again.' },
  ],
  turning: [
    [
      { step: 1, kind: 'luck', change: 0.3 },
      { step: 1, kind: 'other', change: 0.2 },
      { step: 1, kind: 'late', change: 0.1 },
    ],
    [],
  ],
};
const game = {
  name: 'quarry',
  folder: 'quarry',
  order: 1,
  skin: '',
  badge: () => ({ colour: 'red', letter: 'A', shape: 'disc' }),
} satisfies KnownGame;

test('one move may turn the game by luck, by a decision and as was seen late; each leads there', async () => {
  const model = replayed('x', moments);
  const t = speaker('en', [english]);
  render(TurningPoints, { model, game, review, whose: 0, language: 'en', t, onwhose: () => undefined });
  expect(screen.getByRole('heading').textContent).toBe('Your three turning points');
  const points = screen.getAllByRole('button', { name: /Bruno errs again/ });
  expect(points.map((point) => point.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringContaining('Luck'),
    expect.stringMatching(/Decision of Bruno.*Slip/),
    expect.stringContaining('Seen late'),
  ]);
  points[1]!.click();
  expect(model.at).toBe(2);
});
