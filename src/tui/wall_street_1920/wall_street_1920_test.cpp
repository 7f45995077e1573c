// Tests the 1920 Wall Street screen with hand-made views: what is drawn, what it says about money, and what is hidden.
#include <gtest/gtest.h>

#include <cctype>

#include "rulebook/rulebook.h"
#include "tui/wall_street_1920/board.h"
#include "tui/wall_street_1920/choices.h"
#include "tui/wall_street_1920/news.h"
#include "tui/wall_street_1920/score_sheet.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {
namespace {

using namespace wall_street_1920;

constexpr Seat kAnn{0};
constexpr Seat kBen{1};

AnyComponents printed() { return *rulebook::printed({"wall-street-1920", 2, {}, {{"board", "blue"}}, {}}); }

// What the rules would compute for the table below.
Deduced deduced() {
  Deduced deduced;
  deduced.safe_cards = 60;
  for (const Company company : kAllCompanies) {
    CompanyFigures& figures = deduced.companies[company];
    for (const int value : {1, 2, 3, 4, 5, 6, 7, 8}) figures.values.push_back(static_cast<std::uint8_t>(value));
    figures.minimum = 6;
  }
  deduced.holdings[kAnn].stakes[Company::steel] = {.shares = 1, .wild = 2, .minimum = 6};
  deduced.places[3].fare =
      Seen<Fare>({.spaces = 2, .surcharge = 0, .pays = {.price = 5, .by_capital = 4, .cash = 1, .to_rivals = 1}});
  CardFigures top;
  top.card = Card::stock_exchange;
  top.cost = 2;
  deduced.cards.push_back(top);
  deduced.secret_shares[kAnn] = Seen<SecretShare>({.company = Company::corn, .shares = 1, .points = 3});
  return deduced;
}

// Two players, six places; Ann stands at 1, Ben on a double corn at 3, a set lies at 4.
View early() {
  View view;
  view.seats = 2;
  view.viewer = viewer_of(kAnn);
  Board& board = view.board;
  for (const Place place :
       {Place{}, Place{Card::gold}, Place{dual_card(0)}, Place{share_card(Company::corn, Form::twin)},
        Place{share_card(Company::oil, Form::single), Card::black_day},
        Place{variation_card(Company::cotton, Shift::up_1)}})
    board.rondel.push_back(place);
  board.level.fill(3);
  for (const Seat seat : {kAnn, kBen}) {
    board.cash[seat] = Money(4);
    board.capital[seat] = 4;
  }
  board.pawn[kAnn] = 1;
  board.pawn[kBen] = 3;
  board.active = board.start = kAnn;
  board.deck_size = 70;
  board.top = Card::stock_exchange;
  Shares held;
  held.add(share_card(Company::steel, Form::single));
  view.shares[kAnn] = Seen<Shares>(held);
  board.share_cards[kAnn] = 1;
  board.share_cards[kBen] = 2;
  view.deduced = deduced();
  return view;
}

Choice choice(const Action& act, const Prospect& prospect) { return {act, notation(act), prospect}; }

struct Screen {
  AnyComponents box = printed();
  texts::Present present{{"Ann", "Ben (greedy)"}, viewer_of(kAnn), &box};
  Brush brush{*texts::Catalogue::find("en"), present, Look{.width = 80, .height = 24}};
};

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}
bool shows(const Lines& lines, std::string_view text) { return joined(lines).find(text) != std::string::npos; }

TEST(WallStreetScreen, CardsHaveNamesAndNoNotation) {
  const Screen screen;
  for (int face = 1; face <= kCards; ++face) {
    const std::string name = screen.brush.card(Card(face));
    EXPECT_EQ(name.find("wall-street"), std::string::npos) << name;
    for (std::size_t at = 1; at < name.size(); ++at)  // "corn2", "up1"
      EXPECT_FALSE(std::isalpha(static_cast<unsigned char>(name[at - 1])) &&
                   std::isdigit(static_cast<unsigned char>(name[at])))
          << name;
    EXPECT_EQ(name.find('-'), std::string::npos) << name;
    EXPECT_LE(width_of(name), 13) << "too wide for the ring: " << name;
  }
}

