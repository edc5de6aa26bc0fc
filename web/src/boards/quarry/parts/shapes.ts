/**
 * The stones as they are drawn and held: which cells one covers, from which height to which, and under which its feet are.
 * Nothing here says where one may be put.
 */
import type { StoneName } from '../view';

export const KINDS = [
  'block',
  'brick',
  'beam',
  'span',
  'corner',
  'post',
  'pillar',
  'step',
  'arch',
  'bridge',
] as const satisfies readonly StoneName[];

/** A stone with the side that lies up: step, arch and bridge have two. */
export type Attitude =
  | Exclude<StoneName, 'step' | 'arch' | 'bridge'>
  | 'step+'
  | 'step-'
  | 'arch+'
  | 'arch-'
  | 'bridge+'
  | 'bridge-';

export type Role = 'end' | 'inner' | 'elbow';

/** One cell of a stone: its place, and the room it takes above the stone's own base. */
export interface Part {
  dx: number;
  dy: number;
  bottom: number;
  top: number;
  role: Role;
}

/** An attitude turned one way. The number is the server's. */
export interface Form {
  number: number;
  attitude: Attitude;
  kind: StoneName;
  /** Quarter turns from the base orientation. */
  turn: number;
  parts: readonly Part[];
}

const end = (dx: number, bottom: number, top: number): Part => ({ dx, dy: 0, bottom, top, role: 'end' });
const inner = (dx: number, bottom: number, top: number): Part => ({ dx, dy: 0, bottom, top, role: 'inner' });

export const ATTITUDES: Readonly<Record<Attitude, readonly Part[]>> = {
  block: [end(0, 0, 1)],
  brick: [end(0, 0, 1), end(1, 0, 1)],
  beam: [end(0, 0, 1), inner(1, 0, 1), end(2, 0, 1)],
  span: [end(0, 0, 1), inner(1, 0, 1), inner(2, 0, 1), end(3, 0, 1)],
  corner: [
    { dx: 0, dy: 1, bottom: 0, top: 1, role: 'end' },
    { dx: 0, dy: 0, bottom: 0, top: 1, role: 'elbow' },
    end(1, 0, 1),
  ],
  post: [end(0, 0, 2)],
  pillar: [end(0, 0, 3)],
  'step+': [end(0, 0, 2), end(1, 0, 1)],
  'step-': [end(0, 0, 2), end(1, 1, 2)],
  'arch+': [end(0, 0, 2), inner(1, 1, 2), end(2, 0, 2)],
  'arch-': [end(0, 0, 2), inner(1, 0, 1), end(2, 0, 2)],
  'bridge+': [end(0, 0, 2), inner(1, 1, 2), inner(2, 1, 2), end(3, 0, 2)],
  'bridge-': [end(0, 0, 2), inner(1, 0, 1), inner(2, 0, 1), end(3, 0, 2)],
};

/** A quarter turn, anticlockwise from above, moved back to the corner of the grid. */
function turned(parts: readonly Part[]): Part[] {
  const round = parts.map((part) => ({ ...part, dx: -part.dy, dy: part.dx }));
  const west = Math.min(...round.map((part) => part.dx));
  const south = Math.min(...round.map((part) => part.dy));
  return round.map((part) => ({ ...part, dx: part.dx - west, dy: part.dy - south }));
}

function sameShape(one: readonly Part[], other: readonly Part[]): boolean {
  const written = (parts: readonly Part[]) =>
    parts
      .map(({ dx, dy, bottom, top, role }) => [dx, dy, bottom, top, role].join())
      .sort()
      .join(' ');
  return written(one) === written(other);
}

function allForms(): Form[] {
  const forms: Form[] = [];
  for (const [attitude, base] of Object.entries(ATTITUDES) as [Attitude, readonly Part[]][]) {
    let parts = base;
    for (let turn = 0; turn < 4; turn++) {
      const known = forms.some((form) => form.attitude === attitude && sameShape(form.parts, parts));
      if (!known) forms.push({ number: forms.length, attitude, kind: kindOf(attitude), turn, parts });
      parts = turned(parts);
    }
  }
  return forms;
}

export function kindOf(attitude: Attitude): StoneName {
  return attitude.replace(/[+-]$/, '') as StoneName;
}

/** All 29, in the order of the rules. */
export const FORMS: readonly Form[] = allForms();

/** The orientations of one attitude. */
export function formsOf(attitude: Attitude): readonly Form[] {
  return FORMS.filter((form) => form.attitude === attitude);
}

export function sidesOf(kind: StoneName): readonly Attitude[] {
  const two = kind === 'step' || kind === 'arch' || kind === 'bridge';
  return two ? [`${kind}+`, `${kind}-`] : [kind];
}

export function extent(form: Form): { wide: number; deep: number } {
  return {
    wide: 1 + Math.max(...form.parts.map((part) => part.dx)),
    deep: 1 + Math.max(...form.parts.map((part) => part.dy)),
  };
}

/** The part by which one holds the stone: its elbow, else the one in the middle. */
export function grip(form: Form): Part {
  return form.parts[Math.floor((form.parts.length - 1) / 2)]!;
}
