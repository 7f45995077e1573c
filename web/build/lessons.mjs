// Records the first games described in ../lessons: plays the fixed deals, writes the journals there, and for the page the
// moments that its lessons show, as seat 0 saw them. `BELL=… node build/lessons.mjs [--moments]` writes
// src/lessons/<title>.json; with --moments the journals stay as they are.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const bell = process.env.BELL ?? fileURLToPath(new URL("../../build/release/bell", import.meta.url));
const lessons = fileURLToPath(new URL("../../lessons/", import.meta.url));
const out = fileURLToPath(new URL("../src/lessons/", import.meta.url));

function play(title, { players, bots, seed }, journal) {
  const folder = mkdtempSync(join(tmpdir(), "bell-lesson-"));
  execFileSync(bell, ["sim", title, "--players", String(players), "--games", "1", "--bots", bots, "--seed", String(seed), "--journals", folder], { stdio: ["ignore", "ignore", "inherit"] });
  copyFileSync(join(folder, readdirSync(folder)[0]), journal);
  rmSync(folder, { recursive: true });
}

for (const file of readdirSync(lessons).filter((name) => name.endsWith(".json"))) {
  const title = file.slice(0, -".json".length);
  const journal = join(lessons, `${title}.journal`);
  const { deal, steps } = JSON.parse(readFileSync(join(lessons, file), "utf8"));
  if (!process.argv.includes("--moments")) play(title, deal, journal);
  const all = JSON.parse(execFileSync(bell, ["replay", journal, "--json", "--as", "0"], { maxBuffer: 1 << 30 }));
  const decisions = all.map((moment, k) => ({ ...moment, view: all[k - 1]?.view ?? moment.view })).filter((moment) => moment.choices?.length > 0);
  const wanted = [...new Set(steps.map((step) => step.decision))];
  const moments = Object.fromEntries(wanted.map((number) => [number, decisions[number - 1]]).map(([number, { view, choices, action }]) => [number, { view, choices, action }]));
  writeFileSync(join(out, file), `${JSON.stringify(moments)}\n`);
  console.log(title, wanted.map((number) => `${moments[number].view.steps.at(-1)}: ${moments[number].action} of ${moments[number].choices.length}`));
}
