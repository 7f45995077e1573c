// A game of the size of Stonks for boardgame.io: four players, hidden hands of eleven cards, five companies with prices,
// portfolios, tricks in which suit must be followed and whose winner moves a price; three rounds. It does less per move
// than Stonks: no trump, no speculation, no choice of what to move or take.
//
// `told` sends each player what `bell serve` sends: facts as sentences, the question, and every choice with its sentence
// and what it would do. `silent` is the same game as one would usually write it for boardgame.io, where clients know the
// rules and the language.
const kHand = 11;
const kRanks = 13;
const kRounds = 3;
const kLevels = 5;
const kCompanies = ["carrot", "grass", "honey", "fish", "apple"];

const companyOf = (card) => kCompanies[Math.floor(card / kRanks)];
const rankOf = (card) => (card % kRanks) + 1;
const nameOf = (card) => `${companyOf(card)} ${rankOf(card)}`;
const sharesOf = (card) => (rankOf(card) > 7 ? 3 : rankOf(card) > 5 ? 2 : 1);
const movesUp = (card) => rankOf(card) > 7;

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
    prices[company] = { place: place + 1, level: 3, value: 3, values: [1, 2, 3, 4, 5] };
  });
  return prices;
}

const mustFollow = (G) => (G.trick.length === 0 ? null : companyOf(G.trick[0].card));

function legal(G, hand) {
  const lead = mustFollow(G);
  const following = hand.filter((card) => companyOf(card) === lead);
  return following.length === 0 ? hand : following;
}

const beats = (G, card, other) => companyOf(card) === companyOf(other) && rankOf(card) > rankOf(other);
const ahead = (G) => G.trick.reduce((best, play) => (beats(G, play.card, best.card) ? play : best));

function take(G, seat, card) {
  const player = G.players[seat];
  player.portfolio.push(card);
  player.held[companyOf(card)] += sharesOf(card);
  player.shares += sharesOf(card);
}

const levelAfter = (price, card) => Math.max(1, Math.min(kLevels, price.level + (movesUp(card) ? 1 : -1)));

function endTrick(G) {
  const best = ahead(G);
  const price = G.prices[companyOf(best.card)];
  price.level = levelAfter(price, best.card);
  price.value = price.values[price.level - 1];
  G.facts.push({ fact: "trick_won", seat: best.seat, card: best.card });
  G.facts.push({ fact: "price_changed", seat: best.seat, company: companyOf(best.card), value: price.value });
  take(G, best.seat, best.card);
  for (const player of Object.values(G.players))
    player.worth = kCompanies.reduce((sum, company) => sum + player.held[company] * G.prices[company].value, 0);
  G.discard.push(...G.trick.filter((play) => play !== best).map((play) => play.card));
  G.trick = [];
}

function endRound(G, ctx, random) {
  for (const [seat, player] of Object.entries(G.players)) {
    player.points += player.worth;
    Object.assign(player, newPlayer(), { points: player.points });
    G.facts.push({ fact: "round_scored", seat: Number(seat), value: player.points });
  }
  G.round += 1;
  if (G.round <= kRounds) deal(G, ctx, random);
}

const kSentences = {
  played: (who, fact) => `${who} ${who === "You" ? "play" : "plays"} ${nameOf(fact.card)}.`,
  trick_won: (who, fact) => `${who} ${who === "You" ? "win" : "wins"} the trick with ${nameOf(fact.card)}.`,
  price_changed: (who, fact) => `${who} ${who === "You" ? "move" : "moves"} ${fact.company}; a share is worth ${fact.value}.`,
  round_scored: (who, fact) => `${who} ${who === "You" ? "have" : "has"} ${fact.value} points.`,
};

const calledBy = (reader, seat) => (String(seat) === reader ? "You" : `Player ${Number(seat) + 1}`);

function question(G, ctx, reader) {
  if (ctx.gameover) return { text: "The match is over.", help: "" };
  if (ctx.currentPlayer !== reader) return { text: `Waiting for ${calledBy(reader, ctx.currentPlayer)}.`, help: "" };
  const lead = mustFollow(G);
  return { text: "Play a card.", help: lead ? `If you hold ${lead}, you must play it.` : "You open the trick with any card." };
}

function choices(G, ctx, reader) {
  if (ctx.gameover || ctx.currentPlayer !== reader) return [];
  return legal(G, G.players[reader].hand).map((card) => {
    const price = G.prices[companyOf(card)];
    const isAhead = G.trick.length === 0 || beats(G, card, ahead(G).card);
    return {
      text: `Play ${nameOf(card)}`,
      action: `play ${nameOf(card)}`,
      verb: "play",
      card,
      prospect: { shares: sharesOf(card), worth: sharesOf(card) * price.value, ahead: isAhead, level: levelAfter(price, card) },
    };
  });
}

function viewOf(G, playerID) {
  const { secret, players, ...seen } = G;
  const shown = {};
  for (const seat of Object.keys(players))
    shown[seat] = seat === playerID ? players[seat] : { ...players[seat], hand: players[seat].hand.length };
  return { ...seen, players: shown };
}

function toldView({ G, ctx, playerID }) {
  const facts = G.facts.map((fact) => ({ text: kSentences[fact.fact](calledBy(playerID, fact.seat), fact), ...fact }));
  return { ...viewOf(G, playerID), facts, question: question(G, ctx, playerID), choices: choices(G, ctx, playerID) };
}

const gameCalled = (name, playerView) => ({
  name,
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; ++seat) players[seat] = newPlayer();
    const G = { secret: {}, players, prices: newPrices(), trick: [], round: 1, discard: [], facts: [] };
    deal(G, ctx, random);
    return G;
  },
  playerView,
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.round > kRounds ? { points: Object.values(G.players).map((player) => player.points) } : undefined),
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, card) => {
        const hand = G.players[playerID].hand;
        if (!legal(G, hand).includes(card)) return "INVALID_MOVE";
        hand.splice(hand.indexOf(card), 1);
        G.facts = [{ fact: "played", seat: Number(playerID), card }];
        G.trick.push({ seat: Number(playerID), card });
        if (G.trick.length < ctx.numPlayers) return undefined;
        endTrick(G);
        if (Object.values(G.players).every((player) => player.hand.length === 0)) endRound(G, ctx, random);
        return undefined;
      },
    },
  },
});

const told = gameCalled("told", toldView);
const silent = gameCalled("silent", ({ G, playerID }) => viewOf(G, playerID));

module.exports = { told, silent, legal };
