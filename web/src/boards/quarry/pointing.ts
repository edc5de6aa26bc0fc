/** Where a lesson points: first the stone in the stock, then the cell to hold it over. */
import type { Pointing } from '../board';
import { KINDS } from './parts/shapes';
import type { QuarryView } from './view';

export const next: Pointing<QuarryView>['next'] = ([written = ''], _, board) => {
  const [kind = '', cells = ''] = written.split(' ');
  const place = KINDS.findIndex((one) => one === kind.replace(/[-+]$/, ''));
  const stone = board.querySelectorAll('.mine button.stone')[place];
  if (stone && stone.ariaPressed !== 'true') return stone;
  return board.querySelector(`[data-cell="${heldAt(cells)}"]`);
};

/** The cell by which a stone is held: its elbow, or the one between its ends. */
function heldAt(cells: string): string {
  const named = cells.split('-');
  if (named.length === 3) return named[1]!;
  const [first = '', last = first] = named;
  const between = (one: number, other: number) => Math.floor((one + other) / 2);
  const column = String.fromCharCode(between(first.charCodeAt(0), last.charCodeAt(0)));
  return `${column}${between(Number(first.slice(1)), Number(last.slice(1)))}`;
}
