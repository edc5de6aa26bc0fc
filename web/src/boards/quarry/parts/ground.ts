/**
 * The board as it lies, for drawing: cells by number, what shows on each, and what each stone of the view looks like. All
 * of it is read from the view.
 */
import { ATTITUDES, type Attitude, type Part } from './shapes';
import type { Colour, QuarryView } from '../view';

/** A cell: its column and row, both from 0, west and south first. */
export interface Cell {
  x: number;
  y: number;
}

export function cellName({ x, y }: Cell): string {
  return String.fromCharCode(97 + x) + (y + 1);
}

export function cellOf(name: string): Cell {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}

export const sameCell = (one: Cell | null, other: Cell | null) =>
  one !== null && other !== null && one.x === other.x && one.y === other.y;

export const otherColour = (colour: Colour): Colour => (colour === 'black' ? 'blue' : 'black');

export function heightAt(view: QuarryView, { x, y }: Cell): number {
  return view.heights[y]?.[x] ?? 0;
}

export function colourAt(view: QuarryView, { x, y }: Cell): Colour | null {
  return view.colours[y]?.[x] ?? null;
}

export function onBoard(view: QuarryView, { x, y }: Cell): boolean {
  return x >= 0 && y >= 0 && x < view.width && y < view.rows;
}

/** Which quarry a cell lies in, if any. */
export function quarryOf(view: QuarryView, { y }: Cell): 'south' | 'north' | null {
  if (y < view.quarry) return 'south';
  return y >= view.rows - view.quarry ? 'north' : null;
}

/** Every cell, row by row from the south-west. */
export function allCells(view: QuarryView): Cell[] {
  return Array.from({ length: view.width * view.rows }, (_, i) => ({
    x: i % view.width,
    y: Math.floor(i / view.width),
  }));
}

/** A stone as it lies on the board, cell by cell in absolute heights. */
export interface LaidStone {
  /** Its place in the order of play; -1 for masonry whose stones are not known. */
  number: number;
  attitude: Attitude;
  colour: Colour;
  level: number;
  parts: readonly LaidPart[];
}

export interface LaidPart extends Cell {
  bottom: number;
  top: number;
  /** Is it still to be seen from above? */
  shows: boolean;
  /** Is there hollow space under it? */
  hollow: boolean;
}

/** The stones of the view with their true places; heights that no stone explains become plain posts. */
export function laidStones(view: QuarryView): LaidStone[] {
  const reached = new Map<string, number>();
  const tops = new Map<string, LaidPart>();
  const stones = view.stones.map((stone, number): LaidStone => {
    const attitude = stone.stone as Attitude;
    const shape: readonly Part[] = ATTITUDES[attitude];
    const parts = stone.cells.map((name, i): LaidPart => {
      const bottom = stone.level + shape[i]!.bottom;
      const top = stone.level + shape[i]!.top;
      const part = { ...cellOf(name), bottom, top, shows: true, hollow: bottom > (reached.get(name) ?? 0) };
      return part;
    });
    for (const part of parts) {
      const name = cellName(part);
      const before = tops.get(name);
      if (before) before.shows = false;
      tops.set(name, part);
      reached.set(name, part.top);
    }
    return { number, attitude, colour: stone.colour, level: stone.level, parts };
  });
  return [...stones, ...unexplained(view, tops)];
}

function unexplained(view: QuarryView, tops: ReadonlyMap<string, LaidPart>): LaidStone[] {
  return allCells(view).flatMap((cell) => {
    const height = heightAt(view, cell);
    const colour = colourAt(view, cell);
    const known = tops.get(cellName(cell))?.top ?? 0;
    if (!colour || height <= known) return [];
    return Array.from({ length: height - known }, (_, i): LaidStone => {
      const bottom = known + i;
      const part = { ...cell, bottom, top: bottom + 1, shows: bottom + 1 === height, hollow: false };
      return { number: -1, attitude: 'block', colour, level: bottom, parts: [part] };
    });
  });
}

/** For every cell, the stone that shows there. */
export function showing(stones: readonly LaidStone[]): ReadonlyMap<string, LaidStone> {
  return new Map(
    stones.flatMap((stone) =>
      stone.parts.filter((part) => part.shows).map((part) => [cellName(part), stone] as const),
    ),
  );
}
