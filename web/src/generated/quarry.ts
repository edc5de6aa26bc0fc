/** What the game declares, made by web/tools/write_codes.py: not to be edited. */

export const phases = ['place', 'swap', 'over'] as const;
export type Phase = (typeof phases)[number];

export const endings = ['', 'line', 'stalemate', 'out', 'resign'] as const;
export type Ending = Exclude<(typeof endings)[number], ''>;

export const colours = ['black', 'blue'] as const;
export type Colour = (typeof colours)[number];

export const colourLetters = ['K', 'B'] as const;
export type ColourLetter = (typeof colourLetters)[number];

export type Kind = 'place' | 'swap' | 'keep';

export type EventName = 'starts' | 'placed' | 'swapped' | 'kept' | 'passed' | 'ended';

/** Events that only say again what their move has said, and those that say all of it and more. */
export const echoes = { again: [], whole: [] } as const;

/** What a move touches. */
export type Targets = {
  stone?: string;
  form?: number;
  cells?: readonly string[];
};

export type Options = {
  board: 'standard' | 'long' | 'lengthwise';
  line: 'orthogonal' | 'diagonal';
  elbow: 'free' | 'rest';
  swap: 'off' | 'on';
  out: 'continue' | 'draw' | 'loses';
  stalemate: 'draw' | 'points';
  starter: 'random' | 'black' | 'blue';
};
