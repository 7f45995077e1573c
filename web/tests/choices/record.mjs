// Records questions of random matches of every setup, as compact lists of choices, for the tests of places.
// `node tests/choices/record.mjs` with BELL naming the program.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const bell = process.env.BELL ?? fileURLToPath(new URL("../../../build/release/bell", import.meta.url));
const most = 6000; // choices a title

const setups = {
  stonks: [2, 3, 4, 5].flatMap((players) => [[], ...(players > 2 ? [["--option", "variant=moderate"], ["--option", "variant=small_caps"], ["--option", "rounds=1"]] : [])].map((more) => [players, more])),
  "wall-street-1920": [2, 3, 4, 5].flatMap((players) =>
    [
      [], ["--option", "board=orange"], ["--option", "memory_aid=on"], ["--module", "purchase_option"], ["--module", "magnates"], ["--module", "magnates", "--option", "magnates=punishment"],
      ["--module", "magnates", "--module", "purchase_option", "--option", "magnates=mix"],
    ].map((more) => [players, more]),
  ),
};

// A choice without its prospect, except the place a move leads to, which is its place on the board.
function lean({ prospect, action, ...rest }) {
  void action;
  return prospect?.place === undefined || rest.verb !== "move" ? rest : { ...rest, prospect: { place: prospect.place } };
}

for (const [title, all] of Object.entries(setups)) {
  const verbs = new Map();
  const kept = [];
  let seen = 0;
  for (const [players, more] of all) {
    const folder = mkdtempSync(join(tmpdir(), "bell-choices-"));
    execFileSync(bell, ["sim", title, "--players", String(players), "--games", "3", "--bots", "intern", "--seed", String(players * 7), ...more, "--journals", folder], { stdio: ["ignore", "ignore", "inherit"] });
    for (const journal of readdirSync(folder).sort())
      for (let seat = 0; seat < players; seat++)
        for (const moment of JSON.parse(execFileSync(bell, ["replay", join(folder, journal), "--json", "--as", String(seat)], { maxBuffer: 1 << 30 }))) {
          if (!moment.choices?.length) continue;
          seen += moment.choices.length;
          const kinds = [...new Set(moment.choices.map((choice) => choice.verb))].join(" ");
          const n = verbs.get(kinds) ?? 0;
          verbs.set(kinds, n + 1);
          // Every kind of question from every setup, then fewer and fewer of the same.
          if (n < 6 || (n % 8 === 0 && kept.flat().length < most)) kept.push(moment.choices.map(lean));
        }
    rmSync(folder, { recursive: true });
  }
  const count = kept.flat().length;
  writeFileSync(fileURLToPath(new URL(`./${title}.json`, import.meta.url)), `[\n${kept.map((question) => JSON.stringify(question)).join(",\n")}\n]\n`);
  console.log(`${title}: ${count} choices in ${kept.length} questions kept, of ${seen} seen in ${all.length} setups; ${verbs.size} kinds of questions`);
}
