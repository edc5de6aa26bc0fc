/** One line that says who must do what. */
import type { Result, Translate } from '../boards/board';
import type { TableModel } from '../model/table.svelte';
import type { Table } from '../net/messages';

export interface Status {
  text: string;
  /** Is it the reader who is waited for? */
  mine: boolean;
}

/** Names in a row, as the language joins them. */
export function joined(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** `held`: the board has not shown yet how the game ended. */
export function statusOf(model: TableModel, t: Translate, folder: string, held = false): Status {
  const { table, shown } = model;
  if (!table || !shown) return { text: t('status-loading'), mine: false };
  const name = (seat: number) => table.seats[seat]?.name ?? '';
  if (table.stage === 'open') return { text: t('status-gathering'), mine: false };
  if (shown.result) {
    if (held) return { text: t('status-ending'), mine: false };
    return { text: resultLine(winnersOf(shown.result), table.mine, name, t), mine: false };
  }
  const me = table.looking;
  if (me !== null && shown.pending.includes(me)) {
    if (shown.lookingBack) return { text: t('status-was-you'), mine: false };
    if (model.sending) return { text: t('status-sending'), mine: true };
    const task = taskOf(shown.view, t, folder);
    return { text: task ? t('status-you-task', { task }) : t('status-you'), mine: true };
  }
  const awaited = shown.pending.map(name);
  const names = joined(awaited, document.documentElement.lang || 'en');
  return { text: t('status-others', { names, count: awaited.length }), mine: false };
}

/** What is asked, in short, of a reader who has just made such a decision. */
export function askedAgain({ shown }: TableModel, t: Translate, folder: string): string {
  const task = taskOf(shown?.view ?? null, t, folder);
  const next = `${folder}-do-${phaseOf(shown?.view ?? null)}-again`;
  if (t.has(next)) return t(next);
  return task ? t('status-again-task', { task }) : t('status-again');
}

/** What is asked of the reader, and last what to be warned of. */
export function askedOf({ text, mine }: Status, warning: string): string {
  return mine && warning ? `${text}. ${warning}` : text;
}

/** The seats that came first. */
export function winnersOf(result: Result | null | undefined): number[] {
  return result?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
}

/** The board's own words for what is to be done in this phase: `<folder>-do-<phase>`. */
function taskOf(view: Record<string, unknown> | null, t: Translate, folder: string): string {
  const id = `${folder}-do-${phaseOf(view)}`;
  return t.has(id) ? t(id) : '';
}

const phaseOf = (view: Record<string, unknown> | null) => String(view?.phase ?? '').toLowerCase();

/** Why a game ended: in the game's own words, else in the table's. */
export function reasonOf({ reason }: Result, t: Translate, folder: string): string {
  const known = [`${folder}-reason-${reason}`, `reason-${reason}`].find((id) => t.has(id));
  return known ? t(known) : reason;
}

/** Has the reader given the game up? Of several at one device: all of them. */
export function gaveUp({ table, log }: TableModel): boolean {
  const mine = table?.mine ?? [];
  const resigned = (seat: number) => log.some((entry) => entry.seat === seat && entry.move === 'resign');
  return mine.length > 0 && mine.every(resigned);
}

/** At a training table, and where one person plays against bots: there a hint is unfair to nobody. */
export function hintsAllowed({ training, seats }: Table): boolean {
  return training || seats.filter(({ who }) => who !== 'bot').length === 1;
}

/** Nobody else is at the table: neither in another place nor beside this device. */
export function isAlone({ seats }: Table): boolean {
  return seats.every((seat) => seat.mine || seat.who === 'bot');
}

function resultLine(
  winners: number[],
  mine: readonly number[],
  name: (seat: number) => string,
  t: Translate,
): string {
  if (winners.length === 1) {
    const winner = winners[0]!;
    return mine.length === 1 && mine[0] === winner
      ? t('status-you-won')
      : t('status-won', { name: name(winner) });
  }
  return t('status-shared', { names: joined(winners.map(name), document.documentElement.lang || 'en') });
}
