/**
 * Where a stone would come to rest and which of its feet hold, so that a ghost can show it before anybody is asked.
 * What is legal for the player comes with the moves; here it is also told for the other colour, for the warnings.
 */
import { type Cell, cellName, colourAt, heightAt, onBoard } from './ground';
import { extent, type Form, FORMS } from './shapes';
import type { Options as Declared } from '../../../generated/quarry';
import type { Colour, QuarryView } from '../view';

export type Options = Readonly<Record<string, string | number>>;

/** A form put with the south-west corner of its box on a cell. */
export interface Placement {
  form: Form;
  at: Cell;
}

export interface RestingPart extends Cell {
  bottom: number;
  top: number;
  /** An end that must stand on something. */
  foot: boolean;
  /** Nothing speaks against this part: a foot holds, anything else is free. */
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

/** The level at which the stone first touches something, and what each of its parts finds there. */
export function rest(view: QuarryView, colour: Colour, placement: Placement, options: Options): Resting {
  const { form } = placement;
  const cells = cellsOf(placement);
  const level = Math.max(0, ...form.parts.map((part, i) => heightAt(view, cells[i]!) - part.bottom));
  const parts = form.parts.map((part, i): RestingPart => {
    const cell = cells[i]!;
    const under = colourAt(view, cell);
    const bottom = level + part.bottom;
    const top = level + part.top;
    const supported = heightAt(view, cell) === bottom;
    const foot = part.role === 'end' || (part.role === 'elbow' && (options as Declared).elbow === 'rest');
    const friendly = part.role !== 'end' || under === null || under === colour;
    const holds = onBoard(view, cell) && (!foot || (supported && friendly)) && top <= view.max_height;
    return { ...cell, bottom, top, foot, holds };
  });
  return { level, parts, fits: parts.every((part) => part.holds) };
}

/** Every placement that fits and for which the colour still has a stone. */
export function fitting(view: QuarryView, colour: Colour, options: Options): Placement[] {
  return FORMS.filter((form) => view.stock[colour][form.kind] > 0).flatMap((form) => {
    const { wide, deep } = extent(form);
    const found: Placement[] = [];
    for (let y = 0; y + deep <= view.rows; y++) {
      for (let x = 0; x + wide <= view.width; x++) {
        const placement = { form, at: { x, y } };
        if (rest(view, colour, placement, options).fits) found.push(placement);
      }
    }
    return found;
  });
}
