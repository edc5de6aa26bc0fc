/**
 * The development language en-XA: English with an accent, about two fifths longer, in brackets. What stands on the page
 * without brackets is not in a catalogue, and what no longer fits would not fit in many a real language either.
 */
import type { Accent } from './fluent';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const letters = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place]!]));
const VOWEL = /[aeiou]/i;

/** Vowels twice: English has about two of them in five letters. */
export const accent: Accent = {
  letters: (text) => [...text].map((one) => accented(one).repeat(VOWEL.test(one) ? 2 : 1)).join(''),
  whole: (sentence) => `⟦${sentence}⟧`,
};

function accented(letter: string): string {
  return letters.get(letter) ?? letter;
}
