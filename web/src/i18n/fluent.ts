/** Sentences in the reader's language, by Fluent. The frame's own come with the page; a board's with its game. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../boards/board';
import { typeset, withMinus } from './typography';

export const languages = { en: 'English', fr: 'Français', hi: 'हिन्दी (Hindi)' } as const;
export type Language = keyof typeof languages;

/** How numbers are written, where the language alone leaves a choice: Hindi here has the digits of the notation. */
const locales: Readonly<Record<string, string>> = { hi: 'hi-IN-u-nu-latn' };

const catalogues = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

/** The sources of one language among catalogue files: `en.ftl`, and `<subject>.en.ftl` for each subject. */
export async function sourcesOf(
  files: Readonly<Record<string, () => Promise<string>>>,
  folder: string,
  language: string,
): Promise<string> {
  const paths = Object.keys(files).filter(
    (path) => path.startsWith(folder) && path.slice(folder.length).split('.').at(-2) === language,
  );
  return (await Promise.all(paths.sort().map((path) => files[path]!()))).join('\n');
}

export function isLanguage(name: string): name is Language {
  return name in languages;
}

/** The first language of the browser that the house speaks, else English. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const name of wanted) {
    const short = name.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

export function loadCatalogue(language: Language): Promise<string> {
  return sourcesOf(catalogues, '../texts/', language);
}

/** A way of speaking that is put on top of a language: see `pseudo.ts`. */
export interface Accent {
  letters: (text: string) => string;
  whole: (sentence: string) => string;
}

let worn: Accent | null = null;

/** From now on everything is said with this accent, or plainly again. */
export function wear(accent: Accent | null) {
  worn = accent;
}

const isNegative = (value: string | number) => typeof value === 'number' && value < 0;

/** How a language says things from one or more Fluent sources; earlier sources win. */
export function speaker(language: string, sources: readonly string[]): Translate {
  const letters = worn?.letters ?? ((piece: string) => piece);
  const bundle = new FluentBundle(locales[language] ?? language, {
    useIsolating: false,
    transform: (piece) => letters(typeset(piece, language)),
  });
  for (const source of [...sources].reverse()) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  const t = (id: string, slots?: Record<string, string | number>) => {
    const message = bundle.getMessage(id);
    if (!message?.value) {
      if (import.meta.env.DEV) console.warn(`no sentence ${id} in ${language}`);
      return id;
    }
    const formatted = bundle.formatPattern(message.value, slots);
    const sentence = slots && Object.values(slots).some(isNegative) ? withMinus(formatted) : formatted;
    return worn ? worn.whole(sentence) : sentence;
  };
  return Object.assign(t, { has: (id: string) => bundle.hasMessage(id) });
}
