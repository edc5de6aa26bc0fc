// boardgame.io's in-memory server under load: each match has two players and one watcher, who answer at once.
//   node peer_boardgameio.cjs FOLDER-WITH-node_modules MATCHES SECONDS
// The server runs in a process of its own, so that its CPU seconds are its own. One JSON line at the end.
'use strict';
const { createRequire } = require('module');
const { fork } = require('child_process');
const path = require('path');
const folder = path.resolve(process.argv[2]);
const need = createRequire(path.join(folder, 'package.json'));

// Tic-tac-toe as in their documentation, started over when it is full: the smallest game they have.
const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
    },
  },
};

if (process.argv[5] === 'server') {
  const { Server } = need('boardgame.io/server');
  const server = Server({ games: [TicTacToe], origins: ['*'] });
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
  const matches = Number(process.argv[3]);
  const seconds = Number(process.argv[4]);
  const { io } = need('socket.io-client');
  const server = fork(__filename, [folder, '0', '0', 'server'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answers = [];
  server.on('message', (message) => answers.shift()(message));
  const heard = () => new Promise((resolve) => answers.push(resolve));
  const { port } = await heard();
  const cpu = async () => { const answer = heard(); server.send('cpu'); return (await answer).cpu; };
  let moves = 0;
  const waits = [];

  for (let match = 0; match < matches; match++) {
    const matchID = `match-${match}`;
    for (const playerID of ['0', '1', null]) {
      const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'] });
      let sent = 0;
      const play = (state) => {
        if (playerID === null || state.ctx.currentPlayer !== playerID) return;
        const full = state.G.cells.every((cell) => cell !== null);
        const id = full ? 0 : state.G.cells.indexOf(null);
        sent = performance.now();
        const action = { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [id], playerID, credentials: undefined } };
        socket.emit('update', action, state._stateID, matchID, playerID);
      };
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      socket.on('sync', (_, sync) => play(sync.state));
      socket.on('update', (_, state) => {
        if (playerID !== null && sent && state.ctx.currentPlayer !== playerID) {
          moves += 1;
          waits.push(performance.now() - sent);
          sent = 0;
        }
        play(state);
      });
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const before = await cpu();
  const first = moves;
  waits.length = 0;
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const used = (await cpu()) - before;
  const lasted = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  console.log(JSON.stringify({
    peer: 'boardgame.io',
    version: require(path.join(folder, 'node_modules/boardgame.io/package.json')).version,
    game: 'tic-tac-toe',
    moves_s: (moves - first) / lasted,
    moves_cpu_s: (moves - first) / used,
    p50_ms: waits[Math.floor(waits.length / 2)] || 0,
  }));
  server.kill();
  process.exit(0);
}
