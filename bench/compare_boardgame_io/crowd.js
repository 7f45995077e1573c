// Players at boardgame.io's server, as `bell load` has them at ours: at each table somebody opens a match and four people
// take their seats over HTTP, each connects a socket of their own and plays as soon as it is their turn; when a match is
// over, they leave and open another. Counts moves by the updates of the player who made them; prints one line of JSON.
// Usage: node crowd.js GAME PORT HTTP_PORT PID MATCHES SECONDS
const fs = require("fs");
const { io } = require("socket.io-client");
const { legal } = require("./game.js");

const [name, ...numbers] = process.argv.slice(2);
const [port, httpPort, pid, matches, seconds] = numbers.map(Number);
const kPlayers = 4;
const kWarmUp = 2000;
let isMeasuring = false;
let isOver = false;
const counted = { moves: 0, updates: 0, matches: 0, bytes: 0 };
const latencies = [];

// CPU time of the server's process, in seconds.
function processorTime() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function post(path, body) {
  const answer = await fetch(`http://localhost:${httpPort}/games/${name}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

const playable = (state, playerID) => {
  const hand = state.G.players[playerID].hand;
  return state.G.trick && state.G.prices ? legal(state.G, hand) : hand;
};

// Resolves when this player has seen the end.
function play(matchID, playerID, credentials) {
  return new Promise((seenEnd) => {
    const socket = io(`http://localhost:${port}/${name}`, { transports: ["websocket"], forceNew: true });
    let sent = null; // the state that was answered, and when
    const take = (state) => {
      if (sent && state._stateID > sent.stateID) {
        if (isMeasuring) {
          ++counted.moves;
          latencies.push(performance.now() - sent.at);
        }
        sent = null;
      }
      if (state.ctx.gameover) {
        socket.disconnect();
        return seenEnd();
      }
      if (isOver || sent || state.ctx.currentPlayer !== playerID) return undefined;
      const cards = playable(state, playerID);
      const card = cards[Math.floor(Math.random() * cards.length)];
      sent = { stateID: state._stateID, at: performance.now() };
      const action = { type: "MAKE_MOVE", payload: { type: "play", args: [card], playerID, credentials } };
      return socket.emit("update", action, state._stateID, matchID, playerID);
    };
    socket.on("connect", () => {
      socket.io.engine.on("data", (data) => {
        if (isMeasuring) counted.bytes += data.length;
      });
      socket.emit("sync", matchID, playerID, credentials, kPlayers);
    });
    socket.on("sync", (_, info) => take(info.state));
    socket.on("update", (_, state) => {
      if (isMeasuring) ++counted.updates;
      take(state);
    });
  });
}

async function playOneMatch(isThere) {
  const { matchID } = await post("create", { numPlayers: kPlayers, unlisted: true });
  const players = [];
  for (let seat = 0; seat < kPlayers; ++seat) {
    const body = { playerID: String(seat), playerName: `Player ${seat + 1}` };
    const { playerCredentials } = await post(`${matchID}/join`, body);
    players.push([String(seat), playerCredentials]);
  }
  isThere();
  await Promise.all(players.map(([playerID, credentials]) => play(matchID, playerID, credentials)));
  if (isMeasuring) ++counted.matches;
}

async function keepPlaying(isThere) {
  for (let announce = isThere; !isOver; announce = () => {}) await playOneMatch(announce);
}

async function main() {
  for (let n = 0; n < matches; ++n) await new Promise((isThere) => keepPlaying(isThere));
  await new Promise((done) => setTimeout(done, kWarmUp));
  const before = processorTime();
  const began = performance.now();
  isMeasuring = true;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  isMeasuring = false;
  const spent = processorTime() - before;
  const lasted = (performance.now() - began) / 1000;
  isOver = true;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(share * (latencies.length - 1))];
  console.log(JSON.stringify({
    ...counted, seconds: lasted, moves_per_second: counted.moves / lasted, moves_per_cpu_second: counted.moves / spent,
    p50_ms: at(0.5), p99_ms: at(0.99),
  }));
  process.exit(0);
}

main();
