// Tests the Stonks screen with hand-made views: what is drawn, what is hidden, and what typed words mean.
#include <gtest/gtest.h>

#include "tui/stonks/board.h"
#include "tui/stonks/choices.h"
#include "tui/stonks/news.h"
#include "tui/stonks/notation.h"
#include "tui/stonks/score_sheet.h"
#include "view/stonks/actions.h"

namespace bell::tui::stonks_scene {
namespace {

using namespace stonks;

constexpr Seat kAnn{0};
constexpr Seat kBen{1};
constexpr Seat kCleo{2};

// The rules normally compute a choice's effects; here they are given by hand.
Choice choice(const Action& act, const Prospect& prospect) { return {act, notation(act), prospect}; }

// Three players, four tiles; Cleo led H13, Ann answered with C2 and must move a price.
View middle_of_a_trick() {
  View view;
  view.seats = 3;
  view.rounds = 3;
  Board& board = view.board;
  std::uint8_t place = 0;
  for (const Company company : {Company::fish, Company::honey, Company::grass, Company::carrot}) {
    board.row.push_back(company);
    board.tiles[company] = {.place = place, .side = Side::a, .level = place, .value = std::uint8_t(place + 1)};
    ++place;
  }
  board.trump = Company::fish;
  board.black.add(Company::grass);
  board.round = 2;
  board.tricks_left = 4;
  board.deck_size = 20;
  board.points[kBen] = Points(31);
  board.speculators.add(kAnn);
  board.trick.market = card_of(Company::fish, 12);
  board.trick.lead = Company::honey;
  board.trick.plays.push_back({card_of(Company::honey, 13), kCleo});
  board.trick.plays.push_back({card_of(Company::carrot, 2), kAnn});
  board.portfolio[kAnn].add(card_of(Company::honey, 9));
  board.cursor.turn = Turn::of(kAnn);
  board.hand_size[kAnn] = 2;
  CardSet hand;
  hand.add(card_of(Company::carrot, 4));
  hand.add(card_of(Company::fish, 10));
  view.hands[kAnn] = Seen<CardSet>(hand);
  view.hidden[kAnn].push_back(Seen<Card>(card_of(Company::carrot, 8)));
  view.hidden[kBen].push_back({});
  for (const Company company : board.row) view.deduced.values[company] = {1, 2, 3, 4, 5};
  KnownPortfolio& anns = view.deduced.portfolios[kAnn];
  anns.held[Company::honey] = 3;
  anns.held[Company::carrot] = 3;
  anns.worth = 20;
  view.deduced.portfolios[kBen].unseen = 1;
  view.deduced.steps = 2;
  return view;
}

class StonksScreen : public testing::Test {
 protected:
  const texts::Catalogue& words = *texts::Catalogue::find("en");
  texts::Present present{{"Ann", "Ben (broker)", "Cleo"}, viewer_of(kAnn)};
  Brush brush{words, present, Look{.letters = Look::Letters::unicode}};
};

std::string joined(const Lines& lines) {
  std::string text = "\n";
  for (std::string line : lines) {
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

TEST_F(StonksScreen, DrawsTheWholeTableInEightyColumns) {
  const Lines lines = draw_board(brush, middle_of_a_trick());
  for (const std::string& line : lines) EXPECT_LE(width_of(line), 80) << line;
  EXPECT_EQ(joined(lines), R"(
STONKS  Round 2 of 3 · tricks left: 4 · deck: 20   ★ trump: fish F≈
   F≈★      H◆       G♣       C▲               Trick, led by honey H◆
  fish     honey    grass   carrot               market         F12≈
    5        5        5        5                 Cleo           H13◆ leads
    4        4        4       (4)              ▶ You            C2▲
    3        3       [3]       3                 Ben            ·
    2       (2)       2        2
   (1)       1        1        1
(n) price now  [n] locked  ★ trump
                points  hand  spec   F≈   H◆   G♣   C▲  worth  face down
▶ You                0     2     ◈    ·    3    ·    3     20  C8▲
  Ben               31     0     –    ·    ·    ·    ·    0+?  ▒▒
  Cleo               0     0     –    ·    ·    ·    ·      0
Hand   F10≈   C4▲
◈ speculation card left · +? what lies face down · ▶ to play
)");
}

TEST_F(StonksScreen, BeforeTheFirstRoundThereIsNoRoundToCount) {
  View view = middle_of_a_trick();
  view.board.round = 0;
  const std::string heading = draw_board(brush, view).front();
  EXPECT_EQ(heading.find("Round 0"), std::string::npos) << heading;
  EXPECT_NE(heading.find("Before the first round · deck: 20"), std::string::npos) << heading;
}

TEST_F(StonksScreen, WeighsPricesAndWhatIsTheReadersMost) {
  const auto weight = [](Happening what, Seat seat) {
    return weight_of(SeenEvent{.what = what, .seat = seat}, viewer_of(kAnn));
  };
  EXPECT_EQ(weight(Happening::price_changed, kBen), Weight::heavy);
  EXPECT_EQ(weight(Happening::played, kBen), Weight::plain);
  EXPECT_EQ(weight(Happening::played, kAnn), Weight::heavy);
  EXPECT_EQ(weight(Happening::dealt, kBen), Weight::light);
  EXPECT_EQ(weight(Happening::dealt, kAnn), Weight::heavy);
  EXPECT_EQ(weight(Happening::market_opened, kNoSeat), Weight::light);
}

TEST_F(StonksScreen, ATrickEndsATurnAndARoundBeginsAfterTheFirst) {
  EXPECT_EQ(ended_by(SeenEvent{.what = Happening::trick_won}), Scene::Stretch::turn);
  EXPECT_EQ(ended_by(SeenEvent{.what = Happening::trick_lost}), Scene::Stretch::turn);
  EXPECT_EQ(ended_by(SeenEvent{.what = Happening::round_started, .number = 1}), Scene::Stretch::nothing);
  EXPECT_EQ(ended_by(SeenEvent{.what = Happening::round_started, .number = 2}), Scene::Stretch::round);
  EXPECT_EQ(ended_by(SeenEvent{.what = Happening::played}), Scene::Stretch::nothing);
}

TEST_F(StonksScreen, PricesGoTrickByTrick) {
  const std::vector<AnySeenEvent> memory{SeenEvent{.what = Happening::price_changed,
                                                   .seat = kAnn,
                                                   .number = 1,
                                                   .company = Company::honey,
                                                   .value = 2,
                                                   .before = 1},
                                         SeenEvent{.what = Happening::trick_won, .seat = kBen}};
  const auto paths = price_paths(brush, middle_of_a_trick(), memory);
  ASSERT_EQ(paths.size(), 4U);
  EXPECT_EQ(paths[0].values, (std::vector<int>{1, 1}));
  EXPECT_EQ(paths[1].values, (std::vector<int>{1, 2, 2}));
}

TEST_F(StonksScreen, ShowsOthersHiddenCardsAsBacks) {
  const Lines lines = draw_players(brush, middle_of_a_trick());
  EXPECT_NE(lines[1].find("C8▲"), std::string::npos);
  EXPECT_NE(lines[2].find("▒▒"), std::string::npos);
}

TEST_F(StonksScreen, TellsWhatAPriceMoveDoes) {
  const std::vector<Choice> choices{
      choice(with_company(Verb::raise, kAnn, Company::honey),
             {.price_now = 2, .value = 4, .trump_now = Company::fish, .trump = Company::fish}),
      choice(with_company(Verb::raise, kAnn, Company::fish),
             {.price_now = 1, .value = 3, .trump_now = Company::fish, .trump = Company::honey}),
      choice(with_company(Verb::lower, kAnn, Company::carrot),
             {.price_now = 4, .value = 2, .trump_now = Company::fish, .trump = Company::fish})};
  const Menu menu = menu_of(brush, middle_of_a_trick(), choices);
  EXPECT_NE(menu.question.find('2'), std::string::npos) << menu.question;
  ASSERT_EQ(menu.choices.size(), 3U);
  EXPECT_EQ(menu.choices[0].label, "raise F≈ fish 1 → 3 ★trump H◆");
  EXPECT_EQ(menu.choices[1].label, "raise H◆ honey 2 → 4");
  EXPECT_EQ(menu.choices[2].label, "lower C▲ carrot 4 → 2");
}

TEST_F(StonksScreen, TellsWhatACardDoes) {
  const Card card = card_of(Company::carrot, 4);
  const std::vector<Choice> playing{choice(with_card(Verb::play, kAnn, card), {.shares = 1, .fluctuation = 2})};
  EXPECT_EQ(menu_of(brush, middle_of_a_trick(), playing).choices[0].label, "C4▲  1 share ↕2");
  const std::vector<Choice> taking{
      choice(with_card(Verb::take, kAnn, card), {.shares = 1, .worth = 4, .price_now = 4})};
  EXPECT_EQ(menu_of(brush, middle_of_a_trick(), taking).choices[0].label, "C4▲  1 × 4 = 4");
}

TEST_F(StonksScreen, FoldsSpeculationsUnderOneNumber) {
  const Card card = card_of(Company::carrot, 4);
  const std::vector<Choice> choices{choice(with_card(Verb::play, kAnn, card), {}),
                                    choice(speculation(kAnn, card, Company::fish), {}),
                                    choice(speculation(kAnn, card, Company::honey), {})};
  const Menu menu = menu_of(brush, middle_of_a_trick(), choices);
  ASSERT_EQ(menu.choices.size(), 2U);
  ASSERT_EQ(menu.choices[1].more.size(), 1U);
  EXPECT_EQ(menu.choices[1].more[0].more.size(), 2U);
}

TEST_F(StonksScreen, ReadsNotationAndShortForms) {
  const Card card = card_of(Company::carrot, 7);
  const std::vector<Action> playing{with_card(Verb::play, kAnn, card)};
  EXPECT_EQ(read_action(words, "c7", playing), playing[0]);
  EXPECT_EQ(read_action(words, "Play C7", playing), playing[0]);
  EXPECT_EQ(read_action(words, "speculate C7 as fish", playing), speculation(kAnn, card, Company::fish));
  EXPECT_EQ(read_action(words, "+f", playing), with_company(Verb::raise, kAnn, Company::fish));
  EXPECT_EQ(read_action(words, "lower honey", playing), with_company(Verb::lower, kAnn, Company::honey));
  for (const char* nonsense : {"", "c", "c14", "c0", "play", "z9", "speculate c7", "raise", "c7 c8"})
    EXPECT_EQ(read_action(words, nonsense, playing), std::nullopt) << nonsense;
}

TEST_F(StonksScreen, NamesTheTieBreakThatDecided) {
  View view = middle_of_a_trick();
  view.board.points.fill(Points(40));
  view.board.points[kCleo] = Points(12);
  view.board.winners = SeatMask::only(kBen);
  view.deduced.tie_break = TieBreak::cards;
  view.deduced.portfolios[kBen].cards = 1;
  EXPECT_NE(joined(draw_score_sheet(brush, view, texts::score_sheet(words, view, {})))
                .find("the smaller portfolio decided (cards: 1)"),
            std::string::npos);
}

}  // namespace
}  // namespace bell::tui::stonks_scene
