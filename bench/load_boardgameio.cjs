// boardgame.io's in-memory server under load: each match has two players and one watcher, who answer at once.
//   node load_boardgameio.cjs FOLDER-WITH-node_modules GAME MATCHES SECONDS < quarry.json
// GAME is `tic-tac-toe` (as in their documentation), `quarry` (Setu's rules of Quarry written for boardgame.io, on the
// board and the placements that `load_tables.py` sends in) or `quarry-listed`, which also tells the player on turn his
// legal moves, as Setu does. As with Setu, a match that is over is followed by a new one with new sockets. The server
// runs in a process of its own, so that its CPU seconds are its own. One JSON line at the end.
'use strict';
const { createRequire } = require('module');
const { fork } = require('child_process');
const fs = require('fs');
const path = require('path');
const [folder, gameName, matches, seconds, role] = process.argv.slice(2);
const need = createRequire(path.join(path.resolve(folder), 'package.json'));
const INVALID_MOVE = 'INVALID_MOVE';

// Started over when it is full: the smallest game they have.
const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  choose: (G) => (G.cells.every((cell) => cell !== null) ? 0 : G.cells.indexOf(null)),
};

// Quarry: `placements[move]` has the kind of its stone and, per cell, [cell, bottom, top, is it an end?].
function quarry({ width, rows, quarry, max_height, stock, placements }, lists) {
  const fits = (G, player, move) => {
    const { kind, cells } = placements[move];
    if (!G.stock[player][kind]) return false;
    let base = null;
    for (const [cell, bottom, , end] of cells) {
      if (!end) continue;
      if (G.tops[cell] !== null && G.tops[cell] !== player) return false;
      if (base === null) base = G.heights[cell] - bottom;
      if (base < 0 || G.heights[cell] !== base + bottom) return false;
    }
    for (const [cell, bottom, top, end] of cells) {
      if (!end && G.heights[cell] > base + bottom) return false;
      if (base + top > max_height) return false;
    }
    return true;
  };
  const canPlace = (G, player) => placements.some((_, move) => fits(G, player, move));
  const joins = (G, player, from) => {
    const seen = new Set(from);
    const waiting = [...from];
    let south = false;
    let north = false;
    while (waiting.length) {
      const cell = waiting.pop();
      const [x, y] = [cell % width, Math.floor(cell / width)];
      south ||= y < quarry;
      north ||= y >= rows - quarry;
      const near = [x > 0 && cell - 1, x < width - 1 && cell + 1, y > 0 && cell - width, y < rows - 1 && cell + width];
      for (const other of near) {
        if (other !== false && G.tops[other] === player && !seen.has(other)) {
          seen.add(other);
          waiting.push(other);
        }
      }
    }
    return south && north;
  };
  const listed = (G, player) => placements.map((_, move) => move).filter((move) => fits(G, player, move));
  return {
    name: 'quarry',
    playerView: ({ G, ctx, playerID }) =>
      lists && playerID === ctx.currentPlayer && !ctx.gameover ? { ...G, legal: listed(G, playerID) } : G,
    setup: () => ({
      heights: Array(width * rows).fill(0),
      tops: Array(width * rows).fill(null),
      stones: [],
      stock: { 0: { ...stock }, 1: { ...stock } },
      winner: null,
      stuck: false,
    }),
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: () => 0,
        next: ({ G, ctx }) => {
          const other = 1 - ctx.playOrderPos;
          return canPlace(G, String(other)) ? other : ctx.playOrderPos;
        },
      },
    },
    moves: {
      play: ({ G, playerID }, move) => {
        if (!placements[move] || !fits(G, playerID, move)) return INVALID_MOVE;
        const { kind, cells } = placements[move];
        const [first, bottom] = cells.find(([, , , end]) => end);
        const base = G.heights[first] - bottom;
        for (const [cell, , top] of cells) {
          G.heights[cell] = base + top;
          G.tops[cell] = playerID;
        }
        G.stock[playerID][kind] -= 1;
        G.stones.push({ kind, colour: playerID, cells: cells.map(([cell]) => cell), level: base });
        if (joins(G, playerID, cells.map(([cell]) => cell))) G.winner = playerID;
        else G.stuck = !canPlace(G, '0') && !canPlace(G, '1');
      },
    },
    endIf: ({ G }) => (G.winner !== null || G.stuck ? { winner: G.winner } : undefined),
    choose: (G, player) => {
      const legal = G.legal ?? listed(G, player);
      return legal[Math.floor(Math.random() * legal.length)];
    },
  };
}

const board = gameName.startsWith('quarry') ? JSON.parse(fs.readFileSync(role ?? 0, 'utf8')) : null;
const { choose, ...game } = board ? quarry(board, gameName === 'quarry-listed') : ticTacToe;

if (role) {
  const { Server } = need('boardgame.io/server');
  const server = Server({ games: [game], origins: ['*'] });
  server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
    process.send({ port: appServer.address().port });
  });
  process.on('message', () => {
    const used = process.cpuUsage();
    process.send({ cpu: (used.user + used.system) / 1e6, rss: process.memoryUsage().rss });
  });
} else {
  main();
}

async function main() {
  const { io } = need('socket.io-client');
  const kept = path.join(fs.mkdtempSync(path.join(require('os').tmpdir(), 'peer-')), 'board.json');
  fs.writeFileSync(kept, JSON.stringify(board));
  const server = fork(__filename, [folder, gameName, '0', '0', kept], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answers = [];
  server.on('message', (message) => answers.shift()(message));
  const heard = () => new Promise((resolve) => answers.push(resolve));
  const { port } = await heard();
  const cpu = async () => {
    const answer = heard();
    server.send('cpu');
    return (await answer).cpu;
  };
  let moves = 0;
  let games = 0;
  let bytes = 0;
  let messages = 0;
  const waits = [];

  const open = (match, again) => {
    const matchID = `match-${match}-${again}`;
    const sockets = ['0', '1', null].map((playerID) => {
      const socket = io(`http://127.0.0.1:${port}/${game.name}`, { transports: ['websocket'], forceNew: true });
      let sent = 0;
      const play = (state) => {
        if (state.ctx.gameover) {
          if (playerID === null) {
            games += 1;
            for (const one of sockets) one.disconnect();
            open(match, again + 1);
          }
          return;
        }
        if (playerID === null || state.ctx.currentPlayer !== playerID) return;
        sent = performance.now();
        const payload = { type: 'play', args: [choose(state.G, playerID)], playerID, credentials: undefined };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
      };
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      socket.on('sync', (_, sync) => play(sync.state));
      socket.on('update', (_, state) => {
        if (sent) {
          moves += 1;
          waits.push(performance.now() - sent);
          sent = 0;
        }
        messages += 1;
        if (messages % 50 === 0) bytes += JSON.stringify(state).length;
        play(state);
      });
      return socket;
    });
  };
  for (let match = 0; match < Number(matches); match++) open(match, 0);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const before = await cpu();
  const first = moves;
  waits.length = 0;
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
  const used = (await cpu()) - before;
  const lasted = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] || 0;
  console.log(
    JSON.stringify({
      peer: 'boardgame.io',
      version: require(path.resolve(folder, 'node_modules/boardgame.io/package.json')).version,
      node: process.version,
      game: gameName,
      games,
      moves_s: (moves - first) / lasted,
      moves_cpu_s: (moves - first) / used,
      cpu: used / lasted,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      bytes: bytes / Math.max(1, Math.floor(messages / 50)),
    }),
  );
  server.kill();
  process.exit(0);
}
