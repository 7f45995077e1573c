// Stockpile: what the final scoring told, and the cash that was there before.
#include <algorithm>
#include <array>

#include "texts/stockpile/wording.h"
#include "texts/wording.h"
#include "view/stockpile/vocabulary.h"

namespace bell::texts {
namespace {

using namespace stockpile;

struct FinalItem {
  std::string_view key;
  PerSeat<int> money{};
};
struct FinalTold {
  Happening what;
  std::size_t row;
  int sign;
};
constexpr std::array kFinalTold{
    FinalTold{Happening::majority_paid, 1, 1},    FinalTold{Happening::final_sale, 2, 1},
    FinalTold{Happening::sold_short, 2, 1},       FinalTold{Happening::bonds_repaid, 3, 1},
    FinalTold{Happening::commodities_paid, 4, 1}, FinalTold{Happening::fee_paid, 5, -1},
    FinalTold{Happening::taxes_paid, 6, -1},
};

bool begins_scoring(const stockpile::SeenEvent& event) {
  return event.what == Happening::portfolio_revealed || event.what == Happening::final_sale;
}

}  // namespace

std::vector<SheetRow> Wording<stockpile::Vocabulary>::sheet(const Catalogue& words, const stockpile::View& view,
                                                            const std::vector<stockpile::SeenEvent>& memory) {
  std::array<FinalItem, 7> items{{{"cash"}, {"majority"}, {"shares"}, {"bonds"}, {"commodities"}, {"fees"}, {"taxes"}}};
  std::array<Rule, 7> rules{};
  for (auto event = std::ranges::find_if(memory, begins_scoring); event != memory.end(); ++event)
    for (const FinalTold& told : kFinalTold) {
      if (told.what != event->what) continue;
      items[told.row].money[event->seat] += told.sign * event->number;
      rules[told.row] = event->rule;
    }
  for (const Seat seat : seats_of(view.seats)) {
    int brought = 0;
    for (const FinalItem& item : items) brought += item.money[seat];
    items[0].money[seat] = view.board.cash[seat].amount() - brought;
  }
  std::vector<SheetRow> rows;
  const auto label = [&](std::string_view key) { return words.say("stockpile.ui.sheet." + std::string(key)); };
  for (std::size_t at = 0; at < items.size(); ++at) {
    const bool is_empty =
        std::all_of(items[at].money.begin(), items[at].money.end(), [](int money) { return money == 0; });
    if (at > 0 && is_empty) continue;
    rows.push_back({.label = label(items[at].key), .rule = rules[at], .cells = sheet_cells(view.seats, [&](Seat seat) {
                                                                        return items[at].money[seat];
                                                                      })});
  }
  rows.push_back({.label = label("total"),
                  .cells = sheet_cells(view.seats, [&](Seat seat) { return view.board.cash[seat].amount(); }),
                  .is_total = true});
  return rows;
}

}  // namespace bell::texts
