// Measures speed: random matches on one thread, alternating with the yardstick so that background load affects both
// alike.
#include <map>

#include "engine/titles.h"
#include "lab/stopwatch.h"
#include "lab/with_title.h"

namespace bell::lab {
namespace {

constexpr int kRuns = 7;
constexpr double kRunNs = 60e6;
constexpr int kGamesPerLook = 32;  // reading the clock costs time

// One setup being measured; each call of measure adds a run.
class Trial {
 public:
  virtual ~Trial() = default;
  virtual void measure() = 0;
  virtual bool is_measured() const = 0;
  virtual BenchRow row() const = 0;
};

template <Title T>
class TrialOf final : public Trial {
 public:
  TrialOf(Setup setup, typename T::Rules rules) : setup_(std::move(setup)), rules_(std::move(rules)) {}

  void measure() override {
    NodeCount count;
    const std::uint64_t first = game_;
    const Stopwatch watch;
    while (watch.ns() < kRunNs)
      for (int n = 0; n < kGamesPerLook; ++n) count_in(count, play());
    const double ns = watch.ns();
    ns_per_node_.push_back(ns / static_cast<double>(count.all()));
    nodes_ += count.all();
    games_ += game_ - first;
    copy_ns_.push_back(copy_run_ns());
  }

  bool is_measured() const override { return !ns_per_node_.empty(); }

  BenchRow row() const override {
    BenchRow row;
    row.title = setup_.title;
    row.players = setup_.seats;
    row.modules = setup_.modules;
    row.ns_per_node = median(ns_per_node_);
    row.nodes_per_second = 1e9 / row.ns_per_node;
    row.games_per_second = row.nodes_per_second * static_cast<double>(games_) / static_cast<double>(nodes_);
    row.copies_per_second = 1e9 / median(copy_ns_);
    row.state_bytes = sizeof(typename T::State);
    return row;
  }

 private:
  static void count_in(NodeCount& sum, const NodeCount& count) {
    sum.decisions += count.decisions;
    sum.chance += count.chance;
  }
  NodeCount play() {
    const std::uint64_t seed = seed_of_game(1, game_++);
    typename T::State state = T::initial(rules_, {});
    const NodeCount count =
        play_on<T>(rules_, state, SeededDealer(seed), Anything<T>(seed), [](const Action&) { return true; }, {});
    keep(&state);
    return count;
  }
  double copy_run_ns() const {
    constexpr int kCopies = 200'000;
    typename T::State pair[2] = {T::initial(rules_, {}), T::initial(rules_, {})};
    const Stopwatch watch;
    for (unsigned i = 0; i < kCopies; ++i) {
      pair[~i & 1U] = pair[i & 1U];
      keep(&pair);
    }
    return watch.ns() / kCopies;
  }

  Setup setup_;
  typename T::Rules rules_;
  std::uint64_t game_ = 0, games_ = 0, nodes_ = 0;
  std::vector<double> ns_per_node_, copy_ns_;
};

constexpr int kModuleSeats = 4;

// All modules and cards at once; invalid where modules exclude each other.
Setup fullest(const TitleSheet& sheet) {
  static const std::map<std::string, std::string> kMoreCards{{"investors", "base+cc+ii+promo"},
                                                             {"promo_strategies", "yes"}};
  Setup setup{.title = sheet.name, .seats = kModuleSeats, .modules = {}, .options = {}, .components = {}};
  for (const ModuleSheet& module : sheet.modules) setup.modules.push_back(module.name);
  for (const OptionSheet& option : sheet.options)
    if (const auto more = kMoreCards.find(option.name); more != kMoreCards.end()) setup.options.insert(*more);
  return setup;
}

// Every number of seats without modules; then, with four players, every module by itself and all together.
std::vector<Setup> setups_of(const TitleSheet& sheet) {
  std::vector<Setup> setups;
  for (int seats = sheet.fewest_seats; seats <= sheet.most_seats; ++seats)
    setups.push_back({.title = sheet.name, .seats = seats, .modules = {}, .options = {}, .components = {}});
  for (const ModuleSheet& module : sheet.modules)
    setups.push_back(
        {.title = sheet.name, .seats = kModuleSeats, .modules = {module.name}, .options = {}, .components = {}});
  if (sheet.modules.size() > 1) setups.push_back(fullest(sheet));
  return setups;
}

using TrialPtr = std::unique_ptr<Trial>;

TrialPtr trial_of(const Setup& setup) {
  auto trial = with_title(setup, [&setup]<class T>(const Opened<T>& opened) -> Outcome<TrialPtr, Problem> {
    return TrialPtr(std::make_unique<TrialOf<T>>(setup, opened.rules));
  });
  return trial ? std::move(*trial) : nullptr;
}

}  // namespace

BenchReport bench(const BenchOrder& order) {
  std::vector<TrialPtr> trials;
  for (const TitleSheet& sheet : title_sheets())
    for (const Setup& setup : setups_of(sheet))
      if (TrialPtr trial = trial_of(setup)) trials.push_back(std::move(trial));
  BenchReport report;
  const auto is_stopped = [&] { return report.is_partial = report.is_partial || (order.stop && order.stop()); };
  const double all = kRuns * static_cast<double>(trials.size());
  double done = 0;
  std::vector<double> yardsticks;
  for (int run = 0; run < kRuns && !is_stopped(); ++run) {
    yardsticks.push_back(yardstick_run_ns());
    for (const TrialPtr& trial : trials) {
      if (is_stopped()) break;
      trial->measure();
      if (order.progress) order.progress(++done / all);
    }
  }
  if (!yardsticks.empty()) report.yardstick_ns = median(yardsticks);
  for (const TrialPtr& trial : trials)
    if (trial->is_measured()) report.rows.push_back(trial->row());
  return report;
}

}  // namespace bell::lab
