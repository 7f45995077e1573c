// What a listener is told of the people at a table: who sits where, who leaves and returns, what is voted on and how it ends.
import type { Person, Update } from "../../wire/messages";
import { listed, say } from "../../words/words.svelte";
import { span } from "./clock.svelte";

/** What has changed from one update to the next, sentence by sentence; everybody's seat if there was none before. */
export function peopleNews(before: Update | null, now: Update): string[] {
  if (before === null) return [say("live.seats", { names: listed(now.people.map((person) => seated(person, now.viewer))) }), ...opened(now)];
  const known = new Map(before.people.map((person) => [person.seat, person]));
  return [...now.people.flatMap((person) => changed(known.get(person.seat), person)), ...voted(before, now)];
}

function seated(person: Person, viewer: number | null): string {
  if (person.seat === viewer) return say("live.you", { name: person.name });
  return person.kind === "bot" ? say("live.bot", { name: person.name }) : person.name;
}

function changed(before: Person | undefined, now: Person): string[] {
  const one = (what: string): string[] => [say("live.person", { name: now.name, what })];
  if (!before || before.name !== now.name) return one(say("new.more", { number: now.seat + 1 }));
  if (!before.resigned && now.resigned) return one(say("player.resigned"));
  if (before.played_by !== now.played_by && now.played_by !== null) return one(say("player.plays", { bot: say(`bot.${now.played_by}`) }));
  if (before.here && !now.here) return one(say("player.away"));
  return (!before.here && now.here) || (before.played_by !== null && now.played_by === null) ? one(say("player.here")) : [];
}

function voted(before: Update, now: Update): string[] {
  const vote = now.vote;
  if (vote?.vote !== before.vote?.vote) return vote === null ? [say("vote.over")] : opened(now);
  const agreed = vote === null ? [] : vote.yes.filter((seat) => before.vote?.yes.includes(seat) !== true);
  return now.people.filter((person) => agreed.includes(person.seat)).map(({ name }) => say("live.person", { name, what: say("vote.agreed") }));
}

/** The open question, and how long it is open. */
function opened({ vote, now }: Update): string[] {
  return vote === null ? [] : [vote.text, say(`vote.${vote.kind}_help`, { time: span(vote.ends - now) })];
}
