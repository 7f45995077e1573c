// Makes recorded updates from real games: plays them with `bell sim`, reads one seat's moments with `bell replay --json`,
// and wraps each moment asked for into the messages a server would send, in each language asked for.
// `npm run record [NAME…] -- [--lang en,el]`; see states.mjs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
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

/** The moments of the game's seat, once for each language. */
function momentsIn(languages, game) {
  const folder = mkdtempSync(join(tmpdir(), "bell-record-"));
  const order = [game.title, "--players", String(game.players), "--games", String((game.game ?? 0) + 1), "--bots", game.bots ?? "clerk", "--seed", String(game.seed ?? 1)];
  for (const module of game.modules ?? []) order.push("--module", module);
  for (const [name, value] of Object.entries(game.options ?? {})) order.push("--option", `${name}=${value}`);
  execFileSync(bell, ["sim", ...order, "--journals", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const journal = join(folder, readdirSync(folder).sort()[game.game ?? 0]);
  const read = (lang) => execFileSync(bell, ["replay", journal, "--json", "--as", String(game.seat ?? 0), "--lang", lang], { maxBuffer: 1 << 30, encoding: "utf8" });
  // The journal calls people by their seats; in a picture they have names.
  const named = languages.map((lang) => [lang, JSON.parse(read(lang).replace(/seat (\d) \([^)"]*\)/gi, (_, seat) => names[seat]))]);
  rmSync(folder, { recursive: true });
  return named;
}

/** What the seat knew when it was asked: the view of the moment before, the choices of this one. */
function asked(all, seat) {
  return all.map((moment, at) => ({ ...moment, at, before: all[at - 1] })).filter((moment) => moment.choices?.length > 0 && moment.before && moment.before.view?.turn?.includes?.(seat));
}

/** The rule of what the seat then did, as the server cites it with the question. */
const citedAt = (all, at) => all[at]?.events?.find((fact) => fact.rule)?.rule ?? null;

function update(all, at, view, choices, game) {
  const told = all.slice(0, at).flatMap((moment, change) => (moment.events ?? []).map((fact) => ({ ...fact, change: change + 1 })));
  const question = all[at - 1]?.question ?? { text: "", help: "" };
  const step = view.steps?.at(-1) ?? "";
  const viewer = game.seat ?? 0;
  return {
    is: "update", table: "A".repeat(22), epoch: "e1", change: at, viewer, now, view, told, undone: [],
    turn: { seats: Array.isArray(view.turn) ? view.turn : [], decision: choices.length > 0 ? at : null, step, rule: citedAt(all, at), ...question, next: [], deadline: null },
    choices,
    clock: { kind: "live", move: 30000, bank: Array.from({ length: view.seats }, (_, seat) => 100000 + 61000 * seat), running: true },
    people: people(view.seats), watchers: 0, undo: "no", vote: null, hints: false, over: overAt(view),
  };
}

/** The end as a server tells it: winners and places from the view; a title's own figure is its score. */
function overAt(view) {
  if (!view.winners?.length) return null;
  const scores = view.players.map((player) => player.points ?? player.cash ?? 0);
  return { winners: view.winners, scores, places: scores.map((score, seat) => (view.winners.includes(seat) ? 1 : 1 + scores.filter((other) => other > score).length)), why: "played", sheet: { columns: [], rows: [] } };
}

/** What this browser heard: an update some facts ago, then the one of the moment, so that what is new shows as new. */
function heardAt(made) {
  const old = made.told.at(-6)?.change ?? 0;
  const earlier = made.told.filter((fact) => fact.change < old);
  return earlier.length === 0 ? [made] : [{ ...made, change: old - 1, told: earlier, choices: [], turn: { ...made.turn, decision: null } }, made];
}

/** A finished match as the server would send it, for the pages that come after it. */
function replayOf(all) {
  const steps = all.map((moment, change) => ({
    change, at: now, by: moment.choices ? 0 : (moment.events?.find((fact) => typeof fact.seat === "number")?.seat ?? null), action: moment.action ?? "", text: "", view: moment.view,
    told: (moment.events ?? []).map((fact) => ({ ...fact, change })), turn: { seats: [], decision: null, step: "", rule: null, text: "", help: "", next: [], deadline: null },
  }));
  const view = steps.at(-1).view;
  const scores = view.players.map((player) => player.points);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const rows = [{ label: "Round 1", rule: "ST-END-3", cells: scores.map((score) => String(Math.floor(score / 3))), total: false }, { label: "Rounds 2 and 3", rule: "ST-END-3", cells: scores.map((score) => String(score - Math.floor(score / 3))), total: false }, { label: "Total", rule: "ST-END-6", cells: scores.map(String), total: true }];
  return { as: "all", changes: steps.length, steps, over: { winners: view.winners, scores, places, why: "played", sheet: { columns: names.slice(0, view.seats), rows } }, people: people(view.seats) };
}

/** A sentence of the server in a language, for states that no recorded game has. */
function serverIn(lang) {
  const words = parse(readFileSync(new URL(`../../texts/${lang}/served.toml`, import.meta.url), "utf8"));
  return (path, facts) => path.split(".").reduce((table, key) => table?.[key], words).replace(/\{(\w+)\}/g, (_, key) => facts[key] ?? "");
}

/** The states of a table, from one question of one game. */
function tables(questions, all, game, lang) {
  const found = game.states.demand(questions, all);
  const waits = game.states.waits(questions, all);
  const base = update(all, found.at, found.before.view, found.choices, game);
  const waiting = update(all, all.indexOf(waits) + 1, waits.view, [], game);
  for (const [name, made] of Object.entries(tableStates)) {
    const [last, ...earlier] = heardAt(made.waiting ? waiting : base).reverse();
    const heard = [...earlier, made.update?.(last, serverIn(lang)) ?? last];
    if (made.hints) heard.push({ is: "hints", id: "", visits: 2000, hints: [9, 12, 4].map((at, k) => ({ action: base.choices[at].action, share: 0.34 - 0.03 * k, pm: 0.03 })) });
    for (const line of made.chat ?? []) heard.push({ is: "chat", ...line });
    write(lang, `table-${name}`, { heard, state: made.state, pick: made.pick ? base.choices[9].action : undefined });
  }
}

const write = (lang, name, value) => writeFileSync(join(out, lang, `${name}.json`), JSON.stringify(value));
const given = process.argv.slice(2);
const languages = (given[given.indexOf("--lang") + 1 || Infinity] ?? "en").split(",");
const wanted = given.filter((word, at) => word !== "--lang" && given[at - 1] !== "--lang");
for (const lang of languages) mkdirSync(join(out, lang), { recursive: true });
if (!existsSync(bell)) throw new Error(`${bell} is missing; build it, or name it in BELL`);
for (const game of games) {
  if (wanted.length > 0 && !wanted.some((name) => game.name.startsWith(name))) continue;
  for (const [lang, all] of momentsIn(languages, game)) {
    const questions = asked(all, game.seat ?? 0);
    for (const [name, pick] of Object.entries(game.states)) {
      const found = pick(questions, all);
      if (!found) {
        if (lang === languages[0]) console.warn(`${game.name}-${name}: no such moment in this game; choose another seed`);
        continue;
      }
      const isQuestion = found.before !== undefined;
      const made = update(all, isQuestion ? found.at : all.indexOf(found) + 1, isQuestion ? found.before.view : found.view, isQuestion ? found.choices : [], game);
      write(lang, `${game.name}-${name}`, { heard: heardAt(made), pick: game.picks?.[name]?.(made.choices) });
    }
    if (game.name === "stockpile") tables(questions, all, game, lang);
    if (game.name === "stonks" && lang === languages[0]) writeFileSync(join(out, "match.replay"), JSON.stringify(replayOf(all)));
    if (lang === languages[0]) console.log(`${game.name}: ${Object.keys(game.states).length} of ${questions.length} questions`);
  }
}
