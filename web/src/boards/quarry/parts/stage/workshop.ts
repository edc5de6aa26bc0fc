/** Shapes, materials and painted surfaces, each made once and kept until the colours change. */
import {
  type BufferAttribute,
  type BufferGeometry,
  EdgesGeometry,
  type Group,
  InstancedMesh,
  LineSegments,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  type Texture,
  Vector3,
} from 'three';
import type { Attitude } from '../shapes';
import { type Palette, paintSign, type Sign } from './paint';
import { solid } from './solids';
import type { Place } from './terrain';
import { QUARTER } from './viewpoint';

export class Workshop {
  palette: Palette;
  readonly font: string;
  readonly #solids = new Map<string, BufferGeometry>();
  readonly #tile = new PlaneGeometry(1, 1).rotateX(-QUARTER);
  #materials = new Map<string, Material>();
  #textures: Texture[] = [];

  constructor(palette: Palette, font: string) {
    this.palette = palette;
    this.font = font;
  }

  /** New colours: everything painted goes. */
  dress(palette: Palette) {
    this.palette = palette;
    this.#strip();
  }

  dispose() {
    this.#strip();
    for (const geometry of this.#solids.values()) geometry.dispose();
    this.#tile.dispose();
  }

  #strip() {
    for (const texture of this.#textures) texture.dispose();
    for (const material of this.#materials.values()) material.dispose();
    this.#textures = [];
    this.#materials = new Map();
  }

  material<Kind extends Material>(name: string, make: () => Kind): Kind {
    const known = this.#materials.get(name);
    if (known) return known as Kind;
    const made = make();
    this.#materials.set(name, made);
    return made;
  }

  /** A painted surface, put away with the others when the colours change. */
  keep(texture: Texture): Texture {
    this.#textures.push(texture);
    return texture;
  }

  solid(attitude: Attitude, swell = 0): BufferGeometry {
    const name = `${attitude} ${swell}`;
    const known = this.#solids.get(name) ?? solid(attitude, swell);
    this.#solids.set(name, known);
    return known;
  }

  /** The edges of a shape, as pairs of points. */
  margin(attitude: Attitude): BufferAttribute {
    const name = `margin ${attitude}`;
    const known = this.#solids.get(name) ?? new EdgesGeometry(this.solid(attitude), 40);
    this.#solids.set(name, known);
    return known.getAttribute('position') as BufferAttribute;
  }

  /** A mark for a cell; one that shines `through` is seen behind stones too. */
  sign(sign: Sign, through: boolean): Material {
    return this.material(
      `${sign} ${through}`,
      () =>
        new MeshBasicMaterial({
          map: this.keep(paintSign(sign, this.palette)),
          transparent: true,
          depthWrite: false,
          depthTest: !through,
        }),
    );
  }

  /** The same painted tile on many places, turned so that the reader can read it. */
  tiles(group: Group, material: Material, places: readonly Place[], size: number, quarter: number) {
    if (!places.length) return;
    const mesh = new InstancedMesh(this.#tile, material, places.length);
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), quarter * QUARTER);
    const scale = new Vector3(size, 1, size);
    places.forEach(({ x, y, z }, i) =>
      mesh.setMatrixAt(i, new Matrix4().compose(new Vector3(x, y, z), turn, scale)),
    );
    mesh.frustumCulled = false;
    mesh.renderOrder = material.depthTest ? 1 : 3;
    group.add(mesh);
  }
}

/** Take everything out of a group, and give back what only this group had. */
export function empty(group: Group) {
  for (const child of group.children) {
    if (child instanceof InstancedMesh) child.dispose();
    if (child instanceof LineSegments) child.geometry.dispose();
  }
  group.clear();
}
