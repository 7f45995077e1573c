// A fake server for pictures: answers requests with the repository's titles and rules and with invented people, so that lobby,
// dialogs and rules can be drawn in every state. Tests use the real server, never this.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

const root = fileURLToPath(new URL("../../", import.meta.url));
const now = Date.now();
const hats = ["top", "bowler", "cap", "boater", "cloche"];
const names = ["Inês", "Ben", "Marisol", "Νίκος", "Olívia"];
const person = (seat, who) => ({ seat, kind: who === null ? "free" : who === 1 ? "bot" : "person", name: who === null ? "" : names[who], hat: who === null ? "" : hats[who], bot: who === 1 ? "broker" : null, here: true, away_since: null, absent_at: null, played_by: null, resigned: false, ready: true });
const card = (n, title, text, name, modules, clock, seats, more = {}) => ({
  table: `table${n}`.padEnd(22, "A"), title, title_text: text, name, players: seats.length, modules: [], modules_text: modules, options: {}, clock, state: "open", listed: true, watch: true, hints: false, undo: true,
  people: seats.map((who, seat) => person(seat, who)), watchers: n, created: now, moved: now - n * 95_000, seat: null, opener: false, your_turn: false, where: "", commitment: "7a7dd58b123184c7c4ddbaff5423dca071488044b201a54e760c0c561341f108", nonce_hashes: [], deals: 1, ...more,
});
const live = (bank, move) => ({ kind: "live", bank, move });
const open = [
  card(1, "stockpile", "Stockpile", "Marisol’s table", ["Investors", "Bonds"], live(300, 30), [2, 1, null, null]),
  card(2, "stockpile", "Stockpile", "First game, welcome", [], live(600, 45), [3, null, null]),
  card(3, "wall-street-1920", "1920 Wall Street", "Café Αθήνα", ["Magnates"], { kind: "days", days: 1 }, [4, 2, 3, null]),
];
const playing = [
  card(4, "stockpile", "Stockpile", "Marisol’s table", ["Investors", "Bonds"], live(300, 30), [2, 1, 3, 0], { state: "playing", where: "Round 4 of 6 · Demand" }),
  card(5, "wall-street-1920", "1920 Wall Street", "Café Αθήνα", ["Magnates"], live(300, 30), [4, 2, 3], { state: "playing", where: "27 cards left" }),
  card(6, "stonks", "Stonks", "Lunch break", ["Moderate"], { kind: "days", days: 1 }, [1, 2, 3, 4, 0], { state: "playing", where: "Round 2 of 3 · Trick 3 of 8" }),
];
const finished = playing.map((one, k) => ({ ...one, table: `done${k}`.padEnd(22, "A"), state: "finished", where: `${one.people[0].name} wins` }));
const mine = [{ ...playing[0], seat: 0, your_turn: true }, { ...playing[1], seat: 0 }];

const module = (name, text, help, rule) => ({ name, text, help, kind: "module", rule, fewest: 2, most: 5 });
const bots = ["intern", "clerk", "broker", "tycoon"].map((name) => ({ name, text: name[0].toUpperCase() + name.slice(1) }));
const titles = [
  { title: "stockpile", text: "Stockpile", about: "You know one tip. So does everyone else. Bid on what they hide.", fewest: 2, most: 5, bots,
    modules: [module("investors", "Investors", "A person with a power and a purse of their own.", "SP-INV-1"), module("bonds", "Bonds", "Safe money: $1K a round, price back at the end.", "SP-BND-1"), module("commodities_taxes", "Commodities & taxes", "Sets of commodities pay, taxes cost. Everybody adds one more card to the stockpiles.", "SP-COM-2"), module("forecast_dice", "Forecast dice", "Six dice set this round’s forecasts.", "SP-DIC-1"), module("strategy_cards", "Strategy cards", "A hand of strategy cards; play one a round.", "SP-STR-4"), module("advanced_board", "Advanced board", "Each company climbs its own track.", "SP-ADV-1"), module("first_player_card", "First-player card", "Who leads is sold with a stockpile.", "SP-FPC-1"), module("investor_auction", "Investor auction", "Bid for investors before the first round.", "SP-INV-8")],
    options: [{ name: "first_player", text: "First player", fallback: "random", values: [{ value: "random", text: "Drawn by lot" }], rule: null, module: null }, { name: "investors", text: "Investor sets", fallback: "all", values: [{ value: "all", text: "Base, CC, II" }], rule: null, module: "investors" }],
    presets: [{ name: "first", text: "First game", modules: [], options: {} }, { name: "usual", text: "Investors & bonds", modules: ["investors", "bonds"], options: {} }, { name: "all", text: "Everything", modules: ["investors", "bonds", "commodities_taxes"], options: {} }] },
  { title: "wall-street-1920", text: "1920 Wall Street", about: "Go round the market, steer four prices, be rich when the bomb goes off.", fewest: 2, most: 5, bots, modules: [module("magnates", "Magnates", "The mighty act when a track ends.", "WS-MAG-1"), module("purchase_option", "Purchase option", "Make a card dearer for your rivals.", "WS-OPT-1")], options: [], presets: [] },
  { title: "stonks", text: "Stonks", about: "Low cards move prices, and every trick you win is a share.", fewest: 2, most: 5, bots, modules: [], options: [], presets: [] },
];

