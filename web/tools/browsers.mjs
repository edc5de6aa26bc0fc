/**
 * The browsers that the page is made for (`browserslist` in package.json), as the builder wants them, and a check that the
 * style sheets ask no more of them. Scripts are checked by eslint-plugin-compat.
 *
 * node tools/browsers.mjs STATIC
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss from 'postcss';
import selectors from 'postcss-selector-parser';

const WEB = resolve(import.meta.dirname, '..');
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', ios_saf: 'safari_ios', safari: 'safari' };

/** What a browser that does not know it leaves out without harm: the page is complete there too. */
const NICETIES = new Set([
  'cursor',
  'mask-mode',
  'scrollbar-color',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
]);
/** What is written for one browser stands beside the same for the others. */
const PREFIX = /^:*-/;

const oldest = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')).browserslist.map((line) => {
  const [name, version] = line.split(' >= ');
  return { name, version };
});

/** For `build.target`: the syntax that these browsers read. */
export const target = oldest.map(({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`);

/** What in a style sheet some of these browsers do not know. */
export function unknown(css, known) {
  const found = new Map();
  const ask = (said, entry) => {
    if (NICETIES.has(said.split(': ')[0]) || PREFIX.test(said)) return;
    const lacking = oldest.filter((one) => !knows(one, entry));
    if (lacking.length) found.set(said, lacking.map(({ name, version }) => `${name} ${version}`).join(', '));
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') ask(`@${node.name}`, known['at-rules'][node.name]);
    if (node.type === 'rule' && node.parent.name !== 'keyframes') {
      selectors((all) =>
        all.walkPseudos(({ value }) => ask(value, known.selectors[value.replace(/^:+/, '')])),
      ).processSync(node.selector);
    }
    if (node.type !== 'decl' || node.prop.startsWith('--') || node.parent.name === 'font-face') return;
    if (node.parent.some(({ prop }) => prop === `-webkit-${node.prop}`)) return;
    ask(node.prop, known.properties[node.prop]);
    for (const [word] of node.value.matchAll(/(?<![\w-])[a-z][\w-]*/gi)) {
      ask(`${node.prop}: ${word}`, known.properties[node.prop]?.[word]);
    }
    for (const [, name] of node.value.matchAll(/(?<![\w-])([a-z-]+)\(/g)) {
      ask(`${name}()`, known.types[name] ?? known.types.color?.[name]);
    }
  });
  return found;
}

/** What the tables of MDN do not list is old, a name of our own, or another browser's prefix. */
function knows({ name, version }, entry) {
  const support = [entry?.__compat?.support[NAMES[name]] ?? []].flat();
  if (!support.length) return true;
  return support.some(
    ({ flags, version_added: from, version_removed: until }) =>
      !flags && from && !later(from, version) && (!until || later(until, version)),
  );
}

function later(added, version) {
  if (added === 'preview') return true;
  const [a, b] = [added.replace('≤', ''), version].map((text) => text.split('.').map(Number));
  return a[0] - b[0] > 0 || (a[0] === b[0] && (a[1] ?? 0) > (b[1] ?? 0));
}

if (process.argv[1] === import.meta.filename) {
  const data = JSON.parse(readFileSync(join(WEB, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8'));
  const folder = join(resolve(process.argv[2]), 'assets');
  const css = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const faults = new Map(
    css.flatMap((name) => [...unknown(readFileSync(join(folder, name), 'utf8'), data.css)]),
  );
  for (const [said, lacking] of faults) console.error(`${said} is not known to ${lacking}`);
  process.exit(faults.size ? 1 : 0);
}
