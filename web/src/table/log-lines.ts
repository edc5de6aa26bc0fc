/** The log as it is read: an entry a line, but secret choices in a row share one. */
import type { LogEntry } from '../net/messages';

export interface Line {
  /** The first entry told by this line: it stays while others join. */
  key: number;
  /** The last one: where a look back leads. */
  entry: LogEntry;
  /** What came of it, besides the sentence of the move itself. */
  told: readonly string[];
  /** Who chose in secret, where that is all there is to tell. */
  secret: readonly number[];
}

export function linesOf(log: readonly LogEntry[]): Line[] {
  const found: Line[] = [];
  for (const entry of log) {
    const told = entry.events.map((event) => event.text).filter((text) => text !== entry.sentence);
    const secret = entry.seat !== null && !entry.sentence && !told.length ? [entry.seat] : [];
    const last = found.at(-1);
    if (secret.length && last?.secret.length) {
      last.entry = entry;
      last.secret = [...new Set([...last.secret, ...secret])].sort();
    } else found.push({ key: entry.number, entry, told, secret });
  }
  return found;
}
