/** A finished game to look back at: every moment is known, nothing can be played, no server is asked. */
import type { Moments, Table } from '../net/messages';
import { type Backend, declined, type Listener, type Past } from './backend';
import { greet, toldTable } from './still';
import { TableModel } from './table.svelte';

export class Replay implements Backend {
  readonly #moments: Moments;
  readonly #table: Table;

  /** `own`: the reader is the one who sat in the seat looked from. */
  constructor(name: string, moments: Moments, own: boolean) {
    this.#moments = moments;
    this.#table = tableOf(name, moments, own);
  }

  open(listener: Listener) {
    greet(listener, this.#table.seats.length);
    listener.lay(this.#table, []);
  }

  close() {}

  board() {
    return { board: this.#moments.board, targets: [] };
  }

  entry(number: number): Past {
    return this.#moments.moments.find(({ entry }) => entry.number === number)!;
  }

  async describe() {
    return [];
  }

  // Nothing is played any more.
  async explain(): Promise<never> {
    throw declined();
  }

  async send(): Promise<never> {
    throw declined();
  }
}

/** A finished game as a table, shown as it stood after a line of its log. */
export function replayed(
  name: string,
  moments: Moments,
  { at = moments.moments.length - 1, own = true }: { at?: number; own?: boolean } = {},
): TableModel {
  const model = new TableModel(new Replay(name, moments, own));
  model.at = at;
  return model;
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
    log: moments.moments.map((moment) => moment.entry),
    result: end.result,
  });
}
