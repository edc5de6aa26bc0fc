/** What is asked of the reader now, in one sentence, and gentle warnings before the cards go down. */
import type { Translate } from '../../board';
import * as choosing from './choosing';
import type { Dial } from './dial';
import type { DeltaMove, DeltaView, Options } from '../view';

interface Asked {
  view: DeltaView;
  moves: readonly DeltaMove[];
  parts: choosing.Parts;
  preview: DeltaMove | null;
  options: Readonly<Record<string, string | number>>;
  t: Translate;
}

export function task({ view, moves, parts, preview, options, t }: Asked): string {
  const { left, edition } = view;
  const { table, stoneSpot } = options as Options;
  const byEye = table === 'byEye';
  switch (view.phase) {
    case 'stone':
      if (preview?.targets.islet && stoneSpot === 'fine') return t('river-task-shift');
      return t('river-task-stone', { left, board: view.board.kind });
    case 'plank': {
      const inHand = { plank: numberOf(parts.plank), way: byEye ? 'eye' : 'assisted' };
      const lost = !byEye && moves.every((move) => move.text.endsWith('!'));
      if (parts.plank && lost) return t('river-task-doomed', inHand);
      if (parts.plank && parts.support !== undefined) return t('river-task-other-end', inHand);
      if (parts.plank) return t('river-task-in-hand', inHand);
      return t('river-task-plank', { left, way: lost ? 'lost' : byEye ? 'eye' : 'assisted', edition });
    }
    case 'place': {
      const plank = numberOf(view.picked);
      if (preview) return t('river-task-complete');
      if (parts.support !== undefined)
        return t('river-task-other-end', { plank, way: byEye ? 'eye' : 'assisted' });
      return t('river-task-place', { plank, tries: byEye ? view.tried.length : -1 });
    }
    case 'remove':
      return t('river-task-remove');
    case 'move': {
      const path = parts.path ?? [];
      const further = choosing.nextSteps(moves, path).size;
      if (preview) return t(further ? 'river-task-may-stop' : 'river-task-complete');
      const most = Math.max(...moves.map((move) => move.targets.spaces?.length ?? 1));
      return t('river-task-move', { steps: most, taken: path.length });
    }
    case 'jump':
      return t('river-task-jump');
    case 'first':
      return t('river-task-first');
    default:
      return t('river-task-program', { edition });
  }
}

/** A plank in hand is called by its number alone: nobody holds the same number twice. */
export function numberOf(plank: string | null | undefined): string {
  return plank?.slice(1) ?? '';
}

interface Planned {
  view: DeltaView;
  dial: Dial;
  seat: number | null;
  options: Readonly<Record<string, string | number>>;
  t: Translate;
}

/** From the present position: a jump with nobody near, planks before any stone. Others may still change it. */
export function warning({ view, dial, seat, options, t }: Planned): string {
  const jump = dial.indexOf('JP');
  if (jump >= 0 && seat !== null && !somebodyNear(view, seat))
    return t('river-warn-jump', { slot: jump + 1 });
  const plank = dial.findIndex((card) => card === 'P1' || card === 'P2');
  const stone = dial.findIndex((card) => card === 'S1' || card === 'S2');
  const early = plank >= 0 && !view.stones.length && (stone < 0 || stone > plank);
  return early ? t('river-warn-plank', { slot: plank + 1, misfit: String(options.misfit) }) : '';
}

/** Does another pawn stand on a plank that shares a support with where this pawn is? */
function somebodyNear(view: DeltaView, seat: number): boolean {
  const space = view.players[seat]?.space ?? '';
  const own = view.planks.find((plank) => plank.name === space);
  const ends: readonly string[] = own ? own.supports : [space];
  return view.planks.some(
    (plank) =>
      plank.name !== space && plank.pawn !== null && plank.supports.some((end) => ends.includes(end)),
  );
}
