/** A table as this page sits at it: what the frame draws and what it may ask. Live by a socket, or from a fixture. */
import type { Entry, Move, Result } from '../boards/board';
import type { Clocks, Hinted, LogEntry, Say as SayCommand, Table } from '../net/messages';

export type Preset = NonNullable<SayCommand['preset']>;

/** `open`: in touch. `waiting`: trying again. `elsewhere`: this place was taken over by another page. */
export type Connection = 'connecting' | 'open' | 'waiting' | 'elsewhere' | 'kicked';

/** What is on the screen: the present, or an earlier moment. */
export interface Shown {
  view: Record<string, unknown> | null;
  pending: readonly number[];
  result: Result | null;
  /** The log entry after which the table stood like this. */
  entry: number;
  lookingBack: boolean;
}

/** Why something cannot be: shown with its rule. */
export interface Reason {
  rule: string;
  text: string;
  /** Grows with each answer, so that the same sentence twice is spoken twice. */
  turn: number;
}

export interface Sitting {
  readonly table: Table | null;
  readonly log: readonly LogEntry[];
  readonly shown: Shown | null;
  readonly fresh: readonly Entry[];
  readonly moves: readonly Move[];
  readonly board: unknown;
  readonly connection: Connection;
  /** A command is on its way. */
  readonly sending: boolean;
  readonly reason: Reason | null;
  readonly present: readonly boolean[];
  readonly watchers: number;
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  readonly ahead: number;
  /** Hot-seat: whose turn it is behind the curtain; null when nothing is covered. */
  readonly curtain: number | null;
  preview: Move | null;
  draft: unknown;

  play(move: Move): void;
  /** Play a move by its notation; what cannot be played is refused with the reason. */
  write(written: string): void;
  ask(written: string | number): void;
  hint(sentence: string): void;
  dismiss(): void;
  describe(moves: readonly Move[]): Promise<readonly Move[]>;
  /** At a training table: what a good player would do. Declined with a sentence where there is nothing to say. */
  readonly advise?: () => Promise<Hinted>;
  lift(): void;
  showEntry(entry: number | null): void;
  undo(): void;
  answer(ask: number, yes: boolean): void;
  resign(): void;
  propose(what: 'end' | 'pause' | 'go-on'): void;
  speak(preset: Preset): void;
  sit(seat: number, name: string): void;
  bot(seat: number, bot: string | null): void;
  /** Choose what stands for a seat, before the start; empty: whatever is left. */
  mark(seat: number, mark: string): void;
  kick(seat: number): void;
  leave(): Promise<void>;
  start(): void;
  rematch(): void;
}

/** What is left on a seat's clock now. */
export function timeLeft(clocks: Clocks, seat: number, serverNow: number): number {
  const left = clocks.left[seat] ?? 0;
  return clocks.running.includes(seat) && !clocks.paused ? Math.max(0, left - (serverNow - clocks.at)) : left;
}

/** 3:07, or 1:02:07 from an hour on, or 2 d. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  if (seconds >= 48 * 3600) return `${Math.floor(seconds / 86400)} d`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
