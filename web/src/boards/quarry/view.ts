/** What `setu.games.quarry.view.view` sends. */
import type { Colour, Phase } from '../../generated/quarry';

export type { Colour };
export type StoneName =
  'block' | 'brick' | 'beam' | 'span' | 'corner' | 'post' | 'pillar' | 'step' | 'arch' | 'bridge';

export interface QuarryView {
  width: number;
  rows: number;
  /** How many rows at each end are a quarry. */
  quarry: number;
  max_height: number;
  heights: number[][];
  colours: (Colour | null)[][];
  stones: { stone: string; colour: Colour; cells: string[]; level: number }[];
  stock: Record<Colour, Record<StoneName, number>>;
  points: Record<Colour, number>;
  /** Which seat plays a colour. */
  holders: Record<Colour, number>;
  to_move: Colour | null;
  phase: Phase;
}
