import { describe, expect, test } from 'vitest';
import type { Entry } from '../../board';
import story from '../fixtures/river-dragons.story.json';
import { lasts, soundOf, tell } from './telling';
import { actingOrder, type DeltaView, isStopped } from '../view';

const frames = story.frames as unknown as { view: { table: DeltaView; seat: number }; fresh: Entry[] }[];
const told = frames.slice(1).map((frame, index) => ({
  before: frames[index]!.view.table,
  after: frame.view.table,
  fresh: frame.fresh,
  steps: tell(frames[index]!.view.table, frame.fresh, frame.view.table, 0),
}));

describe('what happened is told', () => {
  test('every event that is more than a nod has its sentence, cards of a slot are turned up together', () => {
    for (const { fresh, steps } of told) {
      const events = fresh.flatMap((entry) => entry.events);
      for (const event of events.filter(({ name }) =>
        ['fell', 'blocked', 'plank', 'stepped', 'nothing'].includes(name),
      )) {
        expect(steps.map((step) => step.caption)).toContain(event.text);
      }
      const slots = new Set(
        events.filter(({ name }) => name === 'revealed').map(({ numbers }) => numbers[1]),
      );
      expect(steps.filter((step) => step.kind === 'revealed')).toHaveLength(slots.size);
    }
    expect(told.flatMap(({ steps }) => steps).length).toBeGreaterThan(10);
  });

  test('the scenes lead from the old table to the new one', () => {
    for (const { before, after, steps } of told) {
      if (!steps.length) continue;
      expect(steps.at(-1)!.scene).toBe(after);
      const stones = [before, ...steps.map((step) => step.scene)].map((scene) => scene.stones.length);
      for (let at = 1; at < stones.length; at++)
        expect(Math.abs(stones[at]! - stones[at - 1]!)).toBeLessThanOrEqual(1);
    }
  });

  test('a fall remembers where the pawn stood', () => {
    const falls = told.flatMap(({ before, steps }) =>
      steps.filter((step) => step.kind === 'fell').map((step) => ({ before, step })),
    );
    expect(falls.length).toBeGreaterThan(0);
    for (const { step } of falls) expect(step.from).toMatch(/^([a-z]\d|V\d)$/);
  });

  test('nobody else’s card is in a scene before it is turned up', () => {
    for (const { steps } of told) {
      for (const { scene } of steps) {
        for (const player of scene.players.slice(1))
          expect(player.program.length).toBeLessThanOrEqual(scene.slot);
      }
    }
  });

  test('many waiting steps go faster, and so does a quicker pace', () => {
    const step = told.flatMap(({ steps }) => steps)[0]!;
    expect(lasts(step, 20, 1)).toBeLessThan(lasts(step, 1, 1));
    expect(lasts(step, 1, 2)).toBe(lasts(step, 1, 1) / 2);
  });
});

test('the end sounds as whoever listens has done', () => {
  const step = { ...told.flatMap(({ steps }) => steps)[0]!, kind: 'ended' };
  expect([soundOf(step, 'win'), soundOf(step, 'over')]).toEqual(['win', 'over']);
});

describe('the table’s order', () => {
  test('the holder of the marker acts first', () => {
    const view = frames[0]!.view.table;
    expect(actingOrder(view)[0]).toBe(view.first);
    expect([...actingOrder(view)].sort()).toEqual([...view.order].sort());
  });

  test('DL-22: a stopped card is struck through, a stopped block is not', () => {
    const [one, other] = frames[0]!.view.table.players;
    const view = {
      ...frames[0]!.view.table,
      slot: 2,
      players: [
        { ...one!, program: [`X${other!.letter}`, `X${other!.letter}`] },
        { ...other!, program: ['M1', `X${one!.letter}`] },
      ],
    };
    expect(isStopped(view, 1, 0)).toBe(true);
    expect(isStopped(view, 1, 1)).toBe(false);
    expect(isStopped(view, 0, 1)).toBe(false);
  });
});
