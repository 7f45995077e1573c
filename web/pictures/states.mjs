// The states to record and photograph. A game is played with its seed; each state picks a moment out of the questions its
// seat was asked (`questions`, each with `before.view` and `choices`) or out of all its moments (`all`).
const late = (step) => (questions) => questions.filter((question) => question.before.view.steps.includes(step)).at(-2);
const end = (_questions, all) => all.at(-1);
const asks = (verb, nth = 0, test = () => true) => (questions) => questions.filter((question) => question.choices.some((choice) => choice.verb === verb) && test(question.before.view, question)).at(nth);
const pick = (verb, nth = 0) => (choices) => choices.filter((choice) => choice.verb === verb).at(nth)?.action;

// Stonks, every moment of a round: one list for all setups.
const stonks = {
  states: {
    start: asks("lay_to_reveal"), hide: asks("lay_face_down"), scored: asks("lay_to_reveal", 1),
    follow: asks("play", 1, (view, question) => view.trick.must_follow !== null && view.trick.plays.length > 1 && question.choices.length > 1),
    free: asks("play", 0, (view) => view.trick.must_follow === null && view.trick.plays.length > 0),
    fluctuation: asks("raise"), open: asks("speculate", 0, (view) => view.trick.lead === null), speculate: asks("speculate", 0, (view) => view.trick.lead !== null),
    take: asks("take", 2), wait: (_questions, all) => all.find(({ view }) => view.round === view.rounds && view.steps.at(-1) === "play_cards" && view.trick.plays.length === 1), end,
  },
  picks: { start: pick("lay_to_reveal", 2), hide: pick("lay_face_down", 1), follow: pick("play", 1), free: pick("play"), fluctuation: pick("lower"), open: pick("speculate", 1), speculate: pick("speculate"), take: pick("take") },
};

export const games = [
  { name: "stockpile", title: "stockpile", players: 4, seed: 11, game: 4, bots: "clerk", modules: ["investors", "bonds"], states: { supply: late("place_market"), demand: late("bidding"), selling: late("selling"), end } },
  { name: "stonks", title: "stonks", players: 4, seed: 21, game: 148, bots: "clerk", ...stonks },
  { name: "stonks-5p", title: "stonks", players: 5, seed: 12, game: 10, bots: "clerk", ...stonks },
  { name: "stonks-3p", title: "stonks", players: 3, seed: 5, bots: "clerk", options: { variant: "moderate" }, ...stonks },
  { name: "stonks-2p", title: "stonks", players: 2, seed: 9, bots: "clerk", ...stonks },
  { name: "stonks-small", title: "stonks", players: 4, seed: 8, bots: "clerk", options: { variant: "small_caps" }, ...stonks },
  { name: "wall-street", title: "wall-street-1920", players: 4, seed: 20, bots: "clerk", modules: ["magnates", "purchase_option"], options: { magnates: "mix" }, states: { turn: (questions) => questions[Math.floor(questions.length / 2)], end } },
];

export const sizes = { wide: [1440, 900], low: [1280, 720], phone: [390, 844], mid: [1024, 768], zoom: [720, 450] };

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
