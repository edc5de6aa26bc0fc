/** What a board is given and what it may ask of the table. BOARD.md says it in words. */
import type { Component } from 'svelte';

/**
 * A legal move: number, notation, sentence in the reader's language, what it touches. Where there are many
 * moves, `text` and `sentence` are empty: the frame asks for the words of those that are shown or previewed.
 */
export interface Move<Targets = Record<string, unknown>> {
  id: number;
  text: string;
  sentence: string;
  targets: Targets;
}

/** Something that happened: its name in the rules, a sentence, and its three numbers. */
export interface Happening {
  name: string;
  text: string;
  numbers: readonly number[];
}

/** What a move would cause, as the rules on this device foresee it: a name in the rules and its three numbers. */
export type Foreseen = Pick<Happening, 'name' | 'numbers'>;

/**
 * What a board asked the rules on this device about a position, by the names that the game gives it: for each seat the
 * numbers that came out, of moves those that were not nought, counted from the first of their kind.
 */
export type Findings = Readonly<Record<string, readonly (readonly number[])[]>>;

/** A line of the log: who did what (null for set-up), and what came of it. `move` and `sentence` are null while secret. */
export interface Entry {
  number: number;
  seat: number | null;
  mark: string;
  move: string | null;
  sentence: string | null;
  events: readonly Happening[];
}

export interface Result {
  places: readonly number[];
  scores: readonly number[];
  /** Are the scores points? Else the places say all. */
  points: boolean;
  breakdown: readonly Record<string, number>[];
  reason: string;
}

/** A person or bot at the table. `called` is what the game calls the seat: a colour, a kingdom. */
export interface Player {
  seat: number;
  name: string;
  called: string;
  bot: string | null;
  present: boolean;
  /** Is it the one person who looks at this page? Never at a device that several share. */
  reader?: boolean;
}

/** How the reader wants things shown. Every board honours them. */
export interface BoardPreferences {
  theme: 'light' | 'dark' | 'contrast';
  /** No motion at all: everything is in its new place at once. */
  still: boolean;
  /** 1 is the normal pace of reveals and animations, 2 twice as fast. */
  pace: number;
  /** Warnings and marks that help beginners (legal targets, "wins next move"). */
  help: boolean;
  language: string;
}

/** A sentence of the board's own `texts/*.ftl`, else of the frame's, in the reader's language. */
export interface Translate {
  (id: string, slots?: Record<string, string | number>): string;
  has: (id: string) => boolean;
}

export interface BoardProps<View = unknown, Static = unknown, Targets = Record<string, unknown>> {
  game: string;
  /** The game's own part of the view: what this seat may see. */
  view: View;
  /** What never changes during a game (map, cards), where the game has such a thing; else null. */
  board: Static | null;
  /** Where the server draws what is shown, for a board that draws nothing itself; null where there is no server. */
  picture: string | null;
  options: Readonly<Record<string, string | number>>;
  players: readonly Player[];
  /** Whose eyes: a seat, or null for a spectator. */
  seat: number | null;
  /** Seats that owe a decision; [] when the game is over. */
  pending: readonly number[];
  /** Every legal move of `seat` now; [] when it owes none, while a move is on its way, and when looking back. */
  moves: readonly Move<Targets>[];
  /** The log lines that led from the last view shown to this one: animate these; [] on first sight and on a jump. */
  fresh: readonly Entry[];
  result: Result | null;
  /** True while an earlier moment is shown: no choosing, no ghosts. */
  lookingBack: boolean;
  /** The move proposed by `onpreview`, until confirmed or withdrawn. The frame shows its sentence and "Play" button. */
  preview: Move<Targets> | null;
  /** Nothing can be taken back here, as in a lesson: every choice is shown before it is played. */
  asksFirst: boolean;
  /** What it would cause, as far as neither chance nor what is hidden has a say; [] while nobody on this device knows. */
  foreseen: readonly Foreseen[];
  /** What the board asks of the rules about what is shown; null while nobody on this device knows. */
  findings: Findings | null;
  /** A half-made choice, JSON-able, exactly as last given to `ondraft`; null at every new decision. Survives a reload. */
  draft: unknown;
  preferences: BoardPreferences;
  t: Translate;
  /** Play a move at once. */
  onmove: (move: Move<Targets>) => void;
  /** Propose a move (or null to withdraw): the frame shows it in words with "Play" in thumb reach. */
  onpreview: (move: Move<Targets> | null) => void;
  /** Why not this? `written` is the game's notation of the illegal try. The frame shows the reason and its rule. */
  onask: (written: string) => void;
  /** A sentence of the board's own for the same place as "why not" ("Choose a stone first."). */
  onhint: (sentence: string) => void;
  /** Keep a half-made choice. */
  ondraft: (draft: unknown) => void;
  /** Speak to a screen reader without showing anything. */
  onannounce: (sentence: string) => void;
  /** Speak a step of what happened, where nobody reads the log aloud: in a lesson. */
  ontell: (sentence: string) => void;
}

