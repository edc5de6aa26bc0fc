/** What a clock of a table shows. */
import type { Clocks } from '../net/messages';

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
