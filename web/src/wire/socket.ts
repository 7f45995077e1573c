// The line to one table: connects, says hello, answers heartbeats, and reconnects after sleep, loss or a restart. It knows no
// DOM: sockets, time and randomness are passed in, so that a test can simulate the network.
import type { Ask, Heard } from "./messages";

export type Wire = { send: (text: string) => void; close: () => void; onopen: (() => void) | null; onmessage: ((event: { data: unknown }) => void) | null; onclose: (() => void) | null; readyState: number };
export type World = {
  open: (address: string) => Wire;
  now: () => number;
  later: (milliseconds: number, call: () => void) => () => void; // returns how to forget it
  chance: () => number; // 0 to 1
};
export type LineEvents = {
  hello: () => Ask & { do: "hello" };
  heard: (message: Heard) => void;
  lost: (again: number, tries: number) => void;
};
export type LineToTable = {
  say: (message: Ask) => boolean;
  prove: (message: Ask) => void; // something that is answered: if nothing comes back soon, the line is dead and another is made
  again: () => void;
  close: () => void;
};

const beatEvery = 20_000;
const silence = 60_000;
const longestWait = 15_000;
const proof = 4_000;
const opened = 1; // WebSocket.OPEN

/** How long to wait before attempt number `tries`: longer each time, and randomised. */
export function waitBefore(tries: number, chance: number): number {
  return Math.round(Math.min(longestWait, 500 * 2 ** Math.min(tries, 8)) * (0.6 + 0.4 * chance));
}

export function lineTo(address: string, world: World, events: LineEvents): LineToTable {
  let wire: Wire | null = null;
  let tries = 0;
  let closed = false;
  let restart: number | null = null; // by our clock
  let ahead = 0; // the server's clock less ours
  let forgetTry = (): void => undefined;
  let forgetBeat = (): void => undefined;
  let forgetSilence = (): void => undefined;
  let forgetProof = (): void => undefined;

  function listen(): void {
    forgetSilence();
    forgetProof();
    forgetSilence = world.later(silence, () => wire?.close());
  }
  function beat(): void {
    forgetBeat();
    forgetBeat = world.later(beatEvery, () => {
      say({ do: "beat" });
      beat();
    });
  }
  function say(message: Ask): boolean {
    if (wire === null || wire.readyState !== opened) return false;
    wire.send(JSON.stringify(message));
    return true;
  }
  function gone(which: Wire): void {
    if (which !== wire) return; // an older one: it has been replaced already
    wire = null;
    forgetBeat();
    forgetSilence();
    forgetProof();
    if (closed) return;
    const wait = restart === null ? waitBefore(tries, world.chance()) : Math.max(500, restart - world.now());
    restart = null;
    tries++;
    events.lost(world.now() + wait, tries);
    forgetTry();
    forgetTry = world.later(wait, connect);
  }
  function connect(): void {
    if (closed || wire !== null) return;
    forgetTry();
    const mine = world.open(address);
    wire = mine;
    listen();
    mine.onopen = () => {
      if (mine !== wire) return;
      say(events.hello());
      beat();
    };
    mine.onmessage = (event) => {
      if (mine !== wire) return; // said by a line that is no longer ours
      listen();
      const message = read(event.data);
      if (message === null) return;
      if (message.is === "welcome") {
        tries = 0;
        ahead = message.now - world.now();
      }
      if (message.is === "bye") {
        if (message.why === "restart") restart = message.until === null ? null : message.until - ahead;
        else if (message.why !== "slow") closed = true; // replaced, closed, over the limit: knocking again would not help
      }
      events.heard(message);
    };
    mine.onclose = () => gone(mine);
  }
  function again(): void {
    if (closed) tries = 0;
    closed = false;
    const old = wire;
    // After sleep the old line may look open and be dead: it is left, not asked.
    wire = null;
    old?.close();
    connect();
  }
  connect();
  return {
    say,
    prove: (message) => {
      if (!say(message)) return;
      forgetProof();
      forgetProof = world.later(proof, again);
    },
    again,
    close: () => {
      closed = true;
      forgetTry();
      forgetBeat();
      forgetSilence();
      forgetProof();
      wire?.close();
    },
  };
}

function read(data: unknown): Heard | null {
  if (typeof data !== "string") return null;
  try {
    const message = JSON.parse(data) as Heard;
    return typeof message === "object" && message !== null && typeof message.is === "string" ? message : null;
  } catch {
    return null;
  }
}
