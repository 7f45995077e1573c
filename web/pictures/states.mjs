// The states to record and capture. A game is played with its seed; each state picks a moment from the questions its seat was
// asked (`questions`, each with `before.view` and `choices`) or from all its moments (`all`).
import { stockpile } from "./stockpile.mjs";
import { stonks } from "./stonks.mjs";
import { wallStreet } from "./wall-street.mjs";


export const games = [
  ...stockpile,
  ...stonks,
  ...wallStreet,
];

const person = (seat, change) => (update) => ({ ...update, people: update.people.map((one) => (one.seat === seat ? { ...one, ...change } : one)) });
const absent = (update, server) => ({ ...update, vote: { vote: 1, kind: "absent", seat: 2, ends: update.now + 45_000, yes: [3], asked: [0, 3], text: server("vote.absent", { name: "Marisol", bot: "Broker" }) } });
const undo = (update, server) => ({ ...update, vote: { vote: 2, kind: "undo", seat: 3, ends: update.now + 20_000, yes: [2], asked: [0, 2], text: server("vote.undo", { name: "Νίκος" }) } });
const chain = (...changes) => (update, server) => changes.reduce((made, change) => change(made, server), update);
const said = (n, seat, text) => ({ n, at: 1_790_000_000_000 - (9 - n) * 61_000, seat, text });

/** The states of a table, each made of one recorded update: what changes in it, and what changes in the page (times of a line
    count from the moment it is drawn). `since` stores the state that many moments ago; `open` is the public view; `live`
    arrives after the page is drawn. */
export const tableStates = {
  waiting: { waiting: true, since: 60, update: (update) => ({ ...update, undo: "ask" }) },
  watching: { waiting: true, open: true, update: (update) => ({ ...update, viewer: null, watchers: 3 }) },
  lost: { state: { line: { is: "lost", again: 3_000, tries: 2 } }, pick: true },
  restart: { state: { line: { is: "restarting", until: 10_000 } } },
  away: { waiting: true, update: chain(person(2, { here: false, away_since: 1_790_000_000_000 - 75_000, absent_at: 1_790_000_000_000 + 15_000 }), absent) },
  bot: { waiting: true, update: person(0, { played_by: "broker" }) },
  undo: { waiting: true, update: undo },
  taken: { update: (update) => ({ ...update, undo: "free", undone: [update.told.at(-1).change] }) },
  late: { update: (update) => ({ ...update, turn: { ...update.turn, deadline: update.now + 12_000 } }), pick: true },
  refused: { state: { refused: { is: "no", id: null, code: "refused", rule: "SP-DEM-2", facts: {}, text: "SP-DEM-2: 18 < 20" } } },
  hint: { hints: true, live: true, update: (update) => ({ ...update, hints: true }) },
  chat: { chat: [said(1, 3, "Ποιος βάζει τρία Steel;"), said(2, 2, "Alguien con una pista."), said(3, 2, "Outbid. As always."), said(4, 0, "Desculpa, preciso dessa pilha.")] },
  over: { update: (update) => ({ ...update, choices: [], turn: { ...update.turn, decision: null, seats: [] }, over: { winners: [3], scores: [216, 113, 82, 239], places: [2, 3, 4, 1], why: "played", sheet: { columns: [], rows: [] } } }) },
};

export const sizes = { wide: [1440, 900], low: [1280, 720], phone: [390, 844], mid: [1024, 768], zoom: [720, 450] };

const known = { "bell.settings": { name: "Inês", hat: "top" }, "bell.tables": { x: { token: "t", at: 1 } } };
/** Pages other than boards: what a browser has stored, and what is done before the picture is taken. */
export const pages = [
  { name: "table-resign", path: "/dev/table-waiting", act: async (page) => { await page.locator(".topbar .btn").last().click(); await page.locator("dialog .btn--danger").click(); } },
  { name: "table-settings", path: "/dev/table-waiting", act: (page) => page.locator(".topbar .btn").last().click() },
  { name: "table-since", path: "/dev/table-waiting", act: (page) => page.locator("#decision .btn").last().click() },
  { name: "table-talk", path: "/dev/table-chat", act: (page) => page.locator(".tape .seg button").last().click({ force: true }) },
  { name: "table-why", path: "/dev/table-hint", act: (page) => page.locator("[aria-disabled=true]").first().dispatchEvent("click") },
  { name: "table-rule", path: "/dev/table-waiting", act: (page) => page.keyboard.press("?") },
  { name: "specimen", path: "/dev", ready: ".specimen" },
  { name: "lobby", path: "/", ready: ".poster", kept: known },
  { name: "lobby-first", path: "/", ready: ".poster", kept: { "bell.settings": { name: "Inês", hat: "top" }, "bell.tables": {} }, empty: true },
  { name: "new-table", path: "/?new=stockpile", ready: "dialog[open]", kept: known, act: (page) => page.locator(".chips button").nth(1).click() },
  { name: "settings", path: "/", ready: ".poster", kept: known, act: (page) => page.locator(".topbar .btn").last().click() },
  { name: "learn", path: "/learn/stonks?step=5", ready: ".coach", kept: known },
  { name: "learn-do", path: "/learn/stockpile?step=4", ready: ".coach", kept: known },
  ...["stonks", "stockpile", "wall-street-1920"].flatMap((title) => [
    { name: `score-${title}`, path: `/t/${title}/score`, ready: ".score", kept: known },
    { name: `replay-${title}`, path: `/t/${title}/replay?at=160`, ready: ".scrub", kept: known },
  ]),
  { name: "watch", path: "/watch", ready: ".wt", kept: known },
  { name: "rules", path: "/rules/stonks#ST-CMP-4", ready: ".rd", kept: known, act: (page) => page.locator("input[type=search]").fill("share") },
];
