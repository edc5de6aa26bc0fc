/** What happened, told step by step: each step has a sentence and the table as it stood after it. */
import { book, type EventName } from '../../../generated/river';
import type { PieceSound } from '../../../state/sound';
import type { Entry, Happening } from '../../board';
import { colourOf, type DeltaView, letterOf, type Plank, type Stone, type Walker } from '../view';

export interface Step {
  /** The name of the event in the rules. */
  kind: string;
  /** The sentence; for cards that are turned up together it is empty, and `slot` says which. */
  caption: string;
  /** Whose doing it is, where it is one player's. */
  seat: number | null;
  slot: number;
  scene: DeltaView;
  /** The space left by a pawn that fell, walked or jumped. */
  from: string;
}

const ACTIONS = ['S1', 'S2', 'P1', 'P2', 'RM', 'M1', 'M2', 'JP'];
const WITH_PLANK = new Set(['plank', 'short', 'lost', 'taken']);
const SILENT = new Set(['colour', 'starts', 'ready', 'agrees']);

/** How long a step is shown, in milliseconds at the normal pace. */
const LASTS: Partial<Record<string, number>> = {
  revealed: 1500,
  blocked: 1500,
  fell: 1600,
  nothing: 1300,
  short: 1400,
  lost: 1400,
  jumped: 1000,
  plank: 900,
  taken: 900,
  touched: 1200,
} satisfies Partial<Record<EventName, number>>;

/** What a step sounds like; silence is what nothing is written for. */
const SOUNDS: Partial<Record<string, PieceSound>> = {
  revealed: 'card',
  stone: 'stone',
  lifted: 'stone',
  plank: 'plank',
  taken: 'plank',
  short: 'splash',
  lost: 'splash',
  fell: 'splash',
  stepped: 'step',
  jumped: 'step',
  touched: 'drum',
} satisfies Partial<Record<EventName, PieceSound>>;

/** The dragon breathes fire, the alligator slaps the water; how the end sounds depends on who listens. */
export function soundOf({ kind, scene }: Step, ending: PieceSound): PieceSound | undefined {
  if (kind === 'ended') return ending;
  if (kind === 'blocked') return scene.edition === 'sunderbans' ? 'splash' : 'fire';
  return SOUNDS[kind];
}

export function lasts(step: Step, waiting: number, pace: number): number {
  const hurry = waiting > 14 ? 3 : waiting > 7 ? 1.7 : 1;
  return (LASTS[step.kind] ?? 700) / (pace * hurry);
}

/** The steps that lead from one view to the next. */
export function tell(
  before: DeltaView,
  fresh: readonly Entry[],
  after: DeltaView,
  viewer: number | null,
): Step[] {
  const steps: Step[] = [];
  let scene = before;
  for (const event of fresh.flatMap((entry) => entry.events)) {
    const seat = seatOf(after, event);
    const from = seat === null ? '' : (scene.players[seat]?.space ?? '');
    scene = happen(scene, event, after, seat, viewer);
    if (SILENT.has(event.name)) continue;
    const last = steps.at(-1);
    if (event.name === 'revealed' && last?.kind === 'revealed' && last.slot === event.numbers[1]) {
      last.scene = scene;
      continue;
    }
    const together = event.name === 'revealed';
    steps.push({
      kind: event.name,
      caption: together ? '' : event.text,
      seat: together ? null : seat,
      slot: together ? event.numbers[1]! : scene.slot,
      scene,
      from,
    });
  }
  const last = steps.at(-1);
  if (last) last.scene = after;
  return steps;
}

function seatOf(view: DeltaView, { name, numbers }: Happening): number | null {
  if (name === 'round' || name === 'ended') return null;
  const index = WITH_PLANK.has(name) ? numbers[0]! % 8 : numbers[0]!;
  const seat = view.players.findIndex((player) => player.colour === view.board.colours[index]);
  return seat < 0 ? null : seat;
}

