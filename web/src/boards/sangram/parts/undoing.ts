/** What may be taken back afterwards needs no asking before. */
import { isAlone } from '../../alone';
import type { Player } from '../../board';
import type { Mark, SangramMove, SangramView } from '../view';

interface Asked {
  view: SangramView;
  seat: number | null;
  players: readonly Player[];
  pending: readonly number[];
}

/** These show the one who does them a card, or tell another seat one: that cannot be taken back. */
const SHOWN = new Set(['draw', 'swap', 'give', 'take']);

/**
 * Can this be taken back without asking anybody? Alone with bots everything can. Among people until the others act: not
 * what shows a card, and not what ends a part of the round, when cards are turned up.
 */
export function isFree({ view, seat, players, pending }: Asked, { targets }: SangramMove): boolean {
  if (isAlone(players, seat)) return true;
  if (view.phase === 'play') return pending.some((other) => other !== seat);
  if (view.phase === 'recruit') return recruits(view, view.order.slice(view.order.indexOf(seat ?? -1) + 1));
  const { kind, seat: other } = targets;
  if (view.phase !== 'act' || SHOWN.has(kind ?? '')) return false;
  return recruits(
    view,
    view.order.filter((one) => one !== other),
  );
}

const BARRED: readonly Mark[] = ['retreated', 'no-recruit'];

/** Will somebody of these still recruit in this round? */
function recruits({ players }: SangramView, seats: readonly number[]): boolean {
  return seats.some((seat) => !players[seat]!.badges.some((mark) => BARRED.includes(mark)));
}
