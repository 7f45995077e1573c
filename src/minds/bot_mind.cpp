// Selects a bot by the title's name, because bots are templates on the title.
#include "minds/bot_mind.h"

#include <utility>

#include "bots/evaluate.h"
#include "engine/core/title.h"
#include "engine/every_title.h"
#include "minds/minds.h"
#include "rulebook/rulebook.h"

namespace bell::minds {
namespace {

// The rules of `setup`. Nothing, if they cannot be composed.
template <Title T>
std::optional<typename T::Rules> rules_of(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  if (!printed) return std::nullopt;
  auto rules = T::compose(setup, std::get<typename T::Components>(*printed));
  if (!rules) return std::nullopt;
  return std::move(*rules);
}

// Calls `think` with the typed sight that a bot of title T takes.
template <Title T, class Think>
auto with_sight(const typename T::Rules& rules, const AnySight& sight, Think&& think) {
  std::vector<typename T::SeenEvent> memory;
  for (const AnySeenEvent& event : sight.memory) memory.push_back(std::get<typename T::SeenEvent>(event));
  std::vector<Action> legal;
  for (const Choice& choice : sight.choices) legal.push_back(choice.action);
  return think(bots::Sight<T>{rules, std::get<typename T::View>(sight.view), memory, legal, sight.seat});
}

template <Title T>
class BotMind final : public table::Mind {
 public:
  BotMind(const bots::Player& player, typename T::Rules rules, std::uint64_t seed)
      : player_(player), rules_(std::move(rules)), rng_(seed) {}

  Action think(const AnySight& sight, std::chrono::milliseconds patience) override {
    bots::Player player = player_;
    if (player.budget.limit.count() == 0) player.budget.limit = patience;
    return with_sight<T>(rules_, sight,
                         [&](const bots::Sight<T>& typed) { return bots::choose<T>(player, typed, rng_); });
  }

 private:
  bots::Player player_;
  typename T::Rules rules_;
  Rng rng_;
};

template <Title T>
std::vector<Hint> hints_of(const AnySight& sight, const bots::Budget& budget, std::uint64_t seed) {
  const auto rules = rules_of<T>(sight.setup);
  if (!rules) return {};
  Rng rng(seed);
  std::vector<Hint> hints;
  with_sight<T>(*rules, sight, [&](const bots::Sight<T>& typed) {
    for (const bots::Evaluation& each : bots::evaluate<T>(typed, budget, rng))
      hints.push_back({each.action, each.win_share, each.visits});
  });
  return hints;
}

}  // namespace

Outcome<std::unique_ptr<table::Mind>, Fault> bot_mind(const bots::Player& player, const Setup& setup,
                                                      std::uint64_t seed) {
  std::unique_ptr<table::Mind> mind;
  EveryEngine::any_of([&]<class T>() {
    if (T::name != setup.title) return false;
    if (auto rules = rules_of<T>(setup)) mind = std::make_unique<BotMind<T>>(player, std::move(*rules), seed);
    return true;
  });
  if (mind == nullptr) return Fault{FaultCode::bad_components, {{"why", setup.title}}};
  return mind;
}

std::vector<Hint> hints(const AnySight& sight, std::chrono::milliseconds patience, std::uint64_t seed) {
  std::vector<Hint> found;
  EveryEngine::any_of([&]<class T>() {
    if (T::name != sight.setup.title) return false;
    found = hints_of<T>(sight, bots::Budget{.limit = patience}, seed);
    return true;
  });
  return found;
}

}  // namespace bell::minds
