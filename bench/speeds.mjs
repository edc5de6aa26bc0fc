// Plies and iterations a second of a module in Node, by CPU time: node speeds.mjs MODULES KNOWN  ->  one line of JSON
import { readFileSync } from 'node:fs';
import { playWhole, Rules, think, unhex } from '../tests/driven.mjs';

const [folder, file] = process.argv.slice(2);
const known = JSON.parse(readFileSync(file));
const manifest = JSON.parse(readFileSync(`${folder}/${known.package}.json`));
const [one] = known.trees;
const board = readFileSync(`${folder}/${one.board}.board`);
const module = new WebAssembly.Module(readFileSync(`${folder}/${known.package}.wasm`));
const r = new Rules(module, manifest, known, one, board);
const clock = () => process.cpuUsage().user + process.cpuUsage().system;

const plies = (games) => {
  let made = 0;
  for (let begin = 0; begin < games; begin += known.atOnce) made += playWhole(known, one, r, begin);
  return made;
};
const iterations = (count) => {
  for (const part of ['nodes', 'edges', 'counts', 'edge_of', 'path']) r.view(part).fill(0);
  think(known, one, r, [count]);
  return count;
};
const rate = (run, amount) => {
  const warm = performance.now();
  while (performance.now() - warm < 1500) run(Math.ceil(amount / 8)); // V8 makes its better code meanwhile
  let best = 0;
  for (let turn = 0; turn < known.repeats; turn++) {
    const began = clock();
    const done = run(amount);
    best = Math.max(best, (done * 1e6) / (clock() - began));
  }
  return best;
};
r.view('state').set(unhex(one.first));
const random = rate(plies, known.amounts[0]);
console.log(JSON.stringify({ random, search: rate(iterations, known.amounts[1]) }));
