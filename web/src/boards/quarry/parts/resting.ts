/**
 * Where a ghost is drawn: on what lies under it, and, where the rules say that the stone does not fit, with the feet
 * marked that hang in the air or stand on the other colour. Whether it fits is decided elsewhere.
 */
import { type Cell, cellName, colourAt, heightAt } from './ground';
import { extent, type Form, FORMS } from './shapes';
import type { Colour, QuarryView } from '../view';

/** A form put with the south-west corner of its box on a cell. */
export interface Placement {
  form: Form;
  at: Cell;
}

export interface RestingPart extends Cell {
  bottom: number;
  top: number;
  /** An end, under which a foot is drawn. */
  foot: boolean;
  /** It is drawn as one that stands. */
  holds: boolean;
}

export interface Resting {
  level: number;
  parts: readonly RestingPart[];
  fits: boolean;
}

export function cellsOf({ form, at }: Placement): Cell[] {
  return form.parts.map(({ dx, dy }) => ({ x: at.x + dx, y: at.y + dy }));
}

/** As the rules write it: one cell, both ends, or tip, elbow and tip. */
export function written(placement: Placement): string {
  const names = cellsOf(placement).map(cellName);
  const named = placement.form.attitude === 'corner' ? names : [...new Set([names[0]!, names.at(-1)!])];
  return `${placement.form.attitude} ${named.join('-')}`;
}

/** The level at which the stone first touches something, and how each of its parts is drawn there. */
export function rest(view: QuarryView, colour: Colour, placement: Placement, fits: boolean): Resting {
  const { form } = placement;
  const cells = cellsOf(placement);
  const level = Math.max(0, ...form.parts.map((part, i) => heightAt(view, cells[i]!) - part.bottom));
  const parts = form.parts.map((part, i): RestingPart => {
    const cell = cells[i]!;
    const bottom = level + part.bottom;
    const foot = part.role === 'end';
    const stands = heightAt(view, cell) === bottom && (colourAt(view, cell) ?? colour) === colour;
    return { ...cell, bottom, top: level + part.top, foot, holds: fits || !foot || stands };
  });
  return { level, parts, fits };
}

/** The placement of a number, as the rules count: form by form, each row by row from the south-west. */
export function placementAt({ width, rows }: QuarryView, number: number): Placement | null {
  let place = number;
  for (const form of FORMS) {
    const { wide, deep } = extent(form);
    const [across, along] = [Math.max(0, width - wide + 1), Math.max(0, rows - deep + 1)];
    if (place < across * along) return { form, at: { x: place % across, y: Math.floor(place / across) } };
    place -= across * along;
  }
  return null;
}
