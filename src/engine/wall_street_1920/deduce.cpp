// Computes what screens show and should not compute themselves, from the view and the printed numbers.
#include <algorithm>

#include "engine/wall_street_1920/appraisal.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/prices.h"
#include "engine/wall_street_1920/rondel.h"
#include "engine/wall_street_1920/scoring.h"

namespace bell::wall_street_1920 {
namespace {

void deduce_companies(const Rules& rules, const Board& board, Deduced& deduced) {
  const Market at_end = market_at_end(rules, board, board.event);
  const CompanySet awaited = rules.awaited(board, {});
  for (const Company company : kAllCompanies) {
    CompanyFigures& figures = deduced.companies[company];
    figures.value = static_cast<std::uint8_t>(value_now(rules, board, company));
    figures.counted_value = static_cast<std::uint8_t>(at_end.value[company]);
    figures.minimum = static_cast<std::uint8_t>(rules.minimum(company));
    for (int level = 0; level <= rules.top_level; ++level) {
      figures.values.push_back(static_cast<std::uint8_t>(rules.value(company, level)));
      if (awaited.has(company) && is_end_of_track(rules, level))
        figures.wakes.push_back(static_cast<std::uint8_t>(level));
    }
  }
}

void deduce_places(const Rules& rules, const View& view, Deduced& deduced) {
  Board other_trend = view.board;
  other_trend.trend = other_way(other_trend.trend);
  const bool plays = is_seat(view.viewer);
  const Fares fares = plays ? fares_of(rules, view.board, seat_of(view.viewer)) : Fares{};
  const Fares other_way_fares = plays ? fares_of(rules, other_trend, seat_of(view.viewer)) : Fares{};
  for (int place = 0; place < view.board.rondel.size(); ++place) {
    PlaceFigures& figures = deduced.places[static_cast<std::size_t>(place)];
    for (const Card card : cards_at(view.board, place))
      figures.cost = static_cast<std::uint8_t>(figures.cost + rules.printed.cost[card]);
    if (fares.is_empty()) continue;
    figures.fare = Seen<Fare>(fares[place]);
    figures.other_way = Seen<Fare>(other_way_fares[place]);
  }
}

// The faces of all cards that are face up or held by the viewer.
class Sight {
 public:
  explicit Sight(const View& view) {
    const Board& board = view.board;
    see(board.top);
    for (const Place& place : board.rondel) {
      see(place.card);
      see(place.second);
    }
    for (const PileTop& top : board.piles) see(top.card);
    for (const Card card : board.business.bought) see(card);
    for (const Card card : {board.business.kept, board.business.to_discard, board.business.sold}) see(card);
    see(board.exchange.shown);
    for (const Seat seat : seats_of(view.seats)) {
      see(view.offers[seat].or_else(kNoCard));
      see_all(view.shares[seat].or_else({}));
      see_all(board.variations[seat]);
    }
  }
  bool has(Card card) const { return seen_[card] != 0; }

 private:
  void see(Card card) { seen_[card] = 1; }
  template <int First, int Count>
  void see_all(const Bag<Card, First, Count>& cards) {
    cards.for_each([this](Card card, int) { see(card); });
  }
  PerFace<std::uint8_t> seen_;
};

CardFigures figures_of(const Rules& rules, const Board& board, CompanySet awaited, Card card) {
  CardFigures figures{.card = card,
                      .cost = rules.printed.cost[card],
                      .dynamite = rules.printed.dynamite[card],
                      .points = rules.printed.points[card],
                      .pay = {},
                      .prices = moves_when_kept(rules, board, card),
                      .wakes = {}};
  if (is_share(card)) figures.pay = Seen(static_cast<std::uint8_t>(sale_price(rules, board, card)));
  for (const Company company : arrivals(rules, figures.prices))
    if (awaited.has(company)) figures.wakes.add(company);
  return figures;
}

void deduce_cards(const Rules& rules, const View& view, Deduced& deduced) {
  const Sight sight(view);
  const CompanySet awaited = rules.awaited(view.board, {});
  for (int face = 1; face <= kCards; ++face)
    if (const auto card = static_cast<Card>(face); sight.has(card))
      deduced.cards.push_back(figures_of(rules, view.board, awaited, card));
}

// The explosion is among the last cards; those above them are safe.
int safe_cards(const Rules& rules, const Board& board) {
  const int undrawn = board.deck_size - (board.top == kNoCard ? 0 : 1);
  return std::max(undrawn - rules.printed.last_cards, 0);
}

}  // namespace

Deduced WallStreet1920::deduce(const Rules& rules, const View& view) {
  Deduced deduced;
  deduce_companies(rules, view.board, deduced);
  deduce_places(rules, view, deduced);
  deduce_cards(rules, view, deduced);
  for (const Seat seat : seats_of(rules.seats)) {
    deduced.holdings[seat] = appraise(rules, view, seat);
    if (const Back back = view.backs[seat].or_else(kNoBack); back != kNoBack)
      deduced.secret_shares[seat] = Seen<SecretShare>(rules.secret_share(back));
  }
  deduced.duals = rules.printed.duals;
  deduced.safe_cards = static_cast<std::uint8_t>(safe_cards(rules, view.board));
  deduced.capital_top = rules.printed.capital_top;
  deduced.tie_break = tie_break_of(rules, view.board);
  return deduced;
}

}  // namespace bell::wall_street_1920
