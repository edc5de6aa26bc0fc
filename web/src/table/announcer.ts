/** What a screen reader is told as the game goes on, each thing once: what happened, and last what is asked of the reader. */
import type { Echoes, Translate } from '../boards/board';
import type { LogEntry } from '../net/messages';
import type { TableModel } from '../model/table.svelte';
import type { Spoken } from '../state/preferences.svelte';
import { isSecret, linesOf } from './log-lines';
import { seriesLines } from './series';
import { askedAgain, askedOf, joined, statusOf } from './status';

export class Announcer {
  #first = true;
  #turn = '';
  #turnAt = 0;
  #warning = '';
  #awaited: readonly number[] = [];
  #lookedAt: number | null = null;
  #over = false;
  #log: readonly LogEntry[] = [];

  /** What is new since the last time, in the order in which it is to be heard. */
  hear(
    model: TableModel,
    t: Translate,
    folder: string,
    language: string,
    warning = () => '',
    { much = 'full', echoes }: { much?: Spoken; echoes?: Echoes } = {},
  ): readonly string[] {
    const { table } = model;
    if (!table || !model.shown?.view || model.passing) return [];
    if (model.shown.lookingBack) return this.#past(model, t, language, echoes);
    if (model.sending) return []; // what came of it is told with what is asked next
    const isBack = this.#lookedAt !== null;
    this.#lookedAt = null;
    const first = this.#first;
    this.#first = false;
    const name = (seat: number) => table.seats[seat]?.name ?? '';
    const back = this.#takenBack(model, t);
    if (back.length) this.#turn = ''; // what is asked now is asked anew
    const fresh = this.#fresh(model).filter((entry) => much !== 'mine' || concerns(entry, model, t));
    const news = [...back, ...sentencesOf(fresh, name, t, language, { echoes, short: much === 'short' })];
    if (first) news.push(...ownSide(model, t));
    const last = this.#result(model, first, t, folder) || this.#yourTurn(model, t, folder, warning);
    if (last) return [...news, last];
    return isBack ? [...news, statusOf(model, t, folder).text] : news;
  }

  /** Where one looks back to, and what was done there. */
  #past({ log, shown, table }: TableModel, t: Translate, language: string, echoes?: Echoes): string[] {
    const { entry } = shown!;
    if (entry === this.#lookedAt) return [];
    this.#lookedAt = entry;
    const there = log.filter(({ number }) => number === entry);
    const name = (seat: number) => table?.seats[seat]?.name ?? '';
    return [
      t('looking-back', { entry, last: log.at(-1)?.number ?? 0 }),
      ...sentencesOf(there, name, t, language, { echoes }),
    ];
  }