/** A part of the table in words: a heading and the lines under it. */
export interface Section {
  level: 2 | 3;
  heading: string;
  lines: readonly string[];
  /** It is about the reader's own seat: hand, place, stock. */
  own?: true;
}

/** What a board has to tell its table by: the same view that is drawn, nothing more. */
export interface DescribeProps<View = unknown, Static = unknown> {
  view: View;
  board: Static | null;
  players: readonly Player[];
  seat: number | null;
  options: Readonly<Record<string, string | number>>;
  /** As a board is given them. */
  findings?: Findings | null;
  /** Beginners' help is wished for: how far a line is from winning, what a card would do now. */
  help: boolean;
  language: string;
  t: Translate;
}

/** A board of cells, for a cursor: the first row is the farthest. */
export interface CellGrid {
  label: string;
  rows: readonly (readonly {
    /** As it is asked about: `e5`. */
    name: string;
    /** What is said of it. */
    told: string;
    /** One or two characters for the eye. */
    sign: string;
  }[])[];
}

/** `describe.ts` of a board folder: the table in words, complete enough to play well without seeing it. */
export interface Describer {
  describe: (props: DescribeProps<never, never>) => Section[];
  /** The board as cells that a cursor goes over; null where it is none. */
  grid?: (props: DescribeProps<never, never>) => CellGrid | null;
  /** What the reader should know before deciding now, as the board shows it (a threat); '' for nothing. */
  warn?: (props: DescribeProps<never, never>) => string;
  /** What it warns of is found by the rules on the device: the turn is told with it. */
  warnsOfFindings?: boolean;
  /** The heading under which a move is listed where there is room for few; '' for none. */
  groupOf?: (move: Move<never>, t: Translate) => string;
}

/** `pointing.ts` of a board folder: where a lesson points. */
export interface Pointing<View = unknown> {
  /**
   * The thing to be tapped next so that the moves of this step are made, as they are `written`; null where all is done
   * but to confirm, or where nothing can be pointed at.
   */
  next: (written: readonly string[], view: View, board: Element) => Element | null;
}

export type BoardComponent = Component<BoardProps<never, never, never>>;

/** What a picture of a rule is drawn from: a position, and a move shown as possible or as forbidden. It stands still. */
export interface FigureProps<View = unknown, Static = unknown, Targets = Record<string, unknown>> {
  game: string;
  view: View;
  board: Static | null;
  options: Readonly<Record<string, string | number>>;
  players: readonly Player[];
  seat: number | null;
  /** Which part of the board is drawn; '' for the usual one. */
  part: string;
  /** What the picture is about, in the words of the game: places, cards. */
  near: readonly string[];
  moves: readonly Move<Targets>[];
  /** A legal move, drawn as if it were about to be made. */
  show: Move<Targets> | null;
  /** What a forbidden move would touch, drawn and crossed out. */
  refused: Targets | null;
  preferences: BoardPreferences;
  t: Translate;
}

export type FigureComponent = Component<FigureProps<never, never, never>>;

/** `about.ts` of a board folder: which games it draws, and how the frame presents them. */
export interface About {
  /** Names as in `setu.games()`, in the order of the home page. */
  games: readonly GameAbout[];
}

/** Events that say only what the sentence of their move has said, and those that say all of it and more. */
export interface Echoes {
  again: readonly string[];
  whole: readonly string[];
}

export interface GameAbout {
  name: string;
  /** Place on the home page. */
  order: number;
  /** Class put on the page while this game is shown; `skin.css` sets its variables there. */
  skin: string;
  /** Seats, as the view calls them, drawn as a badge: colour, letter and shape, so that colour is never alone. */
  badge: (view: unknown, seat: number) => Badge;
  /** Short facts beside a player's name ("12 stones"), for all to see; at most three. */
  notes?: (view: unknown, seat: number, t: Translate) => readonly Note[];
  /** Which events say what the sentence of their move has said: `echoes` of the game's generated codes. */
  echoes?: Echoes;
  /** Rows of the result that are told in something else than their numbers: so many of these are one (`left`: a plank). */
  counted?: Readonly<Record<string, number>>;
  /** Nothing in it is left to chance: nobody speaks of luck. */
  pure?: true;
  /** Where all choose at once and in secret: has this seat chosen? */
  ready?: (view: unknown, seat: number) => boolean;
}

export interface Note {
  words: string;
  /** Said where there is no room for words: a path on a grid of 24, drawn with one pen, and the number beside it. */
  brief?: { sign: string; figure: number };
}

export interface Badge {
  /** A CSS colour, usually `var(--…)` of the skin. */
  colour: string;
  /** One or two characters. */
  letter: string;
  shape: 'disc' | 'square' | 'diamond' | 'hexagon' | 'triangle' | 'shield';
}
