/**
 * A game's module with its board and one position, laid out in memory: which moves are legal there, why another is not,
 * what one would cause, and what the board asks besides. In the page it lives in a worker (`worker.ts`); tests have it
 * as it stands.
 */
import type { Findings, Foreseen } from '../boards/board';
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
type Verb = (...given: number[]) => number;

const KEY_WORDS = 8;
const EVENT_WORDS = 5; // code, audience and three numbers
/** In so many worlds that the seat thinks possible a move is tried: what is alike in all is told. */
const WORLDS = 8;

/** What a sentence needs cannot be known here. */
class Unknown extends Error {}

export class Rules {
  readonly #exports: Exports;
  readonly #reasons: Reasons;
  readonly #notation: Notation;
  readonly #module: GameModule;
  readonly #board: number;
  readonly #state: number;
  /** A second record, to try moves on. */
  readonly #trial: number;
  readonly #list: number;
  readonly #key: number;
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
    this.#trial = room(module.state_bytes);
    this.#list = room(4 * this.#reasons.most);
    this.#key = room(4 * KEY_WORDS);
    const missing = top - this.#exports.memory.buffer.byteLength;
    if (missing > 0) this.#exports.memory.grow(Math.ceil(missing / PAGE));
    this.#bytes(this.#board, board.length).set(board);
  }

  #bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, length);
  }

  /** A module of another make is not called at all. */
  #call(verb: string, takes: readonly string[], state: number, ...given: number[]): number {
    const wanted = ['board', 'state', ...takes];
    if (this.#module.functions[verb]?.takes.join() !== wanted.join()) throw new Error(`no such ${verb}`);
    return (this.#exports[verb] as Verb)(this.#board, state, ...given);
  }

  /** A rule about a seat and a move, in the position that is looked at or another one. */
  #rule(name: string, seat: number, move: number, state = this.#state): number {
    return this.#call(name, ['i32', 'i32'], state, seat, move);
  }

  /** From now on it is asked about this position, as its seat may know it. */
  look(observation: Uint8Array) {
    this.#lay(observation, this.#state);
    this.#known = true;
  }

  #lay(observation: Uint8Array, at: number) {
    if (observation.length !== this.#module.state_bytes) throw new Error('not a record of this game');
    this.#bytes(at, observation.length).set(observation);
  }

  #wipe(at: number) {
    this.#bytes(at, this.#module.state_bytes).fill(0);
  }

  /** What one seat knew must not stay for the next. */
  forget() {
    this.#wipe(this.#state);
    this.#known = false;
  }

  /** The legal moves of a seat, in rising order; null where that cannot be told here. */
  moves(seat: number): readonly number[] | null {
    if (!this.#known) return null;
    const { most } = this.#reasons;
    const count = this.#call('moves', ['i32', 'i4[]'], this.#state, seat, this.#list, most);
    return [...new Int32Array(this.#exports.memory.buffer, this.#list, count)];
  }

  /**
   * What a legal move would cause, as its seat would be told, as far as that is the same in every world it thinks
   * possible; null where the move is none, or where dice and cards decide.
   */
  effects(seat: number, move: number): readonly Foreseen[] | null {
    if (!this.#known || this.#rule('why_not', seat, move) !== 0) return null;
    let common: readonly Foreseen[] | null = null;
    for (let world = 1; world <= (this.#reasons.hidden ? WORLDS : 1); world++) {
      const told = this.#tried(seat, move, world);
      this.#wipe(this.#trial);
      if (!told) return null;
      common = common ? alike(common, told) : told;
    }
    return common;
  }

  /** What comes of a move in one imagined world; null where chance was asked. */
  #tried(seat: number, move: number, world: number): readonly Foreseen[] | null {
    const { memory } = this.#exports;
    const trial = this.#bytes(this.#trial, this.#module.state_bytes);
    trial.set(this.#bytes(this.#state, this.#module.state_bytes));
    new Uint32Array(memory.buffer, this.#key, KEY_WORDS).fill(Math.imul(0x9e3779b9, world) & 0x7fffffff);
    this.#call('determinize', ['i32', 'u4[]'], this.#trial, seat, this.#key, KEY_WORDS);
    const record = this.#reader(this.#trial);
    const drawn = record.number('drawn');
    this.#call('play', ['i32', 'i32'], this.#trial, seat, move);
    if (record.number('drawn') !== drawn) return null;
    this.#call('hide', ['i32'], this.#trial, seat);
    return Array.from({ length: record.number('told') ?? 0 }, (_, at) => {
      const word = (place: number) => record.number('events', at * EVENT_WORDS + place) ?? 0;
      return { name: this.#reasons.events[word(0)] ?? '', numbers: [word(2), word(3), word(4)] };
    });
  }

  /** What the board asks about a position, which need not be the one that is looked at. */
  findings(observation: Uint8Array): Findings {
    this.#lay(observation, this.#trial);
    const seats = this.#reader(this.#trial).number('seats') ?? 0;
    const answers = Object.entries(this.#reasons.asked).map(([name, { rule, kind }]) => {
      const { first, size } = this.#reasons.kinds.find((one) => one.name === kind) ?? { first: 0, size: 1 };
      const told = (seat: number) =>
        Array.from({ length: size }, (_, place) => this.#rule(rule, seat, first + place, this.#trial));
      const places = (seat: number) => told(seat).flatMap((number, place) => (number ? [place] : []));
      return [name, Array.from({ length: seats }, (_, seat) => (kind ? places(seat) : told(seat)))] as const;
    });
    this.#wipe(this.#trial);
    return Object.fromEntries(answers);
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
    const code = this.#rule('why_not', seat, move);
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

  #reader(state = this.#state): RecordReader {
    return new RecordReader(this.#bytes(state, this.#module.state_bytes), this.#reasons.fields);
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
    return new Moment(names, this.#reader(), (rule) => this.#rule(rule, seat, move));
  }
}

/** As far as two tellings are the same. */
function alike(one: readonly Foreseen[], other: readonly Foreseen[]): readonly Foreseen[] {
  const same = ({ name, numbers }: Foreseen, at: number) =>
    name === other[at]?.name && numbers.join() === other[at].numbers.join();
  const end = one.findIndex((told, at) => !same(told, at));
  return end < 0 ? one : one.slice(0, end);
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
