/** The licences of what others wrote and the page carries: each package that is really in a bundle, with its own text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '..');
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const FONT = /url\(['"]?((?:@[^/]+\/)?[^/'"]+)\/files\//g;

/** The packages whose modules are in the chunks of a bundle. */
export function packagesOf(output) {
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  return [...new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []))].sort();
}

/** The packages whose letters the style sheets use. */
export function fonts() {
  const style = readFileSync(join(WEB, 'src/style/fonts.css'), 'utf8');
  return [...new Set([...style.matchAll(FONT)].map((found) => found[1]))].sort();
}

/** One text with the notices of packages. */
export function notices(packages) {
  return packages.map(notice).join('\n');
}

function notice(name) {
  const folder = join(WEB, 'node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const title = `${name} ${about.version} (${about.license})`;
  return `${title}\n${'='.repeat(title.length)}\n${licence(folder, about)}\n`;
}

/** The text that lies in a package; where none does, its author and the text that we keep of that licence. */
function licence(folder, about) {
  const own = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  if (own) return readFileSync(join(folder, own), 'utf8').replaceAll('\r', '').trim() + '\n';
  const kept = readFileSync(join(WEB, 'licences', `${about.license}.txt`), 'utf8').trim();
  return `Copyright ${about.author}\n\n${kept}\n`;
}

/**
 * Writes THIRD-PARTY.txt beside the page.
 * @returns {import('vite').Plugin}
 */
export function noticesBesideThePage() {
  return {
    name: 'setu-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const carried = [...new Set([...packagesOf(Object.values(bundle)), ...fonts()])].sort();
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source: notices(carried) });
    },
  };
}
