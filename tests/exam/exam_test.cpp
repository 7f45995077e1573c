// Runs the exam for every title with every setup on its list.
#include "exam/exam.h"

#include <gtest/gtest.h>

#include "exam/setups.h"

namespace bell::exam {
namespace {

constexpr int kMatches = 4;

// The first fault, or nothing.
template <Title T>
std::string fault_at(const Setup& setup) {
  const auto rules = rules_for<T>(setup);
  Nonsense nonsense(1);
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed)
    if (const auto finding = examine_match<Subject<T>>(rules, seed, nonsense))
      return "seed " + std::to_string(seed) + ": " + finding->check + ": " + finding->text;
  return {};
}

class Exam : public ::testing::TestWithParam<Setup> {};
TEST_P(Exam, HoldsAtEveryNode) {
  EXPECT_EQ(EveryEngine::visit_named(GetParam().title, []<Title T>() { return fault_at<T>(GetParam()); }), "");
}
INSTANTIATE_TEST_SUITE_P(Setups, Exam, ::testing::ValuesIn(every_setup()),
                         [](const auto& each) { return describe(each.param); });

}  // namespace
}  // namespace bell::exam
