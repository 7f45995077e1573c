// Records the fixed deals of the first games: plays a match of bots, and keeps the moments that a lesson shows, as one seat
// saw them. `BELL=… node build/lessons.mjs` writes src/lessons/<title>.json; they are kept, so that a page can be built alone.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const bell = process.env.BELL ?? fileURLToPath(new URL("../../build/release/bell", import.meta.url));
const out = fileURLToPath(new URL("../src/lessons/", import.meta.url));
const at = (step, nth = 0) => (question) => question.filter((one) => one.view.steps.includes(step) && one.choices.length > 1)[nth];
const verb = (name, nth = 0) => (question) => question.filter((one) => one.action.startsWith(name) && one.choices.length > 1)[nth];
const lessons = {
  stonks: { players: 4, seed: 21, moments: [at("start_portfolio"), at("play_cards"), at("play_cards", 1), at("fluctuation"), at("take_card"), at("play_cards", 4)] },
  stockpile: { players: 4, seed: 11, moments: [at("place_market"), at("bidding"), at("bidding", 1), at("action_cards"), at("selling"), at("bidding", 4)] },
  "wall-street-1920": { players: 3, seed: 20, moments: [verb("move"), verb("move", 1), verb("keep"), verb("move", 3), verb("discard"), verb("sell"), verb("raise")] },
};

for (const [title, { players, seed, moments }] of Object.entries(lessons)) {
  const folder = mkdtempSync(join(tmpdir(), "bell-lesson-"));
  execFileSync(bell, ["sim", title, "--players", String(players), "--games", "1", "--bots", "clerk", "--seed", String(seed), "--journals", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const all = JSON.parse(execFileSync(bell, ["replay", join(folder, readdirSync(folder)[0]), "--json", "--as", "0"], { maxBuffer: 1 << 30 }));
  rmSync(folder, { recursive: true });
  const questions = all.map((moment, k) => ({ ...moment, view: all[k - 1]?.view ?? moment.view })).filter((moment) => moment.choices?.length > 0);
  const frames = moments.map((pick) => pick(questions)).filter(Boolean).sort((a, b) => a.moment - b.moment).map(({ view, choices, action }) => ({ view, choices, action }));
  writeFileSync(join(out, `${title}.json`), `${JSON.stringify(frames)}\n`);
  console.log(title, frames.map((frame) => `${frame.view.steps.at(-1)}: ${frame.action} of ${frame.choices.length}`));
}
