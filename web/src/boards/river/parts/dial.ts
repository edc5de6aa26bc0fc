/** The dial: five slots that are filled, changed and emptied until its owner is ready. */
import { isBlock, SLOTS } from '../view';

export type Dial = readonly (string | null)[];

/** What is laid already stays; what was drafted goes behind it as far as it is still in the hand. */
export function dialOf(laid: readonly string[], drafted: Dial | undefined, hand: readonly string[]): Dial {
  const dial: (string | null)[] = Array.from({ length: SLOTS }, (_, slot) => laid[slot] ?? null);
  for (let slot = laid.length; slot < SLOTS; slot++) {
    const card = drafted?.[slot] ?? null;
    if (card && hand.includes(card) && !dial.includes(card)) dial[slot] = card;
  }
  return dial;
}

export function isFull(dial: Dial): boolean {
  return dial.every((card) => card !== null);
}

/** Put a card into a slot (else the first free one). A card that was elsewhere on the dial changes places. */
export function put(dial: Dial, card: string, slot: number = dial.indexOf(null)): Dial {
  if (slot < 0 || slot >= dial.length) return dial;
  const next = [...dial];
  const was = dial.indexOf(card);
  if (was >= 0) next[was] = dial[slot] ?? null;
  next[slot] = card;
  return next;
}

export function takeOut(dial: Dial, slot: number): Dial {
  return dial.map((card, at) => (at === slot ? null : card));
}

/** Would this card be a second block? The card that it replaces does not count. */
export function isSecondBlock(dial: Dial, card: string, slot = -1): boolean {
  return isBlock(card) && dial.some((other, at) => other && other !== card && at !== slot && isBlock(other));
}
