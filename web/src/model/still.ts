/** A table that no server keeps: a lesson, a game looked back at, a fixture. */
import type { SeatInfo, Table } from '../net/messages';
import type { Listener } from './backend';

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
  | 'log'
  | 'result';
type KnownSeat = Omit<SeatInfo, 'nonce' | 'mark' | 'host' | 'chosen' | 'character'> &
  Partial<Pick<SeatInfo, 'character'>>;

/** The table as its server would tell of it. */
export function toldTable(
  known: Pick<Table, Known> &
    Partial<Pick<Table, 'choices' | 'chat' | 'undo' | 'observation'>> & { seats: readonly KnownSeat[] },
): Table {
  return {
    type: 'table',
    time: 0,
    pace: 'live',
    chat: 'off',
    is_host: false,
    seen: 0,
    log_from: 0,
    notices: [],
    choices: null,
    clocks: null,
    undo: null,
    asks: [],
    fairness: {
      commitment: '',
      nonces: [],
      key_commitment: null,
      secret: null,
      key: null,
      seals: [],
      open_until: null,
    },
    rematch: null,
    series: null,
    earlier: null,
    components: null,
    marks: [],
    observation: null,
    training: false,
    ...known,
    seats: known.seats.map((seat) => ({
      character: '',
      ...seat,
      host: false,
      nonce: true,
      mark: '',
      chosen: '',
    })),
  };
}

/** Everybody is there, and no line can be cut. */
export function greet(listener: Listener, seats: number) {
  listener.connected('open');
  listener.presence(Array<boolean>(seats).fill(true), 0);
}
