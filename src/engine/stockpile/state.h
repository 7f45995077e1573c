// The whole truth of a Stockpile match, without undetermined chance: decks are bags without an order.
#pragma once

#include <type_traits>

#include "engine/core/secret.h"
#include "view/stockpile/view.h"

namespace bell::stockpile {

// A card on a stockpile, in laying order; face up if everybody knows it.
struct Laid {
  Secret<Card> card;
  Pile pile = kNoPile;
  friend bool operator==(const Laid&, const Laid&) = default;
};

struct Pair {
  Secret<Company> company;
  Secret<Forecast> forecast;
  friend bool operator==(const Pair&, const Pair&) = default;
};

// Stock cards of a company are alike, so knowledge of a regular portfolio is a minimum per company. `known[v][o]` is
// seat v's minimum for seat o's portfolio; the public minimum is board.surely. Action cards of a kind are alike, too:
// `kept[v][o]` is the minimum that seat v knows seat o to keep (for its own cards, all of them); the public minimum is
// board.surely_kept.
struct State {
  Board board;  // everything face up
  PerSeat<Secret<StrategySet>> strategies;
  StrategySet strategy_pool;  // undealt and discarded
  InvestorSet investor_deck;
  PerSeat<Shares> regular;  // each known to its owner
  PerSeat<PerSeat<Shares>> known;
  FixedVec<Laid, kMaxLaid> laid;
  std::array<Pair, kPairs> pairs{};
  CompanySet companies_left;  // not yet dealt this round
  ForecastBag forecasts_left;
  PerSeat<FixedVec<Secret<Card>, kMaxHand>> hands;  // market cards to be placed
  Secret<Placement> placing;
  PerSeat<PerSeat<ActionCards>> kept;
  FixedVec<Secret<Card>, kMaxPiles> drawn;
  MarketBag deck;
  CommerceBag commerce_deck;
  PerSeat<FixedVec<Secret<Card>, kMaxHand>> commerce_hands;
  PerSeat<FixedVec<Secret<Investor>, kMaxOffered>> offered;
  PerSeat<FixedVec<Secret<Investor>, 2>> kept_investors;
  std::array<std::uint8_t, 2> filler{};  // up to a whole word, so that equal states have equal bytes

  Cursor& cursor() { return board.cursor; }
  const Cursor& cursor() const { return board.cursor; }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "padding would enter hash and ==");
static_assert(sizeof(State) <= 2048, "a search node must stay cheap to copy");

}  // namespace bell::stockpile
