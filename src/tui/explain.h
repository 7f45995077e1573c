// Answers to questions: the text of a rule, why an action is legal or not, hints, and what can be typed.
#pragma once

#include <string_view>

#include "texts/texts.h"
#include "tui/desk.h"
#include "tui/look.h"
#include "tui/menu.h"

namespace bell::tui {

Lines rule_lines(const texts::Catalogue& words, Rule rule, int width);
// The rule with this id, in any case; without an id, all rules of the title by name.
Lines rule_lines(const texts::Catalogue& words, std::string_view title, std::string_view id, int width);
// Whether the action is legal, by which rule, and that rule's text. `behind` is a more specific rule about the action;
// none if there is none.
Lines why_lines(Desk& desk, const texts::Catalogue& words, const texts::Present& present, const Action& act,
                Rule behind, int width);
// The meaning of the current question, and the rule behind it.
Lines explain_lines(const Desk& desk, const texts::Catalogue& words, const texts::Present& present, const AnyView& view,
                    int width);
// The best choices of the seat from what it has seen: number and text as in the list of choices, and the expected share
// of the win.
Lines hint_lines(Desk& desk, const texts::Catalogue& words, const std::vector<MenuItem>& choices, Seat seat, int width);
// A title in three sentences: its subject, a turn, how to win.
Lines opening_lines(const texts::Catalogue& words, std::string_view title, int width);
Lines player_lines(const texts::Catalogue& words, const std::vector<std::string>& names, Viewer reader, int width);
// Before the first question: the title in three sentences, who plays, and what can be typed.
Lines opening_page(const texts::Catalogue& words, std::string_view title, const std::vector<std::string>& names,
                   Viewer reader, const Look& look);
// Between two people at one keyboard: nothing of the table is on it.
Lines hand_over_page(const texts::Catalogue& words, const std::string& name, const Look& look);
// What can be typed; a title words the lines about its own notation, and may explain the signs on its screen.
Lines help_lines(const texts::Catalogue& words, std::string_view title, int width);
// What the signs on its screen mean.
Lines legend_lines(const texts::Catalogue& words, std::string_view title, int width);
Lines not_understood(const texts::Catalogue& words, std::string_view title, const std::string& typed, int width);

}  // namespace bell::tui
