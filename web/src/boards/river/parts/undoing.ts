/** What may be taken back afterwards needs no asking before. */
import { isAlone } from '../../alone';
import type { Player } from '../../board';
import { actingOrder, type DeltaView, isBlock, isStopped } from '../view';

interface Asked {
  view: DeltaView;
  seat: number | null;
  players: readonly Player[];
  byEye: boolean;
}

/**
 * Can what is decided now be taken back without asking anybody? By eye a plank is for good. Alone with bots all else can;
 * among people until the others act, so not when the next cards are turned up at once.
 */
export function isFree({ view, seat, players, byEye }: Asked): boolean {
  if (byEye && (view.phase === 'plank' || view.phase === 'place')) return false;
  if (isAlone(players, seat)) return true;
  return view.left > 1 || laterInSlot(view, seat);
}

/** Has somebody who acts after this seat still a card to resolve in this slot? */
function laterInSlot(view: DeltaView, seat: number | null): boolean {
  const order = actingOrder(view);
  const slot = view.slot - 1;
  return order.slice(order.indexOf(seat ?? -1) + 1).some((one) => {
    const card = view.players[one]?.program[slot];
    return card !== undefined && !isBlock(card) && !isStopped(view, one, slot);
  });
}
