import { expect, test } from 'vitest';
import over from '../fixtures/river-dragons.over.json';
import type { DeltaView, Plank } from '../view';
import { arrival, crossing } from './crossing';

const capped = over.frames.at(-1)!.view.table as unknown as DeltaView;
const best = capped.winners[0]!;
const { home, goal } = capped.players[best]!;
const plank = (name: string, ...supports: [string, string]): Plank => ({
  ...capped.planks[0]!,
  name,
  supports,
});
const arrived: DeltaView = {
  ...capped,
  players: capped.players.map((player, seat) => (seat === best ? { ...player, space: goal } : player)),
  planks: [
    plank('b1', 'i1', home),
    plank('r2', 'i1', 'i2'),
    plank('g3', 'i2', 'i3'),
    plank('y4', 'i2', 'i9'),
    plank('b5', 'i3', goal),
    plank('k6', 'i4', 'i5'),
  ],
};

test('the bridge that carried the winner leads from plank to plank between the two villages', () => {
  expect(crossing(arrived)).toEqual([goal, 'b5', 'i3', 'g3', 'i2', 'r2', 'i1', 'b1', home]);
});

test('nothing lights up while nobody has arrived, and no bridge where none is left', () => {
  expect(arrival(capped)).toBeUndefined();
  expect(crossing(capped)).toEqual([]);
  expect(crossing({ ...arrived, winners: [] })).toEqual([]);
  expect(crossing({ ...arrived, planks: arrived.planks.slice(1) })).toEqual([]);
  expect(arrival({ ...arrived, planks: [] })?.space).toBe(goal);
});
