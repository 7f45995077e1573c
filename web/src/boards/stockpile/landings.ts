// Where tips and choices would take a company, as marks on its track: only from pairs and prospects.
import type { StockpileCompany } from "../../wire/generated";
import type { Game } from "./game";
import { at } from "./places";

export type Mark = { tip: "mine" | "pub" | null; go: boolean; picked: boolean };
export type Marks = { spaces: Map<number, Mark>; ends: { bust: Mark; split: Mark } };
type Landing = { space: number; splits: number; bankrupt: boolean };

const none = (): Mark => ({ tip: null, go: false, picked: false });

export function landings(g: Game, company: StockpileCompany): Marks {
  const marks: Marks = { spaces: new Map(), ends: { bust: none(), split: none() } };
  const on = (landing: Landing): Mark => {
    if (landing.bankrupt) return marks.ends.bust;
    if (landing.splits > 0) return marks.ends.split;
    return spaceMark(marks, landing.space);
  };
  for (const pair of g.view.pairs) {
    const foreseen = pair.foreseen;
    if (foreseen?.company !== company || foreseen.steps === 0) continue;
    on(foreseen.landing).tip = pair.face === "up" ? "pub" : "mine";
  }
  choices(g, company, marks, on);
  return marks;
}

function choices(g: Game, company: StockpileCompany, marks: Marks, on: (landing: Landing) => Mark): void {
  const place = at.company(company);
  const landing = g.offers.through(place, g.pick)?.prospect.landing;
  if (!landing) return;
  const picked = g.pick.includes(place);
  const mark = on(landing);
  if (picked) {
    mark.picked = true;
    if (landing.splits > 0 || landing.bankrupt) spaceMark(marks, landing.space).picked = true;
  } else mark.go = true;
}

function spaceMark(marks: Marks, space: number): Mark {
  const mark = marks.spaces.get(space) ?? none();
  marks.spaces.set(space, mark);
  return mark;
}

