/** The words of the table that are typed into its command field, each with what it does: they stand beside the questions. */
import type { Translate } from '../boards/board';
import { WORDS } from './typed-commands';

export function typingHelp(t: Translate): string[] {
  return WORDS.map((word) => t(`text-help-${word}`, { word: t(`text-word-${word}`) }));
}
