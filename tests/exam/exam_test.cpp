// Every title sits the exam with every setup on its list.
#include "exam/exam.h"

#include <gtest/gtest.h>

#include "exam/setups.h"

namespace bell::exam {
namespace {

constexpr int kMatches = 4;

template <Title T>
void sit(const Setup& setup) {
  const auto rules = rules_for<T>(setup);
  Nonsense nonsense(1);
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed)
    if (const auto finding = examine_match<Subject<T>>(rules, seed, nonsense))
      FAIL() << describe(setup) << ", seed " << seed << ": " << finding->check << ": " << finding->text;
}

class StonksExam : public ::testing::TestWithParam<Setup> {};
TEST_P(StonksExam, HoldsAtEveryNode) { sit<stonks::Stonks>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Setups, StonksExam, ::testing::ValuesIn(setups_of<stonks::Stonks>()),
                         [](const auto& each) { return describe(each.param); });

class WallStreet1920Exam : public ::testing::TestWithParam<Setup> {};
TEST_P(WallStreet1920Exam, HoldsAtEveryNode) { sit<wall_street_1920::WallStreet1920>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Setups, WallStreet1920Exam, ::testing::ValuesIn(setups_of<wall_street_1920::WallStreet1920>()),
                         [](const auto& each) { return describe(each.param); });

class StockpileExam : public ::testing::TestWithParam<Setup> {};
TEST_P(StockpileExam, HoldsAtEveryNode) { sit<stockpile::Stockpile>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Setups, StockpileExam, ::testing::ValuesIn(setups_of<stockpile::Stockpile>()),
                         [](const auto& each) { return describe(each.param); });

}  // namespace
}  // namespace bell::exam
