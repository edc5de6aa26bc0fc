/**
 * Is the board still showing what happened? Until it has, neither the log nor the ending runs ahead of it. A board says so
 * by an element with `data-telling`, or by what moves on it.
 */
import { untrack } from 'svelte';
import type { TableModel } from '../model/table.svelte';
import { preferences } from '../state/preferences.svelte';

/** Milliseconds: a board has begun to move by then; and a game that is over is looked at for so long. */
const BEGUN = 120;
const LOOK = 1000;

export class Telling {
  /** The last entry of the log that may be read. */
  #until = $state(Infinity);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #place: () => HTMLElement | undefined;

  /** To be made while a component is set up; without a place nothing is shown but words, which come at once. */
  constructor(model: () => TableModel, place: () => HTMLElement | undefined) {
    this.#place = place;
    $effect(() => {
      const { fresh, shown } = model();
      const ends = !!shown?.result;
      const back = shown?.lookingBack ?? false;
      untrack(() => {
        if (back) this.#done();
        else if (fresh.length) this.#begin(fresh[0]!.number - 1, ends ? LOOK : BEGUN);
      });
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  get now(): boolean {
    return this.#until < Infinity;
  }

  /** As much of the log as was shown. */
  read<Entry extends { number: number }>(log: readonly Entry[]): readonly Entry[] {
    return this.now ? log.filter((entry) => entry.number <= this.#until) : log;
  }

  #begin(until: number, atLeast: number) {
    if (!this.#place() || preferences.still || document.hidden) return this.#done();
    this.#until = Math.min(this.#until, until);
    this.#wait(atLeast / preferences.chosen.pace);
  }

  #wait(time: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (isMoving(this.#place()) ? this.#wait(BEGUN) : this.#done()), time);
  }

  #done() {
    clearTimeout(this.#timer);
    this.#until = Infinity;
  }
}

function isMoving(place: HTMLElement | undefined): boolean {
  if (!place || document.hidden) return false;
  const moves = place.getAnimations({ subtree: true }).some(isPassing);
  return moves || place.querySelector('[data-telling]') !== null;
}

/** What moves for ever tells nothing. */
function isPassing({ playState, effect }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
}
