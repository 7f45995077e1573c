// Hands the parts of the Stockpile screen to the session.
#include "tui/stockpile/scene.h"

#include "tui/stockpile/board.h"
#include "tui/stockpile/choices.h"
#include "tui/stockpile/score_sheet.h"
#include "view/stockpile/actions.h"

namespace bell::tui {
namespace {

using namespace stockpile;
using stockpile_scene::Brush;

class StockpileScene final : public Scene {
 public:
  StockpileScene(const Components& printed, const Setup& setup, const texts::Catalogue& words)
      : game_{printed, setup}, words_(words) {}

  Lines board(const AnyView& view, const texts::Present& present, const Look& look) const override {
    return stockpile_scene::draw_board(brush(present, look), *std::get_if<View>(&view));
  }
  Menu menu(const AnyView& view, std::span<const Choice> choices, const texts::Present& present,
            const Look& look) const override {
    return stockpile_scene::menu_of({brush(present, look), *std::get_if<View>(&view), actions_of(choices)});
  }
  std::optional<Action> read(std::string_view text, std::span<const Action> allowed) const override {
    return stockpile_scene::read_action(game_.printed, text, allowed);
  }
  Lines score_sheet(const AnyView& view, std::span<const AnySeenEvent> memory, const texts::Present& present,
                    const Look& look) const override {
    return stockpile_scene::draw_score_sheet(brush(present, look), *std::get_if<View>(&view), memory);
  }
  // Every seat is asked what it shows for a dividend, also one that has nothing to show; and who can only pass, passes.
  bool goes_without_saying(std::span<const Action> allowed) const override {
    const Verb first = verb_of(allowed.front());
    return allowed.size() == 1 && (first == Verb::show || first == Verb::pass);
  }

 private:
  Brush brush(const texts::Present& present, const Look& look) const { return {words_, present, game_, look}; }

  stockpile_scene::Game game_;
  const texts::Catalogue& words_;
};

}  // namespace

std::unique_ptr<Scene> stockpile_scene_with(const Components& printed, const Setup& setup,
                                            const texts::Catalogue& words) {
  return std::make_unique<StockpileScene>(printed, setup, words);
}

}  // namespace bell::tui
