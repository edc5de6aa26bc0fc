/** What a game declares of its refusals, as `setu.engine.page_rules` tells it for one board, its options and a language. */

/** Where a number comes from: itself, a path into the moment (`s.played[move.seat]`), or a rule of the module. */
export type Source = number | string | { rule: string };

/** A rule number or the id of a sentence, which may depend on something. */
export type Choice = string | { by: Source; cases: Readonly<Record<string, Choice>>; otherwise: Choice };

/** A type, and where the number of that type comes from. */
export type Slot = readonly [type: string, from: Source];

/** An argument of a move, packed with the others: the last runs fastest. */
export interface Argument {
  name: string;
  type: string;
  size: number;
  first: number;
  /** The value that is written as nothing. */
  none: number | null;
}

export interface Kind {
  name: string;
  first: number;
  size: number;
  arguments: readonly Argument[];
  /** What the notation says beyond the number, with the sign that stands for it, or ''. */
  remarks: Readonly<Record<string, string>>;
  /** What is said of it besides. */
  slots: Readonly<Record<string, Slot>>;
  written: readonly string[];
  phases: readonly number[];
  shares: string | null;
  sorted: readonly string[];
}

export interface DeclaredRefusal {
  rule: Choice;
  sentence: Choice;
  slots: Readonly<Record<string, Slot>>;
}

/** What each number of a type is called: as it is, as whoever sits there, by a list; null: only the server knows. */
export type Said = 'number' | 'seat' | readonly (string | number | null)[] | null;

export interface Reasons {
  /** How many numbers moves have, and how many a list of legal ones at most. */
  count: number;
  most: number;
  /** Is anything hidden between seats? */
  hidden: boolean;
  /** Where each field of the record stands, what its numbers are (`i1`, `u4` …), how many there are. */
  fields: Readonly<Record<string, readonly [at: number, kind: string, count: number]>>;
  kinds: readonly Kind[];
  refusals: Readonly<Record<string, DeclaredRefusal>>;
  said: Readonly<Record<string, Said>>;
  /** What a type looks like where it is written: a regular expression. */
  forms: Readonly<Record<string, string>>;
  /** The numbers of what is always written alike, in small letters, by type. */
  written: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By type: what is said of things that this board has none of, however they are written. */
  nowhere: Readonly<Record<string, { rule: string; text: string }>>;
  /** The names of events, by code. */
  events: Readonly<Record<string, string>>;
  /** What the board asks of the rules, by name: a rule, and about the moves of which kind, '' about the position. */
  asked: Readonly<Record<string, { rule: string; kind: string }>>;
  /** The sentences, as Fluent writes them. */
  texts: string;
}

/** What the rules say of a move: nothing against it, a rule with a sentence, or with what a sentence is made of. */
export type Verdict =
  | { legal: true }
  | { legal: false; rule: string; text: string }
  | {
      legal: false;
      rule: string;
      sentence: string;
      slots: Readonly<Record<string, readonly [type: string, number: number]>>;
    };