// Invented: shows what an analysis looks like, nothing more.
const wave = (k, seat) => Math.sin(k * 1.7 + seat * 2.1) * 0.09;
const worded = (words) => ({ action: words, words });
const analysis = {
  spells: Array.from({ length: 24 }, (_, k) => ({ change: k * 14, luck: [0, 1, 2, 3].map((seat) => wave(k, seat)), actions: [worded("The market opens")] })),
  standings: Array.from({ length: 80 }, (_, k) => { const raw = [0, 1, 2, 3].map((seat) => 1 + 0.5 * Math.sin(k / 8 + seat * 1.9)); const sum = raw.reduce((a, b) => a + b); return { change: k * 5, shares: raw.map((one) => one / sum) }; }),
  decisions: Array.from({ length: 84 }, (_, k) => ({ change: k * 4 + 1, seat: k % 2 ? 1 + (k % 3) : 0, taken: worded("Honey 11"), best: worded(k % 3 ? "Honey 11" : "Honey 3"), taken_share: 0.25 + wave(k, 2), best_share: 0.3, lost: k % 3 ? 0 : Math.abs(wave(k, 1)), choices: [{ ...worded("Honey 11"), share: 0.33, visits: 1900 }, { ...worded("Honey 3"), share: 0.27, visits: 87 }] })),
  seats: [0, 1, 2, 3].map((seat) => ({ seat, decisions: 42, best_taken: 19 - seat, lost: 0.3, start: 0.25, luck: wave(3, seat), play: wave(5, seat) * 4, end: seat === 0 ? 1 : 0 })),
};

function rules(title) {
  const folder = join(root, "rulebook", title.replaceAll("-", "_"));
  const files = readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), "utf8")));
  return {
    title, text: titles.find((one) => one.title === title).text,
    rules: files.flatMap((file) => file.rule ?? []).map(({ id, title: heading, text, ruling, kind, source }) => ({ id, chapter: id.slice(0, id.lastIndexOf("-")), kind, title: heading, text, ruling: ruling ?? "", source })),
    numbers: files.flatMap((file) => file.component ?? []).map((one) => ({ name: one.key, rule: one.rule, text: one.text ?? "", value: Array.isArray(one.value) ? `[${one.value.join(", ")}]` : String(one.value), provenance: one.provenance, note: one.note ?? "" })),
  };
}

/** The answer to a request of the page, or null if it is unknown. */
export function answerTo(url, isEmpty) {
  const path = url.pathname;
  if (path === "/api/about") return { product: "Opening Bell", version: "1", build: "1", protocol: 1, languages: ["en"], limits: { frame: 1, chat: 280, name: 24 }, password: false };
  if (path === "/api/titles") return { titles };
  if (path === "/api/mine") return { tables: mine, more: false };
  if (path === "/api/tables") return { tables: isEmpty ? [] : { open, playing, finished }[url.searchParams.get("state")], more: false };
  if (path.endsWith("/replay")) {
    const title = titles.find((one) => path.includes(`/${one.title}/`));
    const recorded = [url.searchParams.get("lang"), "en"].map((lang) => new URL(`./recorded/${lang}/${title.title}.replay`, import.meta.url)).find(existsSync);
    const match = JSON.parse(readFileSync(recorded, "utf8"));
    return { ...match, steps: url.searchParams.get("from") === "0" ? match.steps : [], card: { ...finished[2], title: title.title, title_text: title.text, players: match.people.length, people: match.people, seat: 0, where: match.where } };
  }
  if (path.endsWith("/analysis")) return analysis;
  if (path.startsWith("/api/rules/")) return rules(path.slice(11));
  return null;
}
