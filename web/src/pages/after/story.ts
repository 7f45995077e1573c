// The end of a match in words: who follows the winner and how far behind, what a moment was about.
import type { Over, Person, Told } from "../../wire/messages";
import { say } from "../../words/words.svelte";
import type { Turn } from "./analysis";

const mostDeeds = 2;

/** What happened at that moment, in the server's sentences: what the seat did, or for luck, what nobody did. Headings tell neither. */
export function deedOf(told: readonly Told[], turn: Pick<Turn, "seat" | "isLuck">, heads: readonly string[] = []): string {
  const seatOf = (fact: Told): number | null => ("seat" in fact && typeof fact.seat === "number" ? fact.seat : null);
  const spoken = told.filter((fact) => fact.text !== "" && !heads.includes(fact.fact));
  if (turn.isLuck) return spoken.findLast((fact) => seatOf(fact) === null)?.text ?? "";
  const first = spoken.findIndex((fact) => seatOf(fact) === turn.seat);
  return first < 0 ? "" : spoken.slice(first, first + mostDeeds).map((fact) => fact.text).join(" ");
}

/** A sum written like another one: 26 like "$127K" is "$26K". */
export const like = (sum: string, amount: number): string => sum.replace(/[\d.,]+/, String(amount));

/** The line below the headline: the viewer's place, or who comes second; the distance, or that a tie was broken. `sum` is the
 *  winner's, as the score sheet writes it. Empty if there is nothing to tell. */
export function ending(over: Over, people: readonly Person[], viewer: number | null, sum: string): string {
  const [winner] = over.winners;
  if (winner === undefined || over.why === "closed") return "";
  const behind = (seat: number): number => over.scores[winner]! - over.scores[seat]!;
  if (viewer !== null && !over.winners.includes(viewer)) {
    const place = over.places[viewer]!;
    return behind(viewer) > 0 ? say("score.place_behind", { place, gap: like(sum, behind(viewer)) }) : say("score.place", { place });
  }
  const second = people.find((person) => !over.winners.includes(person.seat) && over.places[person.seat] === over.winners.length + 1);
  if (!second || over.winners.length > 1) return viewer === null ? say("score.closing") : say("score.place", { place: 1 });
  const gap = behind(second.seat);
  if (gap < 0) return "";
  return gap === 0 ? say("score.tied", { name: second.name, sum }) : say("score.behind", { name: second.name, gap: like(sum, gap) });
}
