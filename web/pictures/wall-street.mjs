// The states of 1920 Wall Street: every kind of question, whichever setup brings it up.
import { asks, end, pick } from "./moments.mjs";

const two = (_view, question) => new Set(question.choices.map((choice) => choice.card)).size > 1;
const at = (step) => (view) => view.steps.includes(step);
const turns = {
  states: {
    pawn: asks("place_pawn"), turn: asks("move", 12), early: asks("move", 2), sell: asks("sell", 3), flip: asks("flip", 6), raise: asks("raise_capital", 4), keep: asks("keep", 5), close: asks("end_turn", 3), late: asks("move", -1),
    pile: asks("discard", 0, at("choose_pile")), wait: (_questions, all) => all.find(({ view }) => view.round === 5 && view.steps.at(-1) === "act"), end,
  },
  picks: { pawn: pick("place_pawn", 2), turn: pick("move", 2), early: pick("move", 1), sell: pick("sell"), flip: pick("flip"), raise: pick("raise_capital"), keep: pick("keep"), pile: pick("discard", 1), late: pick("move") },
};
const moments = {
  states: {
    set: asks("keep", 0, two), option: asks("lay_option", 3), surprise: asks("choose_company"), show: asks("show"), offer: asks("offer"), swap: asks("swap"), give: asks("give_magnate"), redeem: asks("redeem"), take: asks("take_discard"), back: asks("give_back"),
    explosion: asks("discard", 0, at("discard_explosion")),
  },
  picks: { set: pick("keep", 1), option: pick("lay_option", 1), surprise: pick("choose_company", 1), offer: pick("offer"), swap: pick("swap"), give: pick("give_magnate"), take: pick("take_discard"), back: pick("give_back"), explosion: pick("discard", 2) },
};
const everything = { title: "wall-street-1920", modules: ["magnates", "purchase_option"], options: { magnates: "mix" } };
const some = (...names) => ({ states: Object.fromEntries(names.map((name) => [name, moments.states[name]])), picks: moments.picks });

export const wallStreet = [
  { name: "wall-street", ...everything, players: 4, seed: 20, game: 8, bots: "clerk", ...turns },
  { name: "wall-street-5p", ...everything, players: 5, seed: 3, game: 1, bots: "clerk", ...turns },
  { name: "wall-street-3p", title: "wall-street-1920", players: 3, seed: 4, bots: "intern", modules: ["magnates"], ...turns },
  { name: "wall-street-2p", title: "wall-street-1920", players: 2, seed: 2, bots: "intern", options: { board: "orange" }, ...turns },
  { name: "wall-street-moment", ...everything, players: 4, seed: 20, game: 8, bots: "clerk", ...some("set", "option", "redeem") },
  { name: "wall-street-moment-x", ...everything, players: 4, seed: 20, game: 3, bots: "clerk", ...some("show", "swap") },
  { name: "wall-street-moment-o", ...everything, players: 4, seed: 20, game: 0, bots: "clerk", ...some("offer") },
  { name: "wall-street-moment-d", ...everything, players: 4, seed: 20, game: 9, seat: 1, bots: "clerk", ...some("show") },
  { name: "wall-street-moment-b", ...everything, players: 4, seed: 20, game: 7, bots: "clerk", ...some("back") },
  { name: "wall-street-moment-t", ...everything, players: 5, seed: 3, game: 7, bots: "clerk", ...some("take") },
  { name: "wall-street-moment-5p", ...everything, players: 5, seed: 3, game: 1, bots: "clerk", ...some("give") },
  { name: "wall-street-moment-2p", title: "wall-street-1920", players: 2, seed: 2, bots: "intern", options: { board: "orange" }, ...some("surprise", "explosion") },
];
