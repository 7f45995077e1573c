// Adds up what the final scoring told; before that, what everybody sees.
#include "tui/stockpile/score_sheet.h"

#include <algorithm>
#include <array>

#include "tui/stockpile/board.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

enum class Item : std::uint8_t { cash, majority, shares, bonds, commodities, fees, taxes };
constexpr std::array<std::string_view, 7> kKeys{"cash", "majority", "shares", "bonds", "commodities", "fees", "taxes"};

// Money by item and seat; the total is their sum.
struct Sheet {
  std::array<PerSeat<int>, kKeys.size()> rows{};
  int& at(Item item, Seat seat) { return rows[static_cast<std::size_t>(item)][seat]; }
  int total(Seat seat) const {
    int sum = 0;
    for (const PerSeat<int>& row : rows) sum += row[seat];
    return sum;
  }
  bool has(std::size_t row) const {
    return std::any_of(rows[row].begin(), rows[row].end(), [](int money) { return money != 0; });
  }
};

struct Told {
  Happening what;
  Item item;
  int sign;
};
constexpr std::array kTold{
    Told{Happening::majority_paid, Item::majority, 1},
    Told{Happening::final_sale, Item::shares, 1},
    Told{Happening::sold_short, Item::shares, 1},
    Told{Happening::bonds_repaid, Item::bonds, 1},
    Told{Happening::commodities_paid, Item::commodities, 1},
    Told{Happening::fee_paid, Item::fees, -1},
    Told{Happening::taxes_paid, Item::taxes, -1},
};

void add(Sheet& sheet, const SeenEvent& event) {
  for (const Told& told : kTold)
    if (told.what == event.what) sheet.at(told.item, event.seat) += told.sign * event.number;
}

// The final scoring begins where portfolios are turned up or, without any, majorities would be paid.
Sheet at_the_end(const View& view, std::span<const AnySeenEvent> memory) {
  const auto is_scoring = [](const AnySeenEvent& any) {
    const Happening what = std::get_if<SeenEvent>(&any)->what;
    return what == Happening::portfolio_revealed || what == Happening::final_sale;
  };
  Sheet sheet;
  for (auto at = std::find_if(memory.begin(), memory.end(), is_scoring); at != memory.end(); ++at)
    add(sheet, *std::get_if<SeenEvent>(&*at));
  for (const Seat seat : seats_of(view.seats))
    sheet.at(Item::cash, seat) = view.board.cash[seat].amount() - sheet.total(seat);
  return sheet;
}

Sheet as_of_now(const View& view) {
  Sheet sheet;
  for (const Seat seat : seats_of(view.seats)) {
    const KnownHoldings& known = view.deduced.holdings[seat];
    sheet.at(Item::cash, seat) = view.board.cash[seat].amount();
    sheet.at(Item::shares, seat) = known.shares.amount();
    sheet.at(Item::bonds, seat) = known.bonds.amount();
    sheet.at(Item::commodities, seat) = known.goods.amount();
    sheet.at(Item::taxes, seat) = -known.taxes.amount();
  }
  return sheet;
}

std::string verdict(const Brush& brush, const View& view) {
  Lines names;
  for (const Seat seat : view.board.winners) names.push_back(brush.name_of(seat));
  const Seat first = view.board.winners.lowest();
  const texts::Args args{{"names", brush.words.list(names)}, {"money", brush.money(view.board.cash[first].amount())}};
  if (names.size() > 1) return brush.say("sheet.won_shared", args);
  return brush.say(brush.is_reader(first) ? "sheet.won_by_you" : "sheet.won", args);
}

}  // namespace

Lines draw_score_sheet(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  constexpr int kLabelWidth = 14;
  constexpr int kColumn = 12;
  const bool is_over = !view.board.winners.is_empty();
  const Sheet sheet = is_over ? at_the_end(view, memory) : as_of_now(view);
  Lines lines{paint(brush.look, Ink::strong, brush.say(is_over ? "sheet.title" : "sheet.now"))};
  std::string names = pad("", kLabelWidth);
  for (const Seat seat : seats_of(view.seats)) names += pad_left(clip(brush.short_name(seat), kColumn - 2), kColumn);
  lines.push_back(names);
  const auto row = [&](std::string_view key, auto&& money) {
    std::string line = pad(brush.say("sheet." + std::string(key)), kLabelWidth);
    for (const Seat seat : seats_of(view.seats)) line += pad_left(brush.money(money(seat)), kColumn);
    return line;
  };
  for (std::size_t at = 0; at < kKeys.size(); ++at)
    if (at == 0 || sheet.has(at)) lines.push_back(row(kKeys[at], [&](Seat seat) { return sheet.rows[at][seat]; }));
  lines.push_back(paint(brush.look, Ink::strong,
                        row("total", [&](Seat seat) { return view.deduced.holdings[seat].worth.amount(); })));
  if (is_over) {
    lines.push_back(verdict(brush, view));
    return lines;
  }
  for (const Lines& more : {investors_in_full(brush, view), strategies_in_full(brush, view)})
    if (!more.empty()) {
      lines.emplace_back();
      append(lines, more);
    }
  return lines;
}

}  // namespace bell::tui::stockpile_scene
