/** What a review says of one moment, and of the whole game. */
import type { Review, ReviewStep } from '../net/messages';

/** The step that led to the table as it stood after a log entry; null at the start. */
export function stepTo(review: Review, entry: number): ReviewStep | null {
  return review.steps.findLast((step) => step.entry === entry) ?? null;
}

/** Everybody's chances as the table stood after each log entry. The last ones are the result. */
export function chancesAfter(review: Review, entries: readonly number[]): readonly (readonly number[])[] {
  let done = 0;
  return entries.map((entry, place) => {
    while (done < review.steps.length && review.steps[done]!.entry <= entry) done += 1;
    return review.chances[place === entries.length - 1 ? review.chances.length - 1 : done] ?? [];
  });
}

/** Where a seat's chance came from: what it began with, what was added, what it ended with. */
export interface Account {
  start: number;
  luck: number;
  own: number;
  others: number;
  late: number;
  end: number;
}

export function accountOf(review: Review, seat: number): Account {
  const account = { start: review.chances[0]?.[seat] ?? 0, luck: 0, own: 0, others: 0, late: 0, end: 0 };
  for (const step of review.steps) {
    account.luck += step.luck[seat] ?? 0;
    account.late += step.late[seat] ?? 0;
    account[step.seat === seat ? 'own' : 'others'] += step.decision[seat] ?? 0;
  }
  account.end = review.chances.at(-1)?.[seat] ?? 0;
  return account;
}
