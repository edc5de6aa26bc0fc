/** What lies over the map, computed: pins of one's destinations, goals of journeys, which names are written where. */
import type { Atlas } from './atlas';
import { type Label, placeLabels } from './labels';
import { type Held, type RamaBoard, type RamaView, shortName } from '../view';

export interface Pin {
  town: string;
  held: readonly Held[];
  x: number;
  y: number;
}

/** One pin for each town that I still have to visit, with all its cards. */
export function pinsOf(view: RamaView, atlas: Atlas): Pin[] {
  const towns = [...new Set(view.hand.map((held) => held.town))];
  return towns.map((town) => ({
    town,
    held: view.hand.filter((held) => held.town === town),
    ...atlas.at.get(town)!,
  }));
}

/** Where bad karma sends whom. */
export function goalsOf(view: RamaView): { owner: number; goal: string }[] {
  return view.players.flatMap(({ goals }, owner) => goals.map((goal) => ({ owner, goal })));
}

interface Written {
  board: RamaBoard;
  atlas: Atlas;
  view: RamaView;
  language: string;
  /** Marks grow on small maps. */
  size: number;
  /** Places that matter now: their names go first. */
  matter: readonly string[];
}

/** Names of towns, the important ones first, none over another or over a figure. */
export function namesOf({ board, atlas, view, language, size, matter }: Written): Map<string, Label> {
  const important = new Set([
    ...view.hand.map((held) => held.town),
    view.cow,
    board.special.finish,
    ...goalsOf(view).map((one) => one.goal),
    ...matter,
  ]);
  const at = (space: string) => atlas.at.get(space)!;
  const patch = (space: string, half: number, top: number, bottom: number) => {
    const { x, y } = at(space);
    return {
      left: x - half * size,
      right: x + half * size,
      top: y + top * size,
      bottom: y + bottom * size,
    };
  };
  const pawns = view.players.flatMap(({ pawn }) => (pawn ? [pawn] : []));
  return placeLabels(
    board.spaces
      .filter((space) => space.town)
      .map((space) => ({
        id: space.id,
        ...at(space.id),
        reach: (space.id === view.cow ? 21 : 9) * size,
        text: shortName(space, language),
        rank: important.has(space.id) ? 3 : space.airport ? 2 : space.port ? 1 : 0,
      })),
    board.spaces.filter((space) => !space.town).map((space) => at(space.id)),
    [
      ...pinsOf(view, atlas).map(({ town }) => patch(town, 9, -36, -6)),
      ...pawns.map((pawn) => patch(pawn, 11, -36, 3)),
      patch(view.cow, 20, -26, 14),
    ],
    atlas.extent,
    13.5 * size,
  );
}
