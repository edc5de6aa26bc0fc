/**
 * The connection to a table: one socket that finds its way back by itself. A command is kept until it is answered and sent again
 * under the same id after a break, so that it is carried out exactly once.
 */
import { randomHex } from './random';
import type {
  AnyCommand,
  Answered,
  Bye,
  Described,
  Done,
  FromServer,
  Hello,
  Hinted,
  Refused,
  Why,
} from './messages';

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
/** Something that changes the table. */
export type Command = WithoutId<AnyCommand>;
export type Asked = Command | { type: 'explain' | 'describe' | 'ask' | 'hint'; [field: string]: unknown };
export type Answer = Done | Why | Described | Answered | Hinted;

/** Nothing was changed; `refused` says why. */
export class Declined extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

/** `open`: in touch. `waiting`: trying again. `elsewhere`: this place was taken over by another page. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'elsewhere' | 'kicked';

/** The little of a WebSocket that is used, so that a test can stand in for the network. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface ConnectionOptions {
  open: () => Socket;
  /** How to greet: what this page has seen so far. Asked for at every new connection. */
  hello: () => Omit<Hello, 'type'>;
  onmessage: (message: FromServer) => void;
  onstate: (state: ConnectionState) => void;
  /** Between 0 and 1; spreads the returns of many pages after a restart. */
  random?: () => number;
}

interface Waiting {
  text: string;
  done: (answer: Answer) => void;
  failed: (fault: Declined) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
// Together less than three seconds: so soon somebody is told that their line is cut.
const QUIET = 1700; // nobody has said anything: ask whether somebody is there
const DOUBT = 1200; // and an answer takes no longer than this
const SILENCE = 24_000; // in doubt the socket is kept for a while: what seems cut is often only slow
const PROMPT = 3000;
const FIRST_WORD = 60_000; // a table that was asleep may take a while to be set up again

export class Connection {
  #options: ConnectionOptions;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #greeted = false;
  #ended = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #doubted = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  readonly #name = randomHex(9);

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Ask for something and learn what came of it, across breaks. */
  ask<Given extends Answer>(asked: Asked): Promise<Given> {
    const id = `${this.#name}-${++this.#number}`;
    const text = JSON.stringify({ ...asked, id });
    return new Promise<Given>((done, failed) => {
      this.#waiting.set(id, { text, done: done as (answer: Answer) => void, failed });
      if (this.#greeted) this.#socket?.send(text);
    });
  }

  /** Say something that needs no answer; after a break the greeting says it anyway. */
  tell(message: { type: 'look'; seat: number | null } | { type: 'hello'; [field: string]: unknown }) {
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  /** The network is back or gone, or the page is looked at again: find out now, do not wait for the next try. */
  hurry() {
    if (this.#ended) return;
    if (this.#socket && this.#greeted) {
      this.#beat();
      this.#watchSilence(PROMPT);
    } else if (this.#again !== undefined) {
      clearTimeout(this.#again);
      this.#connect();
    }
  }

  close() {
    this.#ended = true;
    this.#hush();
    clearTimeout(this.#again);
    this.#drop();
  }

  #connect() {
    this.#again = undefined;
    this.#greeted = false;
    this.#options.onstate(this.#tries ? 'waiting' : 'connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.#options.hello() }));
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#watchSilence(FIRST_WORD);
  }

  #hear(message: FromServer) {
    this.#watchSilence();
    this.#trust();
    switch (message.type) {
      case 'done':
      case 'why':
      case 'described':
      case 'answered':
      case 'hinted':
        this.#settle(message.id, (waiting) => waiting.done(message));
        break;
      case 'refused':
        if (message.code === 'closing') break; // kept, and sent again when the server is back
        if (message.id !== null) this.#settle(message.id, (waiting) => waiting.failed(new Declined(message)));
        break;
      case 'table':
        this.#options.onmessage(message);
        if (!this.#greeted) this.#welcome();
        return;
      case 'bye':
        this.#dismissed(message);
        break;
    }
    this.#options.onmessage(message);
  }

  #settle(id: string, settle: (waiting: Waiting) => void) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) settle(waiting);
  }

  /** The first view after a greeting: in touch again, so whatever got no answer is sent once more. */
  #welcome() {
    this.#greeted = true;
    this.#tries = 0;
    this.#options.onstate('open');
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    this.#plan();
  }

  /** Somebody is there. */
  #trust() {
    if (!this.#greeted) return;
    this.#plan();
    if (this.#doubted) this.#options.onstate('open');
    this.#doubted = false;
  }

  #dismissed(bye: Bye) {
    if (bye.reason === 'kicked' || bye.reason === 'elsewhere') {
      this.#ended = true;
      this.#hush();
      this.#drop();
      this.#options.onstate(bye.reason);
    }
  }

  #lost() {
    this.#hush();
    this.#socket = null;
    this.#greeted = false;
    if (this.#ended) return;
    this.#options.onstate('waiting');
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    const random = this.#options.random ?? Math.random;
    this.#again = setTimeout(() => this.#connect(), most * (0.5 + random() / 2));
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #plan() {
    clearTimeout(this.#ping);
    clearTimeout(this.#doubt);
    this.#ping = setTimeout(() => this.#beat(), QUIET);
  }

  #beat() {
    clearTimeout(this.#ping);
    clearTimeout(this.#doubt);
    this.#socket?.send(JSON.stringify({ type: 'ping', n: 0 }));
    this.#doubt = setTimeout(() => {
      this.#doubted = true;
      this.#options.onstate('waiting');
    }, DOUBT);
  }

  /** A half-dead connection says nothing: in the end, start anew. */
  #watchSilence(patience = SILENCE) {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (!this.#socket) return;
      this.#drop();
      this.#lost();
    }, patience);
  }

  #hush() {
    this.#doubted = false;
    clearTimeout(this.#ping);
    clearTimeout(this.#doubt);
    clearTimeout(this.#silence);
  }
}
