// Stockpile's states: every phase, every module, every window of an ability or a strategy, two to five players.
const everything = ["investors", "bonds", "commodities_taxes", "forecast_dice", "strategy_cards", "first_player_card", "advanced_board"];
const options = { investors: "base+cc+ii+promo", promo_strategies: "yes" };

const real = (questions) => questions.filter((question) => question.choices.length > 1);
const step = (name, nth = -1) => (questions) => real(questions).filter((question) => question.before.view.steps.at(-1) === name).at(nth);
const verb = (name, nth = -1) => (questions) => real(questions).filter((question) => question.choices.some((choice) => choice.verb === name)).at(nth);
const most = (name) => (questions) => real(questions).filter((question) => question.before.view.steps.at(-1) === name).sort((a, b) => b.choices.length - a.choices.length)[0];
const waiting = (name, nth = -1) => (_, all) => all.filter((moment) => moment.view.steps?.at(-1) === name && !moment.choices).at(nth);
const end = (_, all) => all.at(-1);
// The first card is already placed, and it is not a share.
const placed = (questions) => real(questions).find(({ before }) => before.view.placing?.card === "bust");
// A Movement in one change, with something to tell: it is captured while turning.
const moved = (_, all) => all.find(({ events, view }) => Array.isArray(view.turn) && (events ?? []).filter(({ fact }) => fact === "pair_revealed").length > 3 && events.some(({ fact }) => fact === "stock_split"));
const middle = (list) => list[Math.floor(list.length / 2)];
const bid = (choices) => middle(choices.filter((choice) => choice.verb === "bid"))?.action;
const any = (name) => (choices) => middle(choices.filter((choice) => choice.verb === name))?.action;

const game = (name, order, states, picks = {}) => ({ name: `stockpile${name}`, title: "stockpile", bots: "clerk", ...order, states, picks, live: ["movement"] });
const all = (players, seed, more) => ({ players, seed, bots: "intern,clerk", modules: everything, options, ...more });
const auction = (players, seed, more) => all(players, seed, { modules: [...everything, "investor_auction"], ...more });

export const stockpile = [
  game("", { players: 4, seed: 11, game: 4, bots: "broker:60", modules: ["investors", "bonds"] },
    { bonds: step("buy_bonds", 2), supply: verb("place_face_up", 3), down: verb("place_face_down", 3), demand: most("bidding"), action: most("action_cards"), selling: most("selling"), dividend: most("pay_dividend"), waits: waiting("bidding", 40), movement: moved, end },
    { bonds: any("buy_bonds"), supply: any("place_face_up"), demand: bid, action: any("play_action"), selling: any("sell"), dividend: any("show") }),
  game("-5p", { players: 5, seed: 3 }, { demand: most("bidding"), supply: verb("place_face_up", 3) }, { demand: bid }),
  game("-2p", { players: 2, seed: 5, game: 2, seat: 1, modules: ["investors", "bonds"] }, { investors: step("keep_investors"), demand: step("bidding", -2), supply: verb("place_face_down"), movement: verb("reveal_pair") }, { demand: bid }),
  game("-full", all(5, 25, { bots: "clerk", game: 2 }),
    { investors: step("keep_investors"), discard: step("discard_strategies", 0), bonds: step("buy_bonds", 2), supply: verb("place_face_up", 3), commerce: verb("place_commerce", 3), demand: most("bidding"), action: most("action_cards"), selling: most("selling"), dividend: most("pay_dividend"), movement: moved, end },
    { supply: any("place_face_up"), demand: bid, action: any("play_action"), commerce: any("place_commerce"), selling: any("sell"), investors: any("keep_investor") }),
  game("-placed", all(5, 25, { bots: "clerk", game: 2, seat: 2 }), { bust: placed }),
  game("-auction", auction(5, 15, { game: 2, seat: 3 }), { bid: step("bid_for_investors"), first: verb("place_first_card", 0), give: verb("give_first_card") }, { bid, first: any("place_first_card"), give: any("give_first_card") }),
  game("-ask", auction(2, 12, { game: 2 }), { again: step("sell_again"), bought: verb("buy_discarded"), giveup: verb("give_up"), name: verb("name_company") }, { again: any("sell") }),
  game("-ask2", auction(2, 12, { game: 7, seat: 1 }), { shown: verb("show_companies"), named: step("end_of_round"), take: verb("take_discarded") }, { shown: any("show_companies") }),
  game("-ask3", auction(2, 12, { game: 1, seat: 1 }), { cramer: verb("raise"), look: verb("look_at_pair"), martha: step("look_while_bidding"), diversify: verb("show_companies", 0) }),
  game("-ask4", auction(2, 12, { game: 8, seat: 1 }), { phil: step("take_insider_card"), refund: verb("refund"), short: verb("sell_short") }),
  game("-ask5", auction(4, 14, { game: 9, seat: 2 }), { mark: verb("move_card") }, { mark: any("move_card") }),
  game("-ask11", auction(4, 14, { game: 4, seat: 2 }), { cover: verb("cover") }, { cover: any("cover") }),
  game("-ask6", auction(2, 12, { game: 0, seat: 1 }), { warren: verb("look_at_pile"), discard: verb("discard_card") }),
  game("-ask7", auction(2, 12, { game: 4, seat: 1 }), { robins: verb("hide_opening") }),
  game("-ask8", auction(2, 12, { game: 5, seat: 0 }), { chanda: verb("exchange") }, { chanda: any("exchange") }),
  game("-ask9", auction(5, 15, { game: 1, seat: 1 }), { oprah: verb("give_money") }, { oprah: any("give_money") }),
  game("-ask10", auction(2, 12, { game: 1, seat: 0 }), { soros: verb("sell_short"), strategy: verb("lower") }),
];
