import { expect, test } from 'vitest';
import { blocksOf, linesOf, names, partsOf, spansOf } from './markdown';

test('rule numbers, emphasis and code are told apart', () => {
  expect(spansOf('**Aim.** Join (QR-18, QR-16b) with `+`.')).toEqual([
    { kind: 'strong', text: 'Aim.' },
    { kind: 'text', text: ' Join (' },
    { kind: 'rule', text: 'QR-18' },
    { kind: 'text', text: ', ' },
    { kind: 'rule', text: 'QR-16b' },
    { kind: 'text', text: ') with ' },
    { kind: 'code', text: '+' },
    { kind: 'text', text: '.' },
  ]);
});

test('blocks: heading, paragraph over lines, list with continued items, table', () => {
  const blocks = blocksOf(
    '# Title\n\nOne\ntwo.\n\n- a\n  more\n- b\n\n1. x\n2. y\n\n| h | k |\n|---|---|\n| 1 | 2 |\n',
  );
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table']);
  expect(blocks[1]).toMatchObject({ spans: [{ text: 'One two.' }] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'a more' }], [{ text: 'b' }]] });
  expect(blocks[3]).toMatchObject({ ordered: true });
  expect(blocks[4]).toMatchObject({
    head: [[{ text: 'h' }], [{ text: 'k' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  });
});

test('markup in the text stays text', () => {
  expect(spansOf('<img src=x>')).toEqual([{ kind: 'text', text: '<img src=x>' }]);
});

test('parts begin with words in bold', () => {
  const parts = partsOf(blocksOf('# Title\n\n*For two.*\n\n**Aim.** Join.\n\n- a (QR-1)\n\n**उद्देश्य।** x'));
  expect(parts.map((part) => [part.title, part.blocks.length])).toEqual([
    ['', 2],
    ['Aim', 2],
    ['उद्देश्य', 1],
  ]);
});

test('a rule is named whole, not in part', () => {
  const lines = linesOf(blocksOf('- one (QR-1)\n- two (QR-16b, R6)')[0]!);
  expect(['QR-1', 'QR-16', 'QR-16b', 'R6'].map((rule) => lines.map((line) => names(line, rule)))).toEqual([
    [true, false],
    [false, false],
    [false, true],
    [false, true],
  ]);
});
