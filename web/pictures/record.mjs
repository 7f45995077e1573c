// Makes recorded updates from real games: plays them with `bell sim`, reads one seat's moments with `bell replay --json`, and
// wraps each requested moment into the messages a server would send, in each requested language. `npm run record [NAME…] --
// [--lang en,el]`; see states.mjs.
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
    seat, kind: seat === 1 ? "bot" : "person", name: names[seat], hat: hats[seat], bot: seat === 1 ? "broker" : null, here: true, away_since: null, absent_at: null, played_by: null, resigned: false, ready: true,
  }));

/** What all seats' views of one moment have in common: the public part. Unseen cards are the union of all views'. */
function agreed(one, two, key = "") {
  if (key === "companies_left") return [...new Set([...one, ...two])];
  if (key === "unseen_forecasts") return Object.fromEntries(Object.keys({ ...one, ...two }).map((name) => [name, Math.max(one[name] ?? 0, two[name] ?? 0)]));
  if (Array.isArray(one) && Array.isArray(two)) return one.length === two.length ? one.map((value, at) => agreed(value, two[at])) : [];
  if (one !== null && two !== null && typeof one === "object" && typeof two === "object") return Object.fromEntries(Object.keys(one).filter((key) => key in two).map((key) => [key, agreed(one[key], two[key], key)]));
  return one === two ? one : null;
}

