import { expect, test } from 'vitest';
import { clockText, timeLeft } from './clock';

const clocks = { left: [60_000, 30_000], running: [0], at: 1000, increment: 0, soft: true, paused: false };

test('a running clock falls, a standing one does not, none below zero', () => {
  expect(timeLeft(clocks, 0, 11_000)).toBe(50_000);
  expect(timeLeft(clocks, 1, 11_000)).toBe(30_000);
  expect(timeLeft(clocks, 0, 1_000_000)).toBe(0);
  expect(timeLeft({ ...clocks, paused: true }, 0, 11_000)).toBe(60_000);
});

test('clock texts', () => {
  expect([1, 59_001, 187_000, 3_727_000, 3 * 86_400_000].map(clockText)).toEqual([
    '0:01',
    '1:00',
    '3:07',
    '1:02:07',
    '3 d',
  ]);
});
