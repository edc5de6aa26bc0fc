/** What may be taken back afterwards needs no asking before. */
import { isAlone } from '../../alone';
import type { Player } from '../../board';
import type { RamaView } from '../view';

interface Asked {
  view: RamaView;
  seat: number | null;
  players: readonly Player[];
}

/**
 * Can what is decided now be taken back without asking anybody? Alone with bots everything can. Among people a throw or a
 * card follows whatever is done, but for a pawn that is put down while others are still to be.
 */
export function isFree({ view, seat, players }: Asked): boolean {
  if (isAlone(players, seat)) return true;
  if (view.phase !== 'place') return false;
  return view.players.some(({ pawn, gone }, other) => other !== view.placing && pawn === null && !gone);
}
