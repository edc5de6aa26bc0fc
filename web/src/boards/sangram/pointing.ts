/** Where a lesson points: the warrior, the camp or the word that the wanted move asks for. */
import type { Pointing } from '../board';
import type { SangramView } from './view';

export const next: Pointing<SangramView>['next'] = ([written = ''], _, board) => {
  const [, sign = '', rest = ''] = /^([-=^]|rec )?(.*)$/.exec(written) ?? [];
  const [thing = ''] = rest.split(' ');
  switch (sign) {
    case '':
      return unchosen(board.querySelector(`.hand [data-card="${thing}"]`));
    case 'rec ':
      return unchosen(board.querySelector(`.volunteers button:has([data-flies="${thing}"])`));
    case '=':
      return unchosen(board.querySelector(`.camp:has([data-place="hand-${Number(thing.slice(1)) - 1}"])`));
    case '-':
      return [...board.querySelectorAll('.orders .number')].find((one) => one.textContent === thing) ?? null;
    default:
      return board.querySelector('.orders .word');
  }
};

function unchosen(thing: Element | null): Element | null {
  return thing?.ariaPressed === 'true' ? null : thing;
}
