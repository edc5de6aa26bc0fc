/**
 * The signs of print, put in where a sentence is read from its file: narrow spaces of French, apostrophes, … and %.
 * The slots of a sentence stay as they are, but for the minus of a number. Twin of `setu/engine/typography.py`.
 */
const SPACES = '[ \u00a0\u202f]';
const NARROW = '\u202f';
const WIDE = '\u00a0';
const MINUS = '\u2212';

const APOSTROPHE = /(^|\p{L})'/gu; // a slot may stand before the beginning of a piece
const ELLIPSIS = new RegExp(`(^|[^\\s«“(,])${SPACES}+…`, 'gu');
const PERCENT = new RegExp(`${SPACES}+%`, 'gu');
const TALL = new RegExp(`${SPACES}+([;!?»])`, 'gu');
const OPENING = new RegExp(`«${SPACES}+`, 'gu');
const COLON = new RegExp(`${SPACES}+:(?!-)`, 'gu');
const NEGATIVE = /(?<![\p{L}\p{N}_\u2212-])-(?=\d)/gu;

/** A piece of a sentence, as it stands between two slots, as print has it. */
export function typeset(text: string, language: string): string {
  const plain = text.replace(APOSTROPHE, '$1’').replace(ELLIPSIS, '$1…');
  if (language !== 'fr') return plain.replace(PERCENT, '%');
  return plain
    .replace(PERCENT, `${NARROW}%`)
    .replace(TALL, `${NARROW}$1`)
    .replace(OPENING, `«${NARROW}`)
    .replace(COLON, `${WIDE}:`);
}

/** Numbers below nought with a minus instead of a hyphen. */
export function withMinus(formatted: string): string {
  return formatted.replace(NEGATIVE, MINUS);
}
