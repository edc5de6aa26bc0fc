import { expect, test } from 'vitest';
import { holds, marked } from './text-search';

test.each([
  ['Les carrières sont reliées', 'RELIEES carriere', true],
  ['La règle d’or', "d'or", true],
  ['पत्थर की लाइन', 'पत्थर', true],
  ['पुल', 'पल', false],
  ['Planks never cross', 'planks jump', false],
  ['Anything', '', true],
])('%s / %s', (text, sought, found) => {
  expect(holds(text, sought)).toBe(found);
});

test('what was found is marked as it is written', () => {
  expect(marked('La carrière', 'carriere')).toEqual([
    { text: 'La ', found: false },
    { text: 'carrière', found: true },
  ]);
  expect(marked('aha', 'a')).toEqual([
    { text: 'a', found: true },
    { text: 'h', found: false },
    { text: 'a', found: true },
  ]);
});
