/** Up to which line of the log each listener at this device has been told what happened. */
export class HeardLines {
  #first = -1;
  readonly #last = new Map<number | null, number>();

  /** Lines up to this one were there before the page was: they are news to nobody. */
  beginAfter(line: number) {
    this.#first = line;
  }

  of(listener: number | null): number {
    return this.#last.get(listener) ?? this.#first;
  }

  tell(listener: number | null, line: number) {
    this.#last.set(listener, line);
  }

  /** What was taken back is told anew when it is done anew. */
  endAt(line: number) {
    this.#first = Math.min(this.#first, line);
    for (const [listener, last] of this.#last) this.#last.set(listener, Math.min(last, line));
  }
}
