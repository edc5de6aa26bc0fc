/** Legal moves in words: where there are very many, only those that are looked at are asked for. */
import type { Move } from '../boards/board';
import type { Sitting } from './sitting';

export class Described {
  /** All of them in the order of the rules; a move that was not looked at yet has no sentence. */
  moves = $state.raw<readonly Move[]>([]);
  #sitting: () => Sitting;

  /** To be made while a component is set up. */
  constructor(sitting: () => Sitting) {
    this.#sitting = sitting;
    $effect.pre(() => {
      this.moves = sitting().shown?.lookingBack || sitting().sending ? [] : sitting().moves;
    });
  }

  /** Ask for the words of some moves, all if none are named. */
  async tell(some: readonly Move[] = this.moves): Promise<readonly Move[]> {
    if (some.every((move) => move.sentence)) return this.moves;
    const decision = this.#sitting().moves;
    const told = await this.#sitting().describe(some);
    if (decision !== this.#sitting().moves) return this.moves;
    const words = Object.fromEntries(told.map((move) => [move.id, move]));
    this.moves = this.moves.map((move) => words[move.id] ?? move);
    return this.moves;
  }
}
