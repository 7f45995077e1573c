// Labels the choices at a Stockpile table, and parses what is typed.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "kernel/action.h"
#include "tui/menu.h"
#include "tui/stockpile/brush.h"
#include "view/choice.h"

namespace bell::tui::stockpile_scene {

// The pending decision: brush, view and choices.
struct Decision {
  const Brush& brush;
  const stockpile::View& view;
  std::span<const Choice> choices;  // never empty, and all by one seat
  const Action& first() const { return choices.front().action; }
};

Menu menu_of(const Brush& brush, const stockpile::View& view, std::span<const Choice> choices);
std::string question_of(const Decision& decision);
// The choices of the menu, whose labels use nothing of the view.
std::vector<MenuItem> items_of(const Decision& decision);
// One of them; those that differ in only one thing share a heading.
MenuItem item_of(const Decision& decision, const Choice& choice);

inline const stockpile::Prospect& prospect_of(const Choice& choice) {
  return *std::get_if<stockpile::Prospect>(&choice.prospect);
}

// What is printed on the spaces of a bidding track.
using BidSpaces = std::array<std::uint8_t, stockpile::kBidSpaces>;

// "bid 2 for 10", "sell steel", or the notation of journals: the action that this means now. All actions a seat could
// ever write are tried, so that an illegal one is recognised, too, and its refusal can be explained.
std::optional<Action> read_action(const BidSpaces& bids, std::string_view text, std::span<const Action> allowed);

}  // namespace bell::tui::stockpile_scene
