// Lists the bots; each plays every title.
#include "bots/choose.h"

#include <array>
#include <cassert>
#include <charconv>

#include "bots/clerk.h"
#include "bots/evaluate.h"
#include "bots/every_title.h"
#include "bots/intern.h"
#include "engine/every_title.h"

namespace bell::bots {
namespace {

struct Row {
  std::string_view name;
  Level level;
  Budget budget;
};
constexpr Budget kGlance{.iterations = 3};
constexpr std::array kLevels{Row{"intern", Level::intern, {.iterations = 1}}, Row{"clerk", Level::clerk, kGlance},
                             Row{"broker", Level::broker, {.iterations = 500}},
                             Row{"tycoon", Level::tycoon, {.iterations = 8'000}},
                             // older names
                             Row{"random", Level::intern, {.iterations = 1}}, Row{"greedy", Level::clerk, kGlance}};
constexpr std::size_t kListed = 4;

// "500" or "200ms", at least one of either.
std::optional<Budget> read_budget(std::string_view text) {
  std::uint32_t amount = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), amount);
  if (error != std::errc{} || amount == 0) return std::nullopt;
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (unit.empty()) return Budget{.iterations = amount};
  if (unit == "ms") return Budget{.limit = std::chrono::milliseconds(amount)};
  return std::nullopt;
}

// The strong levels differ only in their budgets.
template <class T>
Action search(const Sight<T>& sight, const Budget& budget, Rng& rng) {
  if (sight.legal.size() == 1) return sight.legal.front();
  return decide<T>(sight, budget, rng);
}

}  // namespace

std::vector<std::string> names() {
  std::vector<std::string> listed;
  for (std::size_t at = 0; at < kListed; ++at) listed.emplace_back(kLevels[at].name);
  return listed;
}

std::optional<Player> read_player(std::string_view name) {
  const std::size_t colon = name.find(':');
  for (const Row& row : kLevels) {
    if (row.name != name.substr(0, colon)) continue;
    if (colon == std::string_view::npos) return Player{row.level, row.budget};
    const auto budget = read_budget(name.substr(colon + 1));
    if (!budget || row.level == Level::intern) return std::nullopt;  // an intern does not think
    return Player{row.level, *budget};
  }
  return std::nullopt;
}

bool exists(std::string_view name) { return read_player(name).has_value(); }

bool is_same(std::string_view name, std::string_view other) {
  auto one = read_player(name), two = read_player(other);
  if (!one || !two) return name == other;
  // The strong levels differ in their budgets alone.
  for (Player* player : {&*one, &*two})
    if (player->level == Level::tycoon) player->level = Level::broker;
  return *one == *two;
}

template <class T>
Action choose(const Player& player, const Sight<T>& sight, Rng& rng) {
  assert(!sight.legal.empty());
  switch (player.level) {
    case Level::intern:
      return Intern().choose(sight, player.budget, rng);
    case Level::clerk:
      return Clerk<T>().choose(sight, player.budget, rng);
    case Level::broker:
    case Level::tycoon:
      break;
  }
  return search<T>(sight, player.budget, rng);
}

namespace {

// Taking their addresses instantiates the functions for every title.
template <class T>
using Choose = Action (*)(const Player&, const Sight<T>&, Rng&);
[[gnu::used]] constexpr auto kChoose = EveryEngine::tuple_of([]<class T>() { return Choose<T>(&choose<T>); });

}  // namespace
}  // namespace bell::bots
