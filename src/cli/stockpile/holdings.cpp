// Draws each player's holdings: shares by company as "regular+split", then cash and everything else that is counted.
#include <functional>

#include "cli/analysis/board_parts.h"
#include "cli/analysis/markup.h"
#include "cli/stockpile/parts.h"
#include "view/stockpile/actions.h"

namespace bell::cli::stockpile_page {

using namespace stockpile;

namespace {

std::string shares_of(const View& view, Seat seat, Company company) {
  const int regular = view.regular[seat][company];
  const int split = view.board.split[seat][company];
  if (regular + split == 0) return faint("·");
  return std::to_string(regular) + (split > 0 ? '+' + std::to_string(split) : "");
}

using Rows = std::vector<std::vector<std::string>>;

// Omitted if nobody has any.
void count(const Canvas& canvas, Rows& rows, std::string_view key, const std::function<int(Seat)>& number) {
  std::vector<std::string> row{escaped(canvas.brush.say("row." + std::string(key)))};
  bool is_used = false;
  for (const Seat seat : seats_of(canvas.view.seats)) {
    is_used |= number(seat) != 0;
    row.push_back(number(seat) == 0 ? faint("·") : std::to_string(number(seat)));
  }
  if (is_used) rows.push_back(std::move(row));
}

std::string joined(const std::vector<std::string>& parts) {
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : " · ") + part;
  return all;
}

std::string hand_of(const Canvas& canvas) {
  const Seat seat = canvas.onlooker.seat;
  std::string all;
  for (const auto& each : canvas.view.hands[seat]) all += drawn(canvas.brush, each.or_else(kNoCard)) + ' ';
  for (const auto& each : canvas.view.commerce_hands[seat]) all += drawn(canvas.brush, each.or_else(kNoCard)) + ' ';
  for (const Card kept : kActionCards)
    for (int n = canvas.view.kept[seat].count(kept); n > 0; --n) all += drawn(canvas.brush, kept) + ' ';
  return all;
}

std::string goods_of(const Canvas& canvas) {
  std::vector<std::string> parts;
  for (const Seat seat : seats_of(canvas.view.seats)) {
    std::string owned;
    for (int at = 0; at < kCommodities; ++at) {
      const Card kind = CommerceBag::kind_at(at);
      for (int n = canvas.view.board.commerce.owned[seat].count(kind); n > 0; --n)
        owned += ' ' + drawn(canvas.brush, kind);
    }
    if (!owned.empty()) parts.push_back(named(canvas.onlooker, seat) + owned);
  }
  return joined(parts);
}

std::string strategies_of(const Canvas& canvas) {
  const StrategySet hand = canvas.view.strategies[canvas.onlooker.seat].or_else({});
  std::vector<std::string> parts;
  hand.for_each_design([&](Strategy design) {
    const int cost = canvas.brush.cost_of(design);
    std::string text = canvas.brush.name_of(design) + (cost > 0 ? ' ' + canvas.brush.money(cost) : "");
    if (hand.count(design) > 1) text = canvas.brush.say("times", {{"number", "2"}, {"what", text}});
    parts.push_back(element("b", escaped(text)) + ": " + escaped(canvas.brush.effect_of(design)));
  });
  return joined(parts);
}

std::string investors_of(const Canvas& canvas) {
  std::vector<std::string> parts;
  for (const Seat seat : seats_of(canvas.view.seats))
    for (const Investor each : canvas.view.board.investors.of[seat])
      if (each != Investor::none)
        parts.push_back(named(canvas.onlooker, seat) + ' ' + element("b", escaped(canvas.brush.name_of(each))) + ", " +
                        escaped(canvas.brush.power_of(each)));
  return joined(parts);
}

// The two to choose from.
std::string offered_to(const Canvas& canvas) {
  std::vector<std::string> parts;
  for (const auto& offered : canvas.view.offered[canvas.onlooker.seat])
    if (const Investor each = offered.or_else(Investor::none); each != Investor::none)
      parts.push_back(
          escaped(canvas.brush.name_of(each) + ' ' + canvas.brush.cash_of(each) + ": " + canvas.brush.power_of(each)));
  return joined(parts);
}

}  // namespace

std::string holdings(const Canvas& canvas) {
  const View& view = canvas.view;
  std::vector<std::string> heads{""};
  for (const Seat seat : seats_of(view.seats)) heads.push_back(named(canvas.onlooker, seat));
  Rows rows;
  for (const Company company : kAllCompanies) {
    rows.push_back({emblem(company) + escaped(canvas.brush.money(view.board.value[company]))});
    for (const Seat seat : seats_of(view.seats)) rows.back().push_back(shares_of(view, seat, company));
  }
  count(canvas, rows, "unknown", [&](Seat seat) { return view.deduced.holdings[seat].unseen; });
  rows.push_back({escaped(canvas.brush.say("row.cash"))});
  for (const Seat seat : seats_of(view.seats))
    rows.back().push_back(element("b", escaped(canvas.brush.money(view.board.cash[seat].amount()))));
  count(canvas, rows, "owes", [&](Seat seat) { return view.deduced.holdings[seat].held_fees.amount(); });
  count(canvas, rows, "bonds", [&](Seat seat) { return view.board.bond.held[seat]; });
  count(canvas, rows, "goods", [&](Seat seat) { return view.deduced.holdings[seat].commodities; });
  count(canvas, rows, "taxes", [&](Seat seat) { return view.board.commerce.owned[seat].count(Card::tax); });
  count(canvas, rows, "actions", [&](Seat seat) { return view.kept_size[seat]; });
  count(canvas, rows, "strategies", [&](Seat seat) { return view.board.strategies.hand_size[seat]; });
  return grid(heads, rows);
}

std::string belongings(const Canvas& canvas) {
  return labelled(heading("hand"), hand_of(canvas)) + labelled(heading("offered"), offered_to(canvas)) +
         labelled(canvas.brush.say("goods"), goods_of(canvas)) +
         labelled(heading("strategies"), strategies_of(canvas)) +
         labelled(canvas.brush.say("investors"), investors_of(canvas));
}

}  // namespace bell::cli::stockpile_page
