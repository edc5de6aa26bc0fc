/** The log as it is read: an entry a line, but secret choices in a row share one; and of a turn as much as is read at once. */
import type { Echoes } from '../boards/board';
import type { LogEntry, LoggedEvent } from '../net/messages';

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

/** What one seat did in a row, as far as it is read at a glance. */
export interface Turn {
  key: number;
  entry: LogEntry;
  lines: readonly Line[];
}

const NO_ECHOES: Echoes = { again: [], whole: [] };

/** Letters that are read at a glance: about two lines beside a board. */
const GLANCE = 90;

/** Is this more than is read in one breath? */
export const isMuch = (told: readonly string[]) => told.join(' ').length > 3 * GLANCE;

/** Nothing is said twice; which events say what their move has said, the game declares. */
export function linesOf(log: readonly LogEntry[], echoes = NO_ECHOES): Line[] {
  const found: Line[] = [];
  for (const entry of log) {
    const told = entry.events
      .filter(({ name }) => !entry.sentence || !echoes.again.includes(name))
      .map(({ text }) => text)
      .filter((text) => text !== entry.sentence);
    const isWhole = entry.events.some(
      ({ name, text }) => echoes.whole.includes(name) && text !== entry.sentence,
    );
    const sentence = isWhole || goesOn(told[0], entry.sentence) ? null : entry.sentence;
    const secret = entry.seat !== null && isSecret(entry) ? [entry.seat] : [];
    const last = found.at(-1);
    if (secret.length && last?.secret.length) {
      last.entry = entry;
      last.secret = [...new Set([...last.secret, ...secret])].sort();
    } else {
      const begun = last && isBegun(last, entry) ? found.pop() : undefined;
      found.push({ key: begun?.key ?? entry.number, entry, sentence, told, secret });
    }
  }
  return found;
}

/** Is this the move that goes on with the last one, as it is written? A plank that is picked is named again when it is laid. */
function isBegun({ entry: begun, told }: Line, { seat, move }: LogEntry): boolean {
  return seat !== null && begun.seat === seat && !told.length && goesOn(move ?? undefined, begun.move);
}

export interface Paragraph {
  name: string;
  told: string[];
}

/** What came of a move, as it is read where it is much: what is alike together, and what is said of everybody a line each. */
export function paragraphsOf(
  events: readonly LoggedEvent[],
  told: readonly string[],
  seats: number,
): Paragraph[] {
  const found: (Paragraph & { of: number[] })[] = [];
  for (const { name, text, numbers } of events.filter(({ text }) => told.includes(text))) {
    const last = found.at(-1);
    if (last?.name === name) {
      last.told.push(text);
      last.of.push(numbers[0] ?? -1);
    } else found.push({ name, told: [text], of: [numbers[0] ?? -1] });
  }
  const ofEverybody = (of: readonly number[]) => of.length === seats && of.every((seat, at) => seat === at);
  return found.flatMap(({ name, told, of }) =>
    ofEverybody(of) ? told.map((text) => ({ name, told: [text] })) : [{ name, told }],
  );
}

/** Lines of the same seat in a row share one, until something came of them or there is more than a glance takes in. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const found: { key: number; entry: LogEntry; lines: Line[] }[] = [];
  for (const line of lines) {
    const turn = found.at(-1);
    if (turn && isSameTurn(turn.lines, line)) {
      turn.lines.push(line);
      turn.entry = line.entry;
    } else found.push({ key: line.key, entry: line.entry, lines: [line] });
  }
  return found;
}

function isSameTurn(lines: readonly Line[], next: Line): boolean {
  const last = lines.at(-1)!;
  if (next.entry.seat === null || next.entry.seat !== last.entry.seat) return false;
  if (!doneIn(last) || !doneIn(next) || cameOf(last).length || last.entry.why || next.entry.why) return false;
  return [...lines, next].map(doneIn).join(' ').length <= GLANCE;
}

/** What was done: in words of its own, or in the first of what came of it. */
function doneIn({ sentence, told, secret }: Line): string {
  return sentence ?? (secret.length ? '' : (told[0] ?? ''));
}

const cameOf = ({ sentence, told }: Line) => (sentence === null ? told.slice(1) : told);

/** Are these the words that have begun, and more? “i1” does not begin “i12”. */
function goesOn(said: string | undefined, begun: string | null): boolean {
  const words = begun?.replace(/[.।]$/, '');
  return !!words && !!said?.startsWith(words) && !/^[\p{L}\p{M}\p{N}]/u.test(said.slice(words.length));
}
