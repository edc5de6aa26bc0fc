/** Every sentence in every language, with the same slots; every sentence used; none missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Message, Visitor, type VariableReference } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { browserLanguage, speaker } from '../lib/texts';

const SRC = join(import.meta.dirname, '..');
const catalogues = { frame: join(SRC, 'texts'), ...boards() };

function boards(): Record<string, string> {
  const folder = join(SRC, 'boards');
  const names = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return Object.fromEntries(names.map(({ name }) => [name, join(folder, name, 'texts')]));
}

/** The ids of a catalogue with the slots that each one fills. */
function sentences(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of parse(readFileSync(path, 'utf8'), {}).body) {
    expect(entry.type, `${path}: ${entry.type === 'Junk' ? entry.content : ''}`).not.toBe('Junk');
    if (entry.type === 'Message') {
      expect(found.has(entry.id.name), `${entry.id.name} twice`).toBe(false);
      found.set(entry.id.name, slotsOf(entry));
    }
  }
  return found;
}

function slotsOf(message: Message): string[] {
  const slots = new Set<string>();
  class Slots extends Visitor {
    override visitVariableReference(node: VariableReference) {
      slots.add(node.id.name);
    }
  }
  new Slots().visit(message);
  return [...slots].sort();
}

/** All source text of the page, without the catalogues and the tests. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'fixtures' ? '' : sources(path);
      return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')
        ? readFileSync(path, 'utf8')
        : '';
    })
    .join('\n');
}

const pairs = Object.entries(catalogues).flatMap(([name, folder]) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('en.ftl'))
    .map((file) => [name, file, join(folder, file)] as const),
);

test.each(pairs)(
  'the texts of %s, %s: French has the same sentences with the same slots',
  (_name, _file, path) => {
    expect(sentences(path.replace(/en\.ftl$/, 'fr.ftl'))).toEqual(sentences(path));
  },
);

test('no sentence of the frame is unused, and none that is asked for is missing', () => {
  const written = sources(SRC);
  const known = new Map(
    pairs.filter(([name]) => name === 'frame').flatMap(([, , path]) => [...sentences(path)]),
  );
  // Ids made of parts: `say(`theme-${theme}`)`.
  const made = [...written.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
  const unused = [...known.keys()].filter(
    (id) => !written.includes(`'${id}'`) && !made.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
  const all = new Set(pairs.flatMap(([, , path]) => [...sentences(path).keys()]));
  const asked = [...written.matchAll(/\bsay\(\s*'([a-z0-9_-]+)'/g)].map((match) => match[1]!);
  expect(asked.filter((id) => !all.has(id))).toEqual([]);
});

test('the browser’s first language that we speak is taken', () => {
  expect(browserLanguage(['de-AT', 'fr-CA', 'en'])).toBe('fr');
  expect(browserLanguage(['ja'])).toBe('en');
});

test('French says nought in the singular', () => {
  const say = speaker('fr', [readFileSync(join(SRC, 'texts', 'fr.ftl'), 'utf8')]);
  expect(say('watchers', { count: 0 })).toContain('0 personne regarde');
  expect([1, 2].map((place) => say('place', { place }))).toEqual(['1er', '2e']);
});
