// Tests the secrets of 1920 Wall Street: who sees what, worlds nobody can tell apart, and planted leaks that are
// caught.
#include <gtest/gtest.h>

#include <set>

#include "exam/resampling.h"
#include "exam/setups.h"
#include "secrecy/wall_street_1920_influence.h"
#include "secrecy/wall_street_1920_leaks.h"
#include "secrecy/wall_street_1920_worlds.h"

namespace bell::exam::wall_street {
namespace {

Rules with_punishments(const char* memory_aid) {
  return rules_for<WallStreet1920>(
      {"wall-street-1920", 4, {"magnates"}, {{"magnates", "punishment"}, {"memory_aid", memory_aid}}, {}});
}

class WallStreet1920Secrecy : public ::testing::TestWithParam<Setup> {};

TEST_P(WallStreet1920Secrecy, ImaginedWorldsLookTheSame) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  const auto finding = resample_match<Honest>(rules, 1, 7);
  if (finding) FAIL() << finding->check << ": " << finding->text;
}

TEST_P(WallStreet1920Secrecy, HiddenThingsDoNotMatter) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const Viewer viewer : viewers_of(rules.seats))
      if (const auto finding = backs_do_not_matter<Honest>(rules, seed, viewer))
        FAIL() << finding->check << ": " << finding->text;
    if (const auto finding = secret_choices_do_not_matter<Honest>(rules, seed, compared))
      FAIL() << finding->check << ": " << finding->text;
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, WallStreet1920Secrecy, ::testing::ValuesIn(setups_of<WallStreet1920>()),
                         [](const auto& each) { return describe(each.param); });

// A stock exchange with two offers occurs about once in eighty random matches.
constexpr std::uint64_t kMatches = 240;

TEST(WallStreet1920Influence, ShowsSecretsToTheirOwnersAlone) {
  const InfluenceMap expected{{"shares", {"owner"}},
                              {"back of a capital card", {"owner"}},
                              {"offer not yet revealed", {"owner"}},
                              {"share returned face down", {"owner"}},
                              {"deck", {}},
                              {"card under a pile's top", {}}};
  EXPECT_EQ(influence_of<Honest>(with_punishments("off"), kMatches), expected);
}

TEST(WallStreet1920Influence, AMemoryAidShowsWhatEverybodySaw) {
  const InfluenceMap found = influence_of<Honest>(with_punishments("on"), kMatches);
  const std::set<std::string> everybody{"owner", "public", "rival"};
  EXPECT_EQ(found.at("shares"), everybody);
  EXPECT_EQ(found.at("deck"), (std::set<std::string>{"public", "rival"}));
  EXPECT_EQ(found.at("back of a capital card"), std::set<std::string>{"owner"});
  EXPECT_EQ(found.at("offer not yet revealed"), std::set<std::string>{"owner"});
}

// A card returned face down is not the one whose sale has been announced but not carried out.
TEST(WallStreet1920Guess, HoldsTheShareThatWasAnnounced) {
  const Rules rules = with_punishments("off");
  int judged = 0;
  for (std::uint64_t seed = 1; seed <= 4 * kMatches && judged < 30; ++seed)
    for (Walk<Honest> walk(rules, seed); !walk.is_over(); walk.apply(walk.pick())) {
      const Board& board = walk.state().board;
      if (board.business.sold == wall_street_1920::kNoCard) continue;
      const Viewer rival = viewer_of(next_seat(board.active, rules.seats));
      const auto view = Honest::project(rules, walk.state(), rival);
      if (!wall_street_1920::is_share(walk.state().returned[board.active].truth())) continue;
      ++judged;
      for (int guess = 0; guess < 8; ++guess) {
        const State imagined = Honest::imagine(rules, view, walk.memory_of(rival), walk.rng());
        const char* untruth = Honest::broken_invariant(rules, imagined);
        ASSERT_EQ(untruth, nullptr) << untruth << walk.where() << " of match " << seed;
      }
    }
  EXPECT_GE(judged, 30);
}

using Suspect = Accused<WallStreet1920>;

std::set<std::string> checks_that_object() {
  const Rules rules = with_punishments("off");
  std::set<std::string> names;
  const auto note = [&names](const MaybeFinding& finding) {
    if (finding) names.insert(finding->check);
  };
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
    if (seed <= 2) note(resample_match<Suspect>(rules, seed, 5));
    for (const Viewer viewer : viewers_of(rules.seats))
      if (seed <= 3) note(backs_do_not_matter<Suspect>(rules, seed, viewer));
    note(secret_choices_do_not_matter<Suspect>(rules, seed, compared));
  }
  if (influence_of<Suspect>(rules, 2) != influence_of<Honest>(rules, 2)) names.insert("influence");
  return names;
}

template <class S>
void expect_caught(const std::string& check) {
  Suspect::is<S>();
  std::string all;
  const std::set<std::string> names = checks_that_object();
  for (const std::string& name : names) all += name + " ";
  EXPECT_TRUE(names.contains(check)) << "caught by: " << all;
}

TEST(WallStreet1920Leak, HonestPasses) {
  Suspect::is<Honest>();
  EXPECT_EQ(checks_that_object(), std::set<std::string>{});
}
TEST(WallStreet1920Leak, BackIsTold) { expect_caught<BackIsTold>("interference"); }
TEST(WallStreet1920Leak, OfferIsHinted) { expect_caught<OfferIsHinted>("interference"); }
TEST(WallStreet1920Leak, ReturnedIsTold) { expect_caught<ReturnedIsTold>("interference"); }
TEST(WallStreet1920Leak, NeighbourSeesBack) { expect_caught<NeighbourSeesBack>("interference"); }
TEST(WallStreet1920Leak, OffersAreOpen) { expect_caught<OffersAreOpen>("interference"); }
TEST(WallStreet1920Leak, UnderTheBlank) { expect_caught<UnderTheBlank>("interference"); }
TEST(WallStreet1920Leak, OrderByNeighboursBack) { expect_caught<OrderByNeighboursBack>("interference"); }
TEST(WallStreet1920Leak, OrderIsAlsoSeenByResampling) { expect_caught<OrderByNeighboursBack>("resampling"); }
TEST(WallStreet1920Leak, SharesAreOpen) { expect_caught<SharesAreOpen>("influence"); }
TEST(WallStreet1920Leak, PileIsOpen) { expect_caught<PileIsOpen>("influence"); }
TEST(WallStreet1920Leak, DeckInTheBoard) { expect_caught<DeckInTheBoard>("influence"); }
TEST(WallStreet1920Leak, OwnSharesAreHidden) { expect_caught<OwnSharesAreHidden>("influence"); }
TEST(WallStreet1920Leak, GuessesOnce) { expect_caught<GuessesOnce>("freshness"); }

}  // namespace
}  // namespace bell::exam::wall_street
