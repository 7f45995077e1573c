// Options that several commands share, and the setup they fill in.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "view/title_sheet.h"

namespace bell::cli {

inline constexpr std::uint64_t kMostPlayouts = 1'000'000;  // at each position, to weigh luck

struct SetupFlags {
  std::string title;
  std::optional<std::uint64_t> players;  // default: three, or what the title allows
  std::vector<std::string> modules;
  std::vector<std::string> options;  // "rounds=5"
  std::string components;            // a file
};

// TITLE, --players, --module, --option, --components.
void add_setup_flags(const Options& command, SetupFlags& flags);
void add_components_flag(const Options& command, std::string& file);
// The printed numbers that the file replaces; none without a file. A file that replaces nothing of the title is
// refused.
Outcome<std::map<std::string, std::string>, Problem> read_components(const std::string& title, const std::string& file);

// The setup, checked: the title exists, the numbers are readable, and everything fits together. A problem is one
// sentence that says what would be valid.
Outcome<Setup, Problem> setup_of(const SetupFlags& flags);

Outcome<TitleSheet, Problem> find_title(const std::string& typed);
std::optional<Problem> refuse_bots(const std::vector<std::string>& bots);

}  // namespace bell::cli