TEST(WallStreetScreen, TheRingShowsCostsPawnsAndSets) {
  const Screen screen;
  const Lines ring = draw_rondel(screen.brush, early(), {});
  EXPECT_TRUE(shows(ring, "cotton/corn")) << joined(ring);
  EXPECT_TRUE(shows(ring, "$5 @B") || shows(ring, "$5 ♟B")) << joined(ring);
  EXPECT_TRUE(shows(ring, "& black day"));
  EXPECT_TRUE(shows(ring, "clockwise"));
  EXPECT_TRUE(shows(ring, "next card: exchange, $2"));
}

TEST(WallStreetScreen, MoneyIsWrittenAsTheLanguageDoes) {
  const Screen english;
  const Brush spanish{*texts::Catalogue::find("es"), english.present, english.brush.look};
  const View view = early();
  EXPECT_TRUE(shows(draw_rondel(english.brush, view, {}), "$5")) << "the way to place 3";
  EXPECT_TRUE(shows(draw_rondel(spanish, view, {}), "5$"));
  EXPECT_TRUE(shows(draw_purses(spanish, view), "4$"));
  for (const Lines& lines : {draw_rondel(spanish, view, {}), draw_purses(spanish, view)})
    EXPECT_FALSE(shows(lines, "$5") || shows(lines, "$4") || shows(lines, "$2")) << joined(lines);
}

TEST(WallStreetScreen, FitsItsWidthAndItsHeight) {
  Screen screen;
  for (const int width : {80, 120}) {
    screen.brush.look.width = width;
    const Lines board = draw_board(screen.brush, early());
    for (const std::string& line : board) EXPECT_LE(width_of(line), width) << line;
    EXPECT_LE(board.size(), 18U);
  }
}

TEST(WallStreetScreen, RivalsCardsAreCountedOnly) {
  const Screen screen;
  EXPECT_TRUE(shows(draw_hand(screen.brush, early(), kBen), "2 face down"));
  EXPECT_TRUE(shows(draw_hand(screen.brush, early(), kAnn), "1 steel"));
  EXPECT_TRUE(shows(draw_hand(screen.brush, early(), kAnn), "secret share"));
}

TEST(WallStreetScreen, SaysWhatIsHeldOfWhatIsNeeded) {
  Screen screen;
  EXPECT_TRUE(shows(draw_prices(screen.brush, early()), "1/6+2")) << joined(draw_prices(screen.brush, early()));
  View watched = early();
  watched.viewer = Viewer::spectator;
  EXPECT_FALSE(shows(draw_prices(screen.brush, watched), "/6"));
}

TEST(WallStreetScreen, ExplainsItsSignsWhereThereIsRoom) {
  Screen screen;
  EXPECT_TRUE(shows(draw_board(screen.brush, early()), "$n! takes a loan"));
  EXPECT_FALSE(shows(draw_board(screen.brush, early()), "option"));
  View with_option = early();
  with_option.board.purchase_option.at[kBen] = 4;
  EXPECT_TRUE(shows(draw_board(screen.brush, with_option), "# option"));
  screen.brush.look.height = 5;
  EXPECT_FALSE(shows(draw_board(screen.brush, early()), "takes a loan"));
}

SeenEvent fact(Happening what, Seat seat, int number = 0) {
  return {.what = what, .seat = seat, .number = static_cast<std::int16_t>(number), .card = {}, .back = {}};
}

