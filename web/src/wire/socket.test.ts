// Tests with a faulty network that delays, repeats, reorders, and breaks between message and answer.
import { describe, expect, it } from "vitest";
import { answer, choose, hear, lost, newTable, repeated, type Table } from "../table/table";
import type { Ask, Heard, Update } from "./messages";
import { lineTo, waitBefore, type Wire } from "./socket";

class Cable implements Wire {
  readyState = 0;
  sent: Ask[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: Partial<Heard> | string): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
}

const choices = [{ action: "bid 1 at 3", text: "one" }, { action: "bid 2 at 4", text: "two" }];
const update = (change: number, decision: number | null, extra: Partial<Update> = {}): Update =>
  ({ is: "update", table: "t", epoch: "e1", change, viewer: 0, now: 1000 + change, view: { title: "stockpile", seats: 2 }, told: [{ change, fact: "x", text: `told ${change}` }], undone: [], turn: { seats: [0], decision, step: "", rule: null, text: "", help: "", deadline: null }, choices: decision === null ? [] : choices, clock: null, people: [], watchers: 0, undo: "no", vote: null, hints: false, over: null, ...extra }) as unknown as Update;

function board() {
  const cables: Cable[] = [];
  let time = 0;
  let waiting: { at: number; call: () => void }[] = [];
  let table: Table = newTable();
  const line = lineTo("/api/socket", {
    open: () => (cables.push(new Cable()), cables.at(-1)!),
    now: () => time,
    later: (wait, call) => {
      const one = { at: time + wait, call };
      waiting.push(one);
      return () => (waiting = waiting.filter((other) => other !== one));
    },
    chance: () => 0.5,
  }, {
    hello: () => ({ do: "hello", table: "t", lang: "en", since: table.update?.change, epoch: table.update?.epoch }),
    heard: (message) => {
      table = hear(table, message, time);
      const again = message.is === "update" ? repeated(table) : null;
      if (again === null) return;
      table = again.table;
      line.say({ do: "act", ...again.act });
    },
    lost: (again, tries) => (table = lost(table, again, tries)),
  });
  const pass = (milliseconds: number): void => {
    const until = time + milliseconds;
    for (;;) {
      const next = waiting.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      time = next.at;
      waiting = waiting.filter((one) => one !== next);
      next.call();
    }
    time = until;
  };
  const welcome = (): void => {
    cables.at(-1)!.open();
    cables.at(-1)!.hear({ is: "welcome", protocol: 1, build: "b", table: "t", seat: 0, opener: true, epoch: "e1", now: time, limits: { frame: 1, chat: 1, name: 1 } });
  };
  const acts = (): Ask[] => cables.flatMap((cable) => cable.sent).filter((ask) => ask.do === "act");
  return { line, cables, pass, welcome, acts, now: () => time, get table() { return table; }, set table(value: Table) { table = value; } };
}

function picked() {
  const b = board();
  b.welcome();
  b.cables[0]!.hear(update(5, 7));
  b.table = choose(b.table, "bid 2 at 4");
  return b;
}
function sentOff(b: ReturnType<typeof board>): void {
  b.table = answer(b.table, "0123456789abcdef");
  b.line.say({ do: "act", ...b.table.sent! });
}

describe("the line to a table", () => {
  it("says hello first, and nothing before it", () => {
    const b = board();
    expect(b.line.say({ do: "beat" })).toBe(false);
    b.welcome();
    expect(b.cables[0]!.sent).toEqual([{ do: "hello", table: "t", lang: "en" }]);
    expect(b.table.line.is).toBe("on");
  });
  it("beats, and gives up a line that is silent", () => {
    const b = board();
    b.welcome();
    b.pass(45_000);
    expect(b.cables[0]!.sent.filter((ask) => ask.do === "beat")).toHaveLength(2);
    b.pass(16_000);
    expect(b.table.line.is).toBe("lost");
  });
  it("connects again, waiting longer each time", () => {
    const b = board();
    b.welcome();
    b.cables[0]!.close();
    expect(b.table.line).toMatchObject({ is: "lost", tries: 1 });
    for (let k = 1; k < 4; k++) {
      b.pass(waitBefore(k - 1, 0.5));
      expect(b.cables).toHaveLength(k + 1);
      b.cables[k]!.close();
    }
    expect(waitBefore(3, 0.5)).toBeGreaterThan(waitBefore(1, 0.5));
    expect(waitBefore(30, 1)).toBeLessThanOrEqual(15_000);
  });
  it("says in its hello what it has seen", () => {
    const b = picked();
    b.cables[0]!.close();
    b.pass(1000);
    b.cables[1]!.open();
    expect(b.cables[1]!.sent[0]).toMatchObject({ do: "hello", since: 5, epoch: "e1" });
  });
  it("waits for a restart as long as it was told", () => {
    const b = board();
    b.welcome();
    b.cables[0]!.hear({ is: "bye", why: "restart", until: 10_000, text: "" });
    expect(b.table.line.is).toBe("restarting");
    b.cables[0]!.close();
    b.pass(9_000);
    expect(b.cables).toHaveLength(1);
    b.pass(1_500);
    expect(b.cables).toHaveLength(2);
  });
  it("waits for a restart by the server's clock, and does not call it lost meanwhile", () => {
    const b = board();
    b.cables[0]!.open();
    b.cables[0]!.hear({ is: "welcome", protocol: 1, build: "b", table: "t", seat: 0, opener: true, epoch: "e1", now: 300_000, limits: { frame: 1, chat: 1, name: 1 } });
    b.cables[0]!.hear({ is: "bye", why: "restart", until: 310_000, text: "" });
    expect(b.table.line).toMatchObject({ is: "restarting", until: 10_000 });
    b.cables[0]!.close();
    expect(b.table.line).toMatchObject({ is: "restarting", until: 10_000 });
    b.pass(10_500);
    expect(b.cables).toHaveLength(2);
    b.cables[1]!.close();
    expect(b.table.line.is).toBe("lost");
  });
  it("leaves a line that looks open and answers nothing", () => {
    const b = board();
    b.welcome();
    b.cables[0]!.hear(update(5, 7));
    b.line.prove({ do: "look", since: 5 });
    b.pass(2_000);
    b.cables[0]!.hear(update(5, 7));
    b.pass(10_000);
    expect(b.cables).toHaveLength(1);
    b.line.prove({ do: "look", since: 5 });
    b.pass(4_100);
    expect(b.cables).toHaveLength(2);
  });
  it("does not knock again at a table that said goodbye, until asked to", () => {
    const b = board();
    b.welcome();
    b.cables[0]!.hear({ is: "bye", why: "replaced", until: null, text: "elsewhere" });
    b.cables[0]!.close();
    b.pass(60_000);
    expect(b.cables).toHaveLength(1);
    b.line.again();
    expect(b.cables).toHaveLength(2);
  });
  it("leaves a line that looks open after sleep", () => {
    const b = picked();
    b.line.again();
    expect(b.cables).toHaveLength(2);
    b.cables[0]!.hear(update(99, null));
    expect(b.table.update!.change).toBe(5);
  });
  it("ignores noise", () => {
    const b = picked();
    for (const noise of ["", "{", "null", "[]", '"x"', "{}"]) b.cables[0]!.hear(noise);
    expect(b.table.update!.change).toBe(5);
  });
});

