/** What a board says aloud: one sentence at a time, for the live region of the frame around it. */
export class LiveRegion {
  spoken = $state('');
  // A board speaks from within its effects: whatever is read here must not make them run again.
  #last = '';

  /** The same sentence twice differs by a space that nobody hears, else it would be spoken once. */
  readonly speak = (sentence: string) => {
    this.#last = this.#last === sentence ? `${sentence}\u00a0` : sentence;
    this.spoken = this.#last;
  };
}
