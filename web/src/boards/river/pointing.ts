/** Where a lesson points: the card, the plank or the place that the wanted move asks for next. */
import type { Pointing } from '../board';
import type { DeltaView } from './view';

export const next: Pointing<DeltaView>['next'] = (written, view, board) => {
  if (view.phase === 'program') return nextCard(written, view, board);
  const [move = ''] = written;
  if (view.phase === 'plank') {
    const plank = view.players[0]?.reserve.indexOf(move) ?? -1;
    return untouched(board.querySelectorAll('.reserve button')[plank]);
  }
  for (const name of placesOf(move)) {
    const spot = untouched(board.querySelector(`.spots [data-name="${name}"]`));
    if (spot) return spot;
  }
  return null;
};

/** The cards are laid one after the other; once all lie, “Ready”. */
function nextCard(written: readonly string[], view: DeltaView, board: Element): Element | null {
  for (const name of written) {
    const place = view.cards?.findIndex((card) => card.name === name) ?? -1;
    const card = untouched(board.querySelector(`.hand [data-card="${place}"]`));
    if (card) return card;
  }
  return board.querySelector('.ready');
}

function untouched(thing: Element | null | undefined): Element | null {
  return thing && thing.ariaPressed !== 'true' ? thing : null;
}

/** `+i15`, `p1:i15-V3`, `>p1>p3`, `-i12`: what is to be pointed at. */
function placesOf(move: string): readonly string[] {
  const [, supports] = move.split(':');
  if (supports) return supports.split('-');
  return move.replace(/^[-+>]/, '').split('>');
}