function happen(
  scene: DeltaView,
  event: Happening,
  after: DeltaView,
  seat: number | null,
  viewer: number | null,
): DeltaView {
  const [a, b, c] = event.numbers as [number, number, number];
  const change = (one: number | null, to: (player: Walker) => Partial<Walker>) =>
    scene.players.map((player, at) => (at === one ? { ...player, ...to(player) } : player));
  switch (event.name) {
    case 'round':
      return {
        ...scene,
        round: a,
        slot: 0,
        first: seatOfColour(after, b),
        players: scene.players.map((player) => ({ ...player, program: [], ready: false, blocked: false })),
      };
    case 'revealed': {
      const card = cardName(after, c);
      const players =
        seat === viewer
          ? scene.players
          : change(seat, ({ program }) => ({ program: [...program.slice(0, b - 1), card] }));
      return { ...scene, slot: b, players };
    }
    case 'stone':
      return { ...scene, stones: withStone(scene, after, b), stone_reserve: scene.stone_reserve - 1 };
    case 'lifted':
      return {
        ...scene,
        stones: scene.stones.filter((stone) => !isPlace(stone, b)),
        stone_reserve: scene.stone_reserve + 1,
      };
    case 'plank': {
      const name = plankName(after, a);
      const plank = after.planks.find((one) => one.name === name);
      return {
        ...scene,
        ...PUT_DOWN,
        planks: plank ? [...without(scene.planks, name), { ...plank, pawn: null }] : scene.planks,
        players: change(seat, ({ reserve }) => ({ reserve: reserve.filter((one) => one !== name) })),
      };
    }
    case 'short': {
      const pair = namesOf(after, b, c) ?? after.tried.at(-1);
      return { ...scene, picked: plankName(after, a), tried: pair ? [...scene.tried, pair] : scene.tried };
    }
    case 'taken': {
      const name = plankName(after, a);
      return {
        ...scene,
        planks: without(scene.planks, name),
        players: change(seat, ({ reserve }) => ({ reserve: [...reserve, name].sort() })),
      };
    }
    case 'lost': {
      const name = plankName(after, a);
      return {
        ...scene,
        ...PUT_DOWN,
        lost: [...scene.lost, name],
        players: change(seat, ({ reserve }) => ({ reserve: reserve.filter((one) => one !== name) })),
      };
    }
    case 'stepped':
    case 'fell':
      return { ...scene, players: change(seat, () => ({ space: spaceName(after, b) })) };
    case 'jumped':
      return { ...scene, players: change(seat, () => ({ space: spaceName(after, c) })) };
    case 'touched':
      return { ...scene, players: change(seat, () => ({ touched: true })) };
    default:
      return scene;
  }
}

const PUT_DOWN = { picked: null, tried: [] } as const;

/** Two supports as events name them; on open water they have other names. */
function namesOf(
  { stones, villages }: DeltaView,
  ...places: [number, number]
): readonly [string, string] | null {
  const [one, other] = places.map(
    (place) => [...stones, ...villages].find(({ support }) => support === place)?.name,
  );
  return one && other ? [one, other] : null;
}

function seatOfColour(view: DeltaView, index: number): number | null {
  const seat = view.players.findIndex((player) => player.colour === view.board.colours[index]);
  return seat < 0 ? null : seat;
}

function cardName(view: DeltaView, card: number): string {
  return ACTIONS[card] ?? `X${letterOf(view.board.colours[card - ACTIONS.length] ?? '')}`;
}

/** An event's plank comes with its mover: plank × 8 + colour. */
function plankName(view: DeltaView, mixed: number): string {
  return nameOfPlank(view, Math.floor(mixed / 8));
}

function nameOfPlank(view: DeltaView, plank: number): string {
  return `${letterOf(view.board.colours[Math.floor(plank / 6)] ?? '')}${(plank % 6) + 1}`;
}

function spaceName(view: DeltaView, space: number): string {
  return space < book.PLANKS ? nameOfPlank(view, space) : `V${space - book.PLANKS + 1}`;
}

function without(planks: readonly Plank[], name: string): readonly Plank[] {
  return planks.filter((plank) => plank.name !== name);
}

const isPlace = (stone: Stone, place: number) => place < book.STONES && stone.support === place;

/** A stone that came: on its islet, or in open water whatever is new in the view after it. */
function withStone(scene: DeltaView, after: DeltaView, place: number): readonly Stone[] {
  const there = new Set(scene.stones.map((stone) => stone.name));
  const come = after.stones.find((stone) =>
    place < book.STONES ? isPlace(stone, place) : !there.has(stone.name),
  );
  return come && !there.has(come.name) ? [...scene.stones, { ...come, planks: 0 }] : scene.stones;
}

/** The colour of a plank by its name. */
export function plankColour(name: string): string {
  return colourOf(name.charAt(0));
}
