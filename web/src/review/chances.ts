/** What a review says of one moment, and of the whole game, as far as the game has been thought over. */
import type { Review, ReviewStep } from '../net/messages';

export type Label = NonNullable<ReviewStep['label']>;
export const LABELS = ['best', 'good', 'slip', 'blunder'] as const satisfies readonly Label[];

/** The step that led to the table as it stood after a log entry; null at the start. */
export function stepTo(review: Review, entry: number): ReviewStep | null {
  return review.steps.findLast((step) => step.entry === entry) ?? null;
}

/** Everybody's chances as the table stood after each log entry; none where they are not known yet. The last ones are the result. */
export function chancesAfter(review: Review, entries: readonly number[]): readonly (readonly number[])[] {
  const { chances, ready, steps } = review;
  let done = 0;
  return entries.map((entry, place) => {
    while (done < steps.length && steps[done]!.entry <= entry) done += 1;
    if (ready) return chances[place === entries.length - 1 ? chances.length - 1 : done] ?? [];
    return entry <= (steps.at(-1)?.entry ?? 0) ? (chances[done] ?? []) : [];
  });
}

const CAUSES = ['luck', 'own', 'others', 'late'] as const;
export type Cause = (typeof CAUSES)[number];

/** What moved a seat's chance: how much of all that moved it, and by how much in the end. */
export interface Part {
  share: number;
  sum: number;
}

export function partsOf(review: Review, seat: number): Record<Cause, Part> {
  const moved = { luck: 0, own: 0, others: 0, late: 0 };
  const sum = { ...moved };
  for (const step of review.steps) {
    const changes = {
      luck: step.luck,
      late: step.late,
      [step.seat === seat ? 'own' : 'others']: step.decision,
    };
    for (const cause of CAUSES) {
      const change = changes[cause]?.[seat] ?? 0;
      moved[cause] += Math.abs(change);
      sum[cause] += change;
    }
  }
  const all = Object.values(moved).reduce((one, other) => one + other, 0) || 1;
  const part = (cause: Cause): Part => ({ share: moved[cause] / all, sum: sum[cause] });
  return { luck: part('luck'), own: part('own'), others: part('others'), late: part('late') };
}

/** How many decisions of a seat have each label. */
export function labelsOf(review: Review, seat: number): Record<Label, number> {
  const counts = { best: 0, good: 0, slip: 0, blunder: 0 };
  for (const step of review.steps) if (step.seat === seat && step.label) counts[step.label] += 1;
  return counts;
}
