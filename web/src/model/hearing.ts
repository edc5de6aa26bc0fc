/** When what happens at a table is passed on: at once, or one piece of news after the other, as they are heard. */

import type { Table } from '../net/messages';
import { isSecret } from '../table/log-lines';

/** `slow`: as quickly as it can be said. `wait`: when the reader says so. */
export type Tempo = 'now' | 'slow' | 'wait';

/** Milliseconds for a word: 150 a minute, slower than most voices. */
const WORD = 400;

export class Hearing<Message> {
  #waiting: { message: Message; words: number }[] = [];
  #saying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tempo: Tempo = 'now';
  readonly #pass: (message: Message) => void;

  constructor(pass: (message: Message) => void) {
    this.#pass = pass;
  }

  /** So many messages wait. */
  get held(): number {
    return this.#waiting.length;
  }

  set tempo(tempo: Tempo) {
    this.#tempo = tempo;
    do this.goOn();
    while (tempo === 'now' && this.#waiting.length);
  }

  /** `count` says how many words there are to be heard of others; what has none waits for nobody. */
  take(message: Message, count: () => number) {
    const words = this.#tempo === 'now' ? 0 : count();
    if (this.#waiting.length || (this.#saying && words)) this.#waiting.push({ message, words });
    else this.#passOn(message, words);
  }

  /** What was told has been heard. */
  readonly goOn = () => {
    clearTimeout(this.#timer);
    this.#saying = false;
    while (this.#waiting.length && !this.#saying) {
      const { message, words } = this.#waiting.shift()!;
      this.#passOn(message, words);
    }
  };

  #passOn(message: Message, words: number) {
    this.#pass(message);
    if (!words) return;
    this.#saying = true;
    if (this.#tempo === 'slow') this.#timer = setTimeout(this.goOn, words * WORD);
  }
}

/** How many words a message has of what others did, beyond so many known lines: a clock waits for nobody. */
export function wordsOfNews({ log_from: from, log, looking, clocks }: Table, known: number): number {
  if (clocks || !known) return 0;
  const theirs = log.filter(
    (entry, index) => from + index >= known && entry.seat !== looking && !isSecret(entry),
  );
  const told = theirs.flatMap(({ sentence, events }) => [sentence ?? '', ...events.map(({ text }) => text)]);
  return told.join(' ').split(' ').filter(Boolean).length;
}
