// Passes the parts of the 1920 Wall Street screen to the session.
#include "tui/wall_street_1920/scene.h"

#include "tui/wall_street_1920/board.h"
#include "tui/wall_street_1920/choices.h"
#include "tui/wall_street_1920/news.h"
#include "tui/wall_street_1920/score_sheet.h"

namespace bell::tui {
namespace {

using namespace wall_street_1920;
using wall_street_scene::Brush;

class WallStreetScene final : public Scene {
 public:
  explicit WallStreetScene(const texts::Catalogue& words) : words_(words) {}

  Lines board(const AnyView& view, const texts::Present& present, const Look& look,
              std::span<const MenuItem> offered) const override {
    return wall_street_scene::draw_board(brush(present, look), *std::get_if<View>(&view), offered);
  }
  Menu menu(const AnyView& view, std::span<const Choice> choices, const texts::Present& present,
            const Look& look) const override {
    return wall_street_scene::menu_of(brush(present, look), *std::get_if<View>(&view), choices);
  }
  std::optional<Action> read(std::string_view text, std::span<const Action> allowed) const override {
    return wall_street_scene::read_action(text, allowed);
  }
  Lines score_sheet(const AnyView& view, std::span<const texts::SheetRow> rows, std::span<const AnySeenEvent> memory,
                    const texts::Present& present, const Look& look) const override {
    return wall_street_scene::draw_score_sheet(brush(present, look), *std::get_if<View>(&view), rows, memory);
  }
  Weight weight_of(const AnySeenEvent& fact, Viewer reader) const override {
    return wall_street_scene::weight_of(*std::get_if<SeenEvent>(&fact), reader);
  }
  Stretch ended_by(const AnySeenEvent& fact, const AnyView& view) const override {
    return wall_street_scene::ended_by(*std::get_if<SeenEvent>(&fact), *std::get_if<View>(&view));
  }
  std::vector<PricePath> price_paths(const AnyView& view, std::span<const AnySeenEvent> memory,
                                     const texts::Present& present, const Look& look) const override {
    return wall_street_scene::price_paths(brush(present, look), *std::get_if<View>(&view), memory);
  }

 private:
  Brush brush(const texts::Present& present, const Look& look) const { return {words_, present, look}; }

  const texts::Catalogue& words_;
};

}  // namespace

std::unique_ptr<Scene> scene_with(const Components&, const Setup&, const texts::Catalogue& words) {
  return std::make_unique<WallStreetScene>(words);
}

}  // namespace bell::tui
