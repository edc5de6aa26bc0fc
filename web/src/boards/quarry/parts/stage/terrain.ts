/** Where things are in space: cells, levels, how high the stones stand, how far the exploded view draws them apart. */
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Cell, LaidStone } from '../ground';
import { type Attitude, formsOf } from '../shapes';
import type { Size } from './scene';
import { QUARTER } from './viewpoint';

const SPREAD = 0.85;

export interface Place {
  x: number;
  y: number;
  z: number;
}

export class Terrain {
  readonly size: Size;
  /** From 0, as they lie, to 1, levels drawn apart. */
  spread = 0;
  /** A stone that is still coming down. */
  drop: { number: number; above: number } | null = null;
  #heights = new Map<string, number>();

  constructor(size: Size) {
    this.size = size;
  }

  /** Learn how high every cell stands. */
  survey(stones: readonly LaidStone[]) {
    this.#heights = new Map();
    for (const stone of stones) {
      for (const part of stone.parts.filter((one) => one.shows)) {
        this.#heights.set(`${part.x} ${part.y}`, this.rise(stone.level) + part.top - stone.level);
      }
    }
  }

  get tallest(): number {
    return Math.max(0, ...this.#heights.values());
  }

  top({ x, y }: Cell): number {
    return this.#heights.get(`${x} ${y}`) ?? 0;
  }

  rise(level: number): number {
    return level * (1 + this.spread * SPREAD);
  }

  above(stone: LaidStone): number {
    return this.drop?.number === stone.number ? this.drop.above : 0;
  }

  centre({ x, y }: Cell): { x: number; z: number } {
    return { x: x + 0.5 - this.size.width / 2, z: this.size.rows / 2 - y - 0.5 };
  }

  /** From the base shape to where a stone lies. */
  place(stone: LaidStone): Matrix4 {
    const first = stone.parts[0]!;
    const second = stone.parts[1];
    const origin = stone.attitude === 'corner' ? second! : first;
    const turn = second ? turnOf(stone.attitude, first, second) : 0;
    const { x, z } = this.centre(origin);
    return new Matrix4().compose(
      new Vector3(x, this.rise(stone.level) + this.above(stone), z),
      new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn * QUARTER),
      new Vector3(1, 1, 1),
    );
  }
}

/** How many quarter turns take the base shape to where its first two cells lie. */
function turnOf(attitude: Attitude, first: Cell, second: Cell): number {
  const form = formsOf(attitude).find(({ parts: [one, two] }) => {
    return two!.dx - one!.dx === second.x - first.x && two!.dy - one!.dy === second.y - first.y;
  });
  return form?.turn ?? 0;
}
