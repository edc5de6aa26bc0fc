/** The stone in the player's hand: which, which side up, turned how, held over which cell. */
import type { Move } from '../../board';
import { type Placement } from './resting';
import { type Cell, cellName } from './ground';
import { type Attitude, extent, type Form, formsOf, grip, sidesOf } from './shapes';
import type { QuarryView, StoneName } from '../view';

export interface Hand {
  kind: StoneName;
  /** 0 as named, 1 upside down. */
  side: number;
  turn: number;
  /** The cell under the grip; null while the stone is held beside the board. */
  over: Cell | null;
}

export interface Targets {
  stone: Attitude;
  form: number;
  cells: string[];
}

export function take(kind: StoneName, over: Cell | null): Hand {
  return { kind, side: 0, turn: 0, over };
}

export function formOf(hand: Hand): Form {
  const sides = sidesOf(hand.kind);
  const forms = formsOf(sides[hand.side % sides.length]!);
  return forms[hand.turn % forms.length]!;
}

/** A quarter turn, clockwise from above for +1. */
export function turn(hand: Hand, by: number): Hand {
  const count = formsOf(formOf(hand).attitude).length;
  return { ...hand, turn: (((hand.turn - by) % count) + count) % count };
}

export function flip(hand: Hand): Hand {
  return { ...hand, side: 1 - hand.side };
}

/** Where the stone would be put: the grip over its cell, pushed back where it would stick out over the edge. */
export function placementOf(view: QuarryView, hand: Hand): Placement | null {
  if (!hand.over) return null;
  const form = formOf(hand);
  const { wide, deep } = extent(form);
  const { dx, dy } = grip(form);
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {
    form,
    at: { x: within(hand.over.x - dx, view.width - wide), y: within(hand.over.y - dy, view.rows - deep) },
  };
}

/** The legal moves by what they put where. */
export function movesByPlace(
  moves: readonly Move<Partial<Targets>>[],
): ReadonlyMap<string, Move<Partial<Targets>>> {
  return new Map(
    moves.flatMap((move) => {
      const { form, cells } = move.targets;
      return form === undefined || !cells ? [] : [[placeKey(form, cells[0]!), move] as const];
    }),
  );
}

const placeKey = (form: number, first: string) => `${form} ${first}`;

export function keyOf({ form, at }: Placement): string {
  const first = form.parts[0]!;
  return placeKey(form.number, cellName({ x: at.x + first.dx, y: at.y + first.dy }));
}

/** The hand that holds what a move says. */
export function handOf(targets: Partial<Targets>, view: QuarryView): Hand | null {
  const { stone, form, cells } = targets;
  if (!stone || form === undefined || !cells) return null;
  const kind = stone.replace(/[+-]$/, '') as StoneName;
  const side = stone.endsWith('-') ? 1 : 0;
  const forms = formsOf(stone);
  const turned = forms.findIndex((one) => one.number === form);
  const held = grip(forms[turned]!);
  const name = cells[forms[turned]!.parts.indexOf(held)]!;
  const over = { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
  return over.x < view.width ? { kind, side, turn: turned, over } : null;
}

/** The way of holding this kind that covers the cell legally, preferring the way it is held now; null if there is none. */
export function wayToCover(
  view: QuarryView,
  legal: ReadonlyMap<string, Move<Partial<Targets>>>,
  hand: Hand,
): Hand | null {
  const straight = placementOf(view, hand);
  if (straight && legal.has(keyOf(straight))) return hand;
  for (let side = 0; side < sidesOf(hand.kind).length; side++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const tried = { ...hand, side: (hand.side + side) % 2, turn: (hand.turn + quarter) % 4 };
      const placement = placementOf(view, tried);
      if (placement && legal.has(keyOf(placement))) return tried;
    }
  }
  return null;
}

/** Which kinds can be placed, or can cover a given cell, and in how many ways. */
export function kindsThatFit(
  moves: readonly Move<Partial<Targets>>[],
  cell: Cell | null,
): ReadonlyMap<StoneName, number> {
  const name = cell && cellName(cell);
  const counts = new Map<StoneName, number>();
  for (const { targets } of moves) {
    if (targets.stone && (!name || targets.cells?.includes(name))) {
      const kind = targets.stone.replace(/[+-]$/, '') as StoneName;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return counts;
}

/** The cells over which the stone, as it is held, may be put down. */
export function legalGrips(
  view: QuarryView,
  legal: ReadonlyMap<string, Move<Partial<Targets>>>,
  hand: Hand,
): ReadonlySet<string> {
  const form = formOf(hand);
  const { dx, dy } = grip(form);
  const { wide, deep } = extent(form);
  const found = new Set<string>();
  for (let y = 0; y + deep <= view.rows; y++) {
    for (let x = 0; x + wide <= view.width; x++) {
      if (legal.has(keyOf({ form, at: { x, y } }))) found.add(cellName({ x: x + dx, y: y + dy }));
    }
  }
  return found;
}

/** What a draft says, if it is one of ours and the stone is still there. */
export function handFrom(draft: unknown, view: QuarryView): Hand | null {
  const hand = draft as Partial<Hand> | null;
  if (!hand || typeof hand !== 'object' || !hand.kind || !(hand.kind in view.stock.black)) return null;
  return { kind: hand.kind, side: hand.side ?? 0, turn: hand.turn ?? 0, over: hand.over ?? null };
}
