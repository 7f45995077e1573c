// Explains a 1920 Wall Street score: points by source.
#include "texts/wall_street_1920/wording.h"
#include "texts/wording.h"
#include "view/wall_street_1920/description.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::texts {

using wall_street_1920::Company;
using wall_street_1920::KnownHolding;

std::vector<SheetRow> Wording<wall_street_1920::Vocabulary>::sheet(const Catalogue& words,
                                                                   const wall_street_1920::View& view,
                                                                   const std::vector<wall_street_1920::SeenEvent>&) {
  const PerSeat<KnownHolding>& holdings = view.deduced.holdings;
  std::vector<SheetRow> rows;
  const auto add = [&](std::string label, Rule rule, const std::function<int(Seat)>& points) {
    rows.push_back({.label = std::move(label), .rule = rule, .cells = sheet_cells(view.seats, points)});
  };
  const auto label = [&](std::string_view key) { return words.say("wall-street-1920.ui." + std::string(key)); };
  for (const Company company : wall_street_1920::kAllCompanies)
    add(words.say("wall-street-1920.company." + std::string(Named<Company>::name(company))), Rule::WS_END_4,
        [&](Seat seat) { return holdings[seat].counts[company].points; });
  add(label("secret"), Rule::WS_END_2, [&](Seat seat) { return holdings[seat].secret; });
  add(label("variations_row"), Rule::WS_END_3, [&](Seat seat) { return holdings[seat].variations; });
  add(label("loans"), Rule::WS_END_3, [&](Seat seat) { return holdings[seat].loans; });
  add(label("rest"), Rule::none, [&](Seat seat) { return holdings[seat].rest; });
  add(label("cash"), Rule::WS_END_5, [&](Seat seat) { return view.board.cash[seat].amount(); });
  add(label("total"), Rule::none, [&](Seat seat) { return view.board.points[seat].amount(); });
  rows.back().is_total = true;
  return rows;
}

}  // namespace bell::texts
