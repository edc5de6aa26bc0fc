import { expect, test } from 'vitest';
import type { Player } from '../../board';
import acharya from '../fixtures/sangram.acharya.json';
import type { Mark, SangramMove, SangramView, Targets } from '../view';
import { isFree } from './undoing';

const stands = acharya.frames[0]!.view.table as unknown as SangramView;
const sitting = (bot: string | null): Player[] =>
  stands.players.map((_, seat) => ({ seat, name: '', called: '', bot, present: true }));
const [first, last] = [stands.order[0]!, stands.order.at(-1)!];

interface Case {
  seat?: number;
  pending?: readonly number[];
  bot?: string | null;
  barred?: readonly number[];
}

function free(phase: SangramView['phase'], targets: Partial<Targets>, change: Case = {}): boolean {
  const { seat = first, pending = [seat], bot = null, barred = [] } = change;
  const players = stands.players.map((player, one) => ({
    ...player,
    badges: (barred.includes(one) ? ['retreated'] : []) as Mark[],
  }));
  const asked = { view: { ...stands, phase, players }, seat, pending, players: sitting(bot) };
  return isFree(asked, { targets } as SangramMove);
}

test('a card face down can be taken back as long as somebody still chooses', () => {
  expect(free('play', { kind: 'play' }, { pending: [first, last] })).toBe(true);
  expect(free('play', { kind: 'play' }, { pending: [first] })).toBe(false);
});

test('whoever recruits last turns up new volunteers', () => {
  expect(free('recruit', { kind: 'recruit' })).toBe(true);
  expect(free('recruit', { kind: 'recruit' }, { seat: last })).toBe(false);
  expect(free('recruit', { kind: 'recruit' }, { barred: stands.order.slice(1) })).toBe(false);
});

test('what shows a card is for good among people, what else an army does is not', () => {
  for (const kind of ['draw', 'swap', 'take'] as const) expect(free('act', { kind })).toBe(false);
  expect(free('give', { kind: 'give' })).toBe(false);
  for (const kind of ['rise', 'gift', 'decline'] as const) expect(free('act', { kind })).toBe(true);
  expect(free('act', { kind: 'retreat', seat: last }, { barred: stands.order.slice(0, -1) })).toBe(false);
});

test('alone with bots everything can be taken back', () => {
  expect(free('act', { kind: 'draw' }, { bot: 'friend' })).toBe(true);
});
