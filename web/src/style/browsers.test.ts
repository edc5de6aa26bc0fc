import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { target, unknown } from '../../tools/browsers.mjs';

const known = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')).css;

test('the builder writes for the browsers that are named', () => {
  expect(target).toEqual(['chrome111', 'edge111', 'firefox121', 'ios16.4', 'safari16.4']);
  const promised = 'Chrome and Edge 111, Firefox 121, Safari and iOS 16.4';
  expect(readFileSync('../README.md', 'utf8')).toContain(promised);
});

test.each([
  ['a:has(b) { inset: 0 }', []],
  ['a { color: light-dark(red, blue) }', ['light-dark()']],
  ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
  ['a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['a:open { color: red }', [':open']],
  ['a { display: grid; align-content: center }', []],
  ['a { anchor-name: --a }', ['anchor-name']],
  ['a { text-wrap: pretty }', []],
  ['a { mask-composite: intersect }', ['mask-composite', 'mask-composite: intersect']],
  ['a { -webkit-mask-composite: source-in; mask-composite: intersect }', []],
  ['@keyframes fade { from { opacity: 0 } }', []],
])('%s', (css, expected) => {
  expect([...unknown(css, known).keys()]).toEqual(expected);
});
