import { expect, test } from 'vitest';
import type { Player } from '../../board';
import start from '../fixtures/ramas-bridge.start.json';
import type { RamaView } from '../view';
import { isFree } from './undoing';

const stands = start.frames[0]!.view.table as unknown as RamaView;
const sitting = (bot: string | null): Player[] =>
  stands.players.map((_, seat) => ({ seat, name: '', called: '', bot, present: true }));
const standing = (...placed: readonly number[]): RamaView => ({
  ...stands,
  phase: 'place',
  placing: 1,
  players: stands.players.map((one, seat) => ({ ...one, pawn: placed.includes(seat) ? 'leh' : null })),
});
const all = stands.players.map((_, seat) => seat);

test('among people a pawn that is put down can be taken back, but for the last one: the first throw follows', () => {
  expect(isFree({ view: standing(), seat: 0, players: sitting(null) })).toBe(true);
  const others = all.filter((seat) => seat !== 1);
  expect(isFree({ view: standing(...others), seat: 0, players: sitting(null) })).toBe(false);
});

test('a throw follows every other move, so it is for good among people and free alone with bots', () => {
  const moving: RamaView = { ...standing(...all), phase: 'move', placing: null };
  expect(isFree({ view: moving, seat: 0, players: sitting(null) })).toBe(false);
  expect(isFree({ view: moving, seat: 0, players: sitting('friend') })).toBe(true);
});
