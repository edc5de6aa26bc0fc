/**
 * The parts of replay files, into the folder `replay` beside the built page: for each board one script and one style sheet
 * that need nothing else, its words in each language, and the template that holds them together.
 *
 * node tools/build_replay.mjs STATIC
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { target } from './browsers.mjs';
import { fonts, notices, packagesOf } from './notices.mjs';

const WEB = resolve(import.meta.dirname, '..');
const BOARDS = join(WEB, 'src', 'boards');
const OUT = join(resolve(process.argv[2] ?? join(WEB, '..', 'src', 'setu', 'server', 'static')), 'replay');
const ENTRY = 'virtual:replay';

const folders = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The beginning of a board's bundle: this board and no other. */
function entry(folder) {
  const at = (path) => JSON.stringify(join(WEB, 'src', path));
  return {
    name: 'setu-replay',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) =>
      id === `\0${ENTRY}`
        ? `import { replay } from ${at('review/file/replay.ts')};
           import { about } from ${at(`boards/${folder}/about.ts`)};
           import Board from ${at(`boards/${folder}/Board.svelte`)};
           import ${at(`boards/${folder}/skin.css`)};
           replay(about, Board, ${JSON.stringify(folder)});`
        : null,
  };
}

async function bundle(folder) {
  const { output } = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [svelte(), entry(folder)],
    // What the page's voice fetches, a file carries with it.
    resolve: {
      alias: [{ find: /^.*\/i18n\.svelte$/, replacement: join(WEB, 'src/review/file/i18n.svelte.ts') }],
    },
    build: {
      write: false,
      target,
      assetsInlineLimit: () => true,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const script = output.find((part) => part.type === 'chunk');
  const style = output.find((part) => part.fileName.endsWith('.css'));
  if (output.length !== 2 || !script || !style) {
    throw new Error(`${folder}: one script and one style sheet, not ${output.map((part) => part.fileName)}`);
  }
  const { plain, devanagari } = withoutDevanagari(String(style.source));
  write(`${folder}.js`, withoutTags(asComment(notices(packagesOf(output))) + script.code));
  write(`${folder}.css`, asComment(notices(fonts())) + plain);
  write('devanagari.css', devanagari);
}

/** Letters that only some files need, and that are heavier than all the rest, come by themselves. */
function withoutDevanagari(style) {
  const faces = style.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const heavy = faces.filter((face) => /U\+0?900-0?97F/i.test(face));
  return { plain: heavy.reduce((rest, face) => rest.replace(face, ''), style), devanagari: heavy.join('') };
}

/** A file travels alone, so what others wrote in it keeps its licence with it. */
function asComment(text) {
  return `/*\n${text.replaceAll('*/', '* /')}*/\n`;
}

/** A script that may stand inside a page: what would end its element, or hide its end, is written in another way. */
function withoutTags(code) {
  const safe = code.replace(/<(?=!--|\/?script)/gi, '\\x3c');
  new Script(safe);
  return safe;
}

/** The words of the frame and of a board, one file a language. */
function words(folder) {
  const places = [join(BOARDS, folder, 'texts'), join(WEB, 'src', 'texts')];
  const files = places.flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.endsWith('.ftl'))
      .sort()
      .map((name) => ({ language: name.split('.').at(-2), path: join(place, name) })),
  );
  for (const [language, parts] of Object.entries(Object.groupBy(files, (file) => file.language))) {
    write(`${folder}.${language}.ftl`, parts.map(({ path }) => readFileSync(path, 'utf8')).join('\n'));
  }
}

function write(name, content) {
  writeFileSync(join(OUT, name), content);
}

mkdirSync(OUT, { recursive: true });
write('template.html', readFileSync(join(WEB, 'src/review/file/template.html'), 'utf8'));
for (const folder of folders) {
  await bundle(folder);
  words(folder);
}
