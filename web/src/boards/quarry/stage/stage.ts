/** The board in the round. Draws only when something changed; knows stones and marks, no rules and no players. */
import {
  AmbientLight,
  BackSide,
  BoxGeometry,
  type BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  DirectionalLight,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Raycaster,
  Scene,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Cell, LaidStone } from '../ground';
import { type Attitude, formsOf } from '../shapes';
import type { Vein } from '../lines';
import type { Colour } from '../view';
import {
  MARGIN,
  paintGrain,
  paintHeight,
  type Palette,
  paintShade,
  paintSign,
  paintSlab,
  type Sign,
} from './paint';
import { solid } from './solids';
import {
  cellOnRay,
  eyeward,
  frame,
  type Point,
  QUARTER,
  quarterOf,
  seatView,
  upward,
  type Viewpoint,
} from './viewpoint';

export interface Size {
  width: number;
  rows: number;
  quarry: number;
}

/** What lies on the slab. */
export interface Layout {
  stones: readonly LaidStone[];
  veins: readonly Vein[];
  /** The stone to be outlined. */
  last: LaidStone | null;
}

export interface Mark extends Cell {
  height: number;
  sign: Sign;
}

export interface Ghost {
  stone: LaidStone;
  fits: boolean;
  /** The feet, each at the height it would stand on. */
  feet: readonly (Cell & { height: number; holds: boolean })[];
}

const FIELD = 30;
const SLAB = 0.5;
const SPREAD = 0.85;
const LIFT = 4;

interface Motion {
  from: number;
  lasts: number;
  step: (share: number) => void;
}

