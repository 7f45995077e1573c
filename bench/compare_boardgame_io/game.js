// A game of the size of Stonks for boardgame.io: four players, hidden hands of eleven cards, five companies with prices,
// portfolios, a trick of four cards that moves a price. It does less per move than Stonks: no trump, no speculation, no
// sentences, no list of choices.
const kHand = 11;
const kRanks = 13;
const kCompanies = ["carrot", "grass", "honey", "fish", "apple"];

const companyOf = (card) => kCompanies[Math.floor(card / kRanks)];
const rankOf = (card) => (card % kRanks) + 1;
const sharesOf = (card) => (rankOf(card) > 7 ? 3 : rankOf(card) > 5 ? 2 : 1);

function newPlayer() {
  const held = {};
  for (const company of kCompanies) held[company] = 0;
  return { points: 0, worth: 0, shares: 0, held, portfolio: [], hand: [] };
}

function deal(G, ctx, random) {
  const deck = random.Shuffle(Array.from({ length: kCompanies.length * kRanks }, (_, card) => card));
  for (let seat = 0; seat < ctx.numPlayers; ++seat) G.players[seat].hand = deck.splice(0, kHand);
  G.secret.deck = deck;
  G.discard = [];
}

function newPrices() {
  const prices = {};
  kCompanies.forEach((company, place) => {
    prices[company] = { place: place + 1, level: place + 1, value: place + 1, black: false, values: [1, 2, 3, 4, 5] };
  });
  return prices;
}

function take(G, seat, card) {
  const player = G.players[seat];
  player.portfolio.push(card);
  player.held[companyOf(card)] += sharesOf(card);
  player.shares += sharesOf(card);
}

function endTrick(G) {
  const best = G.trick.reduce((a, b) => (rankOf(a.card) >= rankOf(b.card) ? a : b));
  const price = G.prices[companyOf(best.card)];
  price.level = Math.max(1, Math.min(5, price.level + (rankOf(best.card) > 7 ? 1 : -1)));
  price.value = price.values[price.level - 1];
  G.told.push({ fact: "trick_won", seat: best.seat, card: best.card });
  G.told.push({ fact: "price_changed", company: companyOf(best.card), value: price.value });
  for (const play of G.trick) take(G, best.seat, play.card);
  for (const player of Object.values(G.players))
    player.worth = kCompanies.reduce((sum, company) => sum + player.held[company] * G.prices[company].value, 0);
  G.discard.push(...G.trick.map((play) => play.card));
  G.trick = [];
}

const game = {
  name: "tricks",
  setup: ({ ctx, random }) => {
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; ++seat) players[seat] = newPlayer();
    const G = { secret: {}, players, prices: newPrices(), trick: [], round: 1, discard: [], told: [] };
    deal(G, ctx, random);
    return G;
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...seen } = G;
    const shown = {};
    for (const seat of Object.keys(players))
      shown[seat] = seat === playerID ? players[seat] : { ...players[seat], hand: players[seat].hand.length };
    return { ...seen, players: shown };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, card) => {
        const hand = G.players[playerID].hand;
        const at = hand.indexOf(card);
        if (at < 0) return "INVALID_MOVE";
        hand.splice(at, 1);
        G.told = [{ fact: "played", seat: Number(playerID), card }];
        G.trick.push({ seat: Number(playerID), card });
        if (G.trick.length < ctx.numPlayers) return undefined;
        endTrick(G);
        if (Object.values(G.players).some((player) => player.hand.length > 0)) return undefined;
        for (const player of Object.values(G.players)) {
          player.points += player.worth;
          Object.assign(player, newPlayer(), { points: player.points });
        }
        G.round += 1;
        deal(G, ctx, random);
        return undefined;
      },
    },
  },
};

module.exports = { game };
