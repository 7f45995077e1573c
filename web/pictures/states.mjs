// The states to record and photograph. A game is played with its seed; each state picks a moment out of the questions its
// seat was asked (`questions`, each with `before.view` and `choices`) or out of all its moments (`all`).
import { stockpile } from "./stockpile.mjs";

const first = (step) => (questions) => questions.find((question) => question.before.view.steps.includes(step));
const late = (step) => (questions) => questions.filter((question) => question.before.view.steps.includes(step)).at(-2);
const end = (_questions, all) => all.at(-1);

export const games = [
  ...stockpile,
  { name: "stonks", title: "stonks", players: 4, seed: 21, bots: "clerk", states: { play: late("play_cards"), fluctuation: first("fluctuation"), take: first("take_card"), end } },
  { name: "wall-street", title: "wall-street-1920", players: 4, seed: 20, bots: "clerk", modules: ["magnates", "purchase_option"], options: { magnates: "mix" }, states: { turn: (questions) => questions[Math.floor(questions.length / 2)], end } },
];

export const sizes = { wide: [1440, 900], low: [1280, 720], phone: [390, 844] };

const known = { "bell.settings": { name: "Inês", hat: "top" }, "bell.tables": { x: { token: "t", at: 1 } } };
/** Pages that are no board: what a browser has kept, and what is done before the picture is taken. */
export const pages = [
  { name: "specimen", path: "/dev", ready: ".spec" },
  { name: "lobby", path: "/", ready: ".poster", kept: known },
  { name: "lobby-first", path: "/", ready: ".poster", kept: { "bell.settings": { name: "Inês", hat: "top" }, "bell.tables": {} }, empty: true },
  { name: "new-table", path: "/?new=stockpile", ready: "dialog[open]", kept: known, act: (page) => page.locator(".chips button").nth(1).click() },
  { name: "settings", path: "/", ready: ".poster", kept: known, act: (page) => page.locator(".topbar .btn").last().click() },
  { name: "watch", path: "/watch", ready: ".wt", kept: known },
  { name: "rules", path: "/rules/stonks#ST-CMP-4", ready: ".rd", kept: known, act: (page) => page.locator("input[type=search]").fill("share") },
];
