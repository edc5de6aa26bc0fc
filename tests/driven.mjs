// The games and searches of driven.py again, with any WebAssembly engine that speaks JavaScript.

/** One module with its memory laid out. */
export class Rules {
  constructor(module, manifest, known, one, board) {
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.functions = manifest.functions;
    const { search, state } = manifest;
    const worlds = known.hidden ? search.worlds : 1;
    const [nodes, edges] = known.rooms;
    this.room = {
      board: board.length, state, listed: 4 * one.listed, marks: 8 * one.moves, narrowed: 4 * one.moves, key: 32,
      outcome: 8 * one.seats, chances: 8 * one.seats, features: 4 * one.features, states: search.slots * state, rng: 32,
      keys: 32 * worlds, counts: 8 * search.counts, edge_of: 4 * one.numbers, path: 8 * search.path,
      priors: 8 * one.moves, candidates: 8 * search.candidates, nodes: nodes * search.node, edges: edges * search.edge,
      settings: 8 * search.settings.length,
      played: known.atOnce * state, made: 4 * known.atOnce, ends: 8 * known.atOnce * one.seats, numbers: 8 * known.atOnce,
    };
    this.settings = search.settings;
    this.lengths = { keys: [worlds, 8], words: [search.slots, state / 8], nodes: [nodes], edges: [edges], states: [search.slots] };
    let top = this.exports.__heap_base.value;
    this.at = {};
    for (const [part, size] of Object.entries(this.room)) {
      this.at[part] = top = (top + 63) & ~63;
      top += size;
    }
    const missing = top - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / 65536));
    this.buffer = this.exports.memory.buffer;
    this.view('board').set(board);
  }
  view(part, Kind = Uint8Array, count = this.room[part] / Kind.BYTES_PER_ELEMENT) {
    return new Kind(this.buffer, this.at[part], count);
  }
  /** A call by the manifest: numbers as they are, arrays as [place, length, …]. */
  call(name, ...rest) {
    return this.exports[name](this.at.board, this.at.state, ...rest.flat());
  }
}

