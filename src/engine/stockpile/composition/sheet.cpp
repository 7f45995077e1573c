// The choices at a Stockpile table: its modules, the promo cards and who begins.
#include "engine/stockpile/modules/investors/sets.h"
#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/modules/strategy_cards/promo.h"
#include "engine/stockpile/steps/steps.h"

namespace bell::stockpile {
namespace {

// Every choice of boxes, one bit each.
std::string joined(unsigned boxes) {
  std::string text;
  for (std::size_t at = 0; at < kInvestorBoxNames.size(); ++at)
    if ((boxes >> at & 1U) != 0) text += (text.empty() ? "" : "+") + std::string(kInvestorBoxNames[at]);
  return text;
}

OptionSheet boxes_of_investors() {
  OptionSheet boxes{
      .name = "investors", .fallback = std::string(kUsualInvestors), .values = {}, .rule = investor_boxes_rule()};
  for (unsigned some = 1; some < 1U << kInvestorBoxNames.size(); ++some) boxes.values.push_back(joined(some));
  return boxes;
}

}  // namespace

TitleSheet Stockpile::sheet() {
  TitleSheet sheet{.name = "stockpile", .fewest_seats = 2, .most_seats = kMaxSeats, .modules = {}, .options = {}};
  for (const Manifest* module : all_modules())
    sheet.modules.push_back(
        {module->name, ModuleSheet::Kind::module, module->cite, module->fewest_seats, module->most_seats});
  OptionSheet first{.name = "first_player", .fallback = "random", .values = {"random"}, .rule = first_player_rule()};
  for (const Seat seat : seats_of(kMaxSeats)) first.values.push_back(std::to_string(index(seat)));
  const OptionSheet strategies{
      .name = "promo_strategies", .fallback = "no", .values = {"no", "yes"}, .rule = promo_strategies_rule()};
  sheet.options = {first, boxes_of_investors(), strategies};
  return sheet;
}

}  // namespace bell::stockpile
