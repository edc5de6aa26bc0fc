/** What the delta's view holds, as the rules show it. */
import type { Badge, Move } from '../board';
import { book, type Options, type Phase, type Targets } from '../../generated/river';

export type { Options, Phase, Targets };

export type Point = readonly [number, number];

export interface Village {
  name: string;
  centre: Point;
  radius: number;
  opposite: string;
  colour: string;
  support: number;
  landings: readonly Point[];
}

export interface Islet {
  name: string;
  centre: Point;
  radius: number;
}

export interface Stone {
  name: string;
  support: number;
  at: Point;
  planks: number;
}

export interface Plank {
  name: string;
  colour: string;
  number: number;
  supports: readonly [string, string];
  from: Point;
  to: Point;
  pawn: number | null;
}

export interface Walker {
  colour: string;
  letter: string;
  home: string;
  goal: string;
  space: string;
  touched: boolean;
  reserve: readonly string[];
  program: readonly string[];
  ready: boolean;
  blocked: boolean;
  out: boolean;
}

export interface DeltaView {
  edition: 'sunderbans' | 'river_dragons';
  board: {
    kind: 'open' | 'islands';
    size: Point;
    plank_width: number;
    plank_lengths: readonly number[];
    stone_radius: number;
    lattice: number;
    colours: readonly string[];
  };
  villages: readonly Village[];
  islets: readonly Islet[];
  stones: readonly Stone[];
  stone_reserve: number;
  planks: readonly Plank[];
  lost: readonly string[];
  players: readonly Walker[];
  order: readonly number[];
  first: number | null;
  round: number;
  slot: number;
  phase: Phase;
  actor: number | null;
  card: string | null;
  left: number;
  picked: string | null;
  /** Assisted, before the pick: two supports and the least number that fits between them. */
  fits: readonly (readonly [number, number, number])[];
  tried: readonly (readonly [string, string])[];
  winners: readonly number[];
  cards: readonly { name: string; against: string | null }[];
}

export type DeltaMove = Move<Targets>;

export const SLOTS = book.SLOTS;

export const shapeOf: Record<string, Badge['shape']> = {
  blue: 'disc',
  red: 'square',
  pink: 'diamond',
  yellow: 'triangle',
  green: 'hexagon',
  black: 'shield',
  purple: 'diamond',
  orange: 'shield',
};

const letters: Record<string, string> = {
  y: 'yellow',
  r: 'red',
  g: 'green',
  b: 'blue',
  u: 'purple',
  o: 'orange',
  p: 'pink',
  k: 'black',
};

/** The colour that a plank's or a block's letter stands for. */
export function colourOf(letter: string): string {
  return letters[letter] ?? 'blue';
}

export function letterOf(colour: string): string {
  return Object.keys(letters).find((letter) => letters[letter] === colour) ?? '?';
}

export function isBlock(card: string): boolean {
  return card.startsWith('X');
}

/** Players in the order in which they act, the holder of the marker first. */
export function actingOrder(view: DeltaView): readonly number[] {
  const start = view.first === null ? 0 : Math.max(0, view.order.indexOf(view.first));
  return [...view.order.slice(start), ...view.order.slice(0, start)];
}

const HELPED = 3; // DL-49: after so many tries by eye the places that fit are shown

/** Is a plank still laid by eye, with nothing shown of where it fits? */
export function isJudged(view: DeltaView, byEye: boolean): boolean {
  return byEye && view.tried.length < HELPED;
}

/** Is a player's card in a slot that is turned up stopped by somebody's block? A block itself never is. */
export function isStopped(view: DeltaView, seat: number, slot: number): boolean {
  const me = view.players[seat];
  const card = me?.program[slot];
  if (!me || !card || isBlock(card) || slot >= view.slot) return false;
  return view.players.some((other, at) => at !== seat && other.program[slot] === `X${me.letter}`);
}
