// Prints the behaviour of every title as numbers, one line for each way to set it up. Every compiler and every build
// must print the same. A program of its own, so that a second compiler need not build screens to be compared.
#include <charconv>
#include <cstdio>

#include "engine/titles.h"
#include "lab/lab.h"

namespace bell {
namespace {

using Modules = std::vector<std::string>;

std::string joined(const Modules& modules) {
  std::string list;
  for (const std::string& name : modules) list += (list.empty() ? "" : "+") + name;
  return list.empty() ? "none" : list;
}

// A set that does not fit has its reason printed: that, too, must be the same everywhere.
void print_one(const TitleSheet& title, int players, const Modules& modules, std::uint64_t games,
               const std::vector<std::string>& bots = {}) {
  lab::SimOrder order;
  order.bots = bots;
  order.setup = {.title = title.name, .seats = players, .modules = modules, .options = {}, .components = {}};
  order.games = games;
  const auto report = lab::simulate(order);
  std::printf("%s %d %s ", title.name.c_str(), players, joined(modules).c_str());
  if (report)
    std::printf("%016llx\n", static_cast<unsigned long long>(report->signature));
  else
    std::printf("%s\n", report.error().text.c_str());
}

void print_title(const TitleSheet& title, std::uint64_t games) {
  Modules all;
  for (const ModuleSheet& module : title.modules) all.push_back(module.name);
  for (int players = title.fewest_seats; players <= title.most_seats; ++players) {
    print_one(title, players, {}, games);
    for (const std::string& name : all) print_one(title, players, {name}, games);
    print_one(title, players, all, games);
  }
  // Searches add up in whole numbers, so that compilers can't disagree about a choice.
  print_one(title, title.most_seats, {}, 1, {"broker:60", "clerk"});
}

}  // namespace
}  // namespace bell

// signatures GAMES
int main(int count, char** words) {
  std::uint64_t games = 0;
  const std::string_view word = count == 2 ? words[1] : "";
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), games);
  if (fault != std::errc{} || end != word.data() + word.size() || games == 0) {
    std::fputs("usage: signatures GAMES\n", stderr);
    return 2;
  }
  for (const bell::TitleSheet& title : bell::title_sheets()) bell::print_title(title, games);
  return 0;
}
