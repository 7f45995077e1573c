// Tests that everything that can happen, be done or be refused in Stockpile has an English sentence without gaps.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "texts/texts.h"
#include "view/stockpile/actions.h"
#include "view/stockpile/vocabulary.h"

namespace bell::texts {
namespace {

using namespace stockpile;

const Catalogue& english() { return *Catalogue::find("en"); }

constexpr Seat kAnn = seat_at(0);
constexpr Seat kBen = seat_at(1);
Present seen_by(Viewer reader) { return {{"Ann", "Ben", "Cleo"}, reader}; }
std::string tell_to(Viewer reader, const SeenEvent& event) { return tell(english(), seen_by(reader), event); }

// No {name} is left, no key replaces a missing sentence, and nothing is in the notation of journals.
void expect_sentence(const std::string& text, const std::string& of) {
  EXPECT_FALSE(text.empty()) << of;
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << of << ": " << text;
  for (const char* wrong :
       {"stockpile.ui", "stockpile.h", "stockpile.a", "stockpile.r", "refusal.", "ui.", "fee1", "something", "?"})
    EXPECT_EQ(text.find(wrong), std::string::npos) << of << ": " << text;
}

SeenEvent fact(Happening what, Seat seat, int number, int value) {
  SeenEvent event;
  event.what = what;
  event.seat = seat;
  event.number = static_cast<std::int16_t>(number);
  event.value = static_cast<std::int16_t>(value);
  return event;
}
SeenEvent of_company(SeenEvent event, Company company) {
  event.company = company;
  return event;
}

using Form = FactForm<SeenEvent>;

SeenEvent example(const Form& form) {
  SeenEvent event = fact(form.what, form.has("seat") ? kAnn : kNoSeat, 2, 3);
  event.other = kBen;
  event.company = Company::steel;
  event.pile = pile_at(1);
  event.card = Seen<Card>(Card::bank);
  event.forecast = Seen<Forecast>(Forecast::plus_2);
  event.strategy = Seen<Strategy>(Strategy::bear_raid);
  event.investor = Seen<Investor>(Investor::warren);
  return event;
}

// What others receive in secret is not told.
constexpr std::array kUntold{Happening::share_given,    Happening::pair_dealt,     Happening::market_dealt,
                             Happening::chosen_face_up, Happening::commerce_drawn, Happening::investor_dealt,
                             Happening::strategy_dealt};

TEST(StockpileTexts, TellEveryHappening) {
  for (const Form& form : Vocabulary::facts()) {
    const SeenEvent event = example(form);
    const std::string name(form.name);
    expect_sentence(tell_to(viewer_of(kAnn), event), name);
    const bool is_told = std::find(kUntold.begin(), kUntold.end(), form.what) == kUntold.end();
    if (is_told) expect_sentence(tell_to(Viewer::spectator, event), name);
    EXPECT_EQ(tell_to(Viewer::spectator, event).empty(), !is_told) << name;
    const bool differs = tell_to(viewer_of(kAnn), event) != tell_to(Viewer::spectator, event);
    EXPECT_EQ(differs, form.has("seat")) << name;
  }
}

TEST(StockpileTexts, TellOfOneThingAsOne) {
  SeenEvent event = fact(Happening::bonds_bought, kAnn, 1, 5);
  EXPECT_EQ(tell_to(viewer_of(kAnn), event), "You buy a bond for $5K.");
  event.number = 3;
  event.value = 15;
  EXPECT_EQ(tell_to(viewer_of(kBen), event), "Ann buys 3 bonds for $15K.");
}

TEST(StockpileTexts, TellOfMoneyReceivedInsteadOfPaid) {
  SeenEvent bid = fact(Happening::bid_paid, kAnn, -4, 0);
  bid.pile = pile_at(0);
  EXPECT_EQ(tell_to(viewer_of(kAnn), bid), "You receive $4K with stockpile 1.");
  EXPECT_EQ(tell_to(viewer_of(kAnn), fact(Happening::fee_paid, kBen, -2, 0)), "A trading fee brings Ben $2K.");
}

TEST(StockpileTexts, TellOfThePublicPairToAll) {
  SeenEvent event = fact(Happening::pair_dealt, kNoSeat, 4, 0);
  EXPECT_EQ(tell_to(Viewer::spectator, event), "");
  event.card = Seen<Card>(Card::steel);
  event.forecast = Seen<Forecast>(Forecast::two_dollars);
  EXPECT_EQ(tell_to(Viewer::spectator, event), "Everybody sees a pair: Stanford Steel $$.");
}

TEST(StockpileTexts, TellTheStepsOfAMovementAsOne) {
  std::vector<AnySeenEvent> told;
  for (int value = 6; value <= 8; ++value)
    told.emplace_back(of_company(fact(Happening::value_moved, kNoSeat, 1, value), Company::bank));
  told.emplace_back(of_company(fact(Happening::value_moved, kNoSeat, -1, 4), Company::steel));
  EXPECT_EQ(tell_all(english(), seen_by(Viewer::spectator), told),
            (std::vector<std::string>{"Bottomline Bank rises by 3 to $8K.", "Stanford Steel falls by 1 to $4K."}));
}

TEST(StockpileTexts, TellCardsInARowAsAList) {
  std::vector<AnySeenEvent> told;
  for (const Card card : {Card::bank, Card::boom}) {
    SeenEvent dealt = fact(Happening::market_dealt, kAnn, 0, 0);
    dealt.card = Seen<Card>(card);
    told.emplace_back(dealt);
  }
  told.emplace_back(of_company(fact(Happening::shown, kBen, 0, 0), Company::bank));
  EXPECT_EQ(tell_all(english(), seen_by(viewer_of(kAnn)), told),
            (std::vector<std::string>{"You are dealt Bottomline Bank and Stock Boom!."}));
}

TEST(StockpileTexts, DescribeEveryVerb) {
  for (const VerbForm& form : Vocabulary::verbs()) {
    const Verb verb{form.verb};
    const std::string text = describe(english(), seen_by(viewer_of(kAnn)), "stockpile", action_of(verb, kAnn, 1, 1, 1));
    expect_sentence(text, std::string(form.name));
    EXPECT_NE(text, english().say("ui.unknown_action")) << form.name;
  }
}

TEST(StockpileTexts, ABidIsCalledByWhatIsPrintedOnItsSpace) {
  Components printed;
  printed.bids[3] = 6;
  const AnyComponents box = printed;
  Present present = seen_by(viewer_of(kAnn));
  const Action bid = bid_of(kAnn, pile_at(1), 3, 0);
  EXPECT_EQ(describe(english(), present, "stockpile", bid), "Bid on space 4 of stockpile 2") << "without the box";
  present.box = &box;
  EXPECT_EQ(describe(english(), present, "stockpile", bid), "Bid $6K on stockpile 2");
}

TEST(StockpileTexts, DescribeAsAPersonWould) {
  const auto said = [](const Action& act) { return describe(english(), seen_by(Viewer::spectator), "stockpile", act); };
  EXPECT_EQ(said(placing(Verb::place_face_down, kAnn, Card::small_fee, pile_at(2))),
            "Put a small trading fee face down on stockpile 3");
  EXPECT_EQ(said(keeping(kAnn, Investor::mark, Investor::warren)), "Keep Maverick Mark and Wise Warren");
  EXPECT_EQ(said(action_of(Verb::give_money, kAnn, 1, 2)), "Give money to Ben and Cleo");
  EXPECT_EQ(said(action_of(Verb::show_companies, kAnn, 0b000011)),
            "Show a share of American Automotive and Bottomline Bank");
  EXPECT_EQ(said({.verb = 199, .by = kAnn, .args = {}}), english().say("ui.unknown_action"));
}

template <class Thing>
void expect_named(const std::string& kind, int first, int last) {
  for (int at = first; at <= last; ++at) {
    const std::string key = "stockpile." + kind + "." + std::string(stockpile::name_of(static_cast<Thing>(at)));
    EXPECT_TRUE(english().has(key)) << key;
  }
}
TEST(StockpileTexts, NameEveryThing) {
  expect_named<Company>("company", 0, kCompanies - 1);
  expect_named<Company>("short", 0, kCompanies - 1);
  expect_named<Card>("card", 1, kCardKinds);
  expect_named<Investor>("investor", 1, kInvestors);
  expect_named<Investor>("power", 1, kInvestors);
  expect_named<Strategy>("strategy", 1, kStrategies);
  expect_named<Strategy>("effect", 1, kStrategies);
}

// What the engine's steps and rules can return beyond the reasons common to all steps.
constexpr std::array kRefusals{
    Refusal{Reason::forbidden, Rule::SP_DEM_1, {1, 2, 4}},
    Refusal{Reason::not_available, Rule::SP_DEM_1, {9, 9}},
    Refusal{Reason::wrong_moment, Rule::SP_DEM_1, {}},
    Refusal{Reason::forbidden, Rule::SP_DEM_2, {9, 10}},
    Refusal{Reason::not_held, Rule::SP_DEM_3, {1}},
    Refusal{Reason::forbidden, Rule::SP_DEM_5, {1, 7}},
    Refusal{Reason::forbidden, Rule::SP_DEM_9, {1}},
    Refusal{Reason::not_held, Rule::SP_DEM_9, {15, 20}},
    Refusal{Reason::wrong_moment, Rule::SP_SUP_3, {}},
    Refusal{Reason::not_held, Rule::SP_SUP_3, {6}},
    Refusal{Reason::forbidden, Rule::SP_SUP_3, {6, 1}},
    Refusal{Reason::not_available, Rule::SP_SUP_3, {6, 9}},
    Refusal{Reason::forbidden, Rule::SP_ACT_1, {}},
    Refusal{Reason::not_held, Rule::SP_ACT_1, {10}},
    Refusal{Reason::wrong_moment, Rule::SP_ACT_1, {}},
    Refusal{Reason::not_available, Rule::SP_ACT_2, {9}},
    Refusal{Reason::not_held, Rule::SP_SEL_1, {5, 3, 1}},
    Refusal{Reason::wrong_moment, Rule::SP_SEL_1, {5}},
    Refusal{Reason::not_available, Rule::SP_SEL_1, {9}},
    Refusal{Reason::not_held, Rule::SP_SEL_2, {5, 3, 1}},
    Refusal{Reason::wrong_moment, Rule::SP_MOV_1, {}},
    Refusal{Reason::not_held, Rule::SP_MOV_1, {3}},
    Refusal{Reason::wrong_moment, Rule::SP_MOV_3, {}},
    Refusal{Reason::not_held, Rule::SP_MOV_3, {5, 3, 1}},
    Refusal{Reason::forbidden, Rule::SP_BND_1, {4, 3}},
    Refusal{Reason::wrong_moment, Rule::SP_BND_1, {}},
    Refusal{Reason::wrong_moment, Rule::SP_COM_2, {}},
    Refusal{Reason::not_held, Rule::SP_COM_2, {12}},
    Refusal{Reason::not_available, Rule::SP_COM_2, {12, 9}},
    Refusal{Reason::forbidden, Rule::SP_COM_2, {12, 1}},
    Refusal{Reason::wrong_moment, Rule::SP_FPC_1, {}},
    Refusal{Reason::not_available, Rule::SP_FPC_1, {9}},
    Refusal{Reason::wrong_moment, Rule::SP_INV_1, {}},
    Refusal{Reason::not_held, Rule::SP_INV_1, {3, 0}},
    Refusal{Reason::wrong_moment, Rule::SP_INV_3, {}},
    Refusal{Reason::wrong_moment, Rule::SP_INV_7, {}},
    Refusal{Reason::not_available, Rule::SP_INV_7, {3}},
    Refusal{Reason::forbidden, Rule::SP_INV_8, {13, 15}},
    Refusal{Reason::not_held, Rule::SP_INV_CRAMER, {}},
    Refusal{Reason::forbidden, Rule::SP_INV_CHANDA, {}},
    Refusal{Reason::not_available, Rule::SP_INV_MARK, {1, 2}},
    Refusal{Reason::wrong_moment, Rule::SP_INV_ROBINS, {}},
    Refusal{Reason::forbidden, Rule::SP_INV_BARACK, {5, 7}},
    Refusal{Reason::not_available, Rule::SP_INV_BARACK, {5}},
    Refusal{Reason::forbidden, Rule::SP_INV_SOROS, {}},
    Refusal{Reason::wrong_moment, Rule::SP_STR_1, {}},
    Refusal{Reason::not_held, Rule::SP_STR_1, {3}},
    Refusal{Reason::not_held, Rule::SP_STR_2, {3}},
    Refusal{Reason::forbidden, Rule::SP_STR_2, {3, 1}},
    Refusal{Reason::forbidden, Rule::SP_STR_3, {11, 3, 2}},
    Refusal{Reason::forbidden, Rule::SP_STR_NAKED_SHORT, {16}},
    Refusal{Reason::not_held, Rule::SP_STR_MARKET_MAKER, {10}},
    Refusal{Reason::not_available, Rule::SP_STR_FALSIFIED_EARNINGS, {9}},
    Refusal{Reason::wrong_moment, Rule::SP_STR_BEAR_RAID, {1}},
};

TEST(StockpileTexts, ExplainEveryRefusalWithItsRuleAndAWayOut) {
  for (const Refusal& refusal : kRefusals) {
    const std::string id(id_of(refusal.rule));
    const std::string text = explain(english(), "stockpile", refusal);
    expect_sentence(text, id);
    EXPECT_TRUE(text.starts_with(id + ": ")) << text;
    EXPECT_NE(text, explain(english(), "chess", refusal)) << text;  // not the sentence common to all rules
  }
}

TEST(StockpileTexts, FillTheFactsOfARefusal) {
  EXPECT_EQ(explain(english(), "stockpile", Refusal{Reason::forbidden, Rule::SP_DEM_2, {9, 10}}),
            "SP-DEM-2: Your cash is $9K, the bid is $10K.");
  EXPECT_EQ(explain(english(), "stockpile", Refusal{Reason::not_held, Rule::SP_DEM_9, {15, 20}}),
            "SP-DEM-9: Your other bid leaves $15K of your cash free; this bid is $20K.");
  EXPECT_EQ(explain(english(), "stockpile", Refusal{Reason::forbidden, Rule::SP_STR_3, {11, 3, 2}}),
            "SP-STR-3: Falsified Earnings costs $3K and your cash is $2K.");
}

}  // namespace
}  // namespace bell::texts
