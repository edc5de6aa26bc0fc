/** The same cases as tests/engine/test_typography.py. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { speaker } from './fluent';
import { typeset, withMinus } from './typography';

const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/engine/typography.json'), 'utf8'),
) as { typeset: [string, string, string][]; minus: [string, string][] };

test.each(cases.typeset)('%s: %s', (language, written, printed) => {
  expect(typeset(written, language)).toBe(printed);
});

test.each(cases.minus)('%s', (written, printed) => {
  expect(withMinus(written)).toBe(printed);
});

test('sentences are printed, what fills them is not', () => {
  const t = speaker('fr', ["quoted = « { $written } » : l'autre\nscore = { $points } points"]);
  expect(t('quoted', { written: "l'un ? -3" })).toBe("«\u202fl'un ? -3\u202f»\u00a0: l’autre");
  expect(t('score', { points: -450 })).toBe('−450 points');
});
