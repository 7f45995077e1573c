// Prices, magnates, the explosion and everything about the reader are heaviest; then what others keep and sell.
#include "tui/wall_street_1920/news.h"

#include <array>

#include "tui/price_record.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

bool changes_price(const SeenEvent& fact) { return fact.what == Happening::price_changed; }

constexpr std::array kHeavy{Happening::price_changed,   Happening::magnate_acted, Happening::magnate_turned,
                            Happening::event_triggered, Happening::event_averted, Happening::match_won};
constexpr std::array kPassing{Happening::turn_started, Happening::card_laid, Happening::card_turned_up,
                              Happening::place_refilled, Happening::turn_ended};
constexpr std::array kOfOthers{Happening::paid};

}  // namespace

Weight weight_of(const SeenEvent& fact, Viewer reader) {
  return weight_by_kind<Happening>(fact.what, {kHeavy, kPassing, kOfOthers}, {fact.seat, fact.other}, reader);
}

// A round is a turn of everybody, the start player's first: in rounds the rulebook counts the turns that are left after
// the explosion. The reader's own next turn is once around the table, too.
Scene::Stretch ended_by(const SeenEvent& fact, const View& view) {
  if (fact.what != Happening::turn_started || fact.number <= 1) return Scene::Stretch::nothing;
  if (fact.seat == view.board.start) return Scene::Stretch::round;
  return viewer_of(fact.seat) == view.viewer ? Scene::Stretch::turn : Scene::Stretch::nothing;
}

// One value per round.
std::vector<Scene::PricePath> price_paths(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  const auto ends_round = [&view](const SeenEvent& fact) { return ended_by(fact, view) == Scene::Stretch::round; };
  const PriceRecord record = record_prices<SeenEvent>(memory, kCompanies, &changes_price, ends_round);
  std::vector<Scene::PricePath> paths;
  for (const Company company : kAllCompanies)
    paths.push_back({paint(brush.look, ink_of(company), brush.name_of(company)),
                     record.path(static_cast<std::size_t>(company), view.deduced.companies[company].value)});
  return paths;
}

}  // namespace bell::tui::wall_street_scene
