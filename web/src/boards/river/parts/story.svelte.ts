/** The telling of what happened: runs by itself, can be paused, stepped and ended, and never holds anybody up. */
import type { Entry } from '../../board';
import { lasts, type Step, tell } from './telling';
import type { DeltaView } from '../view';

const KEPT = 60; // steps that one can go back to

export class Story {
  steps = $state.raw<readonly Step[]>([]);
  /** The step shown; `steps.length` when all is told and the table stands as it is. */
  at = $state(0);
  running = $state(false);
  pace = 1;
  #last: DeltaView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get step(): Step | null {
    return this.at < this.steps.length ? this.steps[this.at]! : null;
  }

  /** The step whose words are shown: also after all is told, the last one. */
  get spoken(): Step | null {
    return this.step ?? this.steps.at(-1) ?? null;
  }

  /**
   * A new view has come. `still`: everything is in its place at once, the words can be stepped through. Gives back the
   * steps that led there.
   */
  see(view: DeltaView, fresh: readonly Entry[], viewer: number | null, still: boolean): readonly Step[] {
    const before = this.#last;
    this.#last = view;
    if (!before) return [];
    if (!fresh.length) {
      if (JSON.stringify(before) !== JSON.stringify(view)) this.forget(view);
      return [];
    }
    const come = tell(before, fresh, view, viewer);
    if (come.length) this.#add(come, still);
    return come;
  }

  #add(come: readonly Step[], still: boolean) {
    const done = this.at >= this.steps.length;
    const kept = this.steps.slice(-KEPT);
    const start = done ? kept.length : Math.max(0, this.at - (this.steps.length - kept.length));
    this.steps = [...kept, ...come];
    this.at = still ? this.steps.length : start;
    if (still) return;
    if (done) this.running = true;
    if (this.running) this.#wait();
  }

  /** A jump in time, another seat: nothing that was told before holds any more. */
  forget(view: DeltaView | null) {
    this.#last = view;
    this.steps = [];
    this.at = 0;
    this.stop();
  }

  back() {
    this.running = false;
    this.#rest();
    this.at = Math.max(0, this.at - 1);
  }

  forward() {
    this.running = false;
    this.#rest();
    this.at = Math.min(this.steps.length, this.at + 1);
  }

  /** Pause, go on, or tell the last round again. */
  toggle() {
    if (this.running) {
      this.running = false;
      this.#rest();
      return;
    }
    if (this.at >= this.steps.length) this.at = Math.max(0, this.#lastReveal());
    this.running = true;
    this.#wait();
  }

  end() {
    this.at = this.steps.length;
    this.stop();
  }

  stop() {
    this.running = false;
    this.#rest();
  }

  #lastReveal(): number {
    return this.steps.findLastIndex((step) => step.kind === 'revealed');
  }

  #wait() {
    this.#rest();
    const { step } = this;
    if (!step) {
      this.running = false;
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.at += 1;
        this.#wait();
      },
      lasts(step, this.steps.length - this.at, this.pace),
    );
  }

  #rest() {
    clearTimeout(this.#timer);
  }
}
