// Tests that everything that can happen, be done or be refused in Stonks has an English sentence without gaps.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "texts/texts.h"
#include "view/stonks/actions.h"

namespace bell::texts {
namespace {

using stonks::Card;
using stonks::Company;
using stonks::Happening;
using stonks::SeenEvent;
using stonks::Verb;

const Catalogue& english() { return *Catalogue::find("en"); }

constexpr Seat kAnn = seat_at(0);
constexpr Card kAppleSeven = stonks::card_of(Company::apple, 7);
Present seen_by(Viewer reader) { return {{"Ann", "Ben"}, reader}; }

std::string tell_to(Viewer reader, const SeenEvent& event) { return tell(english(), seen_by(reader), event); }

// No {name} is left, and no key replaces a missing sentence.
void expect_sentence(const std::string& text, const std::string& of) {
  EXPECT_FALSE(text.empty()) << of;
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << of << ": " << text;
  for (const char* key : {"stonks.", "refusal.", "misfit.", "ui."})
    EXPECT_EQ(text.find(key), std::string::npos) << of << ": " << text;
}

constexpr auto kFirstHappening = static_cast<int>(Happening::company_removed);
constexpr auto kLastHappening = static_cast<int>(Happening::match_won);

// These are about the table; all others are about a seat.
constexpr std::array kOfTheTable{Happening::company_removed, Happening::tile_placed,   Happening::market_opened,
                                 Happening::token_unlocked,  Happening::trump_changed, Happening::round_started};
bool has_seat(Happening what) { return std::find(kOfTheTable.begin(), kOfTheTable.end(), what) == kOfTheTable.end(); }

SeenEvent example(int happening) {
  SeenEvent event{.what = static_cast<Happening>(happening),
                  .number = 1,
                  .company = Company::honey,
                  .value = 3,
                  .card = Seen<Card>(kAppleSeven)};
  if (has_seat(event.what)) event.seat = kAnn;
  return event;
}

TEST(Stonks, TellsEveryHappening) {
  for (int happening = kFirstHappening; happening <= kLastHappening; ++happening) {
    const SeenEvent event = example(happening);
    for (const Viewer reader : {viewer_of(kAnn), viewer_of(seat_at(1)), Viewer::spectator})
      expect_sentence(tell_to(reader, event), "happening " + std::to_string(happening));
    const bool differs = tell_to(viewer_of(kAnn), event) != tell_to(Viewer::spectator, event);
    EXPECT_EQ(differs, has_seat(event.what)) << "happening " << happening;
  }
}

TEST(Stonks, SaysYouToTheReader) {
  const SeenEvent event{.what = Happening::played, .seat = kAnn, .card = Seen<Card>(kAppleSeven)};
  EXPECT_EQ(tell_to(viewer_of(kAnn), event), "You play apple 7.");
  EXPECT_EQ(tell_to(viewer_of(seat_at(1)), event), "Ann plays apple 7.");
  EXPECT_EQ(tell_to(Viewer::spectator, event), "Ann plays apple 7.");
}

TEST(Stonks, TellsOfSecretCardsWithoutTheCard) {
  for (const Happening what : {Happening::laid_to_reveal, Happening::laid_face_down, Happening::speculated_opening,
                               Happening::last_card_discarded}) {
    const SeenEvent event{.what = what, .seat = kAnn, .company = Company::fish, .card = {}};
    const std::string text = tell_to(Viewer::spectator, event);
    expect_sentence(text, "secret " + std::to_string(static_cast<int>(what)));
    EXPECT_TRUE(text.starts_with("Ann ")) << text;
    EXPECT_NE(text, tell_to(Viewer::spectator, example(static_cast<int>(what))));
  }
}

TEST(Stonks, DoesNotTellOfCardsDealtToOthers) {
  EXPECT_EQ(tell_to(Viewer::spectator, {.what = Happening::dealt, .seat = kAnn, .card = {}}), "");
}

TEST(Stonks, TellsWhichWayAPriceWent) {
  SeenEvent event{
      .what = Happening::price_changed, .seat = kAnn, .number = 2, .company = Company::carrot, .value = 4, .card = {}};
  EXPECT_EQ(tell_to(viewer_of(kAnn), event), "You raise carrot by two levels; a share is worth 4.");
  event.number = -1;
  EXPECT_EQ(tell_to(Viewer::spectator, event), "Ann lowers carrot by one level; a share is worth 4.");
}

TEST(Stonks, CountsPoints) {
  SeenEvent event{.what = Happening::round_scored, .seat = kAnn, .number = 1, .card = {}};
  EXPECT_EQ(tell_to(viewer_of(kAnn), event), "You score 1 point.");
  event.number = 0;
  EXPECT_EQ(tell_to(viewer_of(kAnn), event), "You score 0 points.");
}

TEST(Stonks, BeginsSentencesWithALargeLetter) {
  EXPECT_EQ(tell_to(Viewer::spectator, {.what = Happening::trump_changed, .company = Company::grass, .card = {}}),
            "Grass is trump now.");
}

TEST(Stonks, CallsANamelessSeatByItsNumber) {
  const SeenEvent event{.what = Happening::opener_chosen, .seat = seat_at(3), .card = {}};
  EXPECT_EQ(tell_to(Viewer::spectator, event), "Player 4 opens the first trick.");
}

TEST(Stonks, AsksWhatIsPlayedByWhatLeads) {
  stonks::View view;
  const auto asked = [&] { return question(english(), seen_by(viewer_of(kAnn)), view, SeatMask::only(kAnn)); };
  view.board.trick.lead = Company::honey;
  view.steps.push_back(stonks::StepId::take_card);
  EXPECT_EQ(asked().text, "You win the trick. Which card do you take?");
  view.steps.push_back(stonks::StepId::play_cards);
  EXPECT_EQ(asked().text, "Honey leads. What do you play?");
  view.board.trick.lead = stonks::kNoCompany;
  EXPECT_EQ(asked().text, "You open the trick. What do you play?");
  expect_sentence(asked().help, "help");
}

TEST(Stonks, DescribesEveryVerb) {
  for (int verb = static_cast<int>(Verb::remove_company); verb <= static_cast<int>(Verb::take); ++verb) {
    const Action action = stonks::action_of(static_cast<Verb>(verb), kAnn, 4, 1);
    const std::string text = describe(english(), seen_by(viewer_of(kAnn)), "stonks", action);
    expect_sentence(text, "verb " + std::to_string(verb));
    EXPECT_NE(text, english().say("ui.unknown_action")) << verb;
  }
}

TEST(Stonks, DescribesAsAPersonWould) {
  const auto describe_it = [](const Action& action) {
    return describe(english(), seen_by(Viewer::spectator), "stonks", action);
  };
  EXPECT_EQ(describe_it(stonks::with_card(Verb::play, kAnn, kAppleSeven)), "Play apple 7");
  EXPECT_EQ(describe_it(stonks::speculation(kAnn, kAppleSeven, Company::fish)), "Speculate: apple 7 as fish");
  EXPECT_EQ(describe_it(stonks::with_company(Verb::raise, kAnn, Company::honey)), "Raise honey");
  EXPECT_EQ(describe_it(stonks::deal_to(seat_at(1), kAppleSeven)), "Deal apple 7 to Ben");
}

TEST(Stonks, DescribesNonsenseAsUnknown) {
  const Action nonsense{.verb = 99, .by = kAnn, .args = {}};
  EXPECT_EQ(describe(english(), seen_by(Viewer::spectator), "stonks", nonsense), english().say("ui.unknown_action"));
  EXPECT_EQ(describe(english(), seen_by(Viewer::spectator), "chess", nonsense), english().say("ui.unknown_action"));
}

// What the engine's steps and rules can return beyond the reasons common to all steps.
constexpr std::array kRefusals{
    Refusal{Reason::wrong_moment, Rule::ST_SET_7, {}},
    Refusal{Reason::not_held, Rule::ST_SET_7, {static_cast<std::int16_t>(kAppleSeven)}},
    Refusal{Reason::wrong_moment, Rule::ST_TRK_2, {}},
    Refusal{Reason::not_held, Rule::ST_TRK_2, {static_cast<std::int16_t>(kAppleSeven)}},
    Refusal{Reason::not_available, Rule::ST_TRK_2, {}},
    Refusal{Reason::forbidden, Rule::ST_TRK_3, {0}},
    Refusal{Reason::not_held, Rule::ST_SPC_1, {}},
    Refusal{Reason::forbidden, Rule::ST_SPC_1, {}},
    Refusal{Reason::not_available, Rule::ST_SPC_1, {}},
    Refusal{Reason::not_available, Rule::ST_SPC_2, {2}},
    Refusal{Reason::not_available, Rule::ST_SPC_4, {2}},
    Refusal{Reason::wrong_moment, Rule::ST_SPC_4, {2}},
    Refusal{Reason::forbidden, Rule::ST_SPC_4, {2, 9}},
    Refusal{Reason::wrong_moment, Rule::ST_FLU_1, {}},
    Refusal{Reason::not_available, Rule::ST_FLU_1, {3}},
    Refusal{Reason::forbidden, Rule::ST_FLU_2, {3, 2}},
    Refusal{Reason::forbidden, Rule::ST_FLU_3, {3}},
    Refusal{Reason::wrong_moment, Rule::ST_TRK_6, {}},
    Refusal{Reason::not_available, Rule::ST_TRK_6, {static_cast<std::int16_t>(kAppleSeven)}},
};

TEST(Stonks, ExplainsEveryRefusalWithItsRuleAndAWayOut) {
  for (const Refusal& refusal : kRefusals) {
    const std::string id(id_of(refusal.rule));
    const std::string text = explain(english(), "stonks", refusal);
    expect_sentence(text, id);
    EXPECT_TRUE(text.starts_with(id + ": ")) << text;
    // Its own sentence, not the one common to all rules.
    EXPECT_NE(text, explain(english(), "chess", refusal)) << text;
  }
}

TEST(Stonks, ExplainsTheReasonsCommonToAllSteps) {
  for (const Rule rule : {Rule::ST_SET_1, Rule::ST_SET_2, Rule::ST_SET_5, Rule::ST_SET_7, Rule::ST_TRK_1,
                          Rule::ST_TRK_2, Rule::ST_TRK_6, Rule::ST_FLU_1, Rule::ST_END_1}) {
    for (const Reason reason : {Reason::not_your_turn, Reason::match_over, Reason::not_available}) {
      const std::string text = explain(english(), "stonks", Refusal{reason, rule, {}});
      expect_sentence(text, std::string(id_of(rule)));
      EXPECT_TRUE(text.starts_with(id_of(rule))) << text;
    }
  }
}

TEST(Stonks, FillsTheFactsOfARefusal) {
  EXPECT_EQ(explain(english(), "stonks", Refusal{Reason::forbidden, Rule::ST_TRK_3, {0}}),
            "ST-TRK-3: You hold a card of carrot, which leads, so you must play one of those.");
  EXPECT_EQ(
      explain(english(), "stonks", Refusal{Reason::forbidden, Rule::ST_SPC_4, {2, 9}}),
      "ST-SPC-4: Honey 9 has been played in this trick, so no other card can count as it; choose another rank, or "
      "play without the speculation card.");
  EXPECT_NE(
      explain(english(), "stonks", Refusal{Reason::forbidden, Rule::ST_FLU_2, {3, 2}}).find("Fish cannot move two"),
      std::string::npos);
}

TEST(Stonks, ExplainsRefusalsOfNonsense) {
  EXPECT_EQ(explain(english(), "stonks", Refusal{Reason::not_held, Rule::ST_TRK_2, {200}}),
            "ST-TRK-2: You do not have that card; play a card from your hand.");
  EXPECT_TRUE(explain(english(), "stonks", Refusal{Reason::not_available, Rule::ST_FLU_1, {77}})
                  .starts_with("ST-FLU-1: That company cannot be changed"));
}

TEST(Stonks, HasNamesForCompanies) {
  for (const Company company : stonks::kAllCompanies) {
    EXPECT_TRUE(english().has("stonks.company." + std::string(stonks::name_of(company))));
  }
}

}  // namespace
}  // namespace bell::texts