describe("what is sent", () => {
  it("is sent once, however often it is confirmed", () => {
    const b = picked();
    sentOff(b);
    expect(answer(b.table, "ffffffffffffffff")).toBe(b.table);
    expect(choose(b.table, "bid 1 at 3")).toBe(b.table);
    expect(b.acts()).toHaveLength(1);
  });
  it("dies between send and answer, the server had it: the same id again, then done", () => {
    const b = picked();
    sentOff(b);
    b.cables[0]!.close();
    b.pass(1000);
    b.welcome();
    b.cables[1]!.hear(update(6, null));
    expect(b.table.sent).toBeNull();
    expect(b.acts()).toHaveLength(1);
  });
  it("dies before it arrived: said again under the same id, and no other", () => {
    const b = picked();
    sentOff(b);
    b.cables[0]!.close();
    expect(b.table.sent).not.toBeNull();
    b.pass(1000);
    b.welcome();
    b.cables[1]!.hear(update(5, 7));
    expect(b.acts().map((ask) => (ask as { id: string }).id)).toEqual(["0123456789abcdef", "0123456789abcdef"]);
    b.cables[1]!.hear({ is: "done", id: "0123456789abcdef", change: 6 });
    expect(b.table.sent).toBeNull();
    expect(b.table.pick).toBeNull();
  });
  it("is refused: the reason is shown and the pick can be changed", () => {
    const b = picked();
    sentOff(b);
    b.cables[0]!.hear({ is: "no", id: "0123456789abcdef", code: "refused", rule: "SP-DEM-2", facts: {}, text: "too dear" });
    expect(b.table.refused?.text).toBe("too dear");
    expect(b.table.pick).toBe("bid 2 at 4");
    expect(choose(b.table, "bid 1 at 3").refused).toBeNull();
  });
  it("can't be saved: it stays under way, because the server tries again", () => {
    const b = picked();
    sentOff(b);
    b.cables[0]!.hear({ is: "no", id: "0123456789abcdef", code: "not_saved", rule: null, facts: {}, text: "disk" });
    expect(b.table.sent).not.toBeNull();
  });
  it("not while offline", () => {
    const b = picked();
    b.cables[0]!.close();
    expect(answer(b.table, "ffffffffffffffff").sent).toBeNull();
    expect(b.table.pick).toBe("bid 2 at 4");
  });
});

describe("what arrives", () => {
  it("late is ignored, twice changes nothing", () => {
    const b = picked();
    b.cables[0]!.hear(update(8, 9));
    b.cables[0]!.hear(update(6, null));
    b.cables[0]!.hear(update(8, 9));
    expect(b.table.update!.change).toBe(8);
    expect(b.table.told.map((fact) => fact.change)).toEqual([5, 8]);
  });
  it("of the same question keeps the pick", () => {
    const b = picked();
    b.cables[0]!.hear(update(6, 7));
    expect(b.table.pick).toBe("bid 2 at 4");
  });
  it("without the choice drops the pick and says so", () => {
    const b = picked();
    b.cables[0]!.hear(update(6, 7, { choices: choices.slice(0, 1) as never }));
    expect(b.table.pick).toBeNull();
    expect(b.table.dropped).toBe("bid 2 at 4");
  });
  it("from another tab of the seat: the question is answered there, the pick falls without a word", () => {
    const b = picked();
    b.cables[0]!.hear(update(6, null));
    expect(b.table.pick).toBeNull();
    expect(b.table.dropped).toBeNull();
  });
  it("of a new run of the server counts, though its number is smaller", () => {
    const b = picked();
    b.cables[0]!.hear(update(2, 3, { epoch: "e2" }));
    expect(b.table.update!.change).toBe(2);
  });
  it("corrects our clock", () => {
    const b = picked();
    b.cables[0]!.hear({ is: "beat", now: 500_000 });
    expect(b.table.skew).toBe(500_000 - b.now());
  });
});
