/** What the board reads out of real views: fixtures written by the rules themselves. */
import { expect, test } from 'vitest';
import acharya from './fixtures/sangram.acharya.json';
import forgetful from './fixtures/sangram.forgetful.json';
import give from './fixtures/sangram.give.json';
import mantri from './fixtures/sangram.mantri.json';
import middle from './fixtures/sangram.middle.json';
import over from './fixtures/sangram.over.json';
import spectator from './fixtures/sangram.spectator.json';
import start from './fixtures/sangram.start.json';
import story from './fixtures/sangram.story.json';
import {
  aimOf,
  backs,
  battle,
  byTarget,
  held,
  idleNow,
  keyOf,
  nextGate,
  readName,
  rivals,
  type SangramMove,
  type SangramView,
  totalAfter,
  totalRange,
  written,
  writtenCard,
} from './view';

const viewOf = (fixture: { frames: { view: { table: unknown } }[] }, frame = 0) =>
  fixture.frames[frame]!.view.table as SangramView;
const movesOf = (fixture: { frames: { moves: unknown[] }[] }) => fixture.frames[0]!.moves as SangramMove[];

test('every legal move is found by what it touches, and no two by the same', () => {
  for (const fixture of [start, middle, mantri, give, acharya]) {
    const moves = movesOf(fixture);
    expect(byTarget(moves).size).toBe(moves.length);
  }
  expect(keyOf({ kind: 'gift', seat: 2, tokens: 1 })).not.toBe(keyOf({ kind: 'gift', seat: 2, tokens: 2 }));
});

test('what the board would write for a legal rival is what the rules write', () => {
  for (const fixture of [acharya, mantri]) {
    const aim = aimOf(viewOf(fixture))!;
    const aimed = movesOf(fixture).filter(({ targets }) => targets.kind === aim);
    expect(aimed.length).toBeGreaterThan(1);
    for (const { text, targets } of aimed) expect(text).toBe(written(aim, targets.seat!, targets.tokens));
  }
  expect(written('pull', 1)).toBe('P2v');
  expect(written('copy', 0)).toBe('=P1');
  expect(written('swap', 4)).toBe('<>P5');
});

test('what the board would write for a card begins as the rules write it', () => {
  for (const { text, targets } of movesOf(middle))
    expect(text).toContain(writtenCard('recruit', targets.card!));
  for (const { text, targets } of movesOf(give)) expect(text).toBe(writtenCard('give', targets.card!));
});

test('no rival is aimed at while cards are chosen', () => {
  expect(aimOf(viewOf(start))).toBeNull();
  expect(aimOf(viewOf(middle))).toBeNull();
});

test('rivals sit from the left neighbour on; a spectator sees everybody', () => {
  expect(rivals(viewOf(middle)).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(rivals(viewOf(spectator)).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

test('SG-11 after the reveal the battlefield falls from the highest number to the lowest', () => {
  const numbers = battle(viewOf(middle)).map(({ card }) => card!.motivation);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(battle(viewOf(middle)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
});

test('SG-10 before the reveal only that a rival has chosen can be seen, and the own card', () => {
  const waiting = viewOf(story, 5);
  const [mine, second, third] = battle(waiting);
  expect(mine).toMatchObject({ down: true, place: 0 });
  expect(mine!.card?.name).toBe('Ach52');
  expect(second).toMatchObject({ down: false, card: null });
  expect(third).toMatchObject({ down: true, card: null });
  expect(held(waiting.players[0]!).map(({ name }) => name)).not.toContain('Ach52');
});

test('a rival has as many cards drawn as held: known ones and backs', () => {
  for (const fixture of [middle, mantri, spectator, forgetful]) {
    for (const player of rivals(viewOf(fixture))) {
      const drawn = (player.known?.length ?? 0) + backs(player);
      expect(drawn).toBe(player.cards - (player.ready ? 1 : 0));
    }
  }
});

test('R27 a table without memory shows no range of a rival’s Total', () => {
  const view = viewOf(forgetful);
  for (const player of rivals(view)) expect(totalRange(player)).toBeNull();
  expect(totalRange(view.players[view.seat!]!)).not.toBeNull();
});

test('SG-71 at the end every Total is exact', () => {
  for (const player of viewOf(over).players) {
    const [least, most] = totalRange(player)!;
    expect(least).toBe(most);
  }
});

test('the next gate is 7, then 13, then 18', () => {
  const player = viewOf(start).players[0]!;
  const gates = [0, 1, 2].map((grown) => nextGate({ ...player, grown }, viewOf(start).marks));
  expect(gates).toEqual([7, 13, 18]);
});

test('the Total that a choice leaves is the one the rules foresee', () => {
  const view = viewOf(middle);
  expect(totalAfter(view, { kind: 'recruit', card: 'Sen36' })).toBe(12);
  expect(totalAfter(view, { kind: 'retreat', seat: 1 })).toBeNull();
  expect(totalAfter(view, null)).toBeNull();
});

test('a Senapati without Britishers is said to do nothing, a Sarthi is not', () => {
  const view = viewOf(start);
  const me = { ...view.players[0]!, tokens: 0 };
  const senapati = me.hand!.find(({ warrior }) => warrior === 'senapati')!;
  const idle = view.players.map(({ seat }) => (seat === me.seat ? [senapati.motivation - 1] : []));
  expect(idleNow(senapati, me, { idle })).toBe(true);
  expect(idleNow({ ...senapati, motivation: senapati.motivation - 1 }, me, { idle })).toBe(false);
  expect(idleNow(senapati, me, null)).toBe(false);
});

test('a card is read from its name', () => {
  expect(readName('Mrn8')).toEqual({ warrior: 'maharani', motivation: 8 });
});
