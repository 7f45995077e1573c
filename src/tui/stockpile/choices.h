// The choices at a Stockpile table in words, and actions read from what is typed.
#pragma once

#include <optional>
#include <span>

#include "kernel/action.h"
#include "tui/menu.h"
#include "tui/stockpile/brush.h"

namespace bell::tui::stockpile_scene {

// A moment at which somebody decides.
struct Moment {
  const Brush& brush;
  const stockpile::View& view;
  std::span<const Action> allowed;
  Seat seat() const { return allowed.front().by; }
  const stockpile::Board& board() const { return view.board; }
  const stockpile::Components& printed() const { return brush.game.printed; }
  bool has(stockpile::Investor investor) const;  // of who decides
};

Menu menu_of(const Moment& moment);
std::string question_of(const Moment& moment);
// One action as a choice; those that differ in one thing only share a heading.
MenuItem choice_of(const Moment& moment, const Action& act);

// "Steel 5>7", "Steel split!": where a company gets by so many spaces.
std::string moved(const Brush& brush, const stockpile::View& view, stockpile::Company company, int spaces);
// "2 + 1 split": cards of one company.
std::string cards_shown(const Brush& brush, int regular, int split);
// What a bid really costs who makes it.
int cost_of_bid(const Moment& moment, int space);
// Spaces that `raise` and `lower` move now.
int spaces_moved(const Moment& moment);

// "bid 2 for 10", "sell steel", or the notation of journals: the action that is written so at this moment. Every
// action one seat could ever write is tried, so that a forbidden one is read, too, and its refusal can be told.
std::optional<Action> read_action(const stockpile::Components& printed, std::string_view text,
                                  std::span<const Action> allowed);

}  // namespace bell::tui::stockpile_scene
