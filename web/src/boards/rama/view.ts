/** What the server shows of Rama's Bridge: the map and cards that never change, and the table as one seat sees it. */
import type { Eco, EcoState, Karma, Options, Phase, Targets, Theme, Way } from '../../generated/rama';

export type { Eco, EcoState, Karma, Options, Targets, Theme };

export interface Named {
  name_en: string;
  name_fr: string;
  name_hi?: string;
}

export interface Space extends Named {
  id: string;
  town: boolean;
  sea: boolean;
  country: string;
  grid: string;
  port: boolean;
  airport: boolean;
  air_only_with: readonly string[];
  x: number;
  y: number;
}

export interface Link {
  kind: string;
  spaces: readonly string[];
  bends: readonly (readonly number[])[];
}

export interface Card extends Named {
  id: string;
  theme: Theme;
  town: string;
  text_en: string;
  text_fr: string;
  text_hi?: string;
  temper: string;
  /** A god's answer to each face of the die; empty for the other themes. */
  table: readonly number[];
}

export interface RamaBoard {
  grid: { columns: string; rows: number; aspect: number };
  shores: Readonly<Record<string, readonly (readonly number[])[]>>;
  special: {
    finish: string;
    maldives: string;
    maldives_gate: string;
    cricket: readonly string[];
  };
  numbers: {
    bonus_max: number;
    eco_wait_before_giving_up: number;
    score: {
      dest: number;
      bonus: number;
      open: number;
      ticket: number;
      bridge: number;
      eco_transport: readonly number[];
      eco_material: readonly number[];
    };
    eco_faces: Readonly<Record<Eco, readonly number[]>>;
  };
  spaces: readonly Space[];
  links: readonly Link[];
  cards: readonly Card[];
  themes: readonly Theme[];
}

export interface Held {
  card: string;
  theme: Theme;
  town: string;
  bonus: boolean;
  on_foot: number | null;
  by_air: number | null;
}

export interface Laid {
  card: string;
  bonus: boolean;
}

export interface Traveller {
  pawn: string | null;
  gone: boolean;
  /** Themes of the cards in hand; a bonus card has a star behind its theme. */
  open_themes: readonly string[];
  /** The cards in hand, when the game is over. */
  open: readonly string[] | null;
  laid: readonly Laid[];
  free_ticket: boolean;
  paid_tickets: number;
  bonus_taken: number;
  bridge_finished: boolean;
  god: { face: number; points: number } | null;
  karma_held: boolean;
  received: Karma | null;
  journey: Karma | null;
  /** Where a forced journey leads; cricket may have two places. */
  goals: readonly string[];
  /** By which measure the traveller must come nearer. */
  way: Way | null;
  match_wait: number;
  eco: Readonly<Record<Eco, EcoState>>;
  eco_wait: number;
  score: Readonly<Record<string, number>> | null;
}

export interface RamaView {
  phase: Phase;
  round: number;
  active: number | null;
  placing: number | null;
  throw: number | null;
  /** Where the pawn will go, once its tickets are said. */
  bound: string | null;
  offer: Eco | null;
  cow: string;
  supply: number;
  eco_cards: number;
  karma_pile: number;
  piles: Readonly<Record<Theme, number>>;
  players: readonly Traveller[];
  hand: readonly Held[];
  karma: Karma | null;
  pamban: { on_foot: number | null; by_air: number | null } | null;
}

/** A name or text of the data in the reader's language; an owner's own box may have it in fewer. */
export function nameOf(thing: Named, language: string): string {
  return thing[`name_${language}` as keyof Named] || thing.name_en;
}
/** A town's name on the map and in sentences: the older one in brackets is for its card. */
export function shortName(space: Space, language: string): string {
  return nameOf(space, language).split(' (')[0]!;
}
export function factOf(card: Card, language: string): string {
  return card[`text_${language}` as 'text_en' | 'text_fr' | 'text_hi'] || card.text_en;
}
