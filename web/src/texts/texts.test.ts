/** Every sentence in every language, with the same slots and its own plurals; every sentence used; none missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Message, parse, type SelectExpression, type VariableReference, Visitor } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { knownGames } from '../boards';
import { accent } from '../i18n/pseudo';
import { browserLanguage, languages, speaker, wear } from '../i18n/fluent';

const SRC = join(import.meta.dirname, '..');
const BOARDS = readdirSync(join(SRC, 'boards'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);
const catalogues: Readonly<Record<string, string>> = {
  frame: join(SRC, 'texts'),
  ...Object.fromEntries(BOARDS.map((name) => [name, join(SRC, 'boards', name, 'texts')])),
};
const translations = Object.keys(languages).filter((language) => language !== 'en');
const files = Object.entries(catalogues).flatMap(([name, folder]) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => ({ name, path: join(folder, file), language: file.split('.').at(-2)! })),
);
const english = files.filter(({ language }) => language === 'en');

/** The sentences of a file by their ids. */
function sentences(path: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const entry of parse(readFileSync(path, 'utf8'), {}).body) {
    expect(entry.type, `${path}: ${entry.type === 'Junk' ? entry.content : ''}`).not.toBe('Junk');
    if (entry.type === 'Message') {
      expect(found.has(entry.id.name), `${entry.id.name} twice in ${path}`).toBe(false);
      found.set(entry.id.name, entry);
    }
  }
  return found;
}

/** What a sentence shows, what it only asks to choose its words by, and the choices it makes. */
function slotsOf(part: Message | SelectExpression['variants'][number]) {
  const shown = new Set<string>();
  const asked = new Set<string>();
  const choices: SelectExpression[] = [];
  class Slots extends Visitor {
    override visitVariableReference(node: VariableReference) {
      shown.add(node.id.name);
    }
    override visitSelectExpression(node: SelectExpression) {
      choices.push(node);
      if (node.selector.type === 'VariableReference') asked.add(node.selector.id.name);
      node.variants.forEach((variant) => this.visit(variant));
    }
  }
  new Slots().visit(part);
  return { shown: [...shown].sort(), asked: [...asked].sort(), choices };
}

test.each(english.flatMap(({ path }) => translations.map((language) => [language, path] as const)))(
  '%s has the sentences of %s with the same slots',
  (language, path) => {
    const meant = sentences(path);
    const said = sentences(path.replace(/en\.ftl$/, `${language}.ftl`));
    expect([...said.keys()].sort()).toEqual([...meant.keys()].sort());
    for (const [id, message] of meant) {
      const [original, translated] = [slotsOf(message), slotsOf(said.get(id)!)];
      expect(translated.shown, id).toEqual(original.shown);
      const known = new Set([...original.asked, ...original.shown]);
      expect(
        translated.asked.filter((slot) => !known.has(slot)),
        id,
      ).toEqual([]);
    }
  },
);

test('every catalogue is of a language that we speak, and has its English', () => {
  const strange = files.filter(
    ({ path, language }) =>
      !(language in languages) || !english.some((one) => one.path === path.replace(/[^./]+\.ftl$/, 'en.ftl')),
  );
  expect(strange).toEqual([]);
});

test('Hindi is written in Devanagari', () => {
  const latin = files
    .filter(({ language }) => language === 'hi')
    .flatMap(({ path }) => [...sentences(path)])
    .filter(([, message]) => {
      const words = wordsOf(message);
      return /[a-z]/i.test(words) && !/[\u0900-\u097f]/.test(words);
    });
  expect(latin.map(([id]) => id)).toEqual([]);
});

