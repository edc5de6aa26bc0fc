/** What lies on the stones for a moment: marks on cells, and the ghost of the stone in hand with its feet. */
import { BackSide, type Group, Mesh, MeshBasicMaterial, MeshLambertMaterial } from 'three';
import type { Cell } from '../ground';
import type { Colour } from '../../view';
import type { Sign } from './paint';
import type { Ghost, Mark } from './scene';
import type { Terrain } from './terrain';
import { QUARTER } from './viewpoint';
import { empty, type Workshop } from './workshop';

export class Marking {
  readonly #marks: Group;
  readonly #ghost: Group;
  readonly #terrain: Terrain;
  readonly #shop: Workshop;

  constructor(marks: Group, ghost: Group, terrain: Terrain, shop: Workshop) {
    this.#marks = marks;
    this.#ghost = ghost;
    this.#terrain = terrain;
    this.#shop = shop;
  }

  build(marks: readonly Mark[], ghost: Ghost | null, quarter: number) {
    this.dispose();
    for (const sign of new Set(marks.map((mark) => mark.sign))) {
      const places = marks
        .filter((mark) => mark.sign === sign)
        .map((mark) => ({ ...this.#spot(mark, sign, quarter), y: this.#terrain.top(mark) + 0.02 }));
      const size = sign === 'dot' ? 0.9 : sign === 'cursor' ? 1.04 : 0.98;
      this.#shop.tiles(this.#marks, this.#shop.sign(sign, sign === 'cursor'), places, size, quarter);
    }
    if (ghost) this.#raise(ghost, quarter);
  }

  dispose() {
    empty(this.#marks);
    empty(this.#ghost);
  }

  /** Where a mark lies in its cell: a dot gives way to the height that stands in the middle. */
  #spot(cell: Cell, sign: Sign, quarter: number): { x: number; z: number } {
    const { x, z } = this.#terrain.centre(cell);
    if (sign !== 'dot' || !this.#terrain.top(cell)) return { x, z };
    const [sine, cosine] = [Math.sin(quarter * QUARTER), Math.cos(quarter * QUARTER)];
    return { x: x + 0.34 * (cosine - sine), z: z - 0.34 * (cosine + sine) };
  }

  #raise({ stone, fits, feet }: Ghost, quarter: number) {
    const matrix = this.#terrain.place(stone);
    const mesh = new Mesh(this.#shop.solid(stone.attitude), this.#body(stone.colour));
    mesh.applyMatrix4(matrix);
    mesh.renderOrder = 2;
    const shell = new Mesh(this.#shop.solid(stone.attitude, 0.05), this.#shell(fits));
    shell.applyMatrix4(matrix);
    this.#ghost.add(shell, mesh);
    for (const holds of [true, false]) {
      const places = feet
        .filter((foot) => foot.holds === holds)
        .map((foot) => ({ ...this.#terrain.centre(foot), y: this.#terrain.rise(foot.height) + 0.03 }));
      this.#shop.tiles(this.#ghost, this.#shop.sign(holds ? 'holds' : 'fails', true), places, 0.72, quarter);
    }
  }

  #body(colour: Colour): MeshLambertMaterial {
    const { black, blue } = this.#shop.palette;
    return this.#shop.material(
      `ghost ${colour}`,
      () =>
        new MeshLambertMaterial({
          color: colour === 'black' ? black : blue,
          transparent: true,
          opacity: 0.9,
        }),
    );
  }

  #shell(fits: boolean): MeshBasicMaterial {
    const { good, bad } = this.#shop.palette;
    return this.#shop.material(
      `shell ${fits}`,
      () => new MeshBasicMaterial({ color: fits ? good : bad, side: BackSide }),
    );
  }
}
