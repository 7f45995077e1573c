// The states of Stonks: every moment of a round, in every setup.
import { asks, end, pick } from "./moments.mjs";

const round = {
  states: {
    start: asks("lay_to_reveal"), hide: asks("lay_face_down"), scored: asks("lay_to_reveal", 1),
    follow: asks("play", 1, (view, question) => view.trick.must_follow !== null && view.trick.plays.length >= Math.min(2, view.seats - 1) && question.choices.length > 1),
    free: asks("play", 0, (view) => view.trick.must_follow === null && view.trick.plays.length > 0),
    fluctuation: asks("raise"), open: asks("speculate", 0, (view) => view.trick.lead === null), speculate: asks("speculate", 0, (view) => view.trick.lead !== null),
    take: asks("take", 2), wait: (_questions, all) => all.find(({ view }) => view.round === view.rounds && view.steps.at(-1) === "play_cards" && view.trick.plays.length === 1), end,
  },
  picks: { start: pick("lay_to_reveal", 2), hide: pick("lay_face_down", 1), follow: pick("play", 1), free: pick("play"), fluctuation: pick("lower"), open: pick("speculate", 1), speculate: pick("speculate"), take: pick("take") },
};

export const stonks = [
  { name: "stonks", title: "stonks", players: 4, seed: 21, game: 148, bots: "clerk", ...round },
  { name: "stonks-5p", title: "stonks", players: 5, seed: 12, game: 10, bots: "clerk", ...round },
  { name: "stonks-3p", title: "stonks", players: 3, seed: 5, bots: "clerk", options: { variant: "moderate" }, ...round },
  { name: "stonks-2p", title: "stonks", players: 2, seed: 9, game: 3, bots: "clerk", ...round },
  { name: "stonks-small", title: "stonks", players: 4, seed: 8, game: 6, bots: "clerk", options: { variant: "small_caps" }, ...round },
];
