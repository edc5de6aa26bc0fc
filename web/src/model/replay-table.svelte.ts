/** A finished game as a table to look at: every moment is known, nothing can be played, no server is asked. */
import type { Entry, Move } from '../boards/board';
import type { LogEntry, Moments, Table } from '../net/messages';
import type { Reason, Shown, Sitting } from './sitting';
import { StillTable, toldTable } from './still-table';

const NOTHING_FRESH: readonly Entry[] = [];
const NO_MOVES: readonly Move[] = [];

export class ReplayTable extends StillTable implements Sitting {
  readonly moments: Moments;
  readonly log: readonly LogEntry[];
  readonly table: Table;
  readonly board: unknown;
  readonly present: readonly boolean[];
  readonly last: number;
  readonly fresh = NOTHING_FRESH;
  readonly moves = NO_MOVES;
  readonly sending = false;
  preview: Move | null = null;
  draft: unknown = null;
  reason = $state.raw<Reason | null>(null);
  #at = $state(0);
  #turn = 0;

  /** `own`: the reader is the one who sat in the seat looked from. */
  constructor(name: string, moments: Moments, { at = 0, own = true }: { at?: number; own?: boolean } = {}) {
    super();
    this.moments = moments;
    this.log = moments.moments.map((moment) => moment.entry);
    this.last = moments.moments.length - 1;
    this.board = moments.board;
    this.present = moments.names.map(() => true);
    this.table = tableOf(name, moments, own);
    this.at = at;
  }

  /** Which moment is shown. */
  get at(): number {
    return this.#at;
  }

  set at(moment: number) {
    this.#at = Math.min(this.last, Math.max(0, moment));
    this.reason = null;
  }

  /** At the end the table is as it is; before, one looks back. */
  shown = $derived.by<Shown>(() => {
    const { view, pending, result, entry } = this.moments.moments[this.#at]!;
    return { view, pending, result, entry: entry.number, lookingBack: this.#at < this.last };
  });

  showEntry(entry: number | null) {
    const place = entry === null ? this.last : this.log.findIndex((line) => line.number === entry);
    if (place >= 0) this.at = place;
  }

  hint(sentence: string) {
    this.reason = { rule: '', text: sentence, turn: ++this.#turn };
  }

  dismiss() {
    this.reason = null;
  }

  async describe(moves: readonly Move[]) {
    return moves;
  }

  // Nothing is played any more.
  play() {}
  write() {}
  ask() {}
}

/** The table as its server would tell of it after the end. */
function tableOf(name: string, moments: Moments, own: boolean): Table {
  const { game, title, options, names, called, bots, seat } = moments;
  const end = moments.moments.at(-1)!;
  return toldTable({
    table: name,
    number: moments.moments.length,
    game,
    title,
    options,
    stage: 'over',
    seats: names.map((player, place) => ({
      seat: place,
      name: player,
      who: bots[place] ? 'bot' : 'person',
      bot: bots[place] ?? null,
      mine: own && place === seat,
      called: called[place] ?? '',
    })),
    mine: own && seat !== null ? [seat] : [],
    looking: seat,
    pending: [],
    view: end.view,
    result: end.result,
  });
}
