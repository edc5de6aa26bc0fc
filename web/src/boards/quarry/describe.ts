/** The pit in words: what shows from above row by row, every stone layer by layer, stocks, and how far each line goes. */
import type { CellGrid, Move, Translate, Section, DescribeProps } from '../board';
import { joined } from '../../table/status';
import {
  allCells,
  type Cell,
  cellName,
  cellOf,
  colourAt,
  heightAt,
  laidStones,
  type LaidStone,
  quarryOf,
} from './parts/ground';
import { liking } from './parts/liking.svelte';
import { joinedTo, winningWay } from './parts/lines';
import { outlooksOf } from './parts/outlook';
import { KINDS, kindOf } from './parts/shapes';
import { warningOf } from './parts/warning';
import type { Colour, QuarryView, StoneName } from './view';

type Pit = DescribeProps<QuarryView>;
const COLOURS: readonly Colour[] = ['black', 'blue'];

export function describe(told: Pit): Section[] {
  const { t, view, seat } = told;
  const own = COLOURS.find((colour) => view.holders[colour] === seat);
  return [
    ...(own ? [side(told, own, true)] : []),
    { level: 2, heading: t('players'), lines: [] },
    ...COLOURS.filter((colour) => colour !== own).map((colour) => side(told, colour, false)),
    fromAbove(told),
    ...layers(told),
  ];
}

/** Who can win with the next stone, where the reader wishes to be warned. */
export const warnsOfFindings = true;

export function warn({ view, findings, seat, help, t }: Pit): string {
  const outlooks = outlooksOf(findings, view);
  if (!outlooks || !help || !liking.now.warnings || view.phase === 'over') return '';
  const own = COLOURS.find((colour) => view.holders[colour] === seat) ?? null;
  return warningOf(outlooks, own, view.to_move, t)?.text ?? '';
}

/** Placements are listed by the kind of stone. */
export function groupOf({ targets: { stone } }: Move<{ stone?: string }>, t: Translate): string {
  return stone ? t(`quarry-stone-${stone.replace(/[+-]$/, '')}`) : '';
}

/** The board from above, north first. */
export function grid({ view, t }: Pit): CellGrid {
  const rows = Array.from({ length: view.rows }, (_, south) =>
    allCells(view)
      .filter(({ y }) => y === view.rows - 1 - south)
      .map((cell) => {
        const colour = colourAt(view, cell);
        const place = t('quarry-cell', { cell: cellName(cell), quarry: quarryOf(view, cell) ?? 'none' });
        const height = heightAt(view, cell);
        const told = t('quarry-told-cell', { place, who: colour ? t(`quarry-${colour}`) : 'none', height });
        return {
          name: cellName(cell),
          told,
          sign: colour ? `${colour === 'black' ? 'K' : 'B'}${height}` : '·',
        };
      }),
  );
  return { label: t('quarry-grid'), rows };
}

// ---- a player: stock and line

function side(told: Pit, colour: Colour, own: boolean): Section {
  const { view, players, t } = told;
  const name = players[view.holders[colour]]?.name ?? '';
  const slots = { name, colour: t(`quarry-${colour}`) };
  const lines = [stock(told, colour), ...line(told, colour)];
  if (own) return { level: 2, heading: t('quarry-told-own', slots), lines, own: true };
  return { level: 3, heading: t('quarry-told-player', slots), lines };
}

function stock({ view, language, t }: Pit, colour: Colour): string {
  const left = KINDS.filter((kind) => view.stock[colour][kind] > 0).map((kind) =>
    t('quarry-told-count', { stone: t(`quarry-stone-${kind}`), count: view.stock[colour][kind] }),
  );
  const points = t('quarry-points-left', { points: view.points[colour] });
  return left.length
    ? t('quarry-told-stock', { stones: joined(left, language), points })
    : t('quarry-told-no-stock');
}

/** From each quarry: the cell that lies farthest on; and where help is wished for, how many stones are missing. */
function line({ view, options, findings, help, language, t }: Pit, colour: Colour): string[] {
  const won = winningWay(view, options, colour);
  if (won.length) return [t('quarry-told-won', { cells: joined(won.map(cellName), language) })];
  const reach = (['south', 'north'] as const).map((quarry) => {
    const cells = [...joinedTo(view, options, colour, quarry)].map(cellOf);
    const ahead = quarry === 'south' ? 1 : -1;
    const farthest = cells.toSorted((one, other) => (other.y - one.y) * ahead)[0];
    return t('quarry-told-line', {
      quarry,
      cell: farthest ? cellName(farthest) : 'none',
      count: cells.length,
    });
  });
  const outlook = outlooksOf(findings, view)?.[colour];
  if (!outlook || !help || view.phase === 'over') return reach;
  const { stones } = outlook;
  const missing = stones === null ? t('quarry-no-way') : t('quarry-to-go', { count: stones });
  return [...reach, t('quarry-told-missing', { missing })];
}

// ---- the board

function fromAbove({ view, t }: Pit): Section {
  const { width, rows, quarry, max_height } = view;
  const last = String.fromCharCode(96 + width);
  const size = t('quarry-told-size', {
    last,
    rows,
    south: quarry,
    north: rows - quarry + 1,
    height: max_height,
  });
  const lines = Array.from({ length: rows }, (_, y) => row(view, y, t));
  return { level: 2, heading: t('quarry-grid'), lines: [size, ...lines] };
}

/** One row from west to east; neighbours that look the same share their words. */
function row(view: QuarryView, y: number, t: Translate): string {
  const runs: { from: Cell; to: Cell }[] = [];
  const same = (one: Cell, other: Cell) =>
    colourAt(view, one) === colourAt(view, other) && heightAt(view, one) === heightAt(view, other);
  for (const cell of allCells(view).filter((one) => one.y === y)) {
    const run = runs.at(-1);
    if (run && same(run.to, cell)) run.to = cell;
    else runs.push({ from: cell, to: cell });
  }
  const cells = runs.map(({ from, to }) => {
    const colour = colourAt(view, from);
    return t('quarry-told-run', {
      from: cellName(from),
      to: from.x === to.x ? 'none' : cellName(to),
      who: colour ? t(`quarry-${colour}`) : 'none',
      height: heightAt(view, from),
    });
  });
  return t('quarry-told-row', {
    row: y + 1,
    quarry: quarryOf(view, { x: 0, y }) ?? 'none',
    cells: cells.join(t('between-facts')),
  });
}

/** The stones by the level they stand on, each with the heights it fills: nothing is hidden under an arch. */
function layers({ view, language, t }: Pit): Section[] {
  const stones = laidStones(view);
  const levels = [...new Set(stones.map(({ level }) => level))].sort((one, other) => one - other);
  return levels.map((level) => ({
    level: 3,
    heading: t('quarry-told-level', { level }),
    lines: stones.filter((stone) => stone.level === level).map((stone) => laid(stone, language, t)),
  }));
}

function laid({ attitude, colour, parts }: LaidStone, language: string, t: Translate): string {
  const kind: StoneName = kindOf(attitude);
  const cells = parts.map((part) =>
    t('quarry-told-part', { cell: cellName(part), bottom: part.bottom, top: part.top }),
  );
  return t('quarry-told-stone', {
    who: t(`quarry-${colour}`),
    stone: t(`quarry-stone-${kind}`),
    kind,
    side: attitude.endsWith('+') ? 'up' : attitude.endsWith('-') ? 'down' : 'none',
    cells: joined(cells, language),
  });
}
