/** Where a table lives: a server at the end of a socket, a lesson, a finished game, a fixture. The model asks no further. */
import type { Entry, Findings, Result } from '../boards/board';
import type { DeviceRules } from '../rules/device';
import { Declined, type Command, type ConnectionState } from '../net/connection';
import type { Board, Done, Hinted, LegalMove, Refused, Table, Why } from '../net/messages';

/** What a backend tells the model. */
export interface Listener {
  /** The table goes on: its log continues what is known, and a choice half made stays while the decision is the same. */
  hear(table: Table): void;
  /** The table is laid anew, with its whole log: nothing half made stays. `fresh` is what led here. */
  lay(table: Table, fresh: readonly Entry[]): void;
  presence(present: readonly boolean[], watchers: number): void;
  refused(refused: Refused): void;
  connected(state: ConnectionState): void;
}

/** How a table stood at an earlier moment. */
export interface Past {
  view: Record<string, unknown> | null;
  pending: readonly number[];
  result: Result | null;
  /** The record as the seat may know it, for the rules on this device. */
  observation?: string | null;
}

/** A choice half made: the decision it belongs to, what the board keeps of it, the move proposed. */
export interface Half {
  decision: string;
  draft: unknown;
  preview: number | null;
}

export interface Backend {
  /** Begin to tell. */
  open(listener: Listener): void;
  close(): void;
  /** What never changes during the game, and what each move touches. */
  board(table: Table): Board | Promise<Board>;
  /** Rejected with `Declined` where nothing was changed; without a sentence where there is none to show. */
  send(command: Command): Promise<Done>;
  explain(seat: number, written: string | number): Promise<Why>;
  /** It must hear of every try: why not is asked of it, never of the rules on this device. */
  teaches?: boolean;
  /** The rules of this table on the device, where it can have them; `null` where only the server knows them. */
  rules?(table: Table): Promise<DeviceRules | null>;
  /** What the board asks of the rules, where it is known without them. */
  findings?(): Findings | null;
  /** The words of some legal moves of a seat; more may come than were asked for. */
  describe(seat: number, moves: readonly number[]): Promise<readonly LegalMove[]>;
  /** The answer to a question in words; null where it is none, or where nobody answers. */
  question?(seat: number | null, text: string): Promise<readonly string[] | null>;
  /** What a good player would do, where somebody knows. */
  hint?(seat: number): Promise<Hinted>;
  /** The table after an entry of its log, as a seat knew it. */
  entry(number: number, seat: number | null): Past | Promise<Past>;
  /** Where the table is drawn as it stood after an entry, for whoever has no board to draw it. */
  picture?(table: Table, entry: number): string;
  /** Look from another of one's own seats. */
  look?(seat: number | null): void;
  /** Keep a choice half made over a reload, or forget it. */
  keep?(half: Half | null): void;
  kept?(): Half | null;
}

/** Nothing was changed, and this is all there is to say of it. */
export function declined(text = '', rule = ''): Declined {
  return new Declined({
    type: 'refused',
    id: null,
    code: 'not-now',
    text,
    rule,
    number: 0,
    again_ms: 0,
  });
}
