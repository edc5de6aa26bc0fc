/** The board in the round. Draws only when something changed; knows stones and marks, no rules and no players. */
import {
  Group,
  type Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Cell } from '../ground';
import { Marking } from './marking';
import { Masonry } from './masonry';
import { MARGIN, type Palette } from './paint';
import type { Ghost, Layout, Mark, Size } from './scene';
import { buildSlab, lights, SLAB } from './slab';
import { Terrain } from './terrain';
import {
  cellOnRay,
  eyeward,
  frame,
  type Point,
  quarterOf,
  seatView,
  upward,
  type Viewpoint,
} from './viewpoint';
import { Workshop } from './workshop';

const FIELD = 30;
const LIFT = 4;
const ROOM = 1.05; // a little air around the board, for its shadow

const A_LINE = 4; // how much longer a line runs than a stone falls

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
  readonly #motions = new Map<string, Motion>();
  readonly #terrain: Terrain;
  readonly #shop: Workshop;
  readonly #masonry: Masonry;
  readonly #marking: Marking;
  #layout: Layout = { stones: [], veins: [], last: null };
  #isMarked = true;
  #given: { marks: readonly Mark[]; ghost: Ghost | null } = { marks: [], ghost: null };
  #viewpoint: Viewpoint = seatView(1);
  #atSeat = true;
  #quarter = 0;
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
    const [stones, marks, ghost] = [new Group(), new Group(), new Group()];
    this.#terrain = new Terrain(size);
    this.#shop = new Workshop(palette, font);
    this.#masonry = new Masonry(stones, this.#terrain, this.#shop);
    this.#marking = new Marking(marks, ghost, this.#terrain, this.#shop);
    this.#scene.add(this.#slab, stones, marks, ghost, ...lights());
    this.dress(palette);
  }

  // ---- what is shown

  /** New colours: everything is painted again. */
  dress(palette: Palette) {
    this.#shop.dress(palette);
    buildSlab(this.#slab, this.#terrain.size, this.#shop);
    this.#build();
    this.#buildMarks();
  }

  lay(layout: Layout) {
    this.#layout = layout;
    this.#build();
    this.#aim();
  }

  mark(marks: readonly Mark[], ghost: Ghost | null) {
    this.#given = { marks, ghost };
    this.#isMarked = false; // once for each picture, however often a hand moves before it
    this.invalidate();
  }

  /** The last stone comes down from above; where it wins, the line then runs from quarry to quarry. */
  bringDown(number: number, milliseconds: number) {
    const wins = this.#layout.veins.some((vein) => vein.wins);
    if (wins) this.#run(milliseconds);
    this.#move('drop', milliseconds, (share) => {
      this.#terrain.drop = share < 1 ? { number, above: LIFT * (1 - share * share) } : null;
      this.#build();
    });
  }

  #run(milliseconds: number) {
    this.#move('line', (1 + A_LINE) * milliseconds, (share) => {
      this.#masonry.lit = Math.max(0, ((1 + A_LINE) * share - 1) / A_LINE);
      this.#build();
    });
  }

  /** Apart or together: the exploded view. */
  spread(to: number, milliseconds: number) {
    const from = this.#terrain.spread;
    if (from === to) return;
    this.#move('spread', milliseconds, (share) => {
      this.#terrain.spread = from + (to - from) * ease(share);
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
    const { width, rows } = this.#terrain.size;
    return cellOnRay(origin.toArray() as Point, direction.toArray() as Point, width, rows, (x, y) =>
      this.#terrain.top({ x, y }),
    );
  }

  dispose() {
    cancelAnimationFrame(this.#waiting);
    this.#motions.clear();
    this.#masonry.dispose();
    this.#marking.dispose();
    for (const child of this.#slab.children) (child as Mesh).geometry.dispose();
    this.#shop.dispose();
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
    if (!this.#isMarked) this.#buildMarks();
    this.#renderer.render(this.#scene, this.#camera);
    this.frames += 1;
    this.onframe(this.frames);
    if (this.#motions.size) this.invalidate();
  }

  #aim() {
    const { width, rows } = this.#terrain.size;
    const across = width / 2 + MARGIN;
    const along = rows / 2 + MARGIN;
    const tall = Math.max(2, this.#terrain.tallest);
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
      .multiplyScalar(distance * ROOM)
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

  #build() {
    this.#masonry.build(this.#layout, this.#quarter);
    this.#renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  #buildMarks() {
    this.#isMarked = true;
    this.#marking.build(this.#given.marks, this.#given.ghost, this.#quarter);
  }
}
