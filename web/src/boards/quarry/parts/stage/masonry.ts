/** The stones that lie: bodies, chiselled margins, the last one outlined, heights on their tops, lines of ore in them. */
import {
  BackSide,
  BoxGeometry,
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import type { LaidStone } from '../ground';
import type { Vein } from '../lines';
import type { Colour } from '../../view';
import { paintGrain, paintHeight } from './paint';
import type { Layout } from './scene';
import type { Place, Terrain } from './terrain';
import { empty, type Workshop } from './workshop';

const UPRIGHT = new Vector3(0, 1, 0);
const ORE = 0.14; // how wide a line is laid; a line that wins is wider

export class Masonry {
  readonly #group: Group;
  readonly #terrain: Terrain;
  readonly #shop: Workshop;
  readonly #bar = new BoxGeometry(1, 1, 1);
  /** How much of a line that wins has lit up. */
  lit = 1;

  constructor(group: Group, terrain: Terrain, shop: Workshop) {
    this.#group = group;
    this.#terrain = terrain;
    this.#shop = shop;
  }

  build({ stones, veins, last }: Layout, quarter: number) {
    empty(this.#group);
    this.#terrain.survey(stones);
    this.#bodies(stones);
    for (const colour of ['black', 'blue'] as const) this.#margins(stones, colour);
    if (last) this.#outline(last);
    this.#heights(stones, quarter);
    this.#ore(veins);
  }

  dispose() {
    empty(this.#group);
    this.#bar.dispose();
  }

  #bodies(stones: readonly LaidStone[]) {
    const groups = new Map<string, LaidStone[]>();
    for (const stone of stones) {
      const name = `${stone.attitude} ${stone.colour}`;
      groups.set(name, [...(groups.get(name) ?? []), stone]);
    }
    for (const alike of groups.values()) {
      const { attitude, colour } = alike[0]!;
      const mesh = new InstancedMesh(this.#shop.solid(attitude), this.#stone(colour), alike.length);
      alike.forEach((stone, i) => mesh.setMatrixAt(i, this.#terrain.place(stone)));
      mesh.castShadow = mesh.receiveShadow = true;
      this.#group.add(mesh);
    }
  }

  #stone(colour: Colour): MeshLambertMaterial {
    return this.#shop.material(colour, () => {
      const { plain, black, blue } = this.#shop.palette;
      const map = plain ? null : this.#shop.keep(paintGrain(colour));
      return new MeshLambertMaterial({ color: colour === 'black' ? black : blue, map });
    });
  }

  /** The chiselled margin: one set of lines for each colour. */
  #margins(stones: readonly LaidStone[], colour: Colour) {
    const points = stones
      .filter((stone) => stone.colour === colour)
      .flatMap((stone) => {
        const moved = this.#shop.margin(stone.attitude).clone().applyMatrix4(this.#terrain.place(stone));
        return [...moved.array];
      });
    if (!points.length) return;
    const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3));
    const { blackEdge, blueEdge, plain } = this.#shop.palette;
    const ink = colour === 'black' ? blackEdge : blueEdge;
    const material = this.#shop.material(
      `margin ${colour}`,
      () => new LineBasicMaterial({ color: ink, transparent: true, opacity: plain ? 1 : 0.5 }),
    );
    this.#group.add(new LineSegments(geometry, material));
  }

  #outline(last: LaidStone) {
    const material = this.#shop.material(
      'last',
      () => new MeshBasicMaterial({ color: this.#shop.palette.last, side: BackSide }),
    );
    const shell = new Mesh(this.#shop.solid(last.attitude, 0.055), material);
    shell.applyMatrix4(this.#terrain.place(last));
    this.#group.add(shell);
  }

  #heights(stones: readonly LaidStone[], quarter: number) {
    const places = new Map<string, Place[]>();
    for (const stone of stones) {
      for (const part of stone.parts.filter((one) => one.shows)) {
        const name = `${stone.colour} ${part.top}`;
        const y = this.#terrain.top(part) + this.#terrain.above(stone) + 0.012;
        places.set(name, [...(places.get(name) ?? []), { ...this.#terrain.centre(part), y }]);
      }
    }
    const { palette, font } = this.#shop;
    for (const [name, tiles] of places) {
      const [colour, height] = name.split(' ') as [Colour, string];
      const material = this.#shop.material(
        `height ${name}`,
        () =>
          new MeshBasicMaterial({
            map: this.#shop.keep(paintHeight(colour, Number(height), palette, font)),
            transparent: true,
            depthWrite: false,
          }),
      );
      this.#shop.tiles(this.#group, material, tiles, 0.62, quarter);
    }
  }

  /** Ore laid into the tops: to the edge of the cell, up or down the step, and on. */
  #ore(veins: readonly Vein[]) {
    const bars = new Map<string, Matrix4[]>();
    const shown = veins.filter((vein, place) => !vein.wins || place < this.lit * veins.length);
    for (const vein of shown) {
      const name = vein.wins ? 'veinWin' : vein.colour === 'black' ? 'veinBlack' : 'veinBlue';
      bars.set(name, [...(bars.get(name) ?? []), ...this.#barsOf(vein)]);
    }
    for (const [name, made] of bars) {
      const material = this.#shop.material(
        name,
        () => new MeshBasicMaterial({ color: this.#shop.palette[name as 'veinWin'] }),
      );
      const mesh = new InstancedMesh(this.#bar, material, made.length);
      made.forEach((matrix, i) => mesh.setMatrixAt(i, matrix));
      this.#group.add(mesh);
    }
  }

  #barsOf({ from, to, wins }: Vein): Matrix4[] {
    const terrain = this.#terrain;
    const [one, other] = [terrain.centre(from), terrain.centre(to)];
    const middle = { x: (one.x + other.x) / 2, z: (one.z + other.z) / 2 };
    const wide = wins ? ORE * 1.7 : ORE;
    const made = (
      [
        [from, one],
        [to, other],
      ] as const
    ).map(([cell, at]) => {
      const long = Math.hypot(middle.x - at.x, middle.z - at.z);
      const turn = Math.atan2(-(middle.z - at.z), middle.x - at.x);
      return new Matrix4().compose(
        new Vector3((at.x + middle.x) / 2, terrain.top(cell) - 0.01, (at.z + middle.z) / 2),
        new Quaternion().setFromAxisAngle(UPRIGHT, turn),
        new Vector3(long + 0.02, 0.04, wide),
      );
    });
    const low = Math.min(terrain.top(from), terrain.top(to));
    const high = Math.max(terrain.top(from), terrain.top(to));
    if (high === low) return made;
    const step = new Matrix4().compose(
      new Vector3(middle.x, (low + high) / 2, middle.z),
      new Quaternion(),
      new Vector3(wide * 0.9, high - low, wide * 0.9),
    );
    return [...made, step];
  }
}
