// Prices, magnates, the explosion and everything of the reader's weigh most; then what others keep and sell.
#include "tui/wall_street_1920/news.h"

#include <array>

#include "tui/price_record.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

int before(const View& view, const SeenEvent& fact) {
  const auto& values = view.deduced.companies[fact.company].values;
  for (int at = 0; at < values.size(); ++at)
    if (values[at] == fact.value && at - fact.number >= 0 && at - fact.number < values.size())
      return values[at - fact.number];
  return fact.value;
}

constexpr std::array kHeavy{Happening::price_changed,   Happening::magnate_acted, Happening::magnate_turned,
                            Happening::event_triggered, Happening::event_averted, Happening::match_won};
constexpr std::array kLight{Happening::turn_started,   Happening::paid,           Happening::card_laid,
                            Happening::card_turned_up, Happening::place_refilled, Happening::turn_ended};

}  // namespace

Weight weight_of(const SeenEvent& fact, Viewer reader) {
  return weight_by_kind(fact.what, kHeavy, kLight, {fact.seat, fact.other}, reader);
}

// Once around the table: it is the reader's turn again.
Scene::Stretch ended_by(const SeenEvent& fact, Viewer reader) {
  const bool is_turn = fact.what == Happening::turn_started && fact.seat != kNoSeat && viewer_of(fact.seat) == reader;
  return is_turn && fact.number > 1 ? Scene::Stretch::turn : Scene::Stretch::nothing;
}

// One value for each round.
std::vector<Scene::PricePath> price_paths(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  PriceRecord record(kCompanies);
  int round = 1;
  for (const AnySeenEvent& any : memory) {
    const SeenEvent& fact = *std::get_if<SeenEvent>(&any);
    if (fact.what == Happening::price_changed)
      record.change(static_cast<std::size_t>(fact.company), before(view, fact), fact.value);
    if (fact.what != Happening::turn_started || fact.number == round) continue;
    round = fact.number;
    record.end_stretch();
  }
  std::vector<Scene::PricePath> paths;
  for (const Company company : kAllCompanies)
    paths.push_back({paint(brush.look, ink_of(company), brush.name_of(company)),
                     record.path(static_cast<std::size_t>(company), view.deduced.companies[company].value)});
  return paths;
}

}  // namespace bell::tui::wall_street_scene
