// Prices, trump, tricks won and everything about the reader are heaviest.
#include "tui/stonks/news.h"

#include <array>

#include "tui/price_record.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

bool changes_price(const SeenEvent& fact) { return fact.what == Happening::price_changed; }

constexpr std::array kHeavy{Happening::price_changed, Happening::trump_changed, Happening::trick_won,
                            Happening::trick_lost,    Happening::round_scored,  Happening::match_won};
constexpr std::array kPassing{Happening::tile_placed, Happening::token_unlocked, Happening::market_opened};
constexpr std::array kOfOthers{Happening::dealt, Happening::laid_to_reveal, Happening::laid_face_down};

}  // namespace

Weight weight_of(const SeenEvent& fact, Viewer reader) {
  return weight_by_kind<Happening>(fact.what, {kHeavy, kPassing, kOfOthers}, {fact.seat}, reader);
}

Scene::Stretch ended_by(const SeenEvent& fact) {
  if (fact.what == Happening::round_started && fact.number > 1) return Scene::Stretch::round;
  const bool is_trick = fact.what == Happening::trick_won || fact.what == Happening::trick_lost;
  return is_trick ? Scene::Stretch::turn : Scene::Stretch::nothing;
}

// One value per trick.
std::vector<Scene::PricePath> price_paths(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  const auto ends_trick = [](const SeenEvent& fact) { return ended_by(fact) == Scene::Stretch::turn; };
  const PriceRecord record = record_prices<SeenEvent>(memory, kCompanies, &changes_price, ends_trick);
  std::vector<Scene::PricePath> paths;
  for (const Company company : view.board.row)
    paths.push_back({brush.emblem_of(company) + ' ' + brush.name_of(company),
                     record.path(static_cast<std::size_t>(company), view.board.tiles[company].value)});
  return paths;
}

}  // namespace bell::tui::stonks_scene
