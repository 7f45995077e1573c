// What the screen showed during a match: the table before every choice, the numbered choices, and the prices and rounds
// over time.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "journal/journal.h"
#include "texts/texts.h"
#include "tui/scene.h"
#include "view/quotes.h"

namespace bell::cli {

// One decision as its seat saw it on the screen.
struct Shown {
  AnyView view;
  std::string where;  // "Round 4 · Demand"
  tui::Menu menu;
};

// The position after some actions.
struct Stand {
  int round = 0;  // 0: the title has none, or it has not begun
  std::vector<Quote> quotes;
};

class Chronicle {
 public:
  // Precondition: the journal is valid as far as it goes. Nobody is called "you".
  Chronicle(const journal::Journal& journal, const texts::Catalogue& words, const texts::Present& present);

  // Before the action with this number; null if it was a chance action.
  const Shown* before(std::uint32_t number) const;
  // A choice as listed on the screen; nothing if it was not.
  std::optional<tui::Listed> listed(std::uint32_t number, const Action& action) const;
  const std::vector<Stand>& stands() const {
    return stands_;
  }  // by number of actions taken; the first is the beginning
  const tui::Scene& scene() const { return *scene_; }

 private:
  std::unique_ptr<tui::Scene> scene_;
  std::map<std::uint32_t, Shown> shown_;
  std::vector<Stand> stands_;
};

// A terminal look that suits a page.
tui::Look look_of_page();

}  // namespace bell::cli
