import { describe, expect, it, vi } from "vitest";
import type { Person, Update, Vote } from "../../wire/messages";
import { speak } from "../../words/words.svelte";
import { peopleNews } from "./news";

vi.stubGlobal("document", { documentElement: {} });
await speak("en");
const person = (seat: number, name: string, more: Partial<Person> = {}): Person =>
  ({ seat, kind: "person", name, hat: "top", bot: null, here: true, away_since: null, absent_at: null, played_by: null, resigned: false, ready: true, ...more });
const people = [person(0, "Inês"), person(1, "Clerk 2", { kind: "bot", bot: "clerk" }), person(2, "Marisol")];
const at = (more: Partial<Update> = {}): Update => ({ viewer: 0, now: 1000, people, vote: null, ...more }) as unknown as Update;
const vote: Vote = { vote: 7, kind: "undo", seat: 2, ends: 21_000, yes: [], asked: [0, 1], text: "Marisol asks to take it back." };

describe("a listener", () => {
  it("is told who sits where when the table opens", () => expect(peopleNews(null, at()).join(" ")).toBe("At the table, in order: Inês (you), Clerk 2 (a bot), and Marisol."));
  it("hears a vote open, agreement, and its end", () => {
    expect(peopleNews(at(), at({ vote }))).toEqual(["Marisol asks to take it back.", "No answer in 0:20 counts as a no."]);
    expect(peopleNews(at({ vote }), at({ vote: { ...vote, yes: [0] } }))).toEqual(["Inês: agreed"]);
    expect(peopleNews(at({ vote }), at())).toEqual(["The vote is over."]);
  });
  it("hears who leaves, whose seat a bot plays, and who returns", () => {
    const gone = (more: Partial<Person>) => at({ people: [people[0]!, people[1]!, person(2, "Marisol", more)] });
    expect(peopleNews(at(), gone({ here: false }))).toEqual(["Marisol: Away"]);
    expect(peopleNews(gone({ here: false }), gone({ here: false, played_by: "broker" }))).toEqual(["Marisol: Broker plays"]);
    expect(peopleNews(gone({ here: false }), at())).toEqual(["Marisol: at the table"]);
  });
  it("hears nothing when nothing changes", () => expect(peopleNews(at({ vote }), at({ vote: { ...vote } }))).toEqual([]));
});
