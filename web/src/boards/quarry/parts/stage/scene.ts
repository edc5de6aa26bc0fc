/** What the stage is asked to show: words shared by all that build it. */
import type { Cell, LaidStone } from '../ground';
import type { Vein } from '../lines';
import type { Sign } from './paint';

export interface Size {
  width: number;
  rows: number;
  quarry: number;
}

/** What lies on the slab. */
export interface Layout {
  stones: readonly LaidStone[];
  veins: readonly Vein[];
  /** The stone to be outlined. */
  last: LaidStone | null;
}

export interface Mark extends Cell {
  height: number;
  sign: Sign;
}

export interface Ghost {
  stone: LaidStone;
  fits: boolean;
  /** The feet, each at the height it would stand on. */
  feet: readonly (Cell & { height: number; holds: boolean })[];
}
