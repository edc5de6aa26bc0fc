/**
 * A game's module with its board and one position, laid out in memory, and why a move may not be made there. In the page
 * it lives in a worker (`worker.ts`); tests have it as it stands.
 */
import type { GameModule } from '../net/messages';
import type { Choice, Reasons, Source, Verdict } from './declared';
import { decoded, Notation } from './notation';
import { RecordReader } from './record';

const PAGE = 65536;
const ALIGNED = 64;

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
  [verb: string]: unknown;
}
type Verb = (board: number, state: number, seat: number, move: number) => number;

/** What all functions take that are called here, besides board and state: a seat and a move. */
const TAKEN = ['board', 'state', 'i32', 'i32'];

/** What a sentence needs cannot be known here. */
class Unknown extends Error {}

export class Rules {
  readonly #exports: Exports;
  readonly #reasons: Reasons;
  readonly #notation: Notation;
  readonly #module: GameModule;
  readonly #board: number;
  readonly #state: number;
  #known = false;

  constructor(instance: WebAssembly.Instance, module: GameModule, board: Uint8Array) {
    this.#exports = instance.exports as unknown as Exports;
    this.#module = module;
    this.#reasons = module.reasons as unknown as Reasons;
    this.#notation = new Notation(this.#reasons);
    if (board.length !== module.board_bytes) throw new Error('not the board of this module');
    let top = this.#exports.__heap_base.value;
    const room = (bytes: number) => {
      const at = Math.ceil(top / ALIGNED) * ALIGNED;
      top = at + bytes;
      return at;
    };
    this.#board = room(board.length);
    this.#state = room(module.state_bytes);
    const missing = top - this.#exports.memory.buffer.byteLength;
    if (missing > 0) this.#exports.memory.grow(Math.ceil(missing / PAGE));
    this.#bytes(this.#board, board.length).set(board);
  }

  #bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, length);
  }

  /** A module of another make is not called at all. */
  #call(verb: string, seat: number, move: number): number {
    if (this.#module.functions[verb]?.takes.join() !== TAKEN.join()) throw new Error(`no such ${verb}`);
    return (this.#exports[verb] as Verb)(this.#board, this.#state, seat, move);
  }

  /** From now on it is asked about this position, as its seat may know it. */
  look(observation: Uint8Array) {
    if (observation.length !== this.#module.state_bytes) throw new Error('not a record of this game');
    this.#bytes(this.#state, observation.length).set(observation);
    this.#known = true;
  }

  /** What one seat knew must not stay for the next. */
  forget() {
    this.#bytes(this.#state, this.#module.state_bytes).fill(0);
    this.#known = false;
  }

  /** What the rules say of a move, by number or as it is written; null where that cannot be told here. */
  why(seat: number, asked: number | string): Verdict | null {
    if (!this.#known) return null;
    try {
      return typeof asked === 'number' ? this.#verdict(seat, asked) : this.#ofWritten(seat, asked);
    } catch (fault) {
      if (fault instanceof Unknown) return null;
      throw fault;
    }
  }

  #ofWritten(seat: number, written: string): Verdict | null {
    const read = this.#notation.read(written, this.#field('phase'));
    if (!read) return null;
    if ('text' in read) return { legal: false, ...read };
    const moment = this.#moment(seat, read.move);
    for (const [name, claimed] of Object.entries(read.claims)) {
      if (moment.number(read.kind.slots[name]![1]) !== claimed) return null;
    }
    const verdict = this.#verdict(seat, read.move);
    return verdict.legal && read.remarks ? null : verdict;
  }

  #verdict(seat: number, move: number): Verdict {
    if (move < 0 || move >= this.#reasons.count) throw new Unknown();
    const code = this.#call('why_not', seat, move);
    if (code === 0) return { legal: true };
    const why = this.#reasons.refusals[code];
    if (!why) throw new Unknown();
    const moment = this.#moment(seat, move);
    const slots = Object.entries(why.slots).map(
      ([name, [type, source]]) => [name, [type, moment.number(source)]] as const,
    );
    for (const [name, [, number]] of slots) moment.names.set(name, number);
    return {
      legal: false,
      rule: moment.oneOf(why.rule),
      sentence: moment.oneOf(why.sentence),
      slots: Object.fromEntries(slots),
    };
  }

  #field(name: string): number {
    return this.#reader().number(name) ?? 0;
  }

  #reader(): RecordReader {
    return new RecordReader(this.#bytes(this.#state, this.#module.state_bytes), this.#reasons.fields);
  }

  #moment(seat: number, move: number): Moment {
    const kind = this.#reasons.kinds.find(({ first, size }) => first <= move && move < first + size);
    const names = new Map([
      ['move', move],
      ['seat', seat],
      ['seats', this.#field('seats')],
      ['last', this.#reasons.count - 1],
    ]);
    for (const [name, value] of kind ? decoded(kind, move) : []) names.set(`move.${name}`, value);
    return new Moment(names, this.#reader(), (rule) => this.#call(rule, seat, move));
  }
}

const PATH = /^(\w+(?:\.\w+)*)(?:\[(.+)\])?$/;

/** What a slot or a choice of words may ask about. */
class Moment {
  constructor(
    readonly names: Map<string, number>,
    readonly record: RecordReader,
    readonly ask: (rule: string) => number,
  ) {}

  /** What a path leads to, or a rule answers. */
  number(source: Source): number {
    if (typeof source === 'number') return source;
    return typeof source === 'string' ? this.#follow(source) : this.ask(source.rule);
  }

  #follow(path: string): number {
    const [, name = '', index] = PATH.exec(path) ?? [];
    const found = name.startsWith('s.')
      ? this.record.number(name.slice(2), index === undefined ? 0 : this.#follow(index))
      : this.names.get(name);
    if (found === undefined || found === null) throw new Unknown();
    return found;
  }

  oneOf(choice: Choice): string {
    let chosen = choice;
    while (typeof chosen !== 'string') {
      chosen = chosen.cases[String(this.number(chosen.by))] ?? chosen.otherwise;
    }
    return chosen;
  }
}
