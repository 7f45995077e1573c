// Explains a Stockpile score: the amounts told in the final scoring, and the cash before it.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "texts/stockpile/wording.h"
#include "texts/wording.h"
#include "view/stockpile/vocabulary.h"

namespace bell::texts {
namespace {

using namespace stockpile;

// A row of the sheet; those without money are left out.
struct Item {
  std::string_view key;
  PerSeat<int> money{};
  Rule rule = Rule::none;
};
enum class Row : std::uint8_t { cash, majority, shares, bonds, commodities, fees, taxes };
struct Items {
  std::array<Item, 7> rows{{{"cash"}, {"majority"}, {"shares"}, {"bonds"}, {"commodities"}, {"fees"}, {"taxes"}}};
  Item& operator[](Row row) { return rows[static_cast<std::size_t>(row)]; }
};

struct FinalTold {
  Happening what;
  Row row;
  int sign;
};
constexpr std::array kFinalTold{
    FinalTold{Happening::majority_paid, Row::majority, 1},
    FinalTold{Happening::final_sale, Row::shares, 1},
    FinalTold{Happening::sold_short, Row::shares, 1},
    FinalTold{Happening::bonds_repaid, Row::bonds, 1},
    FinalTold{Happening::commodities_paid, Row::commodities, 1},
    FinalTold{Happening::fee_paid, Row::fees, -1},
    FinalTold{Happening::taxes_paid, Row::taxes, -1},
};

bool begins_scoring(const stockpile::SeenEvent& event) {
  return event.what == Happening::portfolio_revealed || event.what == Happening::final_sale;
}

// The final scoring begins where portfolios are turned up or, without any, majorities would be paid.
void add_final_scoring(Items& items, const View& view, const std::vector<SeenEvent>& memory) {
  for (auto event = std::ranges::find_if(memory, begins_scoring); event != memory.end(); ++event)
    for (const FinalTold& told : kFinalTold) {
      if (told.what != event->what) continue;
      items[told.row].money[event->seat] += told.sign * event->number;
      items[told.row].rule = event->rule;
    }
  for (const Seat seat : seats_of(view.seats)) {
    int brought = 0;
    for (const Item& item : items.rows) brought += item.money[seat];
    items[Row::cash].money[seat] = view.board.cash[seat].amount() - brought;
  }
}

void add_what_is_known(Items& items, const View& view) {
  for (const Seat seat : seats_of(view.seats)) {
    const KnownHoldings& known = view.deduced.holdings[seat];
    items[Row::cash].money[seat] = view.board.cash[seat].amount();
    items[Row::shares].money[seat] = known.shares.amount();
    items[Row::bonds].money[seat] = known.bonds.amount();
    items[Row::commodities].money[seat] = known.goods.amount();
    items[Row::taxes].money[seat] = -known.taxes.amount();
  }
}

std::string say_money(const Catalogue& words, int amount) {
  return (amount < 0 ? "-" : "") + words.say("stockpile.money", {{"number", std::to_string(std::abs(amount))}});
}

}  // namespace

std::vector<SheetRow> Wording<stockpile::Vocabulary>::sheet(const Catalogue& words, const stockpile::View& view,
                                                            const std::vector<stockpile::SeenEvent>& memory) {
  Items items;
  if (view.board.winners.is_empty())
    add_what_is_known(items, view);
  else
    add_final_scoring(items, view, memory);

  std::vector<SheetRow> rows;
  const auto add = [&](const Item& item, bool is_total) {
    SheetRow row{.label = words.say("stockpile.ui.sheet." + std::string(item.key)),
                 .rule = item.rule,
                 .cells = {},
                 .is_total = is_total};
    for (const Seat seat : seats_of(view.seats)) row.cells.emplace_back(say_money(words, item.money[seat]));
    rows.push_back(std::move(row));
  };
  Item total{.key = "total"};
  for (const Item& item : items.rows) {
    for (const Seat seat : seats_of(view.seats)) total.money[seat] += item.money[seat];
    const bool is_empty = std::ranges::all_of(item.money, [](int money) { return money == 0; });
    if (!is_empty || item.key == "cash") add(item, false);
  }
  add(total, true);
  return rows;
}

}  // namespace bell::texts
