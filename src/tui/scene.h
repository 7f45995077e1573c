// What the terminal needs for a title: how to draw its table, label its choices, and parse its notation.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "kernel/action.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "texts/texts.h"
#include "tui/look.h"
#include "tui/menu.h"
#include "tui/news.h"
#include "view/choice.h"

namespace bell::tui {

class Scene {
 public:
  virtual ~Scene() = default;
  // `look.height` is the space above the question; a board that needs more may take more. `offered` are the choices
  // below: if space is short, the board shows the numbers of those that have a place on it.
  virtual Lines board(const AnyView& view, const texts::Present& present, const Look& look,
                      std::span<const MenuItem> offered) const = 0;
  Lines board(const AnyView& view, const texts::Present& present, const Look& look) const {
    return board(view, present, look, {});
  }
  // `choices` is never empty, and all by one seat.
  virtual Menu menu(const AnyView& view, std::span<const Choice> choices, const texts::Present& present,
                    const Look& look) const = 0;
  // The action that `text` means now, legal or not; nothing if there is none.
  virtual std::optional<Action> read(std::string_view text, std::span<const Action> allowed) const = 0;
  // The rows of the sheet, and what a title says around them: who won, what was told at the end.
  virtual Lines score_sheet(const AnyView& view, std::span<const texts::SheetRow> rows,
                            std::span<const AnySeenEvent> memory, const texts::Present& present,
                            const Look& look) const = 0;
  // How important the fact is to the reader.
  virtual Weight weight_of(const AnySeenEvent& fact, Viewer reader) const = 0;
  // What this fact brings to an end, as the viewer of `view` sees it: a report may follow.
  enum class Stretch : std::uint8_t { nothing, turn, round };
  virtual Stretch ended_by(const AnySeenEvent& fact, const AnyView& view) const = 0;
  // Every price since the match began, oldest first, once for each stretch.
  struct PricePath {
    std::string name;
    std::vector<int> values;
  };
  virtual std::vector<PricePath> price_paths(const AnyView& view, std::span<const AnySeenEvent> memory,
                                             const texts::Present& present, const Look& look) const = 0;
  // Whether the first action is taken without asking.
  virtual bool is_automatic(std::span<const Action>) const { return false; }
};

// The actions of these choices, in their order.
std::vector<Action> actions_of(std::span<const Choice> choices);

// The scene for a match with this setup, or why there is none.
Outcome<std::unique_ptr<Scene>, Problem> scene_for(const Setup& setup, const texts::Catalogue& words);

}  // namespace bell::tui
