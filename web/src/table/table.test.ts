import { describe, expect, it } from "vitest";
import type { Update } from "../wire/messages";
import { best, hear, isAsked, newTable, timeLeft } from "./table";

const update = (more: object): Update =>
  ({ is: "update", epoch: "e", change: 1, viewer: 0, now: 5000, told: [], undone: [], turn: { seats: [0], decision: 3, step: "", rule: null, text: "", help: "", deadline: 25_000 }, choices: [], people: [], over: null, ...more }) as unknown as Update;

describe("a table as a value", () => {
  it("is asked while a decision of ours is open, and never when it is over", () => {
    expect(isAsked(hear(newTable(), update({}), 0))).toBe(true);
    expect(isAsked(hear(newTable(), update({ over: { winners: [0] } }), 0))).toBe(false);
    expect(isAsked(newTable())).toBe(false);
  });
  it("counts down by the server's clock, whatever ours says", () => {
    const table = hear(newTable(), update({}), 1_000_000);
    expect(timeLeft(table, 1_000_000)).toBe(20_000);
    expect(timeLeft(table, 1_030_000)).toBe(0);
    expect(timeLeft(newTable(), 0)).toBeNull();
  });
  it("hints at the three best choices, the best first", () => {
    const hints = [0.1, 0.4, 0.2, 0.3].map((share) => ({ action: String(share), share, pm: 0.01 }));
    const table = hear(newTable(), { is: "hints", id: "x", hints, visits: 9 } as never, 0);
    expect(best(table.hints).map((hint) => hint.share)).toEqual([0.4, 0.3, 0.2]);
    expect(best(null)).toBe(best(null));
    expect(best(null)).toEqual([]);
  });
  it("puts chat in its order and says nothing twice", () => {
    let table = newTable();
    for (const n of [2, 1, 2]) table = hear(table, { is: "chat", n, seat: 0, at: 0, text: String(n) }, 0);
    expect(table.chat.map((line) => line.n)).toEqual([1, 2]);
  });
  it("keeps the bar free of refusals that answer no question, such as a number for a deal that is done", () => {
    const no = { is: "no", id: null, code: "begun", rule: null, facts: {}, text: "begun" } as const;
    expect(hear(hear(newTable(), update({}), 0), no, 0).refused).toBeNull();
    expect(hear(newTable(), no, 0).refused).toEqual(no);
    expect(hear(hear(newTable(), update({}), 0), { ...no, id: "undo 1" }, 0).refused).not.toBeNull();
  });
  it("keeps of an update what the one before it said, as the same values", () => {
    const view = (round: number) => ({ round, piles: [{ cards: ["bank"] }] });
    const first = hear(newTable(), update({ view: view(1), people: [{ seat: 0 }] }), 0);
    const next = hear(first, update({ change: 2, now: 6000, view: view(2), people: [{ seat: 0 }] }), 0);
    expect(next.update).toMatchObject({ change: 2, view: view(2) });
    expect(next.update!.people).toBe(first.update!.people);
    expect((next.update!.view as unknown as ReturnType<typeof view>).piles).toBe((first.update!.view as unknown as ReturnType<typeof view>).piles);
    expect(first.update).toMatchObject({ change: 1, view: view(1) });
  });
  it("remembers what was taken back", () => expect(hear(newTable(), update({ undone: [4] }), 0).undone).toEqual([4]));
  it("remembers how things stood at the player's last turn", () => {
    const turn = (decision: number | null) => ({ turn: { ...update({}).turn, decision } });
    const asked = hear(newTable(), update({}), 0);
    expect(asked.left).toBeNull();
    const answered = hear(asked, update({ change: 2, ...turn(null) }), 0);
    expect(answered.left?.change).toBe(1);
    expect(hear(hear(answered, update({ change: 3, ...turn(null) }), 0), update({ change: 4, ...turn(9) }), 0).left?.change).toBe(1);
  });
  it("is over when the house says goodbye, but not when it only asks to come back", () => {
    expect(hear(newTable(), { is: "bye", why: "closed", until: null, text: "closed" }, 0).line).toEqual({ is: "ended", text: "closed" });
    expect(hear(newTable(), { is: "bye", why: "slow", until: null, text: "" }, 0).line.is).toBe("joining");
  });
});
