// Answers to questions: what a rule says, why an action is allowed or not, what would be good, what can be typed.
#pragma once

#include <string_view>

#include "texts/texts.h"
#include "tui/desk.h"
#include "tui/look.h"
#include "tui/menu.h"

namespace bell::tui {

Lines rule_lines(const texts::Catalogue& words, Rule rule, int width);
// The rule with this id, in whatever case it was typed; without an id, all rules of the title by name.
Lines rule_lines(const texts::Catalogue& words, std::string_view title, std::string_view id, int width);
// Allowed or not, by which rule, and what that rule says. `behind` says more about the action than the rule of the
// moment; none if there is no such rule.
Lines why_lines(Desk& desk, const texts::Catalogue& words, const texts::Present& present, const Action& act,
                Rule behind, int width);
// What matters now: what the question means, and the rule behind it.
Lines explain_lines(const Desk& desk, const texts::Catalogue& words, const texts::Present& present, const AnyView& view,
                    int width);
// The best choices of the seat that looks, by what it has seen: number and words as in the list of choices, and the
// share of the victory each may bring.
Lines hint_lines(Desk& desk, const texts::Catalogue& words, const std::vector<MenuItem>& choices, Seat seat, int width);
// A title in three sentences: what it is about, what a turn is, how one wins.
Lines opening_lines(const texts::Catalogue& words, std::string_view title, int width);
Lines player_lines(const texts::Catalogue& words, const std::vector<std::string>& names, Viewer reader, int width);
// What can be typed; a title words the lines about its own notation, and may explain the signs on its screen.
Lines help_lines(const texts::Catalogue& words, std::string_view title, int width);
Lines not_understood(const texts::Catalogue& words, std::string_view title, const std::string& typed, int width);

}  // namespace bell::tui
