// Passes the parts of the Stockpile screen to the session.
#include "tui/stockpile/scene.h"

#include "tui/stockpile/board.h"
#include "tui/stockpile/choices.h"
#include "tui/stockpile/news.h"
#include "tui/stockpile/score_sheet.h"
#include "view/stockpile/actions.h"

namespace bell::tui {
namespace {

using namespace stockpile;
using stockpile_scene::Brush;

class StockpileScene final : public Scene {
 public:
  StockpileScene(const stockpile_scene::BidSpaces& bids, const texts::Catalogue& words) : bids_(bids), words_(words) {}

  Lines board(const AnyView& view, const texts::Present& present, const Look& look,
              std::span<const MenuItem>) const override {
    const View& seen = *std::get_if<View>(&view);
    return stockpile_scene::draw_board(brush(seen, present, look), seen);
  }
  Menu menu(const AnyView& view, std::span<const Choice> choices, const texts::Present& present,
            const Look& look) const override {
    const View& seen = *std::get_if<View>(&view);
    return stockpile_scene::menu_of(brush(seen, present, look), seen, choices);
  }
  std::optional<Action> read(std::string_view text, std::span<const Action> allowed) const override {
    return stockpile_scene::read_action(bids_, text, allowed);
  }
  Lines score_sheet(const AnyView& view, std::span<const texts::SheetRow> rows, std::span<const AnySeenEvent>,
                    const texts::Present& present, const Look& look) const override {
    const View& seen = *std::get_if<View>(&view);
    return stockpile_scene::draw_score_sheet(brush(seen, present, look), seen, rows);
  }
  Weight weight_of(const AnySeenEvent& fact, Viewer reader) const override {
    return stockpile_scene::weight_of(*std::get_if<SeenEvent>(&fact), reader);
  }
  Stretch ended_by(const AnySeenEvent& fact, const AnyView&) const override {
    return stockpile_scene::ended_by(*std::get_if<SeenEvent>(&fact));
  }
  std::vector<PricePath> price_paths(const AnyView& view, std::span<const AnySeenEvent> memory,
                                     const texts::Present& present, const Look& look) const override {
    const View& seen = *std::get_if<View>(&view);
    return stockpile_scene::price_paths(brush(seen, present, look), seen, memory);
  }
  // Every seat is asked what it shows for a dividend, even one with nothing to show; a seat that can only pass does so
  // automatically.
  bool is_automatic(std::span<const Action> allowed) const override {
    const Verb first = verb_of(allowed.front());
    return allowed.size() == 1 && (first == Verb::show || first == Verb::pass);
  }

 private:
  Brush brush(const View& view, const texts::Present& present, const Look& look) const {
    return {words_, present, view.deduced, look};
  }

  stockpile_scene::BidSpaces bids_;  // people type amounts
  const texts::Catalogue& words_;
};

}  // namespace

std::unique_ptr<Scene> scene_with(const Components& printed, const Setup&, const texts::Catalogue& words) {
  return std::make_unique<StockpileScene>(printed.bids, words);
}

}  // namespace bell::tui
