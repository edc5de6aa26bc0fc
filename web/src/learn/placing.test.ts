import { expect, test } from 'vitest';
import { blocksOf } from '../ui/markdown';
import type { Figure } from '../net/messages';
import { placed } from './placing';

const figure = (name: string, rule: string) => ({ name, rule }) as Figure;

test('a picture stands below the first block that names its rule', () => {
  const blocks = blocksOf('One (QR-1).\n\nTwo (QR-2, QR-1).\n\n| a (QR-3) |\n|---|\n| b |');
  const figures = [figure('a', 'QR-1'), figure('b', 'QR-2'), figure('c', 'QR-3'), figure('d', 'QR-9')];
  const found = placed(blocks, figures);
  expect(blocks.map((block) => found.get(block)?.map((one) => one.name))).toEqual([['a'], ['b'], ['c', 'd']]);
  expect(placed([], figures).size).toBe(0);
});
