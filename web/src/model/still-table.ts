/** A table that no server keeps: a lesson, a game looked back at. */
import type { SeatInfo, Table } from '../net/messages';

/** What only people at a real table do: nobody is offered any of this here. */
export class StillTable {
  readonly connection = 'open';
  readonly watchers = 0;
  readonly ahead = 0;
  readonly curtain = null;

  lift() {}
  undo() {}
  answer() {}
  resign() {}
  propose() {}
  speak() {}
  sit() {}
  bot() {}
  mark() {}
  kick() {}
  async leave() {}
  start() {}
  rematch() {}
}

type Known =
  | 'table'
  | 'number'
  | 'game'
  | 'title'
  | 'options'
  | 'stage'
  | 'mine'
  | 'looking'
  | 'pending'
  | 'view'
  | 'result';
type KnownSeat = Omit<SeatInfo, 'nonce' | 'mark' | 'host' | 'chosen'>;

/** The table as its server would tell of it. */
export function toldTable(
  known: Pick<Table, Known> & { seats: readonly KnownSeat[]; choices?: Table['choices'] },
): Table {
  return {
    type: 'table',
    time: 0,
    pace: 'live',
    chat: 'off',
    is_host: false,
    seen: 0,
    log_from: 0,
    log: [],
    notices: [],
    choices: null,
    clocks: null,
    undo: null,
    asks: [],
    fairness: { commitment: '', nonces: [], key_commitment: null, secret: null, key: null },
    rematch: null,
    series: null,
    earlier: null,
    components: null,
    marks: [],
    training: false,
    ...known,
    seats: known.seats.map((seat) => ({ ...seat, host: false, nonce: true, mark: '', chosen: '' })),
  };
}
