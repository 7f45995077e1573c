// Every title with every setup: worlds that a viewer can't tell apart look, sound, offer and refuse alike.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "secrecy/revelations.h"

namespace bell::exam {
namespace {

template <Title T>
void compare_twins(const Setup& setup) {
  const auto rules = rules_for<T>(setup);
  const TwinPlan plan;
  TwinTally tally;
  for (const std::uint64_t seed : {1, 2}) {
    TwinMatch<Subject<T>, T> match(rules, seed, plan, tally);
    if (const auto finding = match.run()) FAIL() << "seed " << seed << ": " << finding->text;
    if (const auto finding = match.run_from_the_deal(1))
      FAIL() << "seed " << seed << ", from the deal: " << finding->text;
  }
  EXPECT_GT(tally.nodes, 200U) << "hardly anything was compared";
  EXPECT_GT(tally.refusals, 100U) << "hardly anything was refused";
}

class Twins : public ::testing::TestWithParam<Setup> {};
TEST_P(Twins, CantBeToldApart) {
  EveryEngine::visit_named(GetParam().title, []<Title T>() {
    compare_twins<T>(GetParam());
    return 0;
  });
}
INSTANTIATE_TEST_SUITE_P(Setups, Twins, ::testing::ValuesIn(every_setup()),
                         [](const auto& each) { return describe(each.param); });

}  // namespace
}  // namespace bell::exam
