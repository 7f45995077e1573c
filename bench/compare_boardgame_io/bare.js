// A minimal trick-taking game for boardgame.io: hands, the cards on the table, tricks won. No prices, no portfolios, no facts,
// any card may be played.
// It shows what their server costs when the game itself needs next to nothing.
const kHand = 11;
const kRanks = 13;
const kSuits = 5;
const kRounds = 3;

function deal(G, ctx, random) {
  const deck = random.Shuffle(Array.from({ length: kSuits * kRanks }, (_, card) => card));
  for (let seat = 0; seat < ctx.numPlayers; ++seat) G.players[seat].hand = deck.splice(0, kHand);
}

const bare = {
  name: "bare",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; ++seat) players[seat] = { won: 0, hand: [] };
    const G = { players, trick: [], round: 1 };
    deal(G, ctx, random);
    return G;
  },
  playerView: ({ G, playerID }) => {
    const shown = {};
    for (const seat of Object.keys(G.players))
      shown[seat] = seat === playerID ? G.players[seat] : { won: G.players[seat].won, hand: G.players[seat].hand.length };
    return { ...G, players: shown };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.round > kRounds ? true : undefined),
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, card) => {
        const hand = G.players[playerID].hand;
        const at = hand.indexOf(card);
        if (at < 0) return "INVALID_MOVE";
        hand.splice(at, 1);
        G.trick.push({ seat: playerID, card });
        if (G.trick.length < ctx.numPlayers) return undefined;
        const best = G.trick.reduce((a, b) => (a.card % kRanks >= b.card % kRanks ? a : b));
        G.players[best.seat].won += 1;
        G.trick = [];
        if (Object.values(G.players).some((player) => player.hand.length > 0)) return undefined;
        G.round += 1;
        deal(G, ctx, random);
        return undefined;
      },
    },
  },
};

module.exports = { bare };
