// The two-player game: flatter tiles, two rounds from one deck, portfolios kept, one scoring at the end.
#include <array>

#include "engine/stonks/modules/modules.h"
#include "engine/stonks/portfolio.h"
#include "engine/stonks/prices.h"
#include "engine/stonks/steps/steps.h"

namespace bell::stonks {
namespace {

// Round 1 shuffles everything; round 2 continues with the rest of the deck.
struct KeepTheDeck {
  static constexpr StepId id = StepId::gather;
  static constexpr Rule cite = Rule::ST_TWO_2;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.round == 0) gather_all_cards(ctx);
    return Progress::done;
  }
};

// Round 2 is opened by the player with fewer cards, or if equal by the winner of the last trick.
struct Opener {
  static constexpr StepId id = StepId::first_opener;
  static constexpr Rule cite = Rule::ST_TWO_4;
  static Progress enter(Ctx& ctx) {
    RULE(ST_TWO_3);  // both rounds start with two cards in the portfolio; round 1 opens as with more players
    if (ctx.state.board.round == 1) return first_opener_step().enter(ctx);
    const int mine = whole_portfolio(ctx.state, seat_at(0)).size();
    const int yours = whole_portfolio(ctx.state, seat_at(1)).size();
    ctx.state.board.opener = mine == yours ? ctx.state.board.two_players.last_winner : seat_at(mine < yours ? 0 : 1);
    ctx.tell.say({.what = Happening::opener_chosen, .rule = cite, .seat = ctx.state.board.opener});
    return Progress::done;
  }
};

// Scoring is at the end only; then the whole portfolio counts, for tie-breaks too.
struct ScoreOnce {
  static constexpr StepId id = StepId::score_round;
  static constexpr Rule cite = Rule::ST_TWO_7;
  static Progress enter(Ctx& ctx) {
    RULE(ST_TWO_6);  // a speculation card scores only if it is unused now
    if (ctx.state.board.round == ctx.rules.rounds) score_portfolios(ctx);
    return Progress::done;
  }
};

void remember_winner(State& state, Seat winner) { state.board.two_players.last_winner = winner; }

void install(Rules& rules) {
  RULE(ST_TWO_1);
  rules.side.fill(Side::b);
  rules.blackened.add(Precedence::replace, &black_until_the_fourth);
  rules.trick_won.add(&remember_winner);
}

}  // namespace

const Manifest& two_players_manifest() {
  static const std::array kSplices{Splice{Where::replace, StepId::gather, ops_of<KeepTheDeck, Stonks>()},
                                   Splice{Where::replace, StepId::first_opener, ops_of<Opener, Stonks>()},
                                   Splice{Where::replace, StepId::score_round, ops_of<ScoreOnce, Stonks>()}};
  static constexpr std::array kFixes{FixedOption{"rounds", "2"}};
  static const Manifest kTwoPlayers{.id = ModuleId::two_players,
                                    .name = "two_players",
                                    .cite = Rule::ST_TWO_2,
                                    .joins = Joins::with_its_seats,
                                    .splices = kSplices,
                                    .most_seats = 2,
                                    .fixes = kFixes,
                                    .install = &install};
  return kTwoPlayers;
}

}  // namespace bell::stonks
