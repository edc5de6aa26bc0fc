/** The glass over the map: what it shows, and how fingers, mouse and wheel move it. */
import type { Atlas, Box, Point } from './atlas';
import { fit, kept, type Lens, markSize, type Pane, panned, toCloth, toPane, zoomed } from './lens';

export const A_DRAG = 5; // pixels: less is a tap
const EDGE = 48;

export class Glass {
  width = $state(0);
  height = $state(0);
  #atlas: () => Atlas;
  #wished = $state.raw<Lens | null>(null);
  #fingers: { id: number; at: Point }[] = [];
  #start: Point | null = null;
  #dragged = false;
  /** Where the lens is being dragged to; it is moved at most once in a frame. */
  #moving: Lens | null = null;
  #frame = 0;

  constructor(atlas: () => Atlas) {
    this.#atlas = atlas;
  }

  readonly pane: Pane = $derived({ width: this.width || 1, height: this.height || 1 });
  readonly lens: Lens = $derived.by(() =>
    kept(this.#wished ?? fit(this.#atlas().extent, this.pane), this.#atlas().extent, this.pane),
  );
  /** Marks grow on small maps. */
  readonly size: number = $derived(markSize(this.lens.scale));

  #show(lens: Lens) {
    this.#wished = kept(lens, this.#atlas().extent, this.pane);
  }

  zoom(factor: number, finger: Point = { x: this.width / 2, y: this.height / 2 }) {
    this.#show(zoomed(this.lens, factor, this.pane, finger));
  }

  showAll() {
    this.#wished = null;
  }

  showBox(box: Box, closest: number) {
    this.#show(fit(box, this.pane, closest));
  }

  /** Bring a place into sight, closer if the map is small. */
  showPoint(place: Point, closer = false) {
    const scale = closer ? Math.max(this.lens.scale, 1.1) : this.lens.scale;
    if (!this.sees(place, EDGE) || scale !== this.lens.scale) this.#show({ ...place, scale });
  }

  /** Is a place of the map in sight, so far from the edge? */
  sees(place: Point, edge: number): boolean {
    const { x, y } = toPane(this.lens, this.pane, place);
    return x > edge && y > edge && x < this.width - edge && y < this.height - edge;
  }

  /** The place of the map under a point of the pane. */
  under(point: Point): Point {
    return toCloth(this.lens, this.pane, point);
  }

  // ---- fingers

  press(finger: number, at: Point) {
    this.#fingers = [...this.#fingers.filter(({ id }) => id !== finger), { id: finger, at }];
    if (this.#fingers.length === 1) [this.#dragged, this.#start] = [false, at];
  }

  /** True when a drag begins: the finger must be followed beyond the map. */
  drag(finger: number, now: Point): boolean {
    const pressed = this.#fingers.find(({ id }) => id === finger);
    if (!pressed) return false;
    const begins = !this.#dragged;
    if (begins && this.#start && apart(now, this.#start) < A_DRAG) return false;
    this.#dragged = true;
    const other = this.#fingers.find((one) => one !== pressed)?.at;
    const { at: before } = pressed;
    let next = this.#moving ?? this.lens;
    if (other) {
      const factor = apart(now, other) / Math.max(12, apart(before, other));
      next = zoomed(next, factor, this.pane, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      next = panned(next, (now.x - before.x) / 2, (now.y - before.y) / 2);
    } else {
      next = panned(next, now.x - before.x, now.y - before.y);
    }
    pressed.at = now;
    this.#moving = kept(next, this.#atlas().extent, this.pane);
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#wished = this.#moving;
      if (!this.#fingers.length) this.#moving = null;
    });
    return begins;
  }

  release(finger: number) {
    this.#fingers = this.#fingers.filter(({ id }) => id !== finger);
    this.#start = null;
    if (!this.#frame) this.#moving = null;
  }

  /** Was that click the end of a drag? Asked once. */
  wasDragged(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
