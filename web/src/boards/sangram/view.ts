/** What Sangram shows to one seat (part 11 of the rules), and what a board reads out of it. No rule is decided here. */
import type { Findings, Move } from '../board';
import {
  book,
  type Kind,
  type Phase,
  type Targets,
  type Warrior,
  warriorLetters,
  warriors,
} from '../../generated/sangram';

export { type Targets, type Warrior, warriors };

export interface Card {
  name: string;
  warrior: Warrior;
  motivation: number;
  strength: number;
  britishers: number;
}

export interface Volunteer extends Card {
  /** Tokens it would bring this viewer now, how many that makes, and whether the army then still trains. */
  brings?: number;
  tokens_then?: number;
  trains_then?: boolean;
}

export type Mark = 'acted' | 'retreated' | 'shield' | 'no-recruit';

export interface Kingdom {
  seat: number;
  kingdom: string;
  level: number;
  tokens: number;
  trains: boolean;
  cards: number;
  hand_size: number;
  grown: number;
  ready: boolean;
  played: Card | null;
  badges: readonly Mark[];
  hand: readonly Card[] | null;
  chosen: Card | null;
  total: number | null;
  known: readonly Card[] | null;
  total_range: readonly [number, number] | null;
}

export interface SangramView {
  seat: number | null;
  round: number;
  phase: Phase;
  marks: readonly number[];
  players: readonly Kingdom[];
  order: readonly number[];
  turn: { seat: number; resolving: Warrior | null; copying: number | null; from_deck: boolean } | null;
  volunteers: readonly Volunteer[];
  discard: readonly Card[];
  /** Of a closed discard pile: how many cards lie under those that show. */
  covered?: number;
  aside: readonly Card[];
  deck: number;
  supply: number | null;
  swap: { seat: number; with: number; taken: Card | null } | null;
  memory: {
    unseen: readonly string[];
    in_hands: readonly { seats: readonly number[]; cards: readonly string[] }[];
  } | null;
  outlook: {
    total: number;
    after_playing: Readonly<Record<string, number>>;
    after_recruiting: Readonly<Record<string, number>>;
  } | null;
}

export type Aim = Extract<Kind, 'retreat' | 'pull' | 'copy' | 'swap' | 'gift'>;
export type CardKind = Extract<Kind, 'play' | 'recruit' | 'give' | 'take'>;
export type SangramMove = Move<Targets>;

/** The top of the discard pile that stays when the deck is renewed. */
export const TOP = book.TOP_OF_PILE;
/** Britishers with which an army still trains: the line is drawn behind the fourth. */
export const HARMLESS = book.TRAIN_LIMIT;

/** How a move is found by what is tapped. */
export function keyOf({ kind, card, seat, tokens }: Targets): string {
  return [kind, card ?? seat ?? '', tokens ?? ''].join(' ');
}

export function byTarget(moves: readonly SangramMove[]): ReadonlyMap<string, SangramMove> {
  return new Map(moves.map((move) => [keyOf(move.targets), move]));
}

const aims: Partial<Record<Warrior, Aim>> = {
  acharya: 'retreat',
  guptchar: 'pull',
  yuvaraj: 'copy',
  vyapari: 'swap',
  mantri: 'gift',
};

/** What is done to the rival who is tapped, if the warrior in charge chooses one. */
export function aimOf(view: SangramView): Aim | null {
  const resolving = view.phase === 'act' ? view.turn?.resolving : null;
  return (resolving && aims[resolving]) || null;
}

/** The try as the game writes it, so that the table can say why not. */
export function written(aim: Aim, seat: number, tokens = 1): string {
  const mark = `P${seat + 1}`;
  return {
    retreat: `>${mark}`,
    pull: `${mark}v`,
    copy: `=${mark}`,
    swap: `<>${mark}`,
    gift: `${mark}+${tokens}`,
  }[aim];
}

const verbs: Record<CardKind, string> = { play: 'play ', recruit: 'rec ', give: '/', take: '+' };
export function writtenCard(kind: CardKind, card: string): string {
  return verbs[kind] + card;
}

/** The others, from the left neighbour on; for a spectator everybody. */
export function rivals(view: SangramView): Kingdom[] {
  const { players, seat } = view;
  if (seat === null) return [...players];
  return players.map((_, step) => players[(seat + 1 + step) % players.length]!).slice(0, -1);
}

export interface Standing {
  seat: number;
  /** Null while it lies face down, or while nothing lies there. */
  card: Card | null;
  down: boolean;
  /** Place in the round order from 1, or 0 before the reveal. */
  place: number;
  marks: readonly Mark[];
  turn: boolean;
}

/** The cards on the battlefield: by seats while they lie face down, then from the highest number to the lowest. */
export function battle(view: SangramView): Standing[] {
  const seats = view.order.length ? view.order : view.players.map(({ seat }) => seat);
  return seats.map((seat, index) => {
    const player = view.players[seat]!;
    return {
      seat,
      card: player.played ?? player.chosen,
      down: !player.played && player.ready,
      place: player.played ? index + 1 : 0,
      marks: player.badges.filter((mark) => mark !== 'acted' || !acting(view, seat)),
      turn: view.turn?.seat === seat,
    };
  });
}

/** SG-12: who acts has activated, but is not done. */
function acting({ phase, turn }: SangramView, seat: number): boolean {
  return turn?.seat === seat && (phase === 'act' || phase === 'give');
}

/** The own cards that can still be held: without the one that lies face down. */
export function held(player: Kingdom): Card[] {
  return (player.hand ?? []).filter(({ name }) => name !== player.chosen?.name);
}

/** Backs to draw for a rival: cards in hand that the viewer cannot name; the one face down lies on the battlefield. */
export function backs(player: Kingdom): number {
  return Math.max(0, player.cards - (player.known?.length ?? 0) - (player.ready ? 1 : 0));
}

/** The least and the most a Total can be, as far as this viewer can tell; null when the table keeps no memory. */
export function totalRange(player: Kingdom): readonly [number, number] | null {
  return player.total === null ? player.total_range : [player.total, player.total];
}

/** The next gate of an army: 7 and 13 let it grow, 18 ends the game. */
export function nextGate(player: Kingdom, marks: readonly number[]): number {
  return marks[Math.min(player.grown, marks.length - 1)] ?? 0;
}

/** The Total that the move shown to the player would leave. */
export function totalAfter(view: SangramView, targets: Targets | null | undefined): number | null {
  if (!view.outlook || !targets?.card) return null;
  if (targets.kind === 'play') return view.outlook.after_playing[targets.card] ?? null;
  if (targets.kind === 'recruit') return view.outlook.after_recruiting[targets.card] ?? null;
  return null;
}

/** A warrior that would do nothing as things stand, as the rules found; what comes before its turn may change that. */
export function idleNow(card: Card, me: Kingdom, findings: Findings | null | undefined): boolean {
  return findings?.idle?.[me.seat]?.includes(card.motivation - 1) ?? false;
}

/** Warrior and number out of a card's name: `Sen38`. */
export function readName(name: string): { warrior: Warrior; motivation: number } {
  const place = warriorLetters.findIndex((letters) => name.startsWith(letters));
  return { warrior: warriors[place] ?? 'acharya', motivation: Number(name.slice(3)) };
}