const ease = (share: number) => 1 - (1 - share) ** 3;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD, 1, 1, 200);
  readonly #slab = new Group();
  readonly #stones = new Group();
  readonly #marks = new Group();
  readonly #ghost = new Group();
  readonly #solids = new Map<string, BufferGeometry>();
  readonly #motions = new Map<string, Motion>();
  readonly #tile = new PlaneGeometry(1, 1).rotateX(-QUARTER);
  readonly #bar = new BoxGeometry(1, 1, 1);
  #materials = new Map<string, Material>();
  #textures: Texture[] = [];
  #size: Size;
  #palette: Palette;
  #font: string;
  #layout: Layout = { stones: [], veins: [], last: null };
  #given: { marks: readonly Mark[]; ghost: Ghost | null } = { marks: [], ghost: null };
  #heights = new Map<string, number>();
  #viewpoint: Viewpoint = seatView(1);
  #atSeat = true;
  #quarter = 0;
  #spread = 0;
  #drop: { number: number; above: number } | null = null;
  #waiting = 0;
  /** How many pictures were drawn: stands still while nothing happens. */
  frames = 0;
  onframe: (frames: number) => void = () => undefined;

  constructor(canvas: HTMLCanvasElement, size: Size, palette: Palette, font: string) {
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      alpha: true,
      powerPreference: 'low-power',
    });
    this.#renderer.debug.checkShaderErrors = import.meta.env.DEV;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#size = size;
    this.#palette = palette;
    this.#font = font;
    this.#scene.add(this.#slab, this.#stones, this.#marks, this.#ghost);
    this.#light();
    this.dress(palette);
  }

  // ---- what is shown

  /** New colours: everything is painted again. */
  dress(palette: Palette) {
    this.#palette = palette;
    for (const texture of this.#textures) texture.dispose();
    for (const material of this.#materials.values()) material.dispose();
    this.#textures = [];
    this.#materials = new Map();
    this.#buildSlab();
    this.#build();
  }

  lay(layout: Layout) {
    this.#layout = layout;
    this.#build();
    this.#aim();
  }

  mark(marks: readonly Mark[], ghost: Ghost | null) {
    this.#given = { marks, ghost };
    this.#buildMarks();
    this.invalidate();
  }

  /** The last stone comes down from above. */
  bringDown(number: number, milliseconds: number) {
    this.#move('drop', milliseconds, (share) => {
      this.#drop = share < 1 ? { number, above: LIFT * (1 - share * share) } : null;
      this.#build();
    });
  }

  /** Apart or together: the exploded view. */
  spread(to: number, milliseconds: number) {
    const from = this.#spread;
    if (from === to) return;
    this.#move('spread', milliseconds, (share) => {
      this.#spread = from + (to - from) * ease(share);
      this.#build();
      this.#buildMarks();
      this.#aim();
    });
  }

  get viewpoint(): Viewpoint {
    return this.#viewpoint;
  }

  /** Back to the player's own seat. */
  home(milliseconds: number) {
    this.look(seatView(this.#camera.aspect), milliseconds);
    this.#atSeat = true;
  }

  look(to: Viewpoint, milliseconds = 0) {
    this.#atSeat = false;
    const from = this.#viewpoint;
    this.#move('look', milliseconds, (share) => {
      const part = ease(share);
      const between = (one: number, other: number) => one + (other - one) * part;
      this.#viewpoint = {
        azimuth: between(from.azimuth, to.azimuth),
        elevation: between(from.elevation, to.elevation),
        zoom: between(from.zoom, to.zoom),
      };
      this.#aim();
    });
  }

  resize(width: number, height: number) {
    if (!width || !height) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    if (this.#atSeat) this.#viewpoint = seatView(this.#camera.aspect);
    this.#aim();
    // A new size empties the canvas: draw before anybody sees that.
    cancelAnimationFrame(this.#waiting);
    this.#draw(performance.now());
  }

  /** The cell under a point of the canvas, both from 0 to 1. */
  cellAt(across: number, down: number): Cell | null {
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2(across * 2 - 1, 1 - down * 2), this.#camera);
    const { origin, direction } = caster.ray;
    const { width, rows } = this.#size;
    return cellOnRay(origin.toArray() as Point, direction.toArray() as Point, width, rows, (x, y) =>
      this.#top({ x, y }),
    );
  }

  dispose() {
    cancelAnimationFrame(this.#waiting);
    this.#motions.clear();
    for (const group of [this.#slab, this.#stones, this.#marks, this.#ghost]) this.#empty(group);
    for (const geometry of this.#solids.values()) geometry.dispose();
    for (const texture of this.#textures) texture.dispose();
    for (const material of this.#materials.values()) material.dispose();
    this.#renderer.dispose();
  }

  // ---- drawing when asked

  invalidate() {
    if (!this.#waiting) this.#waiting = requestAnimationFrame((now) => this.#draw(now));
  }

  #move(name: string, lasts: number, step: (share: number) => void) {
    this.#motions.delete(name);
    if (lasts <= 0 || document.hidden) {
      step(1);
      this.invalidate();
      return;
    }
    this.#motions.set(name, { from: performance.now(), lasts, step });
    this.invalidate();
  }

  #draw(now: number) {
    this.#waiting = 0;
    for (const [name, { from, lasts, step }] of this.#motions) {
      const share = Math.min(1, Math.max(0, (now - from) / lasts));
      if (share === 1) this.#motions.delete(name);
      step(share);
    }
    this.#renderer.render(this.#scene, this.#camera);
    this.frames += 1;
    this.onframe(this.frames);
    if (this.#motions.size) this.invalidate();
  }

  #aim() {
    const { width, rows } = this.#size;
    const across = width / 2 + MARGIN;
    const along = rows / 2 + MARGIN;
    const tall = Math.max(2, ...this.#heights.values());
    const corners = [-1, 1].flatMap((east) =>
      [-1, 1].flatMap((south): Point[] => [
        [east * across, -SLAB, south * along],
        [(east * width) / 2, tall, (south * rows) / 2],
      ]),
    );
    const half = Math.tan((FIELD * Math.PI) / 360);
    const { shift, distance } = frame(this.#viewpoint, corners, half * this.#camera.aspect, half);
    const target = new Vector3(...upward(this.#viewpoint)).multiplyScalar(shift);
    this.#camera.up.set(...upward(this.#viewpoint));
    this.#camera.position
      .set(...eyeward(this.#viewpoint))
      .multiplyScalar(distance * 1.01)
      .add(target);
    this.#camera.lookAt(target);
    this.#camera.updateMatrixWorld();
    const quarter = quarterOf(this.#viewpoint);
    if (quarter !== this.#quarter) {
      this.#quarter = quarter;
      this.#build();
      this.#buildMarks();
    }
    this.invalidate();
  }

  // ---- building

  #light() {
    const sun = new DirectionalLight('#fff3dd', 2.1);
    sun.position.set(-7, 15, 6);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.03;
    const box = sun.shadow.camera;
    box.left = box.bottom = -10;
    box.right = box.top = 10;
    box.near = 4;
    box.far = 32;
    this.#scene.add(sun, new HemisphereLight('#fdf8ee', '#8a7a63', 1.35), new AmbientLight('#fff', 0.35));
  }

  #material<Kind extends Material>(name: string, make: () => Kind): Kind {
    const known = this.#materials.get(name);
    if (known) return known as Kind;
    const made = make();
    this.#materials.set(name, made);
    return made;
  }

  #keep(texture: Texture): Texture {
    this.#textures.push(texture);
    return texture;
  }

  #solid(attitude: Attitude, swell = 0): BufferGeometry {
    const name = `${attitude} ${swell}`;
    const known = this.#solids.get(name) ?? solid(attitude, swell);
    this.#solids.set(name, known);
    return known;
  }

  #empty(group: Group) {
    for (const child of group.children) {
      if (child instanceof InstancedMesh) child.dispose();
      if (child instanceof LineSegments) child.geometry.dispose();
    }
    group.clear();
  }

  #buildSlab() {
    for (const child of this.#slab.children) (child as Mesh).geometry.dispose();
    this.#slab.clear();
    const { width, rows, quarry } = this.#size;
    const palette = this.#palette;
    const face = paintSlab(width, rows, quarry, palette, this.#font);
    const top = this.#material('slab', () => new MeshLambertMaterial({ map: this.#keep(face) }));
    const side = this.#material('rim', () => new MeshLambertMaterial({ color: palette.rim }));
    const slab = new Mesh(new BoxGeometry(width + 2 * MARGIN, SLAB, rows + 2 * MARGIN), [
      side,
      side,
      top,
      side,
      side,
      side,
    ]);
    slab.position.y = -SLAB / 2;
    slab.receiveShadow = true;
    const foot = new Mesh(new CylinderGeometry(2.6, 3, 0.5, 48), side);
    foot.position.y = -SLAB - 0.25;
    const shade = new Mesh(
      new PlaneGeometry(width * 1.6, rows * 1.6).rotateX(-QUARTER),
      this.#material(
        'shade',
        () => new MeshBasicMaterial({ map: this.#keep(paintShade()), transparent: true, depthWrite: false }),
      ),
    );
    shade.position.y = -SLAB - 0.5;
    this.#slab.add(slab, foot, shade);
  }

  #stoneMaterial(colour: Colour): MeshLambertMaterial {
    return this.#material(colour, () => {
      const { plain, black, blue } = this.#palette;
      const map = plain ? null : this.#keep(paintGrain(colour));
      return new MeshLambertMaterial({
        color: colour === 'black' ? black : blue,
        map,
      });
    });
  }

  #rise(level: number): number {
    return level * (1 + this.#spread * SPREAD);
  }

  #above(stone: LaidStone): number {
    return this.#drop?.number === stone.number ? this.#drop.above : 0;
  }

  #place(stone: LaidStone): Matrix4 {
    const first = stone.parts[0]!;
    const second = stone.parts[1];
    const origin = stone.attitude === 'corner' ? second! : first;
    const turn = second ? turnOf(stone.attitude, first, second) : 0;
    const { x, z } = this.#centre(origin);
    return new Matrix4().compose(
      new Vector3(x, this.#rise(stone.level) + this.#above(stone), z),
      new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn * QUARTER),
      new Vector3(1, 1, 1),
    );
  }

  #centre({ x, y }: Cell): { x: number; z: number } {
    return { x: x + 0.5 - this.#size.width / 2, z: this.#size.rows / 2 - y - 0.5 };
  }

  /** Where a mark lies in its cell: a dot gives way to the height that stands in the middle. */
  #spot(cell: Cell, sign: Sign): { x: number; z: number } {
    const { x, z } = this.#centre(cell);
    if (sign !== 'dot' || !this.#top(cell)) return { x, z };
    const [sine, cosine] = [Math.sin(this.#quarter * QUARTER), Math.cos(this.#quarter * QUARTER)];
    return { x: x + 0.34 * (cosine - sine), z: z - 0.34 * (cosine + sine) };
  }

  #top({ x, y }: Cell): number {
    return this.#heights.get(`${x} ${y}`) ?? 0;
  }

  #build() {
    this.#empty(this.#stones);
    this.#heights = new Map();
    const groups = new Map<string, LaidStone[]>();
    for (const stone of this.#layout.stones) {
      const name = `${stone.attitude} ${stone.colour}`;
      groups.set(name, [...(groups.get(name) ?? []), stone]);
      for (const part of stone.parts.filter((one) => one.shows)) {
        const height = this.#rise(stone.level) + part.top - stone.level;
        this.#heights.set(`${part.x} ${part.y}`, height);
      }
    }
    for (const stones of groups.values()) {
      const { attitude, colour } = stones[0]!;
      const mesh = new InstancedMesh(this.#solid(attitude), this.#stoneMaterial(colour), stones.length);
      stones.forEach((stone, i) => mesh.setMatrixAt(i, this.#place(stone)));
      mesh.castShadow = mesh.receiveShadow = true;
      this.#stones.add(mesh);
    }
    this.#buildEdges();
    this.#buildOutline();
    this.#buildHeights();
    this.#buildVeins();
    this.#renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  /** The chiselled margin: one set of lines for each colour. */
  #buildEdges() {
    for (const colour of ['black', 'blue'] as const) {
      const stones = this.#layout.stones.filter((stone) => stone.colour === colour);
      const points = stones.flatMap((stone) => {
        const moved = this.#margin(stone.attitude).clone().applyMatrix4(this.#place(stone));
        return [...moved.array];
      });
      if (!points.length) continue;
      const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3));
      const ink = colour === 'black' ? this.#palette.blackEdge : this.#palette.blueEdge;
      const material = this.#material(
        `margin ${colour}`,
        () =>
          new LineBasicMaterial({ color: ink, transparent: true, opacity: this.#palette.plain ? 1 : 0.5 }),
      );
      this.#stones.add(new LineSegments(geometry, material));
    }
  }

  #margin(attitude: Attitude): BufferAttribute {
    const name = `margin ${attitude}`;
    const known = this.#solids.get(name) ?? new EdgesGeometry(this.#solid(attitude), 40);
    this.#solids.set(name, known);
    return known.getAttribute('position') as BufferAttribute;
  }

  #buildOutline() {
    const { last } = this.#layout;
    if (!last) return;
    const material = this.#material(
      'last',
      () => new MeshBasicMaterial({ color: this.#palette.last, side: BackSide }),
    );
    const shell = new Mesh(this.#solid(last.attitude, 0.055), material);
    shell.applyMatrix4(this.#place(last));
    this.#stones.add(shell);
  }

  #tiles(
    group: Group,
    material: Material,
    places: readonly { x: number; y: number; z: number }[],
    size: number,
  ) {
    if (!places.length) return;
    const mesh = new InstancedMesh(this.#tile, material, places.length);
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), this.#quarter * QUARTER);
    const scale = new Vector3(size, 1, size);
    places.forEach(({ x, y, z }, i) =>
      mesh.setMatrixAt(i, new Matrix4().compose(new Vector3(x, y, z), turn, scale)),
    );
    mesh.frustumCulled = false;
    mesh.renderOrder = material.depthTest ? 1 : 3;
    group.add(mesh);
  }

  #buildHeights() {
    const places = new Map<string, { x: number; y: number; z: number }[]>();
    for (const stone of this.#layout.stones) {
      for (const part of stone.parts.filter((one) => one.shows)) {
        const name = `${stone.colour} ${part.top}`;
        const y = this.#top(part) + this.#above(stone) + 0.012;
        places.set(name, [...(places.get(name) ?? []), { ...this.#centre(part), y }]);
      }
    }
    for (const [name, tiles] of places) {
      const [colour, height] = name.split(' ') as [Colour, string];
      const material = this.#material(
        `height ${name}`,
        () =>
          new MeshBasicMaterial({
            map: this.#keep(paintHeight(colour, Number(height), this.#palette, this.#font)),
            transparent: true,
            depthWrite: false,
          }),
      );
      this.#tiles(this.#stones, material, tiles, 0.62);
    }
  }

  /** Ore laid into the tops: to the edge of the cell, up or down the step, and on. */
  #buildVeins() {
    const bars = new Map<string, Matrix4[]>();
    const upright = new Quaternion();
    const thick = 0.14;
    for (const { from, to, colour, wins } of this.#layout.veins) {
      const name = wins ? 'veinWin' : colour === 'black' ? 'veinBlack' : 'veinBlue';
      const made = bars.get(name) ?? [];
      const one = this.#centre(from);
      const other = this.#centre(to);
      const middle = { x: (one.x + other.x) / 2, z: (one.z + other.z) / 2 };
      const wide = wins ? thick * 1.7 : thick;
      for (const [cell, at] of [
        [from, one],
        [to, other],
      ] as const) {
        const long = Math.hypot(middle.x - at.x, middle.z - at.z);
        const turn = Math.atan2(-(middle.z - at.z), middle.x - at.x);
        made.push(
          new Matrix4().compose(
            new Vector3((at.x + middle.x) / 2, this.#top(cell) - 0.01, (at.z + middle.z) / 2),
            new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn),
            new Vector3(long + 0.02, 0.04, wide),
          ),
        );
      }
      const low = Math.min(this.#top(from), this.#top(to));
      const high = Math.max(this.#top(from), this.#top(to));
      if (high > low) {
        made.push(
          new Matrix4().compose(
            new Vector3(middle.x, (low + high) / 2, middle.z),
            upright,
            new Vector3(wide * 0.9, high - low, wide * 0.9),
          ),
        );
      }
      bars.set(name, made);
    }
    for (const [name, made] of bars) {
      const material = this.#material(
        name,
        () => new MeshBasicMaterial({ color: this.#palette[name as 'veinWin'] }),
      );
      const mesh = new InstancedMesh(this.#bar, material, made.length);
      made.forEach((matrix, i) => mesh.setMatrixAt(i, matrix));
      this.#stones.add(mesh);
    }
  }

  #signMaterial(sign: Sign, through: boolean): Material {
    return this.#material(
      `${sign} ${through}`,
      () =>
        new MeshBasicMaterial({
          map: this.#keep(paintSign(sign, this.#palette)),
          transparent: true,
          depthWrite: false,
          depthTest: !through,
        }),
    );
  }

  #buildMarks() {
    const { marks, ghost } = this.#given;
    this.#empty(this.#marks);
    this.#empty(this.#ghost);
    for (const sign of new Set(marks.map((mark) => mark.sign))) {
      const places = marks
        .filter((mark) => mark.sign === sign)
        .map((mark) => ({ ...this.#spot(mark, sign), y: this.#top(mark) + 0.02 }));
      const size = sign === 'dot' ? 0.9 : sign === 'cursor' ? 1.04 : 0.98;
      this.#tiles(this.#marks, this.#signMaterial(sign, sign === 'cursor'), places, size);
    }
    if (ghost) this.#buildGhost(ghost);
  }

  #buildGhost({ stone, fits, feet }: Ghost) {
    const palette = this.#palette;
    const matrix = this.#place(stone);
    const body = this.#material(
      `ghost ${stone.colour}`,
      () =>
        new MeshLambertMaterial({
          color: stone.colour === 'black' ? palette.black : palette.blue,
          transparent: true,
          opacity: 0.9,
        }),
    );
    const mesh = new Mesh(this.#solid(stone.attitude), body);
    mesh.applyMatrix4(matrix);
    mesh.renderOrder = 2;
    const ink = fits ? palette.good : palette.bad;
    const shell = new Mesh(
      this.#solid(stone.attitude, 0.05),
      this.#material(`shell ${fits}`, () => new MeshBasicMaterial({ color: ink, side: BackSide })),
    );
    shell.applyMatrix4(matrix);
    this.#ghost.add(shell, mesh);
    for (const holds of [true, false]) {
      const places = feet
        .filter((foot) => foot.holds === holds)
        .map((foot) => ({ ...this.#centre(foot), y: this.#rise(foot.height) + 0.03 }));
      this.#tiles(this.#ghost, this.#signMaterial(holds ? 'holds' : 'fails', true), places, 0.72);
    }
  }
}

/** How many quarter turns take the base shape to where its first two cells lie. */
function turnOf(attitude: Attitude, first: Cell, second: Cell): number {
  const form = formsOf(attitude).find(({ parts: [one, two] }) => {
    return two!.dx - one!.dx === second.x - first.x && two!.dy - one!.dy === second.y - first.y;
  });
  return form?.turn ?? 0;
}
