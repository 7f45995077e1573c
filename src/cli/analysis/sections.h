// Shared by the sections of the page.
#pragma once

#include <string>

#include "cli/analysis/account.h"
#include "cli/analysis/markup.h"

namespace bell::cli {

// A sentence of the page, as markup.
std::string told(const std::string& key, const texts::Args& facts = {});
std::string section(std::string_view head, const std::string& markup);
// Folded behind a line that opens it; the line is markup.
std::string folded(const std::string& line, const std::string& markup, bool is_open = false);
Column head(const char* name, bool is_number = false);
std::string coloured(double part);  // with its sign
std::string lost_markup(double part);
// A seat's pin and its full name.
std::string seat_markup(const Account& account, Seat seat);
texts::Args counts(std::size_t shown, std::size_t all);

std::string prices_section(const Account& account);
// The costliest choices, each linked to its board.
std::string mistakes_section(const Account& account);
// Every decision with its board, round by round.
std::string decisions_section(const Account& account);
std::string spells_section(const Account& account);

}  // namespace bell::cli
