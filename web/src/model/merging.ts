/** How a message of the server continues what the page has. */
import type { Move } from '../boards/board';
import type { Choices, LogEntry, Table } from '../net/messages';

export interface Merged {
  table: Table;
  log: readonly LogEntry[];
  /** What is new to the eye: nothing on first sight, after a change of seat, and after an undo. */
  fresh: readonly LogEntry[];
}

/** Keep the log up to `log_from`, put the new lines behind it, add new notices, replace everything else. */
export function merge(before: Table | null, log: readonly LogEntry[], message: Table): Merged {
  const whole = log.slice(0, message.log_from).concat(message.log);
  const known = before?.notices ?? [];
  const last = known.at(-1)?.number ?? -1;
  const notices = known.concat(message.notices.filter((notice) => notice.number > last));
  const goesOn = before !== null && before.looking === message.looking && continues(log, whole);
  return { table: { ...message, notices }, log: whole, fresh: goesOn ? whole.slice(log.length) : [] };
}

/** Is all that was known still there? A line that came after an undo has another time. */
function continues(log: readonly LogEntry[], whole: readonly LogEntry[]): boolean {
  const last = log.at(-1);
  return last !== undefined && whole[log.length - 1]?.time === last.time;
}

/** Names a decision: the same as long as the same seat has the same choices after the same moves of its own. */
export function signature(table: Table, log: readonly LogEntry[]): string {
  if (!table.choices) return '';
  const { seat, ids } = table.choices;
  const own = log.filter((entry) => entry.seat === seat).length;
  return `${seat}/${own}/${ids.length}/${digest(ids)}`;
}

export function sameDecision(
  before: Table,
  beforeLog: readonly LogEntry[],
  after: Table,
  afterLog: readonly LogEntry[],
): boolean {
  const name = signature(before, beforeLog);
  return name !== '' && name === signature(after, afterLog);
}

/** The legal moves; where there are very many, without words. */
export function movesOf(
  choices: Choices | null,
  targets: readonly Record<string, unknown>[] | null,
): readonly Move[] {
  if (!choices) return [];
  return (
    choices.moves ?? choices.ids.map((id) => ({ id, text: '', sentence: '', targets: targets?.[id] ?? {} }))
  );
}

/** Moves with their words, by number. */
export type Words = ReadonlyMap<number, Move>;

export const NO_WORDS: Words = new Map();

export function moreWords(known: Words, told: readonly Move[]): Words {
  return new Map([...known, ...told.map((move) => [move.id, move] as const)]);
}

export function withWords(moves: readonly Move[], words: Words): readonly Move[] {
  return words.size ? moves.map((move) => (move.sentence ? move : (words.get(move.id) ?? move))) : moves;
}

function digest(ids: readonly number[]): number {
  let sum = 0;
  for (const id of ids) sum = (Math.imul(sum, 31) + id) | 0;
  return sum;
}
