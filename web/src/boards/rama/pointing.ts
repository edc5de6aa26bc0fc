/** Where a lesson points: the place on the map, or the answer on the slip. */
import type { Pointing } from '../board';
import type { RamaView } from './view';

export const next: Pointing<RamaView>['next'] = ([written = ''], _, board) => {
  const place = /^(?:>|cow )(\S+)/.exec(written)?.[1];
  if (!place) return board.querySelector('.answers .button');
  return board.querySelector(`[data-space="${place}"] .touch`);
};
