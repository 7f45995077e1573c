// Options that several commands share, and the order form they fill in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "view/title_sheet.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace bell::cli {

struct SetupFlags {
  std::string title;
  std::optional<std::uint64_t> players;  // without: three, or what the title takes
  std::vector<std::string> modules;
  std::vector<std::string> options;  // "rounds=5"
  std::string components;            // a file
};

// TITLE, --players, --module, --option, --components.
void add_setup_flags(CLI::App& command, SetupFlags& flags);
void add_components_flag(CLI::App& command, std::string& file);

// The order form, checked: the title exists, the numbers can be read, and the whole makes a game. A problem is one
// sentence that says what would do.
Outcome<Setup, Problem> setup_of(const SetupFlags& flags);

Outcome<TitleSheet, Problem> find_title(const std::string& name);
std::optional<Problem> refuse_bots(const std::vector<std::string>& bots);

// An option that takes a whole number, and nothing that merely starts with one.
CLI::Option* add_whole(CLI::App& command, const std::string& name, std::optional<std::uint64_t>& into,
                       std::uint64_t low, std::uint64_t high, const std::string& text);

// A list after one flag, by commas, or the flag given again.
CLI::Option* add_list(CLI::App& command, const std::string& name, std::vector<std::string>& into,
                      const std::string& text);

}  // namespace bell::cli
