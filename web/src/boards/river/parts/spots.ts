/** Everything on the board that can be pointed at, with its name and what may be done with it now. */
import type { Player, Translate } from '../../board';
import * as choosing from './choosing';
import { aimedPart, along, lying, roomAt } from './lying';
import type { BoardSpot, Kind } from './Spots.svelte';
import { type DeltaMove, type DeltaView, isJudged, type Phase } from '../view';
import { plankWords, whoStandsOn } from './words';

interface Asked {
  view: DeltaView;
  moves: readonly DeltaMove[];
  parts: choosing.Parts;
  preview: DeltaMove | null;
  players: readonly Player[];
  byEye: boolean;
  /** Light what can be chosen? */
  help: boolean;
  t: Translate;
}

/** Which kinds a phase asks about; they lie above the others, which only say why not. */
const askedIn: Partial<Record<Phase, readonly Kind[]>> = {
  stone: ['islet', 'stone'],
  plank: ['stone', 'village', 'islet'],
  place: ['stone', 'village', 'islet'],
  remove: ['stone', 'plank'],
  move: ['plank', 'village'],
  jump: ['plank', 'village'],
};
const ALL: readonly Kind[] = ['village', 'islet', 'stone', 'plank'];

export function spotsOf(asked: Asked): readonly BoardSpot[] {
  const { view, moves, players, t } = asked;
  const kinds = (moves.length && askedIn[view.phase]) || ALL;
  const spot = (
    kind: Kind,
    name: string,
    words: string,
    where: Pick<BoardSpot, 'x' | 'y' | 'wide' | 'high' | 'most'> & { angle?: number },
  ): BoardSpot => {
    const { lit, chosen, legal, aimed = lit } = standing(asked, kind, name);
    const state = chosen ? 'chosen' : legal ? 'lit' : 'none';
    return {
      angle: 0,
      ...where,
      key: `${kind} ${name}`,
      kind,
      name,
      lit,
      aimed,
      chosen,
      asked: kinds.includes(kind),
      label: state === 'none' ? words : t('river-spot-state', { words, state }),
    };
  };
  const villages = view.villages.map(({ name, colour, centre: [x, y], radius }) => {
    const who = whoStandsOn(view, name, players) || 'none';
    const words = t('river-spot-village', { name, colour: t(`river-colour-${colour}`), who });
    return spot('village', name, words, { x, y, wide: radius * 2 - 8, high: radius * 2 - 8 });
  });
  const bare = view.islets.filter((islet) => !view.stones.some((stone) => stone.name === islet.name));
  const islets = bare.map(({ name, centre: [x, y], radius }) =>
    spot('islet', name, t('river-spot-islet', { name }), { x, y, wide: radius * 2, high: radius * 2 }),
  );
  const stones = view.stones.map(({ name, at: [x, y], planks }) =>
    spot('stone', name, t('river-spot-stone', { name, planks }), { x, y, wide: 64, high: 64 }),
  );
  const planks = view.planks.map((plank) => {
    const words = plankWords(view, plank, players, t);
    const part = aimedPart(view, plank);
    const [x, y] = along(plank, part);
    const apart = Math.hypot(plank.to[0] - plank.from[0], plank.to[1] - plank.from[1]);
    const most = 1.2 * roomAt(view, plank, part);
    const wide = Math.max(44, 2 * Math.min(part, 1 - part) * apart - 26);
    return spot('plank', plank.name, words, { x, y, angle: lying(view, plank).angle, wide, high: 34, most });
  });
  return [...villages, ...islets, ...stones, ...planks];
}

interface Standing {
  /** May it be chosen? */
  legal: boolean;
  /** Is that shown? By eye the river keeps its secrets. */
  lit: boolean;
  /** May it be pointed at, whether it is shown as possible or not? */
  aimed?: boolean;
  chosen: boolean;
}

function standing(asked: Asked, kind: Kind, name: string): Standing {
  const { view, moves, parts, preview, byEye, help } = asked;
  if (!moves.length) return { legal: false, lit: false, chosen: false };
  const targets = preview?.targets;
  const shown = (legal: boolean, chosen: boolean): Standing => ({ legal, lit: legal && help, chosen });
  switch (view.phase) {
    case 'stone':
      return shown(
        moves.some((move) => move.targets.islet === name),
        targets?.islet === name,
      );
    case 'plank': {
      const support = supportOf(view, kind, name);
      if (support === undefined || !parts.plank) return shown(false, false);
      const chosen = support === parts.support;
      if (byEye) return { legal: false, lit: false, aimed: true, chosen };
      const from = parts.support;
      return shown(
        choosing
          .fitting(view, parts.plank)
          .some((pair) => pair.includes(support) && (from === undefined || (!chosen && pair.includes(from)))),
        chosen,
      );
    }
    case 'place': {
      const support = supportOf(view, kind, name);
      if (support === undefined) return shown(false, false);
      const chosen = support === parts.support || !!targets?.supports?.includes(support);
      if (isJudged(view, byEye)) return { legal: false, lit: false, aimed: true, chosen };
      const legal =
        parts.support === undefined
          ? choosing.supportsOf(moves).has(support)
          : choosing.partnersOf(moves, parts.support).has(support);
      return shown(legal, chosen);
    }
    case 'remove': {
      if (kind === 'plank')
        return shown(
          moves.some((move) => move.targets.plank === name),
          targets?.plank === name,
        );
      const support = view.stones.find((stone) => stone.name === name)?.support;
      if (support === undefined) return shown(false, false);
      return shown(
        moves.some((move) => move.targets.stone === support),
        targets?.stone === support,
      );
    }
    case 'move': {
      const path = parts.path ?? [];
      return shown(choosing.walkable(moves, path).has(name), path.includes(name));
    }
    case 'jump':
      return shown(
        moves.some((move) => move.targets.spaces?.[0] === name),
        targets?.spaces?.[0] === name,
      );
    default:
      return shown(false, false);
  }
}

/** A stone or a village carries a plank, a bare islet does not. */
function supportOf({ stones, villages }: DeltaView, kind: Kind, name: string): number | undefined {
  return kind === 'islet' ? undefined : [...stones, ...villages].find((one) => one.name === name)?.support;
}
