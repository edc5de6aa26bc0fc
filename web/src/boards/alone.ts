/** Where a press needs no asking before: what it does can be taken back without asking anybody. */
import type { Player } from './board';

/** Alone with bots every move can be taken back. */
export function isAlone(players: readonly Player[], seat: number | null): boolean {
  return players.every((player) => player.seat === seat || player.bot);
}

/** Was it seen before it was pressed? A mouse lies over it, keys have gone to it; a finger has done neither. */
export function sawFirst(event: MouseEvent): boolean {
  const { pointerType } = event as PointerEvent;
  if (event.detail === 0) return true;
  return pointerType ? pointerType !== 'touch' : !matchMedia('(pointer: coarse)').matches;
}
