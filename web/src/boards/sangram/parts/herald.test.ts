import { expect, test } from 'vitest';
import type { Entry } from '../../board';
import story from '../fixtures/sangram.story.json';
import { spoken, standing, tidings } from './herald';

const fresh = (frame: number) => story.frames[frame]!.fresh as Entry[];

test('the reveal is told once for all cards', () => {
  expect(tidings(fresh(6))).toEqual([{ text: '', id: 'sangram-told-reveal', seat: null }]);
});

test('a screen reader hears every card of the reveal', () => {
  expect(spoken(fresh(6)).match(/reveals/g)).toHaveLength(3);
});

test('that somebody has chosen is not told', () => {
  expect(tidings(fresh(5))).toEqual([]);
  expect(spoken(fresh(5))).toBe('');
});

test('SG-61 growing is told with its owner, after the training', () => {
  const told = tidings(fresh(19));
  expect(told.findIndex(({ id }) => id === 'sangram-told-training')).toBeGreaterThan(-1);
  expect(told.filter(({ text }) => text.includes('grows')).map(({ seat }) => seat)).toEqual([2, 0]);
  expect(spoken(fresh(19))).toContain('shows');
});

test('many tidings go by faster, and at the pace one wishes', () => {
  expect(standing(6, 1)).toBeLessThan(standing(2, 1));
  expect(standing(2, 2)).toBe(standing(2, 1) / 2);
});
