// Makes recorded updates from real games: plays them with `bell sim`, reads one seat's moments with `bell replay --json`,
// and wraps each moment asked for into the messages a server would send. `npm run record [NAME…]`; see states.mjs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games, tableStates } from "./states.mjs";

const bell = process.env.BELL ?? fileURLToPath(new URL("../../build/release/bell", import.meta.url));
const out = fileURLToPath(new URL("./recorded/", import.meta.url));
const names = ["Inês", "Ben", "Marisol", "Νίκος", "Olívia"];
const hats = ["top", "bowler", "cap", "boater", "cloche"];
const now = 1_790_000_000_000;

const people = (seats) =>
  Array.from({ length: seats }, (_, seat) => ({
    seat, kind: seat === 1 ? "bot" : "person", name: names[seat], hat: hats[seat], bot: seat === 1 ? "broker" : null, here: true, away_since: null, played_by: null, resigned: false, ready: true,
  }));

function moments(game) {
  const folder = mkdtempSync(join(tmpdir(), "bell-record-"));
  const order = [game.title, "--players", String(game.players), "--games", String((game.game ?? 0) + 1), "--bots", game.bots ?? "clerk", "--seed", String(game.seed ?? 1)];
  for (const module of game.modules ?? []) order.push("--module", module);
  for (const [name, value] of Object.entries(game.options ?? {})) order.push("--option", `${name}=${value}`);
  execFileSync(bell, ["sim", ...order, "--journals", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const journal = readdirSync(folder).sort()[game.game ?? 0];
  const read = execFileSync(bell, ["replay", join(folder, journal), "--json", "--as", String(game.seat ?? 0)], { maxBuffer: 1 << 30 });
  rmSync(folder, { recursive: true });
  return JSON.parse(read);
}

/** What the seat knew when it was asked: the view of the moment before, the choices of this one. */
function asked(all, seat) {
  return all.map((moment, at) => ({ ...moment, at, before: all[at - 1] })).filter((moment) => moment.choices?.length > 0 && moment.before && moment.before.view?.turn?.includes?.(seat));
}

function sentence(choice) {
  return choice.action.charAt(0).toUpperCase() + choice.action.slice(1);
}

function update(all, at, view, choices, game) {
  const told = all.slice(0, at).flatMap((moment, change) => (moment.events ?? []).map((fact) => ({ ...fact, change: change + 1, text: words(fact) })));
  const step = view.steps?.at(-1) ?? "";
  const viewer = game.seat ?? 0;
  return {
    is: "update", table: "A".repeat(22), epoch: "e1", change: at, viewer, now, view, told, undone: [],
    turn: { seats: Array.isArray(view.turn) ? view.turn : [], decision: choices.length > 0 ? at : null, step, rule: choices[0]?.prospect?.rule ?? null, text: step.replaceAll("_", " "), help: "", next: [], deadline: null },
    choices: choices.map((choice) => ({ ...choice, text: sentence(choice) })),
    clock: { kind: "live", move: 30000, bank: Array.from({ length: view.seats }, (_, seat) => 100000 + 61000 * seat), running: true },
    people: people(view.seats), watchers: 0, undo: "no", vote: null, hints: false, over: null,
  };
}

const words = (fact) => [fact.fact.replaceAll("_", " "), ...Object.entries(fact).filter(([key, value]) => !["fact", "rule", "seat"].includes(key) && value !== null && typeof value !== "object").map(([, value]) => value)].join(" ");

/** A finished match as the server would send it, for the pages that come after it. */
function replayOf(all) {
  const steps = all.map((moment, change) => ({
    change, at: now, by: moment.choices ? 0 : (moment.events?.find((fact) => typeof fact.seat === "number")?.seat ?? null), action: moment.action ?? "", text: "", view: moment.view,
    told: (moment.events ?? []).map((fact) => ({ ...fact, change, text: words(fact) })), turn: { seats: [], decision: null, step: "", rule: null, text: "", help: "", next: [], deadline: null },
  }));
  const view = steps.at(-1).view;
  const scores = view.players.map((player) => player.points);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const rows = [{ label: "Round 1", rule: "ST-END-3", cells: scores.map((score) => String(Math.floor(score / 3))), total: false }, { label: "Rounds 2 and 3", rule: "ST-END-3", cells: scores.map((score) => String(score - Math.floor(score / 3))), total: false }, { label: "Total", rule: "ST-END-6", cells: scores.map(String), total: true }];
  return { as: "all", changes: steps.length, steps, over: { winners: view.winners, scores, places, why: "played", sheet: { columns: names.slice(0, view.seats), rows } }, people: people(view.seats) };
}

/** The states of a table, from one question of one game. */
function tables(questions, all, game) {
  const found = game.states.demand(questions, all);
  const base = update(all, found.at, found.before.view, found.choices, game);
  for (const [name, made] of Object.entries(tableStates)) {
    const heard = [made.update?.(base) ?? base];
    if (made.hints) heard.push({ is: "hints", id: "", visits: 2000, hints: base.choices.slice(0, 3).map((choice, k) => ({ action: choice.action, share: 0.34 - 0.03 * k, pm: 0.03 })) });
    writeFileSync(join(out, `table-${name}.json`), JSON.stringify({ heard, state: made.state, pick: made.pick ? base.choices[9].action : undefined }));
  }
}

mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
for (const game of games) {
  if (wanted.length > 0 && !wanted.some((name) => game.name.startsWith(name))) continue;
  if (!existsSync(bell)) throw new Error(`${bell} is missing; build it, or name it in BELL`);
  const all = moments(game);
  const questions = asked(all, game.seat ?? 0);
  for (const [name, pick] of Object.entries(game.states)) {
    const found = pick(questions, all);
    if (!found) {
      console.warn(`${game.name}-${name}: no such moment in this game; choose another seed`);
      continue;
    }
    const isQuestion = found.before !== undefined;
    const view = isQuestion ? found.before.view : found.view;
    const heard = [update(all, isQuestion ? found.at : all.indexOf(found), view, isQuestion ? found.choices : [], game)];
    writeFileSync(join(out, `${game.name}-${name}.json`), JSON.stringify({ heard, pick: game.picks?.[name]?.(heard[0].choices) }));
  }
  if (game.name === "stockpile") tables(questions, all, game);
  if (game.name === "stonks") writeFileSync(join(out, "match.replay"), JSON.stringify(replayOf(all)));
  console.log(`${game.name}: ${Object.keys(game.states).length} of ${questions.length} questions`);
}
