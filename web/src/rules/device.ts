/** The rules of a table on this device: a worker that knows what the seat looked from may know, and nothing else. */
import { speaker } from '../i18n/fluent';
import type { GameModule, Why } from '../net/messages';
import type { Reasons, Verdict } from './declared';
import type { Rules } from './rules';
import { type Seated, wordsOf } from './sentences';
import type { Asked, FromWorker, ToWorker } from './worker';

const PATIENCE = 5000; // a worker that says nothing for so long is given up

type Answered<Verb extends Asked[0]> = ReturnType<Rules[Verb]>;

/** May it be, and if not by which rule and why? */
export type Reasoned = Pick<Why, 'legal' | 'rule' | 'text'>;

/** As much of a worker as is used here. */
export interface Port {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

const newWorker = (): Port =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Port;

export class DeviceRules {
  readonly #reasons: Reasons;
  readonly #t;
  readonly #worker: Port;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #number = 0;
  #seen: string | null = null;
  #looked: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(module: GameModule, language: string, worker: Port = newWorker()) {
    this.#reasons = module.reasons as unknown as Reasons;
    this.#t = speaker(language, [this.#reasons.texts]);
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if ('broken' in data) this.close();
      else this.#settle(data.number, data.answer);
    };
    worker.onerror = () => this.close();
    worker.postMessage({ load: module });
  }

  /** Nothing more is known here: what was asked goes to the server. */
  close() {
    this.#ended = true;
    this.#worker.terminate();
    for (const number of [...this.#waiting.keys()]) this.#settle(number, null);
  }

  #settle(number: number, answer: unknown) {
    this.#waiting.get(number)?.(answer);
    this.#waiting.delete(number);
  }

  #ask<Verb extends Asked[0]>(asked: Extract<Asked, [Verb, ...unknown[]]>): Promise<Answered<Verb> | null> {
    if (this.#ended) return Promise.resolve(null);
    const number = ++this.#number;
    const given = new Promise<Answered<Verb> | null>((done) => {
      const tired = setTimeout(() => this.close(), PATIENCE);
      this.#waiting.set(number, (answer) => {
        clearTimeout(tired);
        done(answer as Answered<Verb> | null);
      });
    });
    this.#worker.postMessage({ number, asked });
    return given;
  }

  /** The table has come to this position. */
  look(observation: string) {
    if (observation === this.#seen) return;
    this.#seen = observation;
    this.#looked = unpacked(observation).then(
      (bytes) => (observation === this.#seen ? this.#ask<'look'>(['look', bytes]) : null),
      () => this.close(),
    );
  }

  /** What one seat knew must not stay for the next. */
  forget() {
    this.#seen = null;
    this.#looked = this.#ask<'forget'>(['forget']);
  }

  /** The legal moves of a seat. Null where only the server can tell, here as below. */
  async moves(seat: number) {
    await this.#looked;
    return this.#ask<'moves'>(['moves', seat]);
  }

  /** What a legal move would cause, as far as that is certain. */
  async effects(seat: number, move: number) {
    await this.#looked;
    return this.#ask<'effects'>(['effects', seat, move]);
  }

  /** What the board asks about a position. */
  async findings(observation: string) {
    const bytes = await unpacked(observation).catch(() => null);
    return bytes && this.#ask<'findings'>(['findings', bytes]);
  }

  /** Why not this move? Null where only the server can tell. */
  async why(seat: number, asked: number | string, seated: Seated): Promise<Reasoned | null> {
    await this.#looked;
    const verdict: Verdict | null = await this.#ask<'why'>(['why', seat, asked]);
    if (!verdict) return null;
    if (verdict.legal) return { legal: true, rule: '', text: '' };
    const text = wordsOf(verdict, this.#reasons, this.#t, seated);
    return text === null ? null : { legal: false, rule: verdict.rule, text };
  }
}

/** The record in a message: base64 of zlib. */
export async function unpacked(observation: string): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const packed = Uint8Array.from(atob(observation), (letter) => letter.charCodeAt(0));
  const written = writer.write(packed).then(() => writer.close());
  const bytes: number[] = [];
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes.push(...part.value);
  await written;
  return Uint8Array.from(bytes);
}
