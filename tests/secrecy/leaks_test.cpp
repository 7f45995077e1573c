// Tests that each planted leak is caught by the check it was planted for, and that honest Stonks passes the same
// checks.
#include "secrecy/leaks.h"

#include <gtest/gtest.h>

#include <set>

#include "exam/exam.h"
#include "exam/setups.h"
#include "secrecy/distribution.h"
#include "secrecy/non_interference.h"

namespace bell::exam {
namespace {

stonks::Rules one_round(int seats) { return rules_for<stonks::Stonks>({"stonks", seats, {}, {{"rounds", "1"}}, {}}); }

constexpr std::uint64_t kMatches = 3;

using Suspect = Accused<stonks::Stonks>;

std::set<std::string> checks_that_object() {
  std::set<std::string> names;
  const auto note = [&names](const MaybeFinding& finding) {
    if (finding) names.insert(finding->check);
  };
  const stonks::Rules rules = one_round(3);
  Nonsense nonsense(1);
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
    note(examine_match<Suspect>(rules, seed, nonsense));
    note(resample_match<Suspect>(rules, seed, 3));
    note(unseen_cards_do_not_matter<Suspect>(rules, seed, 8, compared));
  }
  return names;
}

template <class S>
std::set<std::string> unevenness_of() {
  Suspect::is<S>();
  Judged judged;
  const stonks::Rules rules = rules_with_long_hands();
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed)
    if (const auto finding = judge_match<Suspect>(rules, seed, 1000, judged)) return {finding->check};
  return {};
}

template <class S>
void expect_caught(const std::string& check) {
  Suspect::is<S>();
  const std::set<std::string> names = checks_that_object();
  std::string all;
  for (const std::string& name : names) all += name + " ";
  EXPECT_TRUE(names.contains(check)) << "caught by: " << all;
}

TEST(PlantedLeak, HonestStonksPasses) {
  Suspect::is<Honest>();
  EXPECT_EQ(checks_that_object(), std::set<std::string>{});
}

TEST(PlantedLeak, DealIsTold) { expect_caught<DealIsTold>("interference"); }
TEST(PlantedLeak, LastCardIsTold) { expect_caught<LastCardIsTold>("interference"); }
TEST(PlantedLeak, HiddenRankIsTold) { expect_caught<HiddenRankIsTold>("interference"); }
TEST(PlantedLeak, FaceDownRankIsTold) { expect_caught<FaceDownRankIsTold>("interference"); }
TEST(PlantedLeak, DeckInTheBoard) { expect_caught<DeckInTheBoard>("interference"); }
TEST(PlantedLeak, HandSizeByCompany) { expect_caught<HandSizeByCompany>("interference"); }
TEST(PlantedLeak, RevealedTooEarly) { expect_caught<RevealedTooEarly>("interference"); }
TEST(PlantedLeak, NeighbourSeesFaceDown) { expect_caught<NeighbourSeesFaceDown>("interference"); }
TEST(PlantedLeak, PublicSeesSeatZero) { expect_caught<PublicSeesSeatZero>("interference"); }
TEST(PlantedLeak, BlanksByRank) { expect_caught<BlanksByRank>("interference"); }
TEST(PlantedLeak, UnderTheBlank) { expect_caught<UnderTheBlank>("interference"); }
TEST(PlantedLeak, WorthOfHidden) { expect_caught<WorthOfHidden>("interference"); }
TEST(PlantedLeak, FaceDownDecides) { expect_caught<FaceDownDecides>("interference"); }
TEST(PlantedLeak, LegalOrderByNeighbour) { expect_caught<LegalOrderByNeighbour>("interference"); }
TEST(PlantedLeak, OfferByNeighbour) { expect_caught<OfferByNeighbour>("interference"); }
TEST(PlantedLeak, RefusalCountsDeck) { expect_caught<RefusalCountsDeck>("interference"); }
TEST(PlantedLeak, DeckInTheBoardIsAlsoSeenByResampling) { expect_caught<DeckInTheBoard>("resampling"); }
TEST(PlantedLeak, LegalOrderIsAlsoSeenByTheExam) { expect_caught<LegalOrderByNeighbour>("legal_order"); }
TEST(PlantedLeak, OwnHandIsHidden) { expect_caught<OwnHandIsHidden>("resampling"); }
TEST(PlantedLeak, GuessesTheTruth) { expect_caught<GuessesTheTruth>("freshness"); }
TEST(PlantedLeak, GuessesOnce) { expect_caught<GuessesOnce>("freshness"); }

TEST(PlantedLeak, HonestGuessesAreEven) { EXPECT_EQ(unevenness_of<Honest>(), std::set<std::string>{}); }
TEST(PlantedLeak, ForgetsVoids) { EXPECT_EQ(unevenness_of<ForgetsVoids>(), std::set<std::string>{"distribution"}); }
TEST(PlantedLeak, GuessesUnevenly) {
  EXPECT_EQ(unevenness_of<GuessesUnevenly>(), std::set<std::string>{"distribution"});
}

}  // namespace
}  // namespace bell::exam