TEST(WallStreetNews, PricesAndTheReadersMoneyWeighMost) {
  const auto weight = [](Happening what, Seat seat) { return weight_of(fact(what, seat), viewer_of(kAnn)); };
  EXPECT_EQ(weight(Happening::price_changed, kBen), Weight::heavy);
  EXPECT_EQ(weight(Happening::paid, kAnn), Weight::heavy);
  EXPECT_EQ(weight(Happening::paid, kBen), Weight::light);
  EXPECT_EQ(weight(Happening::loan_taken, kAnn), Weight::heavy);
  EXPECT_EQ(weight(Happening::share_sold, kBen), Weight::plain);
  EXPECT_EQ(weight(Happening::turn_started, kAnn), Weight::light);
  SeenEvent to_ann = fact(Happening::rival_paid, kBen);
  to_ann.other = kAnn;
  EXPECT_EQ(weight_of(to_ann, viewer_of(kAnn)), Weight::heavy);
}

TEST(WallStreetNews, ARoundEndsWhenTheStartPlayerIsUpAgain) {
  View view = early();
  EXPECT_EQ(ended_by(fact(Happening::turn_started, kAnn, 1), view), Scene::Stretch::nothing);
  EXPECT_EQ(ended_by(fact(Happening::turn_started, kAnn, 2), view), Scene::Stretch::round);
  EXPECT_EQ(ended_by(fact(Happening::turn_started, kBen, 2), view), Scene::Stretch::nothing);
  view.viewer = viewer_of(kBen);
  EXPECT_EQ(ended_by(fact(Happening::turn_started, kBen, 2), view), Scene::Stretch::turn);
  EXPECT_EQ(ended_by(fact(Happening::turn_ended, kAnn, 2), view), Scene::Stretch::nothing);
}

TEST(WallStreetNews, PricesGoRoundByRound) {
  const Screen screen;
  View view = early();
  view.deduced.companies[Company::oil].value = 5;
  SeenEvent rise = fact(Happening::price_changed, kAnn, 1);
  rise.company = Company::oil;
  rise.value = 5;
  rise.before = 4;
  const std::vector<AnySeenEvent> memory{fact(Happening::turn_started, kAnn, 1), rise,
                                         fact(Happening::turn_started, kBen, 1),
                                         fact(Happening::turn_started, kAnn, 2)};
  const auto paths = price_paths(screen.brush, view, memory);
  EXPECT_EQ(paths[static_cast<std::size_t>(Company::oil)].values, (std::vector<int>{4, 5, 5}));
  EXPECT_EQ(paths[static_cast<std::size_t>(Company::corn)].values.size(), 2U);
}

TEST(WallStreetMenu, ALoanSaysWhatItCostsAtTheEnd) {
  const Screen screen;
  FixedVec<Card, 2> corn;
  corn.push_back(share_card(Company::corn, Form::twin));
  const Payment on_credit{.price = 9, .by_capital = 4, .cash = 5, .loans = 2};
  const std::vector<Choice> choices{
      choice(action_of(Verb::move, kAnn, 2), {.pays = on_credit, .spaces = 2, .place = 3, .cards = corn}),
      choice(action_of(Verb::raise_capital, kAnn), {.pays = on_credit, .capital = 5})};
  const Menu menu = menu_of(screen.brush, early(), choices);
  const std::string both = std::to_string(screen.brush.points_of_loans(2));
  EXPECT_NE(both, "0");
  EXPECT_TRUE(menu.choices[0].label.ends_with("(2 loans: -" + both + ")")) << menu.choices[0].label;
  EXPECT_TRUE(menu.choices[1].label.ends_with("(2 loans: -" + both + ")")) << menu.choices[1].label;
  const std::string one = std::to_string(screen.brush.points_of_loans(1));
  EXPECT_TRUE(menu.question.ends_with("(! takes a loan: -" + one + " points at the end)")) << menu.question;
}

