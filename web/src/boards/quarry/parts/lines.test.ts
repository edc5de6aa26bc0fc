import { describe, expect, test } from 'vitest';
import over from '../fixtures/quarry.over.json';
import start from '../fixtures/quarry.start.json';
import { cellName } from './ground';
import { joinedTo, veins, winningWay } from './lines';
import type { Colour, QuarryView } from '../view';

const ORTHOGONAL = { line: 'orthogonal', elbow: 'free' };
const tableOf = (fixture: { frames: { view: { table: unknown } }[] }) =>
  fixture.frames[0]!.view.table as QuarryView;
const bare = tableOf(start);

/** A board from its rows, north on top, as the rules draw it. */
function drawn(...rows: string[]): QuarryView {
  const cells = rows.reverse().map((row) => row.split(' '));
  const colour = (cell: string): Colour | null => (cell === '.' ? null : cell[0] === 'K' ? 'black' : 'blue');
  return {
    ...bare,
    heights: cells.map((row) => row.map((cell) => (cell === '.' ? 0 : Number(cell[1])))),
    colours: cells.map((row) => row.map(colour)),
  };
}

describe('QR-18: what is joined to a quarry', () => {
  const view = drawn(
    '. . . . . . . . . .',
    '. . . . . . . . . .',
    '. . . . . . . . . .',
    '. . . . . . . . . .',
    '. . . K1 . . . . . .',
    '. . K1 . . . . . . .',
    '. . K2 . . . . . . .',
    '. . K1 . . . . . . .',
    '. . . . . . . . . .',
  );

  test('cells hang together by their sides, whatever their heights', () => {
    expect([...joinedTo(view, ORTHOGONAL, 'black', 'south')].sort()).toEqual(['c2', 'c3', 'c4']);
    expect(joinedTo(view, ORTHOGONAL, 'black', 'north').size).toBe(0);
  });

  test('corners count where that is agreed', () => {
    expect(joinedTo(view, { ...ORTHOGONAL, line: 'diagonal' }, 'black', 'south').has('d5')).toBe(true);
  });

  test('every vein joins two neighbours of one colour', () => {
    expect(veins(view, ORTHOGONAL).map(({ from, to }) => cellName(from) + cellName(to))).toEqual([
      'c2c3',
      'c3c4',
    ]);
  });
});

test('QR-19: the winning way goes from quarry to quarry', () => {
  const way = winningWay(tableOf(over), ORTHOGONAL, 'blue').map(cellName);
  expect(way).toEqual(['b2', 'b3', 'b4', 'b5', 'a5', 'a6', 'a7', 'a8']);
  expect(veins(tableOf(over), ORTHOGONAL).filter((vein) => vein.wins)).toHaveLength(7);
});
