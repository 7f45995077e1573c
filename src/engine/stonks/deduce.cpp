// Computes what screens show and should not compute themselves, from the view and the printed numbers.
#include "engine/stonks/known.h"
#include "engine/stonks/prices.h"
#include "engine/stonks/steps/award.h"
#include "engine/stonks/steps/final_scoring.h"
#include "engine/stonks/steps/play_cards.h"

namespace bell::stonks {
namespace {

KnownPortfolio described(const Rules& rules, const KnownCards& known, const Holding& holding) {
  KnownPortfolio portfolio;
  portfolio.worth = holding.points.amount();
  known.cards.for_each([&](Card card) {
    std::uint16_t& held = portfolio.held[company_of(card)];
    held = static_cast<std::uint16_t>(held + rules.shares(card));
  });
  portfolio.shares = static_cast<std::uint16_t>(holding.shares);
  portfolio.cards = static_cast<std::uint16_t>(holding.cards + known.unseen);
  portfolio.unseen = static_cast<std::uint16_t>(known.unseen);
  return portfolio;
}

void deduce_portfolios(const Rules& rules, const View& view, Deduced& deduced) {
  PerSeat<Holding> held;
  for (const Seat seat : seats_of(rules.seats)) {
    const KnownCards known = known_portfolio(rules, view, seat);
    held[seat] = appraise(rules, view.board, known.cards, seat);
    deduced.portfolios[seat] = described(rules, known, held[seat]);
  }
  deduced.tie_break = tie_break_of(rules, view.board, held);
}

void deduce_printed(const Rules& rules, const Board& board, Deduced& deduced) {
  deduced.shares = rules.printed.shares;
  deduced.fluctuation = rules.printed.fluctuation;
  if (board.round == 0) return;  // the row is still being laid: no tile has a side yet
  for (const Company company : board.row)
    for (int level = 0; level < kLevels; ++level)
      deduced.values[company][static_cast<std::size_t>(level)] =
          static_cast<std::uint8_t>(rules.value(board.tiles[company].side, level));
}

void deduce_trick(const View& view, Deduced& deduced) {
  const Trick trick = known_trick(view);
  for (const Played& played : trick.plays)
    deduced.counts_as.push_back(played.card == kNoCard ? kNoCompany : counts_as(trick, played));
  deduced.ahead = agreed(view, trick, [&view](const Trick& shown) { return winner_of(shown, view.board.trump); });
}

// 0 before the first round; after the last trick of a round it stays at the last one.
int number_of_trick(const Rules& rules, const Board& board) {
  if (board.round == 0) return 0;
  return rules.tricks() - board.tricks_left + (board.tricks_left > 0 ? 1 : 0);
}

void deduce_duty(const Rules& rules, const View& view, Deduced& deduced) {
  const Board& board = view.board;
  const StepId step = rules.program[top(board.cursor).step].id;
  if (step == StepId::fluctuation) deduced.steps = static_cast<std::uint8_t>(fluctuation_of_last(rules, board.trick));
  if (step == StepId::play_cards)
    for (const Seat seat : board.cursor.turn.seats())
      if (must_follow(board.trick, view.hands[seat].or_else({}))) deduced.must_follow = board.trick.lead;
}

}  // namespace

Deduced Stonks::deduce(const Rules& rules, const View& view) {
  Deduced deduced;
  deduce_printed(rules, view.board, deduced);
  deduce_portfolios(rules, view, deduced);
  deduce_trick(view, deduced);
  deduce_duty(rules, view, deduced);
  deduced.trick = static_cast<std::uint8_t>(number_of_trick(rules, view.board));
  deduced.tricks = static_cast<std::uint8_t>(rules.tricks());
  return deduced;
}

}  // namespace bell::stonks
