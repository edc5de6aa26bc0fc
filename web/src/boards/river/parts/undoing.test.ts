import { describe, expect, test } from 'vitest';
import type { Player } from '../../board';
import middle from '../fixtures/river-dragons.middle.json';
import { actingOrder, type DeltaView } from '../view';
import { isFree } from './undoing';

const view = middle.frames[0]!.view.table as unknown as DeltaView;
const order = actingOrder(view);
const [first, last] = [order[0]!, order.at(-1)!];
const sitting = (bot: string | null): Player[] =>
  view.players.map((_, seat) => ({ seat, name: '', called: '', bot, present: true }));
/** Everybody turns up a card of the own that nobody stops. */
const acting: DeltaView = {
  ...view,
  slot: 1,
  phase: 'stone',
  left: 1,
  players: view.players.map((player) => ({ ...player, program: ['S2'] })),
};
const free = (seat: number, change: Partial<DeltaView> = {}, bot: string | null = null, byEye = false) =>
  isFree({ view: { ...acting, ...change }, seat, players: sitting(bot), byEye });

describe('what can be taken back is played at once', () => {
  test('among people until the next cards are turned up', () => {
    expect(free(first)).toBe(true);
    expect(free(last)).toBe(false);
    expect(free(last, { left: 2 })).toBe(true);
  });

  test('who is stopped, or has only stopped somebody, keeps no slot open', () => {
    const idle = (card: string) => ({
      players: acting.players.map((player, seat) =>
        seat === first ? player : { ...player, program: [card] },
      ),
    });
    expect(free(first, idle(`X${view.players[first]!.letter}`))).toBe(false);
  });

  test('alone with bots always, but for what the rules call final', () => {
    expect(free(last, {}, 'friend')).toBe(true);
    expect(free(last, { phase: 'place' }, 'friend', true)).toBe(false);
    expect(free(last, { phase: 'plank' }, 'friend', false)).toBe(true);
  });
});
