// Goes through the verbs and what can stand behind each; a little beyond the table, so that refusals can be tested.
#include "plays/stockpile/writable.h"

#include <array>

#include "view/stockpile/actions.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

constexpr int kPilesAndOne = kMaxPiles + 1;
constexpr int kSpacesAndOne = kBidSpaces + 1;
constexpr int kPairsAndOne = kPairs + 1;
constexpr int kMostCards = 11;  // of a company, and one more
constexpr int kMostBonds = 5;   // more than anybody may buy
constexpr int kMostInPile = 8;  // far more than are laid on one

// The numbers from `first` up to, but without, `end`.
struct Span {
  int first = 0;
  int end = 1;
};
constexpr Span kNothing{0, 1};
constexpr Span kCards{1, kCardKinds + 1};
constexpr Span kCompany{0, kCompanies};
constexpr Span kForecast{1, kForecasts + 1};
constexpr Span kInvestor{1, kInvestors + 1};
constexpr Span kStrategy{1, kStrategies + 1};
constexpr Span kPile{0, kPilesAndOne};
constexpr Span kPair{0, kPairsAndOne};
constexpr Span kPortion{0, 3};

struct Shape {
  Verb verb{};
  Span first = kNothing;
  Span second = kNothing;
  Span third = kNothing;
};

constexpr std::array kChosen{
    Shape{Verb::place_face_up, kCards, kPile},
    Shape{Verb::place_face_down, kCards, kPile},
    Shape{Verb::place_commerce, kCards, kPile},
    Shape{Verb::place_first_card, kPile},
    Shape{Verb::give_first_card, {0, kMaxSeats}},
    Shape{Verb::bid, kPile, {0, kSpacesAndOne}, {0, kMaxMeeples}},
    Shape{Verb::play_action, kCards, kCompany},
    Shape{Verb::sell, kCompany, kPortion, {1, kMostCards + 1}},
    Shape{Verb::sell_short, kCompany, kPortion},
    Shape{Verb::show, {0, kMostCards + 1}, {0, kMostCards + 1}},
    Shape{Verb::reveal_pair, kPair},
    Shape{Verb::buy_bonds, {0, kMostBonds}},
    Shape{Verb::keep_investor, kInvestor, {0, kInvestors + 1}},
    Shape{Verb::take_company, kCompany},
    Shape{Verb::take_forecast, kForecast},
    Shape{Verb::hide_opening, kPile, kPile},
    Shape{Verb::look_at_pile, kPile},
    Shape{Verb::move_card, kPile, {0, kMostInPile}, kPile},
    Shape{Verb::look_at_pair, kPair},
    Shape{Verb::raise, kCompany},
    Shape{Verb::lower, kCompany},
    Shape{Verb::exchange, kCompany, kPortion, kCompany},
    Shape{Verb::buy_discarded, kCompany},
    Shape{Verb::name_company, kCompany},
    Shape{Verb::show_companies, {0, 1 << kCompanies}},
    Shape{Verb::discard_strategy, kStrategy},
    Shape{Verb::play_strategy, kStrategy},
    Shape{Verb::give_up, kCompany, kPortion},
    Shape{Verb::take_discarded, kCompany},
    Shape{Verb::discard_card, kCards},
    Shape{Verb::use_power, kInvestor},
    Shape{Verb::cover, kPair},
    Shape{Verb::refund, {0, kMaxMeeples + 1}},
    Shape{Verb::pass},
};

constexpr std::array kLuck{
    Shape{Verb::name_first, {0, kMaxSeats}},
    Shape{Verb::give_share, kCompany, {0, kMaxSeats}},
    Shape{Verb::deal_pair, kCompany, kForecast, {0, kPairs}},
    Shape{Verb::open_pile, kCards, {0, kMaxPiles}},
    Shape{Verb::deal_market, kCards, {0, kMaxSeats}},
    Shape{Verb::roll, kForecast, {0, kDice}},
    Shape{Verb::draw_commerce, kCards, {0, kMaxSeats}},
    Shape{Verb::deal_strategy, kStrategy, {0, kMaxSeats}},
    Shape{Verb::deal_investor, kInvestor, {0, kMaxSeats}},
    Shape{Verb::draw_opening, kCards, {0, kMaxPiles}},
};

void add(const Shape& shape, Seat by, std::vector<Action>& all) {
  for (int first = shape.first.first; first < shape.first.end; ++first)
    for (int second = shape.second.first; second < shape.second.end; ++second)
      for (int third = shape.third.first; third < shape.third.end; ++third)
        all.push_back(action_of(shape.verb, by, first, second, third));
}

void add_gifts(Seat by, int seats, std::vector<Action>& all) {
  for (int one = 0; one < seats; ++one) {
    all.push_back(action_of(Verb::give_money, by, one, index(kNoSeat)));
    for (int other = 0; other < seats; ++other) all.push_back(action_of(Verb::give_money, by, one, other));
  }
}

}  // namespace

std::vector<Action> writable_by(Seat by, int seats) {
  std::vector<Action> all;
  if (by == kChance) {
    for (const Shape& shape : kLuck) add(shape, by, all);
    return all;
  }
  for (const Shape& shape : kChosen) add(shape, by, all);
  add_gifts(by, seats, all);
  return all;
}

}  // namespace bell::plays::stockpiles