TEST(WallStreetMenu, SalesAndOptionsAreFoldedAndMovesComeFirst) {
  const Screen screen;
  const Payment dollar{.price = 1, .cash = 1};
  FixedVec<Card, 2> corn;
  corn.push_back(share_card(Company::corn, Form::twin));
  const std::vector<Choice> choices{
      choice(action_of(Verb::flip, kAnn), {.pays = dollar}),
      choice(with_place(Verb::lay_option, kAnn, 2), {.pays = dollar, .place = 2, .cards = corn}),
      choice(with_place(Verb::lay_option, kAnn, 5), {.pays = dollar, .place = 5, .cards = corn}),
      choice(action_of(Verb::move, kAnn, 2), {.pays = Payment{.price = 5, .by_capital = 4, .cash = 1, .to_rivals = 1},
                                              .spaces = 2,
                                              .place = 3,
                                              .cards = corn}),
      choice(with_card(Verb::sell, kAnn, share_card(Company::steel, Form::single)), {.income = 4})};
  const Menu menu = menu_of(screen.brush, early(), choices);
  ASSERT_EQ(menu.choices.size(), 4U);
  EXPECT_EQ(menu.choices[0].label, "Go 2: 2 corn, $5 (cash $1)");
  EXPECT_EQ(menu.choices[1].label, "Flip the trend ($1)");
  EXPECT_EQ(menu.choices[2].more.size(), 2U);
  ASSERT_EQ(menu.choices[3].more.size(), 1U);
  EXPECT_EQ(menu.choices[3].more[0].label, "1 steel for $4");
}

TEST(WallStreetMenu, ACardThatIsKeptSaysWhatBecomesOfPricesAndWhoIsCalled) {
  const Screen screen;
  PriceMoves prices;
  prices.push_back({.company = Company::oil, .level = 7, .value = 10});
  FixedVec<MagnateCall, kCompanies> calls;
  calls.push_back({.company = Company::oil, .magnate = Magnate::second, .rule = Rule::WS_MAG_R2});
  const Action keep = with_card(Verb::keep, kAnn, variation_card(Company::oil, Shift::up_2));
  const std::vector<Choice> choices{choice(keep, {.points = 1, .prices = prices, .calls = calls})};
  EXPECT_EQ(menu_of(screen.brush, early(), choices).choices[0].label,
            "Keep oil ▲2: oil to $10, magnate: you take the trend's coins, 1 point");
}

TEST(WallStreetMenu, ReadsNotationWhetherAllowedOrNot) {
  const std::vector<Action> allowed{action_of(Verb::move, kAnn, 2)};
  EXPECT_EQ(read_action("MOVE 2", allowed), allowed.front());
  EXPECT_EQ(read_action("raise", allowed), action_of(Verb::raise_capital, kAnn));
  EXPECT_FALSE(read_action("nonsense", allowed));
}

TEST(WallStreetScoreSheet, SaysWhereThePointsCameFromAndWhatDecided) {
  const Screen screen;
  View view = early();
  view.board.winners = SeatMask::only(kBen);
  view.board.event = Pile::c;
  view.board.capital[kBen] = 5;
  for (const Seat seat : {kAnn, kBen}) view.board.points[seat] = Points(12);
  view.deduced.tie_break = TieBreak::capital;
  view.deduced.holdings[kAnn].counts[Company::oil] = {.points = 20, .shares = 5};
  view.deduced.holdings[kAnn].loans = -8;
  const std::vector<AnySeenEvent> memory{SeenEvent{.what = Happening::pile_counted,
                                                   .number = 9,
                                                   .value = static_cast<std::uint16_t>(Pile::c),
                                                   .card = {},
                                                   .back = {}}};
  const Lines sheet =
      draw_score_sheet(screen.brush, view, texts::score_sheet(screen.brush.words, view, memory), memory);
  EXPECT_TRUE(shows(sheet, " 20")) << joined(sheet);
  EXPECT_TRUE(shows(sheet, "C 9"));
  EXPECT_TRUE(shows(sheet, "-8"));
  EXPECT_TRUE(shows(sheet, "all values are halved"));
  EXPECT_TRUE(shows(sheet, "Ben (greedy) wins with 12 points."));
  EXPECT_TRUE(shows(sheet, "the higher capital decided ($5)"));
}

}  // namespace
}  // namespace bell::tui::wall_street_scene
