// Plays millions of random matches with every invariant checked after every node: all valid sets of modules, all
// numbers of players, cycling through the values of options. Fails at the first violation.
//
//   games [MATCHES] [SEED]
#include <cstdlib>
#include <iostream>

#include "engine/titles.h"
#include "lab/lab.h"
#include "rulebook/rulebook.h"

namespace bell::lab {
namespace {

bool can_be_played(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  return printed && open_match(setup, *printed);
}

// Chooses one value of each option, a different one each time; skips values that are invalid with these modules.
void choose_options(const TitleSheet& sheet, std::size_t turn, Setup& setup) {
  for (const OptionSheet& option : sheet.options) {
    Setup with = setup;
    with.options[option.name] = option.values[turn % option.values.size()];
    if (can_be_played(with)) setup = std::move(with);
  }
}

void add_setups(const TitleSheet& sheet, std::vector<Setup>& setups) {
  for (unsigned modules = 0; modules < 1U << sheet.modules.size(); ++modules)
    for (int seats = sheet.fewest_seats; seats <= sheet.most_seats; ++seats) {
      Setup setup{sheet.name, seats, {}, {}, {}};
      for (std::size_t at = 0; at < sheet.modules.size(); ++at)
        if ((modules >> at & 1U) != 0) setup.modules.push_back(sheet.modules[at].name);
      if (!can_be_played(setup)) continue;
      choose_options(sheet, setups.size(), setup);
      setups.push_back(std::move(setup));
    }
}

std::string described(const Setup& setup) {
  std::string text = setup.title + " " + std::to_string(setup.seats);
  for (const std::string& module : setup.modules) text += " " + module;
  for (const auto& [option, value] : setup.options) text += " " + option + "=" + value;
  return text;
}

int run(std::uint64_t matches, std::uint64_t seed) {
  std::vector<Setup> setups;
  for (const TitleSheet& sheet : title_sheets()) add_setups(sheet, setups);
  std::uint64_t played = 0, nodes = 0;
  for (const Setup& setup : setups) {
    SimOrder order;
    order.setup = setup;
    order.games = (matches + setups.size() - 1) / setups.size();
    order.seed = seed;
    order.check_invariants = true;
    const auto report = simulate(order);
    if (!report) {
      std::cerr << described(setup) << ": " << plain(report.error()) << "\n";
      return 1;
    }
    played += report->games;
    nodes += report->decisions + report->chance;
    std::cout << report->games << "  " << described(setup) << std::endl;
  }
  std::cout << setups.size() << " setups, " << played << " matches, " << nodes << " nodes, none broken\n";
  return 0;
}

}  // namespace
}  // namespace bell::lab

int main(int count, char** words) {
  const std::uint64_t matches = count > 1 ? std::strtoull(words[1], nullptr, 10) : 10'000'000;
  const std::uint64_t seed = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
  return bell::lab::run(matches, seed);
}
