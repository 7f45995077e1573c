// Answers to questions about rules: what a rule says, why an action is allowed or not, what can be typed.
#pragma once

#include <string_view>

#include "table/table.h"
#include "texts/texts.h"
#include "tui/look.h"

namespace bell::tui {

Lines rule_lines(const texts::Catalogue& words, Rule rule, int width);
// The rule with this id, in whatever case it was typed; without an id, all rules of the title by name.
Lines rule_lines(const texts::Catalogue& words, std::string_view title, std::string_view id, int width);
// Allowed or not, by which rule, and what that rule says.
Lines why_lines(const table::Table& table, const texts::Catalogue& words, const texts::Present& present,
                const Action& act, int width);
Lines help_lines(const texts::Catalogue& words, int width);

}  // namespace bell::tui
