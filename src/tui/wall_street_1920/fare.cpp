// Sums from the printed numbers and the board in view.
#include "tui/wall_street_1920/fare.h"

#include <algorithm>

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

int options_against(const View& view, Seat seat, int place) {
  int count = 0;
  for (const Seat other : seats_of(view.seats))
    count += other != seat && view.board.purchase_option.at[other] == place ? 1 : 0;
  return count;
}
int pawns_against(const View& view, Seat seat, int place) {
  int count = 0;
  for (const Seat other : seats_of(view.seats)) count += other != seat && view.board.pawn[other] == place ? 1 : 0;
  return count;
}

}  // namespace

Fare fare_of(const Brush& brush, const View& view, Seat seat, int spaces) {
  const Board& board = view.board;
  const Tariff& tariff = brush.printed.tariff;
  const int places = board.rondel.size();
  const int step = board.trend == Trend::clockwise ? spaces : places - spaces;
  Fare fare{.place = (board.pawn[seat] + step) % places, .price = spaces};
  if (fare.place != kTrendPlace) {
    const Place& here = board.rondel[fare.place];
    fare.price += brush.printed.cost[here.card] + brush.printed.cost[here.second];
    fare.price += options_against(view, seat, fare.place) * tariff.surcharge;
    fare.rivals = pawns_against(view, seat, fare.place);
  }
  fare.cash = std::max(fare.price - board.capital[seat], 0) + fare.rivals * tariff.pawn;
  fare.loans = std::max((fare.cash - board.cash[seat].amount() + tariff.loan - 1) / tariff.loan, 0);
  return fare;
}

int spaces_to(const View& view, Seat seat, int place) {
  const int pawn = view.board.pawn[seat];
  if (pawn == kNowhere) return 0;
  const int places = view.board.rondel.size();
  const int ahead = view.board.trend == Trend::clockwise ? place - pawn : pawn - place;
  const int spaces = (ahead + places) % places;
  return spaces == 0 ? places : spaces;
}

int sale_of(const Brush& brush, const View& view, Card share) {
  const auto half = [](int value) { return (value + 1) / 2; };
  if (share == Card::gold) return half(*std::min_element(view.value.begin(), view.value.end()));
  if (is_dual(share)) {
    const auto& [one, other] = brush.printed.duals[static_cast<std::size_t>(nth_dual(share))];
    return half(std::min(view.value[one], view.value[other]));
  }
  const int value = view.value[share_company(share)];
  return shares_on(form_of(share)) == 2 ? value : half(value);
}

}  // namespace bell::tui::wall_street_scene
