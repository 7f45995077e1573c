// Players at boardgame.io's server: four sockets per match; each plays as soon as it is its turn. Counts moves by the updates
// of the player who made them; prints one line of JSON. Usage: node crowd.js GAME PORT PID MATCHES SECONDS
const fs = require("fs");
const { io } = require("socket.io-client");

const [name, ...numbers] = process.argv.slice(2);
const [port, pid, matches, seconds] = numbers.map(Number);
const kPlayers = 4;
const kWarmUp = 2000;
let isMeasuring = false;
let isOver = false;
let moves = 0;
let updates = 0;
const latencies = [];

// CPU time of the server's process, in seconds.
function processorTime() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function join(matchID, playerID) {
  const socket = io(`http://localhost:${port}/${name}`, { transports: ["websocket"], forceNew: true });
  let sent = null; // the state that was answered, and when
  const take = (state) => {
    if (sent && state._stateID > sent.stateID) {
      if (isMeasuring) {
        ++moves;
        latencies.push(performance.now() - sent.at);
      }
      sent = null;
    }
    if (isOver || sent || state.ctx.currentPlayer !== playerID) return;
    const hand = state.G.players[playerID].hand;
    const card = hand[Math.floor(Math.random() * hand.length)];
    sent = { stateID: state._stateID, at: performance.now() };
    const action = { type: "MAKE_MOVE", payload: { type: "play", args: [card], playerID, credentials: undefined } };
    socket.emit("update", action, state._stateID, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, kPlayers));
  socket.on("sync", (_, info) => take(info.state));
  socket.on("update", (_, state) => {
    if (isMeasuring) ++updates;
    take(state);
  });
}

async function main() {
  for (let n = 0; n < matches; ++n) {
    join(`match${n}`, "0");
    await new Promise((done) => setTimeout(done, 5)); // the first to come opens the match
    for (let seat = 1; seat < kPlayers; ++seat) join(`match${n}`, String(seat));
  }
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
    moves, updates, seconds: lasted, moves_per_second: moves / lasted, cpu_seconds: spent, moves_per_cpu_second: moves / spent,
    p50_ms: at(0.5), p99_ms: at(0.99),
  }));
  process.exit(0);
}

main();
