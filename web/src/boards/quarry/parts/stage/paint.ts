/** Everything painted on surfaces: slab, stone grain, heights, marks. Drawn once into canvases, no pictures. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import type { Colour } from '../../view';

export interface Palette {
  slab: string;
  slabLine: string;
  slabInk: string;
  quarry: string;
  quarryLine: string;
  rim: string;
  black: string;
  blackEdge: string;
  blackInk: string;
  blue: string;
  blueEdge: string;
  blueInk: string;
  veinBlack: string;
  veinBlue: string;
  veinWin: string;
  good: string;
  bad: string;
  dot: string;
  last: string;
  cursor: string;
  /** Flat colours instead of grain. */
  plain: boolean;
}

export const MARGIN = 0.8;
const CELL = 96;

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  return [made, made.getContext('2d')!];
}

function texture(made: HTMLCanvasElement): Texture {
  const painted = new CanvasTexture(made);
  painted.colorSpace = SRGBColorSpace;
  painted.anisotropy = 8;
  return painted;
}

/** The same dust each time: a small generator instead of chance. */
function dust(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The top of the slab: quarries, grid and coordinates on all four sides. */
export function paintSlab(
  width: number,
  rows: number,
  quarry: number,
  palette: Palette,
  font: string,
): Texture {
  const [made, pen] = canvas((width + 2 * MARGIN) * CELL, (rows + 2 * MARGIN) * CELL);
  const edge = MARGIN * CELL;
  pen.fillStyle = palette.rim;
  pen.fillRect(0, 0, made.width, made.height);
  pen.fillStyle = palette.slab;
  pen.fillRect(edge, edge, width * CELL, rows * CELL);
  for (const top of [0, rows - quarry]) {
    pen.fillStyle = palette.quarry;
    pen.fillRect(edge, edge + top * CELL, width * CELL, quarry * CELL);
  }
  if (!palette.plain) {
    chisel(pen, edge, edge, width * CELL, quarry * CELL, palette.quarryLine);
    chisel(pen, edge, edge + (rows - quarry) * CELL, width * CELL, quarry * CELL, palette.quarryLine);
    speckle(pen, 0, 0, made.width, made.height, 5200, 0.1);
  }
  pen.strokeStyle = palette.slabLine;
  pen.lineWidth = 3;
  for (let x = 0; x <= width; x++) line(pen, edge + x * CELL, edge, edge + x * CELL, edge + rows * CELL);
  for (let y = 0; y <= rows; y++) line(pen, edge, edge + y * CELL, edge + width * CELL, edge + y * CELL);
  pen.lineWidth = 8;
  for (const y of [quarry, rows - quarry]) {
    line(pen, edge, edge + y * CELL, edge + width * CELL, edge + y * CELL);
  }
  coordinates(pen, width, rows, palette, font);
  return texture(made);
}

function line(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number) {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function coordinates(
  pen: CanvasRenderingContext2D,
  width: number,
  rows: number,
  palette: Palette,
  font: string,
) {
  pen.fillStyle = palette.slabInk;
  pen.font = `600 ${CELL * 0.44}px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const write = (text: string, x: number, y: number, quarter: number) => {
    pen.save();
    pen.translate(x * CELL, y * CELL);
    pen.rotate((quarter * Math.PI) / 2);
    pen.fillText(text, 0, 4);
    pen.restore();
  };
  for (let x = 0; x < width; x++) {
    const letter = String.fromCharCode(97 + x);
    write(letter, MARGIN + x + 0.5, rows + 1.5 * MARGIN, 0);
    write(letter, MARGIN + x + 0.5, MARGIN / 2, 2);
  }
  for (let y = 0; y < rows; y++) {
    write(String(rows - y), MARGIN / 2, MARGIN + y + 0.5, 0);
    write(String(rows - y), width + 1.5 * MARGIN, MARGIN + y + 0.5, 0);
  }
}

function chisel(
  pen: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  ink: string,
) {
  const chance = dust(top + 7);
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.strokeStyle = ink;
  pen.lineCap = 'round';
  for (let i = 0; i < 420; i++) {
    const x = left + chance() * width;
    const y = top + chance() * height;
    const long = 12 + chance() * 30;
    pen.globalAlpha = 0.2 + chance() * 0.4;
    pen.lineWidth = 2 + chance() * 2.5;
    line(pen, x, y, x + long * 0.55, y - long);
  }
  pen.restore();
}

function speckle(
  pen: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  grains: number,
  strength: number,
) {
  const chance = dust(grains);
  pen.save();
  for (let i = 0; i < grains; i++) {
    pen.globalAlpha = chance() * strength;
    pen.fillStyle = chance() < 0.5 ? '#fff' : '#000';
    const size = 1 + chance() * 3;
    pen.fillRect(left + chance() * width, top + chance() * height, size, size);
  }
  pen.restore();
}

/** Basalt is speckled, slate lies in strata: a grey to be multiplied with the stone's colour. */
export function paintGrain(colour: Colour): Texture {
  const [made, pen] = canvas(256, 256);
  pen.fillStyle = '#e9e9e9';
  pen.fillRect(0, 0, 256, 256);
  const chance = dust(colour === 'black' ? 11 : 23);
  if (colour === 'blue') {
    for (let y = 0; y < 256; y += 3 + chance() * 9) {
      pen.globalAlpha = 0.1 + chance() * 0.22;
      pen.strokeStyle = chance() < 0.5 ? '#8a8a8a' : '#fff';
      pen.lineWidth = 1 + chance() * 3;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(80, y + 5, 170, y - 5, 256, y);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    speckle(pen, 0, 0, 256, 256, 500, 0.12);
  } else {
    speckle(pen, 0, 0, 256, 256, 2600, 0.34);
  }
  const painted = texture(made);
  painted.wrapS = painted.wrapT = RepeatWrapping;
  painted.repeat.set(0.5, 0.5);
  return painted;
}

function shapePath(pen: CanvasRenderingContext2D, colour: Colour, radius: number) {
  pen.beginPath();
  const corners = colour === 'black' ? 4 : 6;
  const start = colour === 'black' ? Math.PI / 4 : 0;
  const reach = colour === 'black' ? radius * 1.26 : radius * 1.12;
  for (let i = 0; i < corners; i++) {
    const angle = start + (i * 2 * Math.PI) / corners;
    pen.lineTo(64 + reach * Math.cos(angle), 64 + reach * Math.sin(angle));
  }
  pen.closePath();
}

/** A height in its owner's shape: a square for Black, a hexagon for Blue. */
export function paintHeight(colour: Colour, height: number, palette: Palette, font: string): Texture {
  const [made, pen] = canvas(128, 128);
  shapePath(pen, colour, 44);
  pen.fillStyle = colour === 'black' ? palette.black : palette.blue;
  pen.fill();
  pen.lineWidth = 7;
  pen.lineJoin = 'round';
  pen.strokeStyle = colour === 'black' ? palette.blackInk : palette.blueInk;
  pen.stroke();
  pen.fillStyle = pen.strokeStyle;
  pen.font = `700 74px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(height), 64, 70);
  return texture(made);
}

export type Sign = 'holds' | 'fails' | 'dot' | 'threat' | 'chance' | 'cursor';

/** The marks that lie on a cell. */
export function paintSign(sign: Sign, palette: Palette): Texture {
  const [made, pen] = canvas(128, 128);
  pen.lineCap = pen.lineJoin = 'round';
  const disc = (fill: string, radius: number) => {
    pen.beginPath();
    pen.arc(64, 64, radius, 0, 7);
    pen.fillStyle = fill;
    pen.fill();
  };
  const stroke = (ink: string, width: number, ...points: [number, number][]) => {
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.beginPath();
    points.forEach(([x, y]) => pen.lineTo(x, y));
    pen.stroke();
  };
  if (sign === 'holds') {
    disc('#fff', 46);
    disc(palette.good, 40);
    stroke('#fff', 11, [44, 66], [58, 80], [84, 50]);
  } else if (sign === 'fails') {
    disc('#fff', 46);
    disc(palette.bad, 40);
    stroke('#fff', 11, [48, 48], [80, 80]);
    stroke('#fff', 11, [80, 48], [48, 80]);
  } else if (sign === 'dot') {
    disc('#fff', 20);
    disc(palette.dot, 15);
  } else if (sign === 'cursor') {
    pen.strokeStyle = '#fff';
    pen.lineWidth = 16;
    pen.strokeRect(10, 10, 108, 108);
    pen.strokeStyle = palette.cursor;
    pen.lineWidth = 9;
    pen.strokeRect(10, 10, 108, 108);
  } else {
    const ink = sign === 'threat' ? palette.bad : palette.good;
    pen.beginPath();
    pen.rect(6, 6, 116, 116);
    pen.rect(24, 24, 80, 80);
    pen.clip('evenodd');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 128, 128);
    for (let at = -128; at < 256; at += 26) stroke(ink, 12, [at, 134], [at + 140, -6]);
  }
  return texture(made);
}

/** The soft shadow under the slab. */
export function paintShade(): Texture {
  const [made, pen] = canvas(128, 128);
  const shade = pen.createRadialGradient(64, 64, 20, 64, 64, 64);
  shade.addColorStop(0, 'rgb(0 0 0 / 0.5)');
  shade.addColorStop(0.6, 'rgb(0 0 0 / 0.22)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 128, 128);
  return texture(made);
}