/** Bytes gathered for one digest. */
class Gathered {
  bytes = new Uint8Array(1 << 20);
  count = 0;
  update(part) {
    const own = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
    while (this.count + own.length > this.bytes.length) {
      const more = new Uint8Array(2 * this.bytes.length);
      more.set(this.bytes);
      this.bytes = more;
    }
    this.bytes.set(own, this.count);
    this.count += own.length;
  }
  async digest() {
    const made = new Uint8Array(await crypto.subtle.digest('SHA-256', this.bytes.subarray(0, this.count)));
    this.count = 0;
    return Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const driver = (seed) => {
  let x = (Math.imul(seed, 2654435761) + 1) >>> 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
};

const probe = (known, one, r, seat, listed, hash) => {
  const state = r.view('state');
  const { at } = r;
  if (listed.length) {
    r.view('listed', Int32Array, listed.length).set(listed);
    r.view('marks').fill(0);
    r.call('remarks', seat, [at.listed, listed.length], [at.marks, listed.length]);
    hash.update(r.view('marks', BigInt64Array, listed.length));
    hash.update(r.view('narrowed', Int32Array, r.call('narrow', seat, [at.narrowed, one.moves])));
    hash.update(Uint8Array.from(listed.slice(0, 20), (move) => r.call('warned', seat, move)));
    hash.update(Int32Array.of(r.call('forced', seat, known.effort, [at.listed, one.listed])));
  }
  for (const verb of ['estimate', 'evaluate']) {
    r.call(verb, [at.chances, one.seats]);
    hash.update(r.view('chances'));
  }
  if (r.call('pending') === 0) {
    r.call('outcome', [at.outcome, one.seats, 2]);
    hash.update(r.view('outcome'));
  }
  hash.update(Uint8Array.of(r.call('conserved')));
  const before = state.slice();
  for (let viewer = -1; viewer < one.seats; viewer++) {
    state.set(before);
    r.call('hide', viewer);
    hash.update(state);
    if (viewer < 0) continue;
    const hidden = state.slice();
    r.view('features').fill(0);
    r.call('features', viewer, [at.features, one.features]);
    hash.update(r.view('features'));
    r.view('key', Uint32Array).set([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [verb, ...rest] of [['determinize', [at.key, 8]], ['reopen'], ['misjudge', [at.key, 8], known.percent]]) {
      state.set(hidden);
      r.call(verb, viewer, ...rest);
      hash.update(state);
    }
  }
  state.set(before);
  if (r.call('pending')) {
    r.call('resign', seat);
    hash.update(state);
    state.set(before);
  }
};

const drive = async (known, one, r, hash) => {
  const state = r.view('state');
  const below = driver(one.number);
  state.set(unhex(one.first));
  r.view('state', Uint32Array, 8).set([one.number, 0], 6);
  r.call('setup');
  let ply = 0;
  for (; ply < known.plies; ply++) {
    const pending = r.call('pending');
    if (pending === 0) break;
    const owing = [];
    for (let seat = 0; seat < one.seats; seat++) if ((pending >> seat) & 1) owing.push(seat);
    const seat = owing[below(owing.length)];
    const found = r.call('moves', seat, [r.at.listed, one.moves]);
    const listed = r.view('listed', Int32Array, found).slice();
    hash.update(listed);
    if (ply % known.probe === known.probe - 1) probe(known, one, r, seat, listed, hash);
    if (ply % known.ask === 2) {
      hash.update(Uint8Array.from({ length: known.asked }, () => r.call('why_not', seat, below(one.numbers))));
    }
    r.call('play', seat, listed[below(found)]);
    hash.update(state);
  }
  probe(known, one, r, 0, [], hash);
  return ply;
};

/** So many iterations more; `rng` and tree are those that are there. */
const search = (known, one, r, iterations) => {
  const { at, lengths } = r;
  r.view('states').set(unhex(one.seen));
  const settings = new DataView(r.view('settings').buffer, at.settings);
  for (const [place, [name, kind]] of r.settings.entries()) {
    if (kind === '<f8') settings.setFloat64(8 * place, known.how[name], true);
    else settings.setBigInt64(8 * place, BigInt(known.how[name]), true);
  }
  return r.exports.search_some(
    101, at.board, one.seat, at.rng, 4,
    at.states, ...lengths.states, at.states, ...lengths.words, at.listed, one.listed, at.keys, ...lengths.keys,
    at.chances, one.seats, at.nodes, ...lengths.nodes, at.edges, ...lengths.edges, at.counts, r.room.counts / 8,
    at.edge_of, one.numbers, at.path, r.room.path / 8, at.priors, one.moves, at.candidates, r.room.candidates / 8,
    at.settings, 1, iterations,
  );
};

/** A search from its beginning, in its parts; the root. */
export const think = (known, one, r, parts = one.parts) => {
  r.view('rng', BigInt64Array).set(one.rng.map(BigInt));
  return parts.reduce((_, part) => search(known, one, r, part), 0);
};

/** Random games from number `begin` on, in one call; how many moves they took. */
export const playWhole = (known, one, r, begin) => {
  const { at } = r;
  const { atOnce } = known;
  r.view('numbers', BigInt64Array).forEach((_, place, numbers) => (numbers[place] = BigInt(begin + place)));
  r.exports.play_games(
    at.board, at.state, 1n, at.numbers, atOnce, at.numbers, atOnce, at.rng, 1, 4, at.listed, 1, one.moves, 0,
    at.played, atOnce, at.made, atOnce, at.ends, atOnce, one.seats, 2,
  );
  return r.view('made', Int32Array).reduce((all, made) => all + made, 0);
};

const playedWhole = async (known, one, r, hash, wrong) => {
  r.view('state').set(unhex(one.first));
  for (let begin = 0; begin < one.games; begin += known.together) {
    for (let place = begin; place < Math.min(begin + known.together, one.games); place += known.atOnce) {
      playWhole(known, one, r, place);
      for (const part of ['played', 'made', 'ends']) hash.update(r.view(part));
    }
    if ((await hash.digest()) !== one.digests[begin / known.together]) wrong.push(begin);
  }
};

/** `boards` by digest. Says how much was done and which games and trees differ. */
export async function check(module, manifest, known, boards) {
  const hash = new Gathered();
  const result = { games: 0, plies: 0, wrong: [], trees: 0, wrongTrees: [], whole: 0, wrongWhole: [] };
  for (const one of known.games) {
    const r = new Rules(module, manifest, { ...known, rooms: [1, 1] }, one, boards[one.board]);
    result.plies += await drive(known, one, r, hash);
    result.games++;
    if ((await hash.digest()) !== one.digest) result.wrong.push(one.number);
  }
  for (const [number, one] of known.trees.entries()) {
    const r = new Rules(module, manifest, known, one, boards[one.board]);
    const root = think(known, one, r);
    for (const part of ['nodes', 'edges', 'counts', 'rng']) hash.update(r.view(part));
    result.trees++;
    if ((await hash.digest()) !== one.tree || root !== one.root) result.wrongTrees.push(number);
  }
  for (const [number, one] of known.whole.entries()) {
    const wrong = [];
    const r = new Rules(module, manifest, { ...known, rooms: [1, 1] }, one, boards[one.board]);
    await playedWhole(known, one, r, hash, wrong);
    result.whole += one.games;
    result.wrongWhole.push(...wrong.map((begin) => [number, begin]));
  }
  return result;
}

/** The same in a page, which fetches what Node reads. */
export async function checkInPage(file) {
  const [known, from] = [await (await fetch(file)).json(), async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer())];
  const manifest = await (await fetch(`modules/${known.package}.json`)).json();
  const digests = Object.keys(manifest.boards);
  const boards = Object.fromEntries(await Promise.all(digests.map(async (one) => [one, await from(`modules/${one}.board`)])));
  const module = await WebAssembly.compile(await from(`modules/${known.package}.wasm`));
  return check(module, manifest, known, boards);
}

if (globalThis.process?.argv[1]?.endsWith('driven.mjs')) {
  const { readFileSync } = await import('node:fs');
  const [folder, file] = process.argv.slice(2);
  const known = JSON.parse(readFileSync(file));
  const manifest = JSON.parse(readFileSync(`${folder}/${known.package}.json`));
  const boards = Object.fromEntries(Object.keys(manifest.boards).map((one) => [one, readFileSync(`${folder}/${one}.board`)]));
  const module = new WebAssembly.Module(readFileSync(`${folder}/${known.package}.wasm`));
  console.log(JSON.stringify(await check(module, manifest, known, boards)));
}
