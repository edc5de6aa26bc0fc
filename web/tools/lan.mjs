// Prints where others in the house find this server: `node lan.mjs 8000`.
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

const port = process.argv[2] ?? '8000';
const found = Object.values(networkInterfaces())
  .flat()
  .filter((one) => one && one.family === 'IPv4' && !one.internal);

for (const { address } of found) {
  const url = `http://${address}:${port}/`;
  console.log(`\n${url}\n\n${renderUnicodeCompact(url, { border: 2 })}`);
}
if (!found.length) console.log('This machine has no address in a local network.');
