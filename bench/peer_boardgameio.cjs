// boardgame.io's MCTS bot on tic-tac-toe: iterations a second (run by `bench/run.py` in its own environment).
// The rules below are ours: the smallest game its bot can search, so this is the most that it can do.

const { InitializeGame } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');
const { version } = require('boardgame.io/package.json');

const SECONDS = Number(process.env.BENCH_SECONDS || 2);
const WINDOWS = Number(process.env.BENCH_WINDOWS || 5);
const ITERATIONS = 200;
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const full = ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c];
    if (LINES.some(full)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};
const enumerate = (G) => G.cells.flatMap((owner, cell) => (owner === null ? [{ move: 'mark', args: [cell] }] : []));

async function main() {
  const first = InitializeGame({ game });
  const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, seed: 42 });
  const { action, metadata } = await bot.play(first, '0');
  if (!action || metadata.visits !== ITERATIONS) throw new Error('the bot did not search');
  const rates = [];
  for (let window = 0; window < WINDOWS; window++) {
    const began = performance.now();
    let done = 0;
    while (performance.now() - began < 1000 * SECONDS) {
      await bot.play(first, '0');
      done += ITERATIONS;
    }
    rates.push((1000 * done) / (performance.now() - began));
  }
  rates.sort((a, b) => a - b);
  const row = { per_s: rates[WINDOWS >> 1], least: rates[0], most: rates[WINDOWS - 1] };
  console.log(JSON.stringify({ name: 'boardgame.io MCTS, tic-tac-toe', version, unit: 'simulations', ...row }));
}

main();
