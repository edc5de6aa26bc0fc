import { expect, test } from 'vitest';
import type { Review } from '../net/messages';
import { accountOf, chancesAfter, stepTo } from './chances';
import { noticed, percent, signed } from './numbers';

function step(entry: number, seat: number, decision: number[], luck: number[], late: number[]) {
  return { entry, seat, move: '', sentence: '', better: null, better_sentence: null, decision, luck, late };
}

const review: Review = {
  done: 2,
  of: 2,
  ready: true,
  has_luck: true,
  chances: [
    [0.5, 0.5],
    [0.4, 0.6],
    [1, 0],
  ],
  steps: [
    step(1, 0, [-0.2, 0.2], [0.15, -0.15], [-0.05, 0.05]),
    step(3, 1, [0.5, -0.5], [0, 0], [0.1, -0.1]),
  ],
  turning: [[], []],
};

test('a moment shows the step that led to it; the start and what is no decision show none', () => {
  expect(stepTo(review, 0)).toBeNull();
  expect(stepTo(review, 2)).toBeNull();
  expect(stepTo(review, 3)).toBe(review.steps[1]);
});

test('chances stay as they are where nobody decided, and end with the result', () => {
  expect(chancesAfter(review, [0, 1, 2, 3])).toEqual([
    [0.5, 0.5],
    [0.4, 0.6],
    [0.4, 0.6],
    [1, 0],
  ]);
  const resigned = { ...review, steps: review.steps.slice(0, 1), chances: [...review.chances] };
  expect(chancesAfter(resigned, [0, 1, 2]).at(-1)).toEqual([1, 0]);
});

test('what a seat began with and all that was added make its end', () => {
  for (const seat of [0, 1]) {
    const { start, luck, own, others, late, end } = accountOf(review, seat);
    expect(start + luck + own + others + late).toBeCloseTo(end);
  }
  expect(accountOf(review, 0).own).toBeCloseTo(-0.2);
  expect(accountOf(review, 1).others).toBeCloseTo(0.2);
  expect(accountOf(review, 0).luck).toBeCloseTo(0.15);
  expect(accountOf(review, 0).late).toBeCloseTo(0.05);
});

test('changes carry their sign, and what cannot be noticed none', () => {
  expect(signed(0.124, 'en')).toBe('+12%');
  expect(signed(-0.08, 'en')).toBe('-8%');
  expect(signed(-0.001, 'en')).toBe('0%');
  expect(percent(0.5, 'fr').replace(/\s/u, ' ')).toBe('50 %');
  expect([0.004, -0.006].map(noticed)).toEqual([false, true]);
});