function wordsOf(message: Message): string {
  let words = '';
  class Words extends Visitor {
    override visitTextElement(node: { value: string }) {
      words += node.value;
    }
  }
  new Words().visit(message);
  return words;
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'];

/** A choice by number: what is wrong with its branches in this language. */
function pluralFaults(id: string, choice: SelectExpression, rules: Intl.PluralRules): string[] {
  const branches = new Map(
    choice.variants.map((variant) => [
      variant.key.type === 'Identifier' ? variant.key.name : variant.key.value,
      variant,
    ]),
  );
  const named = CATEGORIES.filter((category) => branches.has(category));
  if (!named.length) return [];
  const slot = choice.selector.type === 'VariableReference' ? choice.selector.id.name : '';
  const shows = (key: string) => slotsOf(branches.get(key)!).shown.includes(slot);
  const spoken: readonly string[] = rules.resolvedOptions().pluralCategories;
  return [
    ...named
      .filter((category) => !spoken.includes(category))
      .map((category) => `${id}: no [${category}] here`),
    ...(branches.get('other')?.default ? [] : [`${id}: the last branch is *[other]`]),
    // Where nought is in the singular, a word instead of the number would say "one" of nothing.
    ...(rules.select(0) === 'one' && !branches.has('0') && shows('other') && !shows('one')
      ? [`${id}: [one] is said of 0 too, so it shows the number`]
      : []),
  ];
}

test.each(files.map(({ path, language }) => [path, language] as const))(
  'the plurals of %s are those of the language',
  (path, language) => {
    const rules = new Intl.PluralRules(language);
    const faults = [...sentences(path)].flatMap(([id, message]) =>
      slotsOf(message).choices.flatMap((choice) => pluralFaults(id, choice, rules)),
    );
    expect(faults).toEqual([]);
  },
);

// ---- used, and none missing

/** All source text under a folder, without catalogues, tests and what `leave` names. */
function sources(folder: string, leave: readonly string[] = ['fixtures']): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return leave.includes(entry.name) ? '' : sources(path, leave);
      return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')
        ? readFileSync(path, 'utf8')
        : '';
    })
    .join('\n');
}

const idsOf = (name: string) =>
  english.filter((file) => file.name === name).flatMap(({ path }) => [...sentences(path).keys()]);

/** Beginnings of the ids that a source builds: `theme-${theme}`. */
function beginnings(source: string): string[] {
  return [...source.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
}

/** What the frame asks of a board, by the server's words: a line for each game, tasks, ends, score rows, options. */
function askedByFrame(board: string): string[] {
  const games = knownGames.filter(({ folder }) => folder === board).map(({ name }) => `${name}-line`);
  return [...games, ...['do', 'reason', 'score', 'option'].map((kind) => `${board}-${kind}-`)];
}

test.each(['frame', ...BOARDS])('no sentence of %s is unused', (name) => {
  // A board may say what the frame says, but no board says what is another's.
  const written = sources(name === 'frame' ? SRC : join(SRC, 'boards', name));
  const built = [...beginnings(written), ...askedByFrame(name)];
  const unused = idsOf(name).filter(
    (id) => !written.includes(`'${id}'`) && !built.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test.each(['frame', ...BOARDS])('no sentence that %s asks for is missing', (name) => {
  const board = name === 'frame' ? '' : name;
  const written = board ? sources(join(SRC, 'boards', board)) : sources(SRC, ['fixtures', 'boards']);
  const known = new Set([...idsOf('frame'), ...(board && idsOf(board))]);
  const asked = [...written.matchAll(/\bt\(([^`,()]*)[,)]/g)].flatMap((match) =>
    [...match[1]!.matchAll(/(?:^|[?:])\s*'([a-z0-9_-]+)'/gi)].map((quoted) => quoted[1]!),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

// ---- speaking

test('the browser’s first language that we speak is taken', () => {
  expect(browserLanguage(['de-AT', 'fr-CA', 'en'])).toBe('fr');
  expect(browserLanguage(['hi-IN', 'en-IN'])).toBe('hi');
  expect(browserLanguage(['ja'])).toBe('en');
});

const frameIn = (language: string) =>
  speaker(language, [readFileSync(join(SRC, 'texts', `${language}.ftl`), 'utf8')]);

test('French says nought in the singular', () => {
  const t = frameIn('fr');
  expect(t('watchers', { count: 0 })).toContain('0 personne regarde');
  expect([1, 2].map((place) => t('place', { place }))).toEqual(['1er', '2e']);
});

test('Hindi says nought in the singular, and writes the digits of the notation', () => {
  const t = frameIn('hi');
  expect(t('watchers', { count: 0 })).toBe('0 व्यक्ति देख रहा है');
  expect(t('watchers', { count: 12 })).toBe('12 लोग देख रहे हैं');
  expect([1, 4, 5].map((place) => t('place', { place }))).toEqual(['पहला', 'चौथा', '5वाँ']);
});

test('the accent is longer, stands in brackets, and leaves names and numbers alone', () => {
  wear(accent);
  const t = frameIn('en');
  expect(t('watchers', { count: 12 })).toBe('⟦12 þééööþļéé ååŕéé ŵååţçĥîîñĝ⟧');
  expect(t('curtain-lift', { name: 'Asha' })).toBe('⟦ÎÎ ååṁ Asha⟧');
  wear(null);
  expect(frameIn('en')('curtain-lift', { name: 'Asha' })).toBe('I am Asha');
});
