import { expect, test } from 'vitest';
import { type Fixture, FixtureBackend } from './fixture.svelte';
import { TableModel } from './table.svelte';

const view = { table: {}, names: ['Asha', 'Bruno'], seat: 0, pending: [0], result: null };
const entry = (number: number) => ({ number, seat: 0, mark: '', move: 'a', sentence: 'A.', events: [] });
const move = { id: 4, text: 'a1', sentence: '', targets: { cell: 'a1' } };
const frame = { view, called: ['Black', 'Blue'], moves: [move], log: [], fresh: [] };
const fixture: Fixture = {
  game: 'quarry',
  name: 'x',
  options: {},
  frames: [
    { ...frame, log: [entry(0)] },
    { ...frame, fresh: [entry(1)], moves: [] },
  ],
};

test('frames follow each other, with what led from one to the next', () => {
  const backend = new FixtureBackend(fixture, { map: 1 });
  const model = new TableModel(backend);
  expect([model.moves.length, model.fresh.length, model.board]).toEqual([1, 0, { map: 1 }]);
  backend.step(1);
  expect([model.moves.length, model.fresh.length, model.log.length]).toEqual([0, 1, 2]);
  backend.step(5);
  expect(backend.frame).toBe(1);
});

test('every call is written down; the words of a move are what it touches', async () => {
  const backend = new FixtureBackend(fixture, null);
  const model = new TableModel(backend);
  model.draft = { parts: 1 };
  model.preview = move;
  await model.tell();
  expect(model.told[0]?.sentence).toBe('{"cell":"a1"}');
  expect(model.preview?.sentence).toBe('{"cell":"a1"}');
  model.play(move);
  model.ask('b9');
  await new Promise((wake) => setTimeout(wake));
  expect([model.preview, model.sending, model.reason?.rule]).toEqual([null, false, 'XX-1']);
  expect(backend.calls).toEqual(['onask b9', 'onmove 4 a1 {"cell":"a1"}', 'ondraft {"parts":1}']);
});
