// Clients at boardgame.io's tables: two connections per table, which play random moves in turn.
//
//     node clients.js ADDRESS
//
// Each line of the input is an order and gets one line in response:
//     {"do": "seat", "tables": N}               add N tables with two players each
//     {"do": "play", "seconds": S, "every": E}  play one move per table every E seconds; with 0, when the last is received
// `tests/server/campaigns/load/clients.py` does the same for Undercard.
import { createInterface } from "node:readline";

import { io } from "socket.io-client";

const MAX_CONCURRENT = 50;
const address = process.argv[2];
const tables = [];
let game = null;

class Game {
  constructor(seconds, every) {
    this.every = 1000 * every;
    this.acknowledged = [];
    this.received = [];
    this.bytes = 0;
    this.began = performance.now();
    this.until = this.began + 1000 * seconds;
  }
}

class Table {
  constructor(id) {
    this.id = id;
    this.seats = [];
    this.stateID = 0;
    this.mover = null;
    this.awaited = 0;
    this.postedAt = 0;
    this.due = 0;
  }

  async sitDown() {
    // In sequence, because the first client to connect creates the match.
    for (const playerID of ["0", "1"]) this.seats.push(await this.connect(playerID));
  }

  connect(playerID) {
    const options = { transports: ["websocket"], forceNew: true };
    const socket = io(`http://${address}/duel`, options);
    const seat = { socket, playerID, stateID: -1, legal: [] };
    return new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("connect", () => {
        socket.io.engine.on("packet", ({ data }) => game && (game.bytes += data?.length ?? 0));
        socket.emit("sync", this.id, playerID, undefined, 2);
      });
      socket.on("sync", (_, { state }) => {
        this.take(seat, state);
        resolve(seat);
      });
      socket.on("update", (_, state) => this.receive(seat, state));
    });
  }

  take(seat, state) {
    seat.stateID = state._stateID;
    seat.legal = state.G.legal;
    this.stateID = Math.max(this.stateID, seat.stateID);
  }

  receive(seat, state) {
    const took = performance.now() - this.postedAt;
    (seat === this.mover ? game.acknowledged : game.received).push(took / 1000);
    this.take(seat, state);
    this.awaited -= 1;
    if (this.awaited === 0) this.schedule();
  }

  begin() {
    this.due = game.began + Math.random() * game.every;
    this.schedule();
  }

  schedule() {
    const wait = this.due - performance.now();
    const wanted = game;
    if (game.every && wait > 0) setTimeout(() => this.act(wanted), wait);
    else this.act(wanted);
  }

  act(wanted) {
    if (wanted !== game || performance.now() >= game.until) return;
    this.mover = this.seats.find((it) => it.stateID === this.stateID && it.legal.length);
    const { socket, playerID, legal } = this.mover;
    const args = [legal[Math.floor(Math.random() * legal.length)]];
    const action = { type: "MAKE_MOVE", payload: { type: "act", args, playerID } };
    this.due += game.every;
    this.awaited = 2;
    this.postedAt = performance.now();
    socket.emit("update", action, this.stateID, this.id, playerID);
  }
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function seat(count) {
  const added = Array.from({ length: count }, (_, n) => new Table(`${process.pid}-${tables.length + n}`));
  tables.push(...added);
  const waiting = [...added];
  const work = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) await table.sitDown();
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return { tables: tables.length };
}

async function play(seconds, every) {
  game = new Game(seconds, every);
  const cpu = process.cpuUsage();
  for (const table of tables) table.begin();
  await sleep(1000 * seconds);
  while (tables.some((it) => it.awaited)) await sleep(10);
  const used = process.cpuUsage(cpu);
  return {
    seconds: (performance.now() - game.began) / 1000,
    cpu: (used.user + used.system) / 1e6,
    acknowledged: game.acknowledged,
    received: game.received,
    bytes: game.bytes,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  const answer =
    order.do === "seat" ? await seat(order.tables) : await play(order.seconds, order.every);
  process.stdout.write(JSON.stringify(answer) + "\n");
}
process.exit(0);
