// A price is a height on the company's track; the value printed there is what a share is worth.
#include "engine/wall_street_1920/prices.h"

#include <algorithm>

#include "engine/market/price_track.h"

namespace bell::wall_street_1920 {
namespace {

enum class Arrival : std::uint8_t { between, at_an_end };

Arrival shift(Ctx& ctx, Seat by, Company company, int spaces, Rule why) {
  const market::PriceTrack track(ctx.rules.top_level + 1);
  std::uint8_t& level = ctx.state.board.level[company];
  const int before = level;
  level = static_cast<std::uint8_t>(track.along(before, spaces));
  if (level == before) return Arrival::between;  // it stood at the end already
  ctx.tell.say({.what = Happening::price_changed,
                .rule = why,
                .seat = by,
                .company = company,
                .number = whole(level - before),
                .value = static_cast<std::uint8_t>(ctx.rules.value(company, level))});
  return track.is_end(level) ? Arrival::at_an_end : Arrival::between;
}

CompanySet standing_at(const Board& board, int level) {
  CompanySet set;
  for (const Company company : kAllCompanies)
    if (board.level[company] == level) set.add(company);
  return set;
}

}  // namespace

int value_now(const Rules& rules, const Board& board, Company company) {
  return rules.value(company, board.level[company]);
}

void move_price(Ctx& ctx, Seat by, Company company, int spaces) {
  if (shift(ctx, by, company, spaces, Rule::WS_VAR_1) == Arrival::at_an_end)
    ctx.rules.ends_reached(ctx, CompanySet::only(company));
}

void fluctuate(Ctx& ctx, Seat by, Card card) {
  const Board& board = ctx.state.board;
  const auto [lowest, highest] = std::minmax_element(board.level.begin(), board.level.end());
  const CompanySet rising = card == Card::downward ? CompanySet{} : standing_at(board, *lowest);
  const CompanySet falling = card == Card::upward ? CompanySet{} : standing_at(board, *highest);
  CompanySet arrived;
  for (const Company company : kAllCompanies) {
    const int spaces = (rising.has(company) ? 1 : 0) - (falling.has(company) ? 1 : 0);
    if (spaces != 0 && shift(ctx, by, company, spaces, Rule::WS_VAR_3) == Arrival::at_an_end) arrived.add(company);
  }
  if (!arrived.is_empty()) ctx.rules.ends_reached(ctx, arrived);
}

}  // namespace bell::wall_street_1920
