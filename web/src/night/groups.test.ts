import { expect, test } from 'vitest';
import type { Move, Describer } from '../boards/board';
import { grouped } from './groups';

const t = Object.assign((id: string) => id, { has: () => true });
const move = (id: number, kind: string): Move => ({ id, text: '', sentence: '', targets: { kind } });
const told = {
  tell: () => [],
  groupOf: ({ targets }: Move<{ kind: string }>) => targets.kind,
} as unknown as Describer;

test('choices stand under their headings, those without one first', () => {
  const moves = [move(1, 'walk'), move(2, ''), move(3, 'jump'), move(4, 'walk')];
  const groups = grouped(moves, told, t).map(({ heading, moves: some }) => [
    heading,
    some.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['', [2]],
    ['walk', [1, 4]],
    ['jump', [3]],
  ]);
});

test('a board without headings has one plain list', () => {
  expect(grouped([move(1, 'walk')], null, t)).toEqual([{ heading: '', moves: [move(1, 'walk')] }]);
});
