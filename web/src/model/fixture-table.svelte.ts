/** A table made of a fixture: everything stands still, and every call of the board is written down. */
import type { Entry, Move, Result } from '../boards/board';
import type { Hinted, LogEntry, Table } from '../net/messages';
import type { Reason, Shown, Sitting } from './sitting';
import { StillTable, toldTable } from './still-table';

export interface Frame {
  view: {
    table: Record<string, unknown>;
    names: string[];
    seat: number | null;
    pending: number[];
    result: Result | null;
  };
  called: string[];
  moves: Move[];
  log: Entry[];
  fresh: Entry[];
}

export interface Fixture {
  game: string;
  name: string;
  options: Record<string, string | number>;
  frames: Frame[];
}

export class FixtureTable extends StillTable implements Sitting {
  calls = $state.raw<readonly string[]>([]);
  frame = $state(0);
  preview = $state.raw<Move | null>(null);
  reason = $state.raw<Reason | null>(null);
  lookBackTo = $state<number | null>(null);
  #draft = $state.raw<unknown>(null);
  #fixture: Fixture;
  #turn = 0;
  readonly board: unknown;
  readonly sending = false;
  readonly present = [true, true, true, true, true, true];

  constructor(fixture: Fixture, board: unknown, frame = 0) {
    super();
    this.#fixture = fixture;
    this.board = board;
    this.frame = frame;
  }

  get frames(): number {
    return this.#fixture.frames.length;
  }

  #now = $derived.by(() => this.#fixture.frames[this.frame]!);

  log = $derived.by<LogEntry[]>(() => {
    const entries = this.#fixture.frames
      .slice(0, this.frame + 1)
      .flatMap((frame) => [...frame.log, ...frame.fresh]);
    return entries.map((entry) => ({
      ...entry,
      time: 0,
      by: 'person',
      why: null,
      events: entry.events as LogEntry['events'],
    }));
  });

  get fresh(): readonly Entry[] {
    return this.#now.fresh;
  }

  get moves(): readonly Move[] {
    return this.lookBackTo === null ? this.#now.moves : [];
  }

  get draft(): unknown {
    return this.#draft;
  }

  set draft(draft: unknown) {
    this.#draft = draft;
    this.#note('ondraft', JSON.stringify(draft));
  }

  table = $derived.by<Table>(() => {
    const { view, called } = this.#now;
    const known = toldTable({
      table: 'fixture',
      number: this.log.length,
      game: this.#fixture.game,
      title: this.#fixture.game,
      options: this.#fixture.options,
      stage: view.result ? 'over' : 'playing',
      seats: view.names.map((name, seat) => ({
        seat,
        name,
        who: seat ? 'bot' : 'person',
        bot: seat ? 'friend' : null,
        mine: seat === view.seat,
        called: called[seat] ?? '',
      })),
      mine: view.seat === null ? [] : [view.seat],
      looking: view.seat,
      pending: view.pending,
      view: view.table,
      result: view.result as Table['result'],
    });
    return { ...known, chat: 'presets', undo: { to: null, free: false, text: '' } };
  });

  shown = $derived.by<Shown>(() => {
    const { view } = this.#now;
    const last = this.log.at(-1)?.number ?? 0;
    const lookingBack = this.lookBackTo !== null;
    return {
      view: view.table,
      pending: view.pending,
      result: lookingBack ? null : view.result,
      entry: this.lookBackTo ?? last,
      lookingBack,
    };
  });

  step(by: number) {
    this.frame = Math.min(this.frames - 1, Math.max(0, this.frame + by));
    this.preview = null;
    this.#draft = null;
  }

  play(move: Move) {
    this.#note('onmove', `${move.id} ${move.text} ${JSON.stringify(move.targets)}`);
    this.preview = null;
  }

  write(written: string) {
    this.#note('write', written);
  }

  ask(written: string | number) {
    this.#note('onask', String(written));
    this.reason = {
      rule: 'XX-1',
      text: `Why not “${written}”? Without a server nobody knows.`,
      turn: ++this.#turn,
    };
  }

  hint(sentence: string) {
    this.#note('onhint', sentence);
    this.reason = { rule: '', text: sentence, turn: ++this.#turn };
  }

  dismiss() {
    this.reason = null;
  }

  async describe(moves: readonly Move[]) {
    return moves.map((move) => (move.sentence ? move : { ...move, sentence: JSON.stringify(move.targets) }));
  }

  async advise(): Promise<Hinted> {
    const [best] = await this.describe(this.moves.slice(0, 1));
    return { type: 'hinted', id: '', moves: best ? [{ ...best, chance: 50 }] : [], reason: '' };
  }

  showEntry(entry: number | null) {
    this.lookBackTo = entry;
  }

  override undo() {
    this.#note('undo', '');
  }

  #note(what: string, with_: string) {
    this.calls = [`${what} ${with_}`, ...this.calls].slice(0, 30);
  }
}
