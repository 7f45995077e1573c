// Builds a state from the description: cards that were not given stay where they are before anything is dealt.
#include "engine/stockpile/pairs.h"
#include "kernel/invariant.h"
#include "plays/stockpile/given.h"
#include "plays/stockpile/wording.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

// Takes given cards out of a deck; remembers the first one that was missing.
template <class BagOf>
class Taking {
 public:
  explicit Taking(BagOf all) : left_(all) {}
  template <class Kind>
  void take(Kind kind) {
    if (!BagOf::is_kind(kind)) return;
    if (left_.count(kind) > 0) return left_.remove(kind);
    if (!fault_) fault_ = wrong("play.given_too_often", {{"card", std::string(stockpile::name_of(kind))}});
  }
  const BagOf& left() const { return left_; }
  const Fault& fault() const { return fault_; }

 private:
  BagOf left_;
  Fault fault_;
};

}  // namespace

bool GivenTable::is_past(StepId step) const {
  const int place = rules_.program.place_of(step);
  return place >= 0 && rules_.program.place_of(at_) > place;
}

Outcome<State, Problem> GivenTable::state() const {
  State state = draft_;
  Board& board = state.board;
  count(state);
  for (const auto leave :
       {&GivenTable::leave_cards, &GivenTable::leave_strategies, &GivenTable::leave_investors, &GivenTable::deal_pairs})
    if (const Fault fault = (this->*leave)(state)) return *fault;
  if (at_ == StepId::start_round) --board.round;
  if (!is_past(StepId::starting_share)) board.round = 0;
  if (is_past(StepId::open_piles)) board.opened = rules_.piles;
  if (is_past(StepId::next_supply)) board.supply_set = rules_.supply_sets;
  board.cursor.frames.push_back(Frame{small(rules_.program.place_of(at_)), 0, kNoSeat});
  board.cursor.turn = Turn::chance();  // until the step decides who acts
  if (const char* broken = Stockpile::broken_invariant(rules_, state)) return untruth(broken);
  return state;
}

// Sets the public counts.
void GivenTable::count(State& state) const {
  Board& board = state.board;
  for (const Seat seat : seats_of(rules_.seats)) {
    board.regular_size[seat] = 0;
    for (const std::uint8_t cards : state.regular[seat]) board.regular_size[seat] += cards;
    board.hand_size[seat] = small(state.hands[seat].size());
    board.commerce.hand_size[seat] = small(state.commerce_hands[seat].size());
    board.strategies.hand_size[seat] = small(strategies_[seat].size());
    state.strategies[seat] = Secret<StrategySet>(strategies_[seat], seat);
  }
}

Fault GivenTable::leave_cards(State& state) const {
  if (!is_past(StepId::starting_cash)) return std::nullopt;  // the decks are set up in that step
  Taking<MarketBag> market(MarketBag::of(rules_.printed.market_deck));
  Taking<CommerceBag> commerce(rules_.commerce);
  for (const Card card : cards_) {
    market.take(card);
    commerce.take(card);
  }
  state.deck = market.left();
  state.board.deck_size = small(state.deck.size());
  state.commerce_deck = commerce.left();
  state.board.commerce.deck_size = small(state.commerce_deck.size());
  return market.fault() ? market.fault() : commerce.fault();
}

Fault GivenTable::leave_strategies(State& state) const {
  state.strategy_pool = rules_.strategies;
  const auto take_all = [&](const StrategySet& cards) {
    Fault fault;
    for (int nth = 0; nth < cards.size(); ++nth) {
      if (state.strategy_pool.has_any(cards.nth(nth)))
        state.strategy_pool.remove(cards.nth(nth));
      else
        fault = wrong("play.given_too_often", {{"card", std::string(stockpile::name_of(cards.nth(nth)))}});
    }
    return fault;
  };
  Fault fault = take_all(state.board.strategies.played);
  for (const Seat seat : seats_of(rules_.seats))
    if (!fault) fault = take_all(strategies_[seat]);
  return fault;
}

Fault GivenTable::leave_investors(State& state) const {
  if (!is_past(StepId::deal_investors)) return std::nullopt;
  state.investor_deck = rules_.investors;
  for (const Investor investor : investors_) {
    if (!state.investor_deck.has(investor))
      return wrong("play.investor_not_here", {{"investor", std::string(stockpile::name_of(investor))}});
    state.investor_deck.remove(investor);
  }
  return std::nullopt;
}

Fault GivenTable::deal_pairs(State& state) const {
  state.companies_left = CompanySet::all();
  if (!is_past(StepId::start_round)) return std::nullopt;
  const bool rolls_later = rules_.program.place_of(StepId::roll_dice) >= 0 && !is_past(StepId::roll_dice);
  state.board.forecasts = rolls_later ? rules_.forecasts : dice_;
  CompanySet companies = CompanySet::all();
  Taking<ForecastBag> forecasts(state.board.forecasts);
  for (int pair = 0; pair < kPairs; ++pair) {
    const auto& given = pairs_[static_cast<std::size_t>(pair)];
    if (!given) continue;
    if (!companies.has(given->company))
      return wrong("play.company_in_two_pairs", {{"company", std::string(stockpile::name_of(given->company))}});
    companies.remove(given->company);
    forecasts.take(given->forecast);
    lay_pair(state, pair, *given);
  }
  if (forecasts.fault()) return forecasts.fault();
  ForecastBag left = forecasts.left();
  for (int nth = 0; nth < kPairs && is_past(StepId::deal_pairs); ++nth) {
    const int pair = pair_in_turn(nth);
    if (pairs_[static_cast<std::size_t>(pair)]) continue;
    lay_pair(state, pair, {companies.nth(0), left.nth(0)});
    companies.remove(companies.nth(0));
    left.remove(left.nth(0));
  }
  state.companies_left = companies;
  state.forecasts_left = left;
  return std::nullopt;
}

int GivenTable::pair_in_turn(int nth) const {
  return nth < rules_.own_pairs() ? (nth + moved_ * rules_.pairs_each) % rules_.own_pairs() : nth;
}

void GivenTable::lay_pair(State& state, int pair, DealtPair dealt) const {
  const auto at = static_cast<std::size_t>(pair);
  Pair& laid = state.pairs[at];
  state.board.pair_parts[at] = kHasCompany | kHasForecast;
  if (shown_[at] || is_public_pair(rules_, pair)) {
    laid = {open(dealt.company), open(dealt.forecast)};
    return;
  }
  laid = {Secret<Company>{}.with(dealt.company), Secret<Forecast>{}.with(dealt.forecast)};
  SeatMask knowers = lookers_[at];
  if (const Seat owner = owner_of_pair(rules_, pair); owner != kNoSeat) knowers.add(owner);
  for (const Seat seat : knowers) {
    laid.company.tell(seat);
    laid.forecast.tell(seat);
  }
}

}  // namespace bell::plays::stockpiles
