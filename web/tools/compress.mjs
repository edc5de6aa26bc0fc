/**
 * Beside every file of the built page that shrinks, the same file as brotli and as gzip: a browser takes brotli only over a
 * safe connection, and a table in the house has none.
 *
 * node tools/compress.mjs STATIC
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = new Set(['.css', '.ftl', '.js', '.svg', '.txt', '.webmanifest']);
const WORTHWHILE = 600; // bytes: less fits into the first packet anyway
const QUALITY = 9; // nearly as small as 11, in a quarter of the time

const ways = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gz: (content) => gzipSync(content, { level: 9 }),
};

for (const entry of readdirSync(resolve(process.argv[2]), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  if (content.length < WORTHWHILE) continue;
  for (const [suffix, compress] of Object.entries(ways))
    writeFileSync(`${path}.${suffix}`, compress(content));
}
