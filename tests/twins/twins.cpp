// The long run of the twins test: every setup, match after match, until different worlds were compared at enough nodes.
// Prints which rules revealed a difference, and fails at the first difference that no rule reveals.
//
//   twins [NODES] [FIRST SEED]
#include <cstdlib>
#include <iostream>

#include "exam/setups.h"
#include "secrecy/revelations.h"

namespace bell::exam {
namespace {

template <Title T>
MaybeFinding compare_one_match(const Setup& setup, std::uint64_t seed, TwinTally& tally) {
  auto rules = rules_for<T>(setup);
  if (seed % 2 == 0) rules = with_more_secrets<T>(rules);
  const TwinPlan plan{.stride = 11};
  TwinMatch<Subject<T>, T> match(rules, seed, plan, tally);
  if (auto finding = match.run()) return finding;
  return match.run_from_the_deal(3);
}

// The setups of the exam and, of Stockpile, which has the most to hide, some of the middling sets of modules.
std::vector<Setup> setups_of_the_long_run() {
  std::vector<Setup> setups = every_setup();
  for (unsigned modules = 1; modules < kAllOfStockpile; modules += 3) {
    const int number = std::popcount(modules);
    const bool fits = (modules & kAuctionBit) == 0 || (modules & kInvestorsBit) != 0;
    if (fits && number >= 3 && number <= 5)
      setups.push_back(stockpile_setup(2 + static_cast<int>(modules % 4), modules));
  }
  return setups;
}

void print(const TwinTally& tally, std::size_t setups, std::uint64_t matches) {
  std::cout << setups << " setups, " << matches << " matches, " << tally.nodes() << " nodes with two different worlds ("
            << tally.guessed << " guessed, " << tally.dealt << " from the deal), " << tally.same
            << " more with the same, " << tally.refusals << " refusals compared\nworlds parted by\n";
  for (const auto& [rule, times] : tally.parted) std::cout << "  " << id_of(rule) << "  " << times << "\n";
}

int run(std::uint64_t nodes, std::uint64_t seed) {
  const std::vector<Setup> setups = setups_of_the_long_run();
  TwinTally tally;
  std::uint64_t matches = 0;
  for (; tally.nodes() < nodes; ++seed)
    for (const Setup& setup : setups) {
      ++matches;
      const MaybeFinding finding =
          *EveryEngine::visit_named(setup.title, [&]<Title T>() { return compare_one_match<T>(setup, seed, tally); });
      if (!finding) continue;
      std::cerr << describe(setup) << ", seed " << seed << ": " << finding->text << "\n";
      return 1;
    }
  print(tally, setups.size(), matches);
  return 0;
}

}  // namespace
}  // namespace bell::exam

int main(int count, char** words) {
  const std::uint64_t nodes = count > 1 ? std::strtoull(words[1], nullptr, 10) : 1'000'000;
  const std::uint64_t seed = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
  return bell::exam::run(nodes, seed);
}