/** The moments of the game's seat, once per language; with `open`, what everybody saw of them. */
function momentsIn(languages, game) {
  const folder = mkdtempSync(join(tmpdir(), "bell-record-"));
  const order = [game.title, "--players", String(game.players), "--games", String((game.game ?? 0) + 1), "--bots", game.bots ?? "clerk", "--seed", String(game.seed ?? 1)];
  for (const module of game.modules ?? []) order.push("--module", module);
  for (const [name, value] of Object.entries(game.options ?? {})) order.push("--option", `${name}=${value}`);
  execFileSync(bell, ["sim", ...order, "--journals", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const journal = join(folder, readdirSync(folder).sort()[game.game ?? 0]);
  const read = (lang, seat = game.seat ?? 0) => execFileSync(bell, ["replay", journal, "--json", "--as", String(seat), "--lang", lang], { maxBuffer: 1 << 30, encoding: "utf8" });
  // A journal names people by seat; in a picture they have names.
  const named = languages.map((lang) => [lang, JSON.parse(read(lang).replace(/\p{L}+ (\d) \((?:intern|clerk|broker|tycoon)[^)"]*\)/giu, (_, seat) => names[seat]))]);
  const open = game.name === "stockpile" ? Array.from({ length: game.players }, (_, seat) => JSON.parse(read("en", seat)).map(({ view }) => view)).reduce((all, of) => all.map((view, at) => agreed(view, of[at]))) : null;
  rmSync(folder, { recursive: true });
  return named.map(([lang, all]) => [lang, all, open]);
}

/** What the seat knew when it was asked: the view of the previous moment, the choices of this one. */
function asked(all, seat) {
  return all.map((moment, at) => ({ ...moment, at, before: all[at - 1] })).filter((moment) => moment.choices?.length > 0 && moment.before && moment.before.view?.turn?.includes?.(seat));
}

/** The rule of the seat's next action, as the server cites it with the question. */
const citedAt = (all, at) => all[at]?.events?.find((fact) => fact.rule)?.rule ?? null;

function update(all, at, view, choices, game) {
  const told = all.slice(0, at).flatMap((moment, change) => (moment.events ?? []).map((fact) => ({ ...fact, change: change + 1 })));
  const question = all[at - 1]?.question ?? { text: "", help: "" };
  const step = view.steps?.at(-1) ?? "";
  const viewer = game.seat ?? 0;
  return {
    is: "update", table: "A".repeat(22), epoch: "e1", change: at, viewer, now, view, told, undone: [],
    turn: { seats: Array.isArray(view.turn) ? view.turn : [], decision: choices.length > 0 ? at : null, step, rule: citedAt(all, at), ...question, deadline: null },
    choices,
    clock: { kind: "live", move: 30000, bank: Array.from({ length: view.seats }, (_, seat) => 100000 + 61000 * seat), running: true },
    people: people(view.seats), watchers: 0, undo: "no", vote: null, hints: false, over: overAt(view),
  };
}

/** The end as a server reports it: winners and places from the view; a title's own figure is its score. */
function overAt(view) {
  if (!view.winners?.length) return null;
  const scores = view.players.map((player) => player.points ?? player.cash ?? 0);
  return { winners: view.winners, scores, places: scores.map((score, seat) => (view.winners.includes(seat) ? 1 : 1 + scores.filter((other) => other > score).length)), why: "played", sheet: { columns: [], rows: [] } };
}

/** What this browser received: an update some facts ago, then the current one, so that new things are shown as new. */
function heardAt(made) {
  return heardFrom(made, (made.told.at(-6)?.change ?? 0) - 1);
}

function heardFrom(made, change) {
  const earlier = made.told.filter((fact) => fact.change <= change);
  return earlier.length === 0 ? [made] : [{ ...made, change, told: earlier, choices: [], turn: { ...made.turn, decision: null } }, made];
}

/** A finished match as the server would send it, for the pages that come after it. */
function replayOf(all) {
  const steps = all.map((moment, change) => ({
    change, at: now, by: moment.choices ? 0 : (moment.events?.find((fact) => typeof fact.seat === "number")?.seat ?? null), action: moment.action ?? "", text: "", view: moment.view,
    told: (moment.events ?? []).map((fact) => ({ ...fact, change })), turn: { seats: [], decision: null, step: "", rule: null, text: "", help: "", deadline: null },
  }));
  const view = steps.at(-1).view;
  const scores = view.players.map((player) => player.points ?? player.cash);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { as: "all", changes: steps.length, steps, where: ends[view.title].where, over: { winners: view.winners, scores, places, why: "played", sheet: { columns: names.slice(0, view.seats), rows: sheetOf(ends[view.title], scores) } }, people: people(view.seats) };
}

// The server tells how a match ended; the rows of these sheets are invented, their sums are the game's.
const ends = {
  stonks: { where: "3 rounds · 21 minutes", parts: [["Round 1", "ST-END-3", 0.36], ["Round 2", "ST-END-3", 0.29], ["Round 3", "ST-END-3", 0.35]], total: "ST-END-6" },
  stockpile: { where: "6 rounds · 48 minutes", parts: [["Cash at the close", "SP-END-3", 0.4], ["Majorities", "SP-END-1", 0.08], ["Shares sold at the end", "SP-END-3", 0.34], ["Bonds repaid", "SP-BND-3", 0.18]], total: "SP-END-2", sum: (amount) => `$${amount}K` },
  "wall-street-1920": { where: "19 rounds · 56 minutes", parts: [["Shares", "WS-END-4", 0.8], ["Market cards", "WS-END-3", 0.2]], total: "WS-END-5" },
};
function sheetOf({ parts, total, sum = String }, scores) {
  const cells = parts.map(([, , share]) => scores.map((score) => Math.floor(score * share)));
  cells[0] = scores.map((score, seat) => score - cells.slice(1).reduce((sum, row) => sum + row[seat], 0));
  return [...parts.map(([label, rule], k) => ({ label, rule, cells: cells[k].map(sum), total: false })), { label: "Total", rule: total, cells: scores.map(sum), total: true }];
}

/** A sentence of the server in a language, for states that no recorded game has. */
function serverIn(lang) {
  const words = parse(readFileSync(new URL(`../../texts/${lang}/served.toml`, import.meta.url), "utf8"));
  return (path, facts) => path.split(".").reduce((table, key) => table?.[key], words).replace(/\{(\w+)\}/g, (_, key) => facts[key] ?? "");
}

/** The states of a table, from one question of one game. */
function tables(questions, all, game, lang, open) {
  const found = game.states.demand(questions, all);
  const waits = game.states.waits(questions, all);
  const base = update(all, found.at, found.before.view, found.choices, game);
  const waiting = update(all, all.indexOf(waits) + 1, waits.view, [], game);
  for (const [name, made] of Object.entries(tableStates)) {
    const [last, ...earlier] = heardAt(made.waiting ? waiting : base).reverse();
    const seen = made.open ? { ...last, view: open[all.indexOf(waits)] } : last;
    const heard = [...earlier, made.update?.(seen, serverIn(lang)) ?? seen];
    if (made.hints) heard.push({ is: "hints", id: "", visits: 2000, hints: [9, 12, 4].map((at, k) => ({ action: base.choices[at].action, share: 0.34 - 0.03 * k, pm: 0.03 })) });
    for (const line of made.chat ?? []) heard.push({ is: "chat", ...line });
    const left = made.since ? { left: { ...waiting, change: all.indexOf(waits) - made.since, view: all[all.indexOf(waits) - made.since].view } } : {};
    write(lang, `table-${name}`, { heard, state: { ...made.state, ...left }, live: made.live, pick: made.pick ? base.choices[9].action : undefined });
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
  for (const [lang, all, open] of momentsIn(languages, game)) {
    const questions = asked(all, game.seat ?? 0);
    for (const [name, choose] of Object.entries(game.states)) {
      const found = choose(questions, all);
      if (!found) throw new Error(`${game.name}-${name}: no such moment in this game; choose another seed, game or seat`);
      const isQuestion = found.before !== undefined;
      const made = update(all, isQuestion ? found.at : all.indexOf(found) + 1, isQuestion ? found.before.view : found.view, isQuestion ? found.choices : [], game);
      const live = !isQuestion && game.live?.includes(name);
      const picked = game.picks?.[name];
      const pick = picked?.(made.choices);
      if (picked && !pick) throw new Error(`${game.name}-${name}: its question has no such choice to pick`);
      write(lang, `${game.name}-${name}`, { heard: live ? heardFrom(made, made.change - 1) : heardAt(made), pick, live });
    }
    if (game.name === "stockpile") tables(questions, all, game, lang, open);
    if (["stockpile", "stonks", "wall-street"].includes(game.name)) writeFileSync(join(out, lang, `${game.title}.replay`), JSON.stringify(replayOf(all)));
    if (lang === languages[0]) console.log(`${game.name}: ${Object.keys(game.states).length} of ${questions.length} questions`);
  }
}
