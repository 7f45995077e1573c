// With two players each has two commerce cards and lays the lower one first. The odds of the other one follow from all
// deals that begin in this way; here they are counted pair by pair.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "exam/setups.h"
#include "exam/walk.h"
#include "secrecy/chi_square.h"

namespace bell::exam {
namespace {

using stockpile::Card;
using stockpile::CommerceBag;
using stockpile::kCommerceKinds;
using Game = Subject<stockpile::Stockpile>;
using Odds = std::array<double, kCommerceKinds>;

int place_of(Card card) {
  int at = 0;
  while (CommerceBag::kind_at(at) != card) ++at;
  return at;
}

// All pairs of cards the viewer cannot locate in which the lower one is `laid`: how often the other is of each kind.
Odds odds_by_deals(const CommerceBag& unplaced, Card laid) {
  std::vector<Card> cards;
  unplaced.for_each([&](Card card, int count) { cards.insert(cards.end(), static_cast<std::size_t>(count), card); });
  Odds odds{};
  for (std::size_t one = 0; one < cards.size(); ++one)
    for (std::size_t other = one + 1; other < cards.size(); ++other)
      if (std::min(cards[one], cards[other]) == laid)
        odds[static_cast<std::size_t>(place_of(std::max(cards[one], cards[other])))] += 1;
  return odds;
}

// All cards that nobody has shown and the viewer does not hold, including the card just laid.
CommerceBag unplaced_by(const stockpile::Rules& rules, const stockpile::View& view, Card laid) {
  CommerceBag left = rules.commerce;
  const auto drop = [&left](Card card) {
    if (CommerceBag::is_kind(card)) left.remove(card);
  };
  view.board.commerce.gone.for_each([&](Card card, int count) { left.remove(card, count); });
  for (const CommerceBag& owned : view.board.commerce.owned)
    owned.for_each([&](Card card, int count) { left.remove(card, count); });
  for (const stockpile::SeenLaid& each : view.laid) drop(each.card.or_else(stockpile::kNoCard));
  for (const Seat seat : seats_of(rules.seats))
    for (const Seen<Card>& seen : view.commerce_hands[seat]) drop(seen.or_else(stockpile::kNoCard));
  left.add(laid);
  return left;
}

TEST(StockpileGuesses, OfASecondCommerceCardHaveTheOddsOfAllDeals) {
  constexpr int kGuesses = 4000;
  constexpr int kPositions = 30;
  const auto rules = rules_for<stockpile::Stockpile>({"stockpile", 2, {"commodities_taxes"}, {}, {}});
  int judged = 0;
  for (std::uint64_t seed = 1; judged < kPositions; ++seed)
    for (Walk<Game> walk(rules, seed); !walk.is_over() && judged < kPositions; walk.apply(walk.pick())) {
      const Frame& frame = top(walk.state().cursor());
      if (rules.program[frame.step].id != stockpile::StepId::place_commerce || frame.beat == 0) continue;
      const Viewer rival = viewer_of(next_seat(frame.actor, rules.seats));
      const auto view = Game::project(rules, walk.state(), rival);
      const Card laid = view.laid.back().card.or_else(stockpile::kNoCard);
      const auto memory = walk.memory_of(rival);
      std::array<int, kCommerceKinds> counts{};
      for (int guess = 0; guess < kGuesses; ++guess) {
        const auto imagined = Game::imagine(rules, view, memory, walk.rng());
        ++counts[static_cast<std::size_t>(place_of(imagined.commerce_hands[frame.actor][0].truth()))];
      }
      EXPECT_TRUE(is_fair(counts, odds_by_deals(unplaced_by(rules, view, laid), laid))) << seed << walk.where();
      ++judged;
    }
}

}  // namespace
}  // namespace bell::exam
