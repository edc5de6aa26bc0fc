/** What a screen reader is told as the game goes on, each thing once: politely what happened, at once what concerns the reader. */
import type { Translate } from '../boards/board';
import type { LogEntry } from '../net/messages';
import type { Sitting } from '../model/sitting';
import { linesOf } from './log-lines';
import { seriesLines } from './series';
import { joined, statusOf } from './status';

export interface Announcements {
  /** What happened since the last time; [] for nothing. */
  polite: readonly string[];
  /** The reader's turn, or the result; '' for nothing new. */
  assertive: string;
}

export class Announcer {
  #told: number | null = null;
  #turn = '';
  #turnAt = 0;
  #over = false;

  hear(sitting: Sitting, t: Translate, folder: string, language: string): Announcements {
    const { table, log } = sitting;
    if (!table || sitting.shown?.lookingBack) return { polite: [], assertive: '' };
    const last = log.at(-1)?.number ?? 0;
    const known = this.#told === null ? last : Math.min(this.#told, last);
    const first = this.#told === null;
    this.#told = last;
    const fresh = log.filter((entry) => entry.number > known);
    const name = (seat: number) => table.seats[seat]?.name ?? '';
    return {
      polite: sentencesOf(fresh, name, t, language),
      assertive: this.#result(sitting, first, t, folder) || this.#yourTurn(sitting, t, folder),
    };
  }

  #result(sitting: Sitting, first: boolean, t: Translate, folder: string): string {
    const over = sitting.table?.stage === 'over';
    const news = over && !this.#over && !first;
    this.#over = over;
    return news ? [statusOf(sitting, t, folder).text, ...resultLines(sitting, t)].join('. ') : '';
  }

  /** Said when the turn comes, when another thing is asked, and when others have moved in between. */
  #yourTurn(sitting: Sitting, t: Translate, folder: string): string {
    const { text, mine } = statusOf(sitting, t, folder);
    if (sitting.sending) return '';
    if (!mine) {
      this.#turn = '';
      return '';
    }
    const me = sitting.table?.looking;
    const since = sitting.log.slice(this.#turnAt);
    if (text === this.#turn && !since.some((entry) => entry.seat !== me)) return '';
    this.#turn = text;
    this.#turnAt = sitting.log.length;
    return text;
  }
}

/** Places and points, the winner first; and how the series stands. */
export function resultLines(sitting: Sitting, t: Translate): string[] {
  const { table } = sitting;
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

/** Lines of the log as they are read aloud. */
export function sentencesOf(
  log: readonly LogEntry[],
  name: (seat: number) => string,
  t: Translate,
  language: string,
): string[] {
  return linesOf(log).map(({ entry, told, secret }) => {
    if (entry.seat === null && !told.length) return t('log-start');
    const hidden = secret.length
      ? t('log-secret', { names: joined(secret.map(name), language), count: secret.length })
      : '';
    return [entry.sentence ?? hidden, ...told].filter(Boolean).join(' ');
  });
}
