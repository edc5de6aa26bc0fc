/** A table made of a fixture: everything stands still, and every call of the board is written down. */
import type { Entry, Findings, Move, Result } from '../boards/board';
import type { Command } from '../net/connection';
import type { Hinted, LegalMove, LogEntry, SeatInfo, Table, Why } from '../net/messages';
import { type Backend, declined, type Half, type Listener, type Past } from './backend';
import { greet, toldTable } from './still';

export interface Frame {
  view: {
    table: Record<string, unknown>;
    names: string[];
    seat: number | null;
    pending: number[];
    result: Result | null;
  };
  called: string[];
  moves: LegalMove[];
  /** What the board asks of the rules, if it asks anything. */
  findings?: Findings;
  log: Entry[];
  fresh: Entry[];
}

export interface Fixture {
  game: string;
  name: string;
  options: Record<string, string | number>;
  frames: Frame[];
}

/** Who plays against the first seat, with a face. */
const CASTS: Readonly<Record<string, readonly string[]>> = {
  'river-dragons': ['linh', 'khamla', 'sokha', 'bao', 'mai'],
  sunderbans: ['mouli', 'shyamal', 'rupa', 'tapan', 'jhuma'],
  sangram: ['tara', 'zorawar', 'zeenat', 'daulat', 'gauri'],
  'ramas-bridge': ['meera', 'saman', 'nila', 'anbu', 'kabir'],
  quarry: ['petra', 'flint', 'mica', 'jasper', 'opal'],
};

export class FixtureBackend implements Backend {
  calls = $state.raw<readonly string[]>([]);
  frame = $state(0);
  #listener!: Listener;
  #draft = 'null';
  readonly #fixture: Fixture;
  readonly #board: unknown;
  /** All are people: nothing can be taken back without asking. */
  readonly #people: boolean;

  constructor(fixture: Fixture, board: unknown, frame = 0, people = false) {
    this.#fixture = fixture;
    this.#board = board;
    this.frame = frame;
    this.#people = people;
  }

  get frames(): number {
    return this.#fixture.frames.length;
  }

  get #now(): Frame {
    return this.#fixture.frames[this.frame]!;
  }

  open(listener: Listener) {
    this.#listener = listener;
    greet(listener, this.#now.view.names.length);
    this.step(0);
  }

  close() {}

  step(by: number) {
    this.frame = Math.min(this.frames - 1, Math.max(0, this.frame + by));
    this.#listener.lay(this.#table(), this.#now.fresh);
  }

  #table(): Table {
    const { view, called, moves } = this.#now;
    const log = this.#fixture.frames
      .slice(0, this.frame + 1)
      .flatMap((frame) => [...frame.log, ...frame.fresh]);
    return toldTable({
      table: 'fixture',
      number: log.length,
      game: this.#fixture.game,
      title: this.#fixture.game,
      options: this.#fixture.options,
      stage: view.result ? 'over' : 'playing',
      chat: 'presets',
      seats: view.names.map((name, seat) => ({
        seat,
        name,
        ...this.#occupant(seat),
        mine: seat === view.seat,
        called: called[seat] ?? '',
      })),
      mine: view.seat === null ? [] : [view.seat],
      looking: view.seat,
      pending: view.pending,
      view: view.table,
      choices:
        view.seat === null || !moves.length
          ? null
          : { seat: view.seat, ids: moves.map((move) => move.id), moves },
      undo: { to: null, free: false, text: '' },
      log: log.map(told),
      result: view.result as Table['result'],
    });
  }

  #occupant(seat: number): Pick<SeatInfo, 'who' | 'bot' | 'character'> {
    if (!seat || this.#people) return { who: 'person', bot: null, character: '' };
    return { who: 'bot', bot: 'friend', character: CASTS[this.#fixture.game]?.[seat - 1] ?? '' };
  }

  board() {
    return { board: this.#board as Record<string, unknown> | null, targets: [] };
  }

  findings() {
    return this.#now.findings ?? null;
  }

  async send(command: Command): Promise<never> {
    const move = command.type === 'move' && this.#now.moves.find(({ id }) => id === command.move);
    if (move) this.#note('onmove', `${move.id} ${move.text} ${JSON.stringify(move.targets)}`);
    else this.#note(command.type, JSON.stringify(command));
    throw declined();
  }

  async explain(_seat: number, written: string | number): Promise<Why> {
    this.#note('onask', String(written));
    const text = `Why not “${written}”? Without a server nobody knows.`;
    return { type: 'why', id: '', legal: false, rule: 'XX-1', text };
  }

  async describe(_seat: number, moves: readonly number[]): Promise<readonly LegalMove[]> {
    return this.#now.moves
      .filter(({ id }) => moves.includes(id))
      .map((move) => ({ ...move, sentence: JSON.stringify(move.targets) }));
  }

  async hint(): Promise<Hinted> {
    const [best] = this.#now.moves as readonly Move[];
    return { type: 'hinted', id: '', moves: best ? [{ ...best, chance: 50 }] : [], reason: '' };
  }

  /** Earlier moments are not known: the table stays as it is. */
  entry(): Past {
    const { table, pending } = this.#now.view;
    return { view: table, pending, result: null };
  }

  keep(half: Half | null) {
    const draft = JSON.stringify(half?.draft ?? null);
    if (draft !== this.#draft) this.#note('ondraft', draft);
    this.#draft = draft;
  }

  #note(what: string, with_: string) {
    this.calls = [`${what} ${with_}`, ...this.calls].slice(0, 30);
  }
}

function told(entry: Entry): LogEntry {
  return {
    ...entry,
    time: 0,
    by: 'person',
    why: null,
    events: entry.events as LogEntry['events'],
  };
}
