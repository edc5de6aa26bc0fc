// What the page's own rules say, list and foresee, held against what Python said: `node page_rules.mjs ASKED.json FOLDER`.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [file, folder] = process.argv.slice(2);
const root = new URL('../web/', import.meta.url);
const { build } = await import(new URL('node_modules/vite/dist/node/index.js', root));
const entry = { rules: 'rules/rules.ts', sentences: 'rules/sentences.ts', fluent: 'i18n/fluent.ts' };
await build({
  root: root.pathname,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: folder,
    minify: false,
    lib: { entry: Object.fromEntries(Object.entries(entry).map(([name, path]) => [name, `src/${path}`])), formats: ['es'] },
  },
});
const made = (name) => import(pathToFileURL(`${folder}/${name}.js`));
const [{ Rules }, { wordsOf }, { speaker }] = await Promise.all(['rules', 'sentences', 'fluent'].map(made));

const found = { asked: 0, answered: 0, tried: 0, foreseen: 0, wrong: [], silent: {} };
const written = JSON.stringify;
for (const { module, code, board, language, names, positions } of JSON.parse(readFileSync(file))) {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(code)), {});
  const rules = new Rules(instance, module, Uint8Array.from(Buffer.from(board, 'base64')));
  const t = speaker(language, [module.reasons.texts]);
  for (const { seat, reader, record, asked, legal, played, findings } of positions) {
    const observation = Uint8Array.from(Buffer.from(record, 'base64'));
    const differs = (what, told, expected) => {
      if (written(told) !== written(expected)) found.wrong.push({ game: module.game, what, told, expected });
    };
    rules.look(observation);
    differs('moves', rules.moves(seat), legal);
    if (findings) differs('findings', rules.findings(observation), findings);
    for (const [move, expected] of played) {
      const told = (rules.effects(seat, move) ?? []).map(({ name, numbers }) => [name, numbers]);
      found.tried += 1;
      found.foreseen += told.length ? 1 : 0;
      differs(move, told, expected.slice(0, told.length));
    }
    differs('moves after a try', rules.moves(seat), legal);
    for (const [move, expected] of asked) {
      found.asked += 1;
      const verdict = rules.why(seat, move);
      const told =
        verdict && (verdict.legal ? ['', ''] : [verdict.rule, wordsOf(verdict, module.reasons, t, { names, reader })]);
      if (!told || told[1] === null) {
        const sort = `${typeof move} ${expected[0]}`;
        found.silent[sort] = (found.silent[sort] ?? 0) + 1;
        continue;
      }
      found.answered += 1;
      if (told.join('\n') !== expected.join('\n')) found.wrong.push({ game: module.game, language, move, told, expected });
    }
  }
}
console.log(JSON.stringify({ ...found, wrong: found.wrong.slice(0, 20), differ: found.wrong.length }));
