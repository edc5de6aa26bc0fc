/**
 * Moves as they are written, and their numbers. Twin of `setu/engine/notation.py` in reading; whatever a game reads in a
 * way of its own, or must hold against the position first, is left to the server.
 */
import type { Kind, Reasons } from './declared';

const BLANKS = '\\s*';
const PIECES = /([^{}]*)(?:\{(\w+)\}|$)/g;

/** A move that was read, and what its notation claims besides; or why there can be no such move on this board. */
export type Read = ReadMove | { rule: string; text: string };
interface ReadMove {
  move: number;
  kind: Kind;
  /** Slots that were written out, as numbers of their types. */
  claims: Readonly<Record<string, number>>;
  /** It says something of the move that only a legal one has. */
  remarks: boolean;
}

export class Notation {
  readonly #reasons: Reasons;
  readonly #patterns: readonly (readonly [Kind, readonly RegExp[]])[];

  constructor(reasons: Reasons) {
    this.#reasons = reasons;
    this.#patterns = reasons.kinds
      .filter((kind) => kind.written.length)
      .map((kind) => [kind, kind.written.map((written) => pattern(kind, written, reasons.forms))] as const);
  }

  /** The move that is meant, in this phase; null where that is not certain. */
  read(written: string, phase: number): Read | null {
    const tidy = written.toLowerCase().replaceAll('–', '-').trim().split(/\s+/).join(' ');
    const found = this.#patterns.flatMap(([kind, patterns]) => {
      const match = patterns.map((one) => one.exec(tidy)).find(Boolean);
      return match ? [{ kind, groups: match.groups ?? {} }] : [];
    });
    const isAsked = (kind: Kind) => !kind.phases.length || kind.phases.includes(phase);
    const meant = found.find(({ kind }) => isAsked(kind)) ?? found[0];
    if (!meant) return null;
    const { kind } = meant;
    const nowhere = kind.arguments.map(({ type }) => this.#reasons.nowhere[type]).find(Boolean);
    if (nowhere) return isAsked(kind) ? nowhere : null;
    const shared = kind.shares !== null || this.#reasons.kinds.some((other) => other.shares === kind.name);
    return shared && !isAsked(kind) ? null : this.#encoded(kind, meant.groups);
  }

  #encoded(kind: Kind, groups: Readonly<Record<string, string | undefined>>): Read | null {
    const values = new Map<string, number>();
    for (const { name, type, first, none } of kind.arguments) {
      const value = groups[name] === undefined ? (none ?? first) : this.#numberOf(type, groups[name]);
      if (value === undefined) return null;
      values.set(name, value);
    }
    const inOrder = kind.sorted.map((name) => values.get(name)!).sort((one, other) => one - other);
    kind.sorted.forEach((name, place) => values.set(name, inOrder[place]!));
    const claims: Record<string, number> = {};
    for (const [name, [type]] of Object.entries(kind.slots)) {
      if (groups[name] === undefined) continue;
      const claimed = this.#numberOf(type, groups[name]);
      if (claimed === undefined) return null;
      claims[name] = claimed;
    }
    const packed = kind.arguments.reduce(
      (digits, { name, size, first }) => digits * size + values.get(name)! - first,
      0,
    );
    const remarks = Object.keys(kind.remarks).some((name) => groups[name] !== undefined);
    return { move: kind.first + packed, kind, claims, remarks };
  }

  #numberOf(type: string, written: string): number | undefined {
    const numbers = this.#reasons.written[type] ?? {};
    return Object.hasOwn(numbers, written) ? numbers[written] : undefined;
  }
}

/** The arguments of a move, by name and, of those of one type the first, by type. */
export function decoded(kind: Kind, move: number): ReadonlyMap<string, number> {
  let digits = move - kind.first;
  const values: [string, string, number][] = [];
  for (const { name, type, size, first } of [...kind.arguments].reverse()) {
    values.push([name, type, (digits % size) + first]);
    digits = Math.floor(digits / size);
  }
  return new Map<string, number>([
    ...values.map(([, type, value]) => [type, value] as const),
    ...values.map(([name, , value]) => [name, value] as const),
  ]);
}

/** Blanks may stand or not; remarks and slots may be left out, with the signs that belong to them. */
function pattern(kind: Kind, written: string, forms: Reasons['forms']): RegExp {
  const group = (name: string, form: string) => `(?<${name}>${form})`;
  const parts: string[] = [];
  let waiting = '';
  for (const [whole, literal, name = ''] of written.matchAll(PIECES) as Iterable<[string, string, string?]>) {
    if (!whole) continue;
    let sign = literal.split(/\s+/).filter(Boolean).map(escaped).join(BLANKS);
    if (waiting) {
      parts.push(`(?:${waiting}${BLANKS}${sign}${BLANKS})?`);
      sign = waiting = '';
    }
    const argument = kind.arguments.find((one) => one.name === name);
    if (kind.slots[name]) {
      parts.push(sign);
      waiting = group(name, forms[kind.slots[name][0]] ?? '');
    } else if (kind.remarks[name] !== undefined) {
      const own = kind.remarks[name];
      const told = group(name, own ? escaped(own.trim()) : '\\d+');
      parts.push(...(own || /^\s/.test(literal) ? [`(?:${sign}${BLANKS}${told})?`] : [sign, `(?:${told})?`]));
    } else if (argument) {
      const told = group(name, forms[argument.type] ?? '');
      parts.push(...(argument.none === null ? [sign, told] : [`(?:${sign}${BLANKS}${told})?`]));
    } else parts.push(sign);
  }
  return new RegExp(`^(?:${[...parts, waiting].filter(Boolean).join(BLANKS)})$`, 'i');
}

function escaped(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