  /** Which moves were taken back, the last one first. */
  #takenBack(model: TableModel, t: Translate): string[] {
    const { log } = model;
    const kept = this.#log.findIndex((entry, index) => log[index]?.time !== entry.time);
    const lost = kept < 0 || !log.length ? [] : this.#log.slice(kept);
    this.#log = log;
    const name = (seat: number) => model.table!.seats[seat]?.name ?? '';
    const done = lost.flatMap(({ seat, sentence }) =>
      seat === null ? [] : [sentence ?? t('log-secret', { names: name(seat), count: 1 })],
    );
    return done.map((sentence) => t('spoken-back', { sentence })).reverse();
  }

  /** Secret choices wait for what comes of them: then they are told together, as the log shows them. */
  #fresh(model: TableModel): readonly LogEntry[] {
    const { table, log } = model;
    const known = model.heardUpTo;
    const open =
      table?.stage === 'over' ? log : log.slice(0, log.findLastIndex((entry) => !isSecret(entry)) + 1);
    model.heardUpTo = Math.max(known, open.at(-1)?.number ?? -1);
    const fresh = open.filter((entry) => entry.number > known);
    return fresh.filter((entry, at) => !isSecret(entry) || isChoiceMade(entry, fresh.slice(at + 1), table));
  }

  #result(model: TableModel, first: boolean, t: Translate, folder: string): string {
    const over = model.table?.stage === 'over';
    const news = over && !this.#over && !first;
    this.#over = over;
    if (!news) return '';
    const { text } = statusOf(model, t, folder);
    return `${/[.!?।]$/u.test(text) ? text : `${text}.`} ${resultLines(model, t).join('. ')}`;
  }

  /**
   * Said when the turn comes, when another thing is asked, and when others have moved for all to see in between; in
   * short after a move of one's own that leaves the turn where it was. Not while several choose at once and the others
   * are done before the reader.
   */
  #yourTurn(model: TableModel, t: Translate, folder: string, warning: () => string): string {
    const status = statusOf(model, t, folder);
    const { text, mine } = status;
    const { pending } = model.shown!;
    const othersAreDone = isPart(pending, this.#awaited);
    this.#awaited = pending;
    if (!mine) {
      this.#turn = '';
      return '';
    }
    const warned = this.#warning;
    this.#warning = warning();
    const me = model.table?.looking;
    const since = model.log.slice(this.#turnAt);
    const ownMoved = since.some((entry) => entry.seat === me);
    const othersMoved = !othersAreDone && since.some((entry) => entry.seat !== me && !isSecret(entry));
    const isNew = text !== this.#turn || othersMoved;
    const newlyWarned = this.#warning === warned ? '' : this.#warning;
    if (isNew || ownMoved || othersAreDone) this.#turnAt = model.log.length;
    this.#turn = text;
    if (isNew) return askedOf(status, this.#warning);
    return ownMoved ? askedOf({ ...status, text: askedAgain(model, t, folder) }, newlyWarned) : newlyWarned;
  }
}

/** As what the reader plays, before they have done anything. */
function ownSide({ table, log }: TableModel, t: Translate): string[] {
  const own = table?.seats.find(({ seat }) => seat === table.looking);
  const isNamed = own?.called && own.called !== own.name;
  if (!isNamed || table?.stage !== 'playing' || log.some(({ seat }) => seat === own.seat)) return [];
  return [t('spoken-side', { called: own.called })];
}

/** Fewer, and none that was not there. */
function isPart(seats: readonly number[], of: readonly number[]): boolean {
  return seats.length < of.length && seats.every((seat) => of.includes(seat));
}

/**
 * Is a secret choice worth a word? One of several of a seat that goes on choosing is none until others move for all to
 * see, nor is one that the seat's own next news tells of (“is ready”).
 */
function isChoiceMade({ seat }: LogEntry, later: readonly LogEntry[], table: TableModel['table']): boolean {
  const told = later.filter((entry) => !isSecret(entry));
  if (told.some((entry) => entry.seat === seat && entry.sentence === null)) return false;
  const isOver = told.some((entry) => entry.seat !== table?.looking && entry.sentence !== null);
  return isOver || !table?.pending.includes(seat!);
}

/** Places and points, the winner first; and how the series stands. */
export function resultLines(model: TableModel, t: Translate): string[] {
  const { table } = model;
  const result = table?.result;
  if (!table || !result) return [];
  const order = table.seats.toSorted((one, other) => result.places[one.seat]! - result.places[other.seat]!);
  const places = order.map(({ seat, name }) =>
    t('text-place', {
      place: t('place', { place: result.places[seat] ?? 0 }),
      name,
      score: result.scores[seat] ?? 0,
      points: result.points ? 'yes' : 'no',
    }),
  );
  return [...places, ...seriesLines(table, t)];
}

/** Is it about the reader: a move of theirs, their name, or “you”? */
function concerns({ seat, sentence, events }: LogEntry, { table }: TableModel, t: Translate): boolean {
  if (!table || seat === null || table.looking === null || seat === table.looking) return true;
  const said = wordsOf([sentence ?? '', ...events.map(({ text }) => text)].join(' '));
  const name = wordsOf(table.seats[table.looking]?.name ?? '');
  const named = name.trim() !== '' && said.includes(name);
  return (
    named ||
    t('spoken-you')
      .split(' ')
      .some((you) => said.includes(` ${you} `))
  );
}

/** Words in small letters with one blank around each, so that “Al” is not found in “also”. */
function wordsOf(said: string): string {
  return ` ${said
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}

/** Lines of the log as they are read aloud. */
export function sentencesOf(
  log: readonly LogEntry[],
  name: (seat: number) => string,
  t: Translate,
  language: string,
  { echoes, short = false }: { echoes?: Echoes; short?: boolean } = {},
): string[] {
  return linesOf(log, echoes).map(({ entry, sentence, told: all, secret }) => {
    const told = short && sentence ? [] : all;
    if (entry.seat === null && !told.length) return t('log-start');
    const hidden = secret.length
      ? t('log-secret', { names: joined(secret.map(name), language), count: secret.length })
      : '';
    return [sentence ?? hidden, ...told].filter(Boolean).join(' ');
  });
}
