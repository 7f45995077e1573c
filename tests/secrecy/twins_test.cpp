// Tests every title with every setup: worlds that a viewer cannot tell apart give the same views, facts, choices and
// refusals.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "secrecy/revelations.h"

namespace bell::exam {
namespace {

template <Title T>
void compare_twins(const Setup& setup) {
  const TwinPlan plan;
  TwinTally tally;
  for (const std::uint64_t seed : {1, 2}) {
    const auto rules = seed == 1 ? rules_for<T>(setup) : with_more_secrets<T>(rules_for<T>(setup));
    TwinMatch<Subject<T>, T> match(rules, seed, plan, tally);
    if (const auto finding = match.run()) FAIL() << "seed " << seed << ": " << finding->text;
    if (const auto finding = match.run_from_the_deal(2))
      FAIL() << "seed " << seed << ", from the deal: " << finding->text;
  }
  EXPECT_GT(tally.nodes(), 200U) << "hardly anything was compared";
  EXPECT_GT(tally.refusals, 100U) << "hardly anything was refused";
}

// In builds with all assertions a few setups suffice; `./dev secrecy` compares all of them over a million nodes.
std::vector<Setup> sampled_setups() {
#ifdef BELL_CHECK
  constexpr std::size_t kEvery = 8;
#else
  constexpr std::size_t kEvery = 1;
#endif
  std::vector<Setup> some;
  const std::vector<Setup> all = every_setup();
  for (std::size_t at = 0; at < all.size(); at += kEvery) some.push_back(all[at]);
  return some;
}

class Twins : public ::testing::TestWithParam<Setup> {};
TEST_P(Twins, CantBeToldApart) {
  EveryEngine::visit_named(GetParam().title, []<Title T>() {
    compare_twins<T>(GetParam());
    return 0;
  });
}
INSTANTIATE_TEST_SUITE_P(Setups, Twins, ::testing::ValuesIn(sampled_setups()),
                         [](const auto& each) { return describe(each.param); });

}  // namespace
}  // namespace bell::exam
