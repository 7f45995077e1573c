// Prices, splits, bankruptcies, revealed pairs and everything about the reader are heaviest; then what others buy and
// sell.
#include "tui/stockpile/news.h"

#include <array>

#include "tui/price_record.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

bool changes_price(const SeenEvent& fact) {
  return fact.what == Happening::value_moved || fact.what == Happening::stock_split || fact.what == Happening::bankrupt;
}

constexpr std::array kHeavy{Happening::value_moved,   Happening::stock_split, Happening::bankrupt,
                            Happening::pair_revealed, Happening::pair_dealt,  Happening::dividend_declared,
                            Happening::match_won};
constexpr std::array kPassing{Happening::round_started, Happening::pile_opened, Happening::passed,
                              Happening::token_passed};
constexpr std::array kOfOthers{Happening::investor_kept, Happening::strategy_discarded};

}  // namespace

Weight weight_of(const SeenEvent& fact, Viewer reader) {
  return weight_by_kind<Happening>(fact.what, {kHeavy, kPassing, kOfOthers}, {fact.seat, fact.other}, reader);
}

Scene::Stretch ended_by(const SeenEvent& fact) {
  const bool is_later_round = fact.what == Happening::round_started && fact.number > 1;
  return is_later_round ? Scene::Stretch::round : Scene::Stretch::nothing;
}

// One value per round.
std::vector<Scene::PricePath> price_paths(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  const auto ends_round = [](const SeenEvent& fact) { return ended_by(fact) == Scene::Stretch::round; };
  const PriceRecord record = record_prices<SeenEvent>(memory, kCompanies, &changes_price, ends_round);
  std::vector<Scene::PricePath> paths;
  for (const Company company : kAllCompanies)
    paths.push_back(
        {brush.name_of(company), record.path(static_cast<std::size_t>(company), view.board.value[company])});
  return paths;
}

}  // namespace bell::tui::stockpile_scene
