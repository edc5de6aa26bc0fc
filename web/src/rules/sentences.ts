/** What the rules say of a move, in words: the page's half of `DeclaredWords.refusal`. */
import type { Translate } from '../boards/board';
import type { Reasons, Verdict } from './declared';

/** Who sits where, and which of them reads. */
export interface Seated {
  names: readonly string[];
  /** The seat that is spoken to as “you”; nobody's where several sit at one device. */
  reader: number | null;
}

const ABOUT = ['who', 'name']; // the slots that say whom a sentence is about; any other is named in its reader's form

/** The sentence of a refusal; null where a number of it has no words here. */
export function wordsOf(
  verdict: Exclude<Verdict, { legal: true }>,
  { said }: Reasons,
  t: Translate,
  { names, reader }: Seated,
): string | null {
  if ('text' in verdict) return verdict.text;
  const { sentence, slots } = verdict;
  const words: Record<string, string | number> = {};
  let id = sentence;
  for (const [slot, [type, number]] of Object.entries(slots)) {
    const called = said[type] ?? null;
    const word = called === 'number' ? number : called === 'seat' ? names.at(number) : called?.[number];
    if (word === undefined || word === null) return null;
    const form = `${sentence}${ABOUT.includes(slot) ? '' : `-${slot}`}-you`;
    if (called === 'seat' && number === reader && t.has(form)) id = form;
    words[slot] = word;
  }
  return t.has(id) ? t(id, words) : null;
}
