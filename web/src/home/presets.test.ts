import { expect, test } from 'vitest';
import type { OptionInfo, PresetInfo } from '../net/messages';
import { choiceOf, differences, presetOf } from './presets';

const option = (name: string, usual: string | number) => ({ name, default: usual }) as OptionInfo;
const box: PresetInfo = { name: 'box', title: 'as in the box', options: { table: 'byEye', cap: 0 } };
const assisted: PresetInfo = { name: 'assisted', title: 'assisted', options: { table: 'assisted' } };
const game = {
  options: [option('table', 'byEye'), option('cap', 0), option('move', 'exact')],
  presets: [box, assisted],
};

test('a new table is as in the box where that is what is usual', () => {
  expect(presetOf(game, {})).toBe(box);
  expect(choiceOf(game, box)).toEqual({});
});

test('choosing a preset chooses its options, and it is the one that is chosen', () => {
  expect(choiceOf(game, assisted)).toEqual({ table: 'assisted' });
  expect(presetOf(game, choiceOf(game, assisted))).toBe(assisted);
});

test('what is changed belongs to no preset, and what differs is known', () => {
  const changed = { table: 'assisted', cap: 30 };
  expect(presetOf(game, changed)).toBeUndefined();
  expect(differences(game, changed, assisted.options)).toEqual([['cap', 30]]);
  expect(differences(game, changed, box.options)).toEqual([
    ['table', 'assisted'],
    ['cap', 30],
  ]);
});
