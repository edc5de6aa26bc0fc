/** What the board in the round shows besides the stones that lie: marks on cells, and the stone that is tried. */
import type { Placement, Resting } from './resting';
import { type Cell, cellName, heightAt } from './ground';
import type { Ghost, Mark } from './stage/scene';
import type { Colour, QuarryView } from '../view';

/** Marks by their sign, on cells by name; the cursor lies over the others. */
export function marksOf(
  view: QuarryView,
  signed: Readonly<Partial<Record<Mark['sign'], ReadonlySet<string>>>>,
  cursor: Cell | null,
): Mark[] {
  const mark = (name: string, sign: Mark['sign']): Mark => {
    const cell = { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
    return { ...cell, height: heightAt(view, cell), sign };
  };
  const marks = Object.entries(signed).flatMap(([sign, names]) =>
    [...names].map((name) => mark(name, sign as Mark['sign'])),
  );
  return cursor ? [...marks, mark(cellName(cursor), 'cursor')] : marks;
}

/** A stone as it would lie, with the feet it would stand on. */
export function ghostOf({ form }: Placement, { level, fits, parts }: Resting, colour: Colour): Ghost {
  return {
    stone: {
      number: -2,
      attitude: form.attitude,
      colour,
      level,
      parts: parts.map((part) => ({ ...part, shows: true, hollow: false })),
    },
    fits,
    feet: parts
      .filter((part) => part.foot || !part.holds)
      .map((part) => ({ x: part.x, y: part.y, height: part.bottom, holds: part.holds })),
  };
}
