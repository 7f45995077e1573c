// What the terminal must know of a title: how its table is drawn, its choices told, and its notation read.
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
  // `look.height` is the room there is above the question; a board that needs more takes it. `offered` are the choices
  // below: where room is short, the board shows the numbers of those that lie on it.
  virtual Lines board(const AnyView& view, const texts::Present& present, const Look& look,
                      std::span<const MenuItem> offered) const = 0;
  Lines board(const AnyView& view, const texts::Present& present, const Look& look) const {
    return board(view, present, look, {});
  }
  // `choices` is never empty, and all by one seat.
  virtual Menu menu(const AnyView& view, std::span<const Choice> choices, const texts::Present& present,
                    const Look& look) const = 0;
  // The action that `text` means at this moment, allowed or not; nothing if it means none.
  virtual std::optional<Action> read(std::string_view text, std::span<const Action> allowed) const = 0;
  virtual Lines score_sheet(const AnyView& view, std::span<const AnySeenEvent> memory, const texts::Present& present,
                            const Look& look) const = 0;
  // What the reader would miss most.
  virtual Weight weight_of(const AnySeenEvent& fact, Viewer reader) const = 0;
  // What this fact brings to an end: a report may follow.
  enum class Stretch : std::uint8_t { nothing, turn, round };
  virtual Stretch ended_by(const AnySeenEvent& fact, Viewer reader) const = 0;
  // Every price since the match began, oldest first, once for each stretch.
  struct PricePath {
    std::string name;
    std::vector<int> values;
  };
  virtual std::vector<PricePath> price_paths(const AnyView& view, std::span<const AnySeenEvent> memory,
                                             const texts::Present& present, const Look& look) const = 0;
  // Whether nobody would want to be asked: the first action is taken.
  virtual bool goes_without_saying(std::span<const Action>) const { return false; }
};

// The actions of these choices, in their order.
std::vector<Action> actions_of(std::span<const Choice> choices);

// The scene for a match with this order form, or why there is none.
Outcome<std::unique_ptr<Scene>, Problem> scene_for(const Setup& setup, const texts::Catalogue& words);

}  // namespace bell::tui
