/** Choices under headings: what a thumb looks through on a phone. */
import type { Move, Translate, Describer } from '../boards/board';

export interface Group {
  heading: string;
  moves: readonly Move[];
}

/** In the order in which the headings first come; moves without one stand before all others. */
export function grouped(moves: readonly Move[], told: Describer | null, t: Translate): Group[] {
  const groups = new Map<string, Move[]>([['', []]]);
  for (const move of moves) {
    const heading = told?.groupOf?.(move as Move<never>, t) ?? '';
    const group = groups.get(heading) ?? [];
    group.push(move);
    groups.set(heading, group);
  }
  return [...groups].flatMap(([heading, some]) => (some.length ? [{ heading, moves: some }] : []));
}
