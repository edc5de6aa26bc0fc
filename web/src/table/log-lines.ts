/** The log as it is read: an entry a line, but secret choices in a row share one. */
import type { Echoes } from '../boards/board';
import type { LogEntry } from '../net/messages';

export interface Line {
  /** The first entry told by this line: it stays while others join. */
  key: number;
  /** The last one: where a look back leads. */
  entry: LogEntry;
  /** What was done; null where nobody may know, and where what came of it begins with the same words. */
  sentence: string | null;
  /** What came of it, besides. */
  told: readonly string[];
  /** Who chose in secret, where that is all there is to tell. */
  secret: readonly number[];
}

/** Somebody has chosen, and that is all there is to tell. */
export function isSecret({ seat, sentence, events }: LogEntry): boolean {
  return seat !== null && !sentence && events.every(({ text }) => text === sentence);
}

const NO_ECHOES: Echoes = { again: [], whole: [] };

/** Nothing is said twice; which events say what their move has said, the game declares. */
export function linesOf(log: readonly LogEntry[], echoes = NO_ECHOES): Line[] {
  const found: Line[] = [];
  for (const entry of log) {
    const told = entry.events
      .filter(({ name }) => !entry.sentence || !echoes.again.includes(name))
      .map(({ text }) => text)
      .filter((text) => text !== entry.sentence);
    const isWhole = entry.events.some(({ name }) => echoes.whole.includes(name));
    const isTold = told.length > 0 && (isWhole || goesOn(told[0], entry.sentence));
    const sentence = isTold ? null : entry.sentence;
    const secret = entry.seat !== null && isSecret(entry) ? [entry.seat] : [];
    const last = found.at(-1);
    if (secret.length && last?.secret.length) {
      last.entry = entry;
      last.secret = [...new Set([...last.secret, ...secret])].sort();
    } else found.push({ key: entry.number, entry, sentence, told, secret });
  }
  return found;
}

/** Are these the words that have begun, and more? “i1” does not begin “i12”. */
function goesOn(said: string | undefined, begun: string | null): boolean {
  const words = begun?.replace(/[.।]$/, '');
  return !!words && !!said?.startsWith(words) && !/^[\p{L}\p{M}\p{N}]/u.test(said.slice(words.length));
}
