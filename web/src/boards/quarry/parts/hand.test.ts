import { expect, test } from 'vitest';
import type { Move } from '../../board';
import middle from '../fixtures/quarry.middle.json';
import { cellsOf } from './resting';
import { cellName } from './ground';
import {
  flip,
  formOf,
  handFrom,
  handOf,
  keyOf,
  kindsThatFit,
  legalGrips,
  movesByPlace,
  placementOf,
  take,
  type Targets,
  turn,
  wayToCover,
} from './hand';
import type { QuarryView } from '../view';

const view = middle.frames[0]!.view.table as unknown as QuarryView;
const moves = middle.frames[0]!.moves as unknown as Move<Targets>[];
const legal = movesByPlace(moves);

test('every legal move can be held, and is found again where it is held', () => {
  for (const move of moves) {
    const hand = handOf(move.targets, view)!;
    expect(legal.get(keyOf(placementOf(view, hand)!))?.id).toBe(move.id);
    expect(cellsOf(placementOf(view, hand)!).map(cellName)).toEqual(move.targets.cells);
  }
});

test('four quarter turns bring a stone back, and a turn and its opposite cancel', () => {
  const step = take('step', null);
  let round = step;
  for (let i = 0; i < 4; i++) round = turn(round, 1);
  expect(formOf(round)).toBe(formOf(step));
  expect(formOf(turn(turn(step, 1), -1))).toBe(formOf(step));
});

test('only the side changes when a stone is flipped', () => {
  const arch = turn(take('arch', null), 1);
  expect([formOf(arch).attitude, formOf(flip(arch)).attitude]).toEqual(['arch+', 'arch-']);
  expect(formOf(flip(arch)).turn).toBe(formOf(arch).turn);
});

test('a stone held over the edge is pushed back onto the board', () => {
  const span = placementOf(view, take('span', { x: 9, y: 0 }))!;
  expect(cellsOf(span).map(cellName)).toEqual(['g1', 'h1', 'i1', 'j1']);
});

test('a cell that was asked about names the kinds that cover it, and a way to do so', () => {
  const cell = { x: 6, y: 5 };
  const kinds = kindsThatFit(moves, cell);
  expect(kinds.size).toBeGreaterThan(0);
  for (const kind of kinds.keys()) {
    const way = wayToCover(view, legal, take(kind, cell));
    if (way) expect(cellsOf(placementOf(view, way)!).map(cellName)).toContain(cellName(cell));
  }
});

test('the dots are the cells over which the stone may be put down', () => {
  const beside = take('block', null);
  const blocks = moves.filter((move) => move.targets.stone === 'block').map((move) => move.targets.cells[0]);
  expect([...legalGrips(view, legal, beside)].sort()).toEqual(blocks.sort());
});

test('a draft is taken up again, and nonsense is not', () => {
  const hand = turn(take('corner', { x: 3, y: 3 }), 1);
  expect(handFrom(JSON.parse(JSON.stringify(hand)), view)).toEqual(hand);
  expect(handFrom({ kind: 'sword' }, view)).toBeNull();
  expect(handFrom(null, view)).toBeNull();
});
