/** What part of the cloth is seen: a centre, and how many pixels a unit is wide. */
import type { Box, Point } from './atlas';

export interface Lens {
  x: number;
  y: number;
  scale: number;
}

export interface Pane {
  width: number;
  height: number;
}

export const CLOSEST = 4;

/** The lens that shows the whole box, no closer than `closest`. */
export function fit(box: Box, pane: Pane, closest = CLOSEST): Lens {
  const scale = Math.min(pane.width / (box.right - box.left), pane.height / (box.bottom - box.top), closest);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale };
}

/** Never farther than the whole map, never beside it. */
export function kept(lens: Lens, map: Box, pane: Pane): Lens {
  const whole = fit(map, pane);
  const scale = Math.min(CLOSEST, Math.max(whole.scale, lens.scale));
  const within = (value: number, low: number, high: number, half: number) =>
    high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, value));
  return {
    scale,
    x: within(lens.x, map.left, map.right, pane.width / 2 / scale),
    y: within(lens.y, map.top, map.bottom, pane.height / 2 / scale),
  };
}

/** Closer or farther by a factor, with the point under the finger staying where it is. */
export function zoomed(lens: Lens, factor: number, pane: Pane, finger: Point): Lens {
  const fixed = toCloth(lens, pane, finger);
  const scale = lens.scale * factor;
  return {
    scale,
    x: fixed.x - (finger.x - pane.width / 2) / scale,
    y: fixed.y - (finger.y - pane.height / 2) / scale,
  };
}

export function panned(lens: Lens, dx: number, dy: number): Lens {
  return { ...lens, x: lens.x - dx / lens.scale, y: lens.y - dy / lens.scale };
}

export function toCloth(lens: Lens, pane: Pane, spot: Point): Point {
  return {
    x: lens.x + (spot.x - pane.width / 2) / lens.scale,
    y: lens.y + (spot.y - pane.height / 2) / lens.scale,
  };
}

export function toPane(lens: Lens, pane: Pane, place: Point): Point {
  return {
    x: pane.width / 2 + (place.x - lens.x) * lens.scale,
    y: pane.height / 2 + (place.y - lens.y) * lens.scale,
  };
}

/** How large marks are drawn, in units: they grow with the map, but slower, and in steps. */
export function markSize(scale: number): number {
  const onScreen = Math.min(1.5, Math.max(0.74, Math.sqrt(scale / 0.85)));
  const steps = 8;
  return Math.pow(2, Math.round(Math.log2(onScreen / scale) * steps) / steps);
}

/** The thing nearest to a spot within so many pixels; what `favoured` says counts as nearer. */
export function nearest<Thing extends Point>(
  things: Iterable<Thing>,
  place: Point,
  reach: number,
  favoured: (thing: Thing) => boolean,
): Thing | null {
  let best: Thing | null = null;
  let least = reach;
  for (const thing of things) {
    const far = Math.hypot(thing.x - place.x, thing.y - place.y) * (favoured(thing) ? 0.55 : 1);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
