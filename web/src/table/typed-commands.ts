/**
 * What is typed into the command field: a word of the table, a number of the list, a move as the game writes it, or words
 * to look for. Whatever is none of these but the last may be a question: the table is asked first.
 */
import type { Move, Translate } from '../boards/board';

export const WORDS = ['help', 'why', 'undo', 'log', 'result', 'review', 'hint', 'say'] as const;
export type Word = (typeof WORDS)[number];

export type Command =
  | { kind: 'nothing' }
  | { kind: Exclude<Word, 'why' | 'say'> }
  | { kind: 'why' | 'say'; written: string }
  /** A number that the list does not have. */
  | { kind: 'beyond'; number: number }
  | { kind: 'play'; move: Move }
  /** Everything that can be asked. */
  | { kind: 'questions' }
  /** These words, which may also ask, are those of one move alone. */
  | { kind: 'found'; move: Move }
  /** Several fit; this is what all of them have in common: it is shown first, and played when asked again. */
  | { kind: 'propose'; move: Move; others: number }
  | { kind: 'search'; found: readonly Move[] }
  /** Nothing on the list looks like it: the rules say why not. */
  | { kind: 'write'; written: string };

export function readCommand(typed: string, moves: readonly Move[], t: Translate): Command {
  const written = typed.trim().replace(/\s+/g, ' ');
  if (!written) return { kind: 'nothing' };
  if (written === '?') return { kind: 'questions' };
  const [first = '', ...rest] = written.split(' ');
  const word = wordOf(first, t);
  if (word === 'why' || word === 'say') return { kind: word, written: rest.join(' ') };
  if (word && !rest.length) return { kind: word };
  const number = numberIn(written);
  if (number !== null) {
    const move = moves[number - 1];
    return move ? { kind: 'play', move } : { kind: 'beyond', number };
  }
  const exact = asWritten(written, moves);
  if (exact) return { kind: 'play', move: exact };
  const found = matching(moves, written);
  if (found.length === 1) return { kind: 'found', move: found[0]! };
  const move = plainest(found);
  if (move) return { kind: 'propose', move, others: found.length - 1 };
  return found.length ? { kind: 'search', found } : { kind: 'write', written };
}

/** A number alone, its thousands apart or not: “1500”, “1,500”, “1 500”. */
export function numberIn(written: string): number | null {
  return /^(\d+|\d{1,3}([ ,.\u00a0\u202f’]\d{3})+)$/.test(written)
    ? Number(written.replace(/\D/g, ''))
    : null;
}

/** Has it a number or a sign, as nearly all written moves do? */
export function looksWritten(written: string): boolean {
  return /[^\p{L}\p{M}\s’'-]|(^|\s)-/u.test(written);
}

/** A word of the table in the reader's language, or in English. */
function wordOf(typed: string, t: Translate): Word | undefined {
  const lower = typed.toLocaleLowerCase();
  return WORDS.find((word) => word === lower || t(`text-word-${word}`).toLocaleLowerCase() === lower);
}

/** The phrase that is meant by what was typed: its name, or what it says, or the beginning of either. */
export function phraseOf(written: string, phrases: Readonly<Record<string, string>>): string | undefined {
  const wanted = written.toLocaleLowerCase();
  // A narrow blank before a sign is typed as any other.
  const plain = (text: string) => text.toLocaleLowerCase().replace(/\s+/g, ' ');
  const named = Object.entries(phrases).map(([name, text]) => [name, plain(text)] as const);
  const found =
    named.find(([name, text]) => name === wanted || text === wanted) ??
    named.find(([name, text]) => name.startsWith(wanted) || text.startsWith(wanted));
  return found?.[0];
}

/** The move whose notation this is, or of which it is the one beginning up to a blank: `block a1` for `block a1 @0`. */
export function asWritten(written: string, moves: readonly Move[]): Move | undefined {
  const lower = written.toLowerCase();
  const exact = moves.filter((move) => move.text.toLowerCase() === lower);
  if (exact.length) return exact.length === 1 ? exact[0] : undefined;
  const begun = moves.filter((move) => move.text.toLowerCase().startsWith(`${lower} `));
  return begun.length === 1 ? begun[0] : undefined;
}

/** The moves that hold all these words, in their sentence or their notation; a number only as a whole: “i1” is not “i12”. */
export function matching(moves: readonly Move[], words: string): readonly Move[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean).map(whole);
  return moves.filter((move) => {
    const text = `${move.sentence} ${move.text}`.toLocaleLowerCase();
    return wanted.every((word) => word.test(text));
  });
}

function whole(word: string): RegExp {
  const begins = /^\d/.test(word) ? '(?<!\\d)' : '';
  const ends = /\d$/.test(word) ? '(?!\\d)' : '';
  return new RegExp(begins + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + ends);
}

/** The one move whose sentence all the others only say more than: on an islet, before all the places beside its middle. */
export function plainest(found: readonly Move[]): Move | undefined {
  const [first, ...others] = found.toSorted((one, other) => one.sentence.length - other.sentence.length);
  const begun = first?.sentence.replace(/[.।]$/, '');
  return others.every(({ sentence, text }) => begun && text && sentence.startsWith(begun))
    ? first
    : undefined;
}
