import { expect, test } from 'vitest';
import type { LogEntry, Notice, SeatInfo } from '../net/messages';
import { happened } from './happened';

const entry = (number: number, time: number, sentence: string | null) =>
  ({ number, time, sentence }) as LogEntry;
const notice = (number: number, time: number, kind: Notice['kind'], seat: number | null, text: string) =>
  ({ number, time, kind, seat, text }) as Notice;
const seats = [{ name: 'Ana' }, { name: 'Ben' }] as SeatInfo[];

test('what was done and what was said stand in the order of time, a greeting under the name of who said it', () => {
  const log = [entry(0, 10, null), entry(1, 30, 'Ana made a move.')];
  const notices = [notice(1, 5, 'table', 1, 'Ben sits down.'), notice(3, 20, 'chat', 1, 'Hello!')];
  expect(happened(log, { notices, seats }).map((line) => line.text)).toEqual([
    'Ben sits down.',
    '',
    'Ben: Hello!',
    'Ana made a move.',
  ]);
});
