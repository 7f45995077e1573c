// Passes the parts of the Stonks screen to the session.
#include "tui/stonks/scene.h"

#include "tui/stonks/board.h"
#include "tui/stonks/choices.h"
#include "tui/stonks/news.h"
#include "tui/stonks/notation.h"
#include "tui/stonks/score_sheet.h"

namespace bell::tui {
namespace {

using stonks_scene::Brush;

class StonksScene final : public Scene {
 public:
  explicit StonksScene(const texts::Catalogue& words) : words_(words) {}

  Lines board(const AnyView& view, const texts::Present& present, const Look& look,
              std::span<const MenuItem>) const override {
    return stonks_scene::draw_board(brush(present, look), *std::get_if<stonks::View>(&view));
  }
  Menu menu(const AnyView& view, std::span<const Choice> choices, const texts::Present& present,
            const Look& look) const override {
    return stonks_scene::menu_of(brush(present, look), *std::get_if<stonks::View>(&view), choices);
  }
  std::optional<Action> read(std::string_view text, std::span<const Action> allowed) const override {
    return stonks_scene::read_action(words_, text, allowed);
  }
  Lines score_sheet(const AnyView& view, std::span<const texts::SheetRow> rows, std::span<const AnySeenEvent>,
                    const texts::Present& present, const Look& look) const override {
    return stonks_scene::draw_score_sheet(brush(present, look), *std::get_if<stonks::View>(&view), rows);
  }
  Weight weight_of(const AnySeenEvent& fact, Viewer reader) const override {
    return stonks_scene::weight_of(*std::get_if<stonks::SeenEvent>(&fact), reader);
  }
  Stretch ended_by(const AnySeenEvent& fact, const AnyView&) const override {
    return stonks_scene::ended_by(*std::get_if<stonks::SeenEvent>(&fact));
  }
  std::vector<PricePath> price_paths(const AnyView& view, std::span<const AnySeenEvent> memory,
                                     const texts::Present& present, const Look& look) const override {
    return stonks_scene::price_paths(brush(present, look), *std::get_if<stonks::View>(&view), memory);
  }

 private:
  Brush brush(const texts::Present& present, const Look& look) const { return {words_, present, look}; }

  const texts::Catalogue& words_;
};

}  // namespace

std::unique_ptr<Scene> scene_with(const stonks::Components&, const Setup&, const texts::Catalogue& words) {
  return std::make_unique<StonksScene>(words);
}

}  // namespace bell::tui
