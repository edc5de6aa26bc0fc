import { expect, test } from 'vitest';
import type { Review } from '../net/messages';
import { chancesAfter, labelsOf, partsOf, stepTo } from './chances';
import { noticed, percent, percents, signed } from './numbers';

function step(entry: number, seat: number, decision: number[], luck: number[], late: number[]) {
  const label = decision[seat]! < 0 ? ('blunder' as const) : ('best' as const);
  return { entry, seat, move: '', sentence: '', label, better: null, decision, luck, late };
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
  doubt: [0.1, 0.1],
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

test('of what is not thought over yet, nothing is known', () => {
  const begun = {
    ...review,
    ready: false,
    steps: review.steps.slice(0, 1),
    chances: review.chances.slice(0, 2),
  };
  expect(chancesAfter(begun, [0, 1, 2, 3])).toEqual([[0.5, 0.5], [0.4, 0.6], [], []]);
  const nothing = { ...begun, steps: [], chances: [] };
  expect(chancesAfter(nothing, [0, 1])).toEqual([[], []]);
});

test('what moved a chance is told in shares of all that moved it, each with its way', () => {
  for (const seat of [0, 1]) {
    const parts = Object.values(partsOf(review, seat));
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const moved = parts.reduce((sum, part) => sum + part.sum, 0);
    expect(review.chances[0]![seat]! + moved).toBeCloseTo(review.chances.at(-1)![seat]!);
  }
  const { luck, own, others, late } = partsOf(review, 0);
  expect([luck.sum, own.sum, others.sum, late.sum].map((sum) => sum.toFixed(2))).toEqual([
    '0.15',
    '-0.20',
    '0.50',
    '0.05',
  ]);
  expect(others.share).toBeCloseTo(0.5);
  expect(late.share).toBeCloseTo(0.15);
});

test('decisions are counted by their labels', () => {
  expect(labelsOf(review, 0)).toEqual({ best: 0, good: 0, slip: 0, blunder: 1 });
  expect(labelsOf(review, 1)).toEqual({ best: 0, good: 0, slip: 0, blunder: 1 });
});

test('percents of a whole add up to it', () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3], 'en')).toEqual(['34%', '33%', '33%']);
  expect(percents([0.125, 0.125, 0.75], 'en')).toEqual(['13%', '12%', '75%']);
  expect(percents([1, 0], 'en')).toEqual(['100%', '0%']);
  expect(percents([0.996, 0.002, 0.002], 'en')).toEqual(['100%', '0%', '0%']);
  expect(percents([], 'en')).toEqual([]);
});

test('changes carry their sign, and what cannot be noticed none', () => {
  expect(signed(0.124, 'en')).toBe('+12%');
  expect(signed(-0.08, 'en')).toBe('-8%');
  expect(signed(-0.001, 'en')).toBe('0%');
  expect(percent(0.5, 'fr').replace(/\s/u, ' ')).toBe('50 %');
  expect([0.004, -0.006].map(noticed)).toEqual([false, true]);
});
