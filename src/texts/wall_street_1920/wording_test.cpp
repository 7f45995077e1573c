// Tests that every kind of fact and action of 1920 Wall Street has a sentence, and that cards are named by what is on
// them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "texts/texts.h"
#include "view/wall_street_1920/actions.h"

namespace bell::texts {
namespace {

using namespace wall_street_1920;

constexpr Seat kAnn{0};
constexpr Seat kBen{1};

const Catalogue& english() { return *Catalogue::find("en"); }

// A missing key is shown itself; a gap that is not filled keeps its braces.
void expect_sentence(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find("wall-street-1920."), std::string::npos) << text;
  EXPECT_EQ(text.find('{'), std::string::npos) << text;
}

AnyComponents box_with_two_printed_cards() {
  Components box;
  box.duals[0] = {Company::cotton, Company::corn};
  box.backs[0] = {.company = Company::corn, .shares = 1, .points = 3};
  return box;
}

// These are about the table; all others are about a seat.
constexpr std::array kOfTheTable{Happening::card_laid,       Happening::card_removed,   Happening::card_turned_up,
                                 Happening::magnate_laid,    Happening::magnate_turned, Happening::pile_counted,
                                 Happening::event_triggered, Happening::event_averted};
// Implied by the facts around them.
constexpr std::array kUntold{Happening::turn_ended, Happening::sale_announced, Happening::place_refilled};

SeenEvent example(Happening what, int number) {
  const bool has_seat = std::ranges::find(kOfTheTable, what) == kOfTheTable.end();
  return {.what = what,
          .seat = has_seat ? kAnn : kNoSeat,
          .number = static_cast<std::int16_t>(number),
          .company = Company::oil,
          .other = kBen,
          .card = Seen<Card>(Card::gold),
          .back = {}};
}

TEST(WallStreet1920Words, EveryKindOfFactHasASentenceForItsPlayerAndForOthers) {
  for (int nth = 1; nth <= kHappenings; ++nth) {
    const auto what = static_cast<Happening>(nth);
    if (std::ranges::find(kUntold, what) != kUntold.end()) continue;
    for (const Seat reader : {kAnn, kBen})
      for (const int number : {1, -2})
        expect_sentence(tell(english(), {{"Ann", "Ben"}, viewer_of(reader)}, example(what, number)));
  }
}

TEST(WallStreet1920Words, EveryDeedAndEveryCardHasAName) {
  const Present present{{"Ann", "Ben"}, viewer_of(kAnn)};
  for (int verb = 1; verb <= kVerbs; ++verb)
    expect_sentence(describe(english(), present, "wall-street-1920", action_of(static_cast<Verb>(verb), kAnn, 1, 1)));
  for (int face = 1; face <= kCards; ++face)
    expect_sentence(describe(english(), present, "wall-street-1920", with_card(Verb::keep, kAnn, Card(face))));
}

TEST(WallStreet1920Words, WithTheBoxCardsAreCalledByWhatIsPrintedOnThem) {
  const AnyComponents box = box_with_two_printed_cards();
  const Present present{{"Ann", "Ben"}, viewer_of(kAnn), &box};
  EXPECT_EQ(describe(english(), present, "wall-street-1920", with_card(Verb::keep, kAnn, dual_card(0))),
            "Keep cotton or corn");
  const SeenEvent dealt{.what = Happening::capital_dealt, .seat = kAnn, .card = {}, .back = Seen<Back>(Back(1))};
  EXPECT_EQ(tell(english(), present, dealt), "Your secret share: one corn and 3 points.");
}

TEST(WallStreet1920Words, ACardThatMayNotBeSeenIsNotNamed) {
  const SeenEvent offered{.what = Happening::offered, .seat = kAnn, .card = {}, .back = {}};
  EXPECT_EQ(tell(english(), {{"Ann", "Ben"}, viewer_of(kBen)}, offered), "Ann has chosen a card to offer.");
}

}  // namespace
}  // namespace bell::texts
