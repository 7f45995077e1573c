// The 1920 Wall Street screen from views made by hand: what is drawn, what it says of money, and what is kept back.
#include <gtest/gtest.h>

#include <cctype>

#include "rulebook/rulebook.h"
#include "tui/wall_street_1920/board.h"
#include "tui/wall_street_1920/choices.h"
#include "tui/wall_street_1920/fare.h"
#include "tui/wall_street_1920/score_sheet.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {
namespace {

using namespace wall_street_1920;

constexpr Seat kAnn{0};
constexpr Seat kBen{1};

Components printed() {
  return std::get<Components>(*rulebook::printed({"wall-street-1920", 2, {}, {{"board", "blue"}}, {}}));
}

// Two players, six places; Ann stands at 1, Ben on a double corn at 3, a set lies at 4.
View early() {
  View view;
  view.seats = 2;
  view.spaces = 8;
  view.safe_cards = 60;
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
  view.backs[kAnn] = Seen<Back>(Back(1));
  board.share_cards[kAnn] = 1;
  board.share_cards[kBen] = 2;
  view.value[Company::steel] = 7;
  return view;
}

struct Screen {
  texts::Present present{{"Ann", "Ben (greedy)"}, viewer_of(kAnn)};
  Components box = printed();
  Brush brush{*texts::Catalogue::find("en"), present, box, Look{.width = 80, .height = 24}};
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
  const Lines ring = draw_rondel(screen.brush, early());
  EXPECT_TRUE(shows(ring, "cotton/corn")) << joined(ring);
  EXPECT_TRUE(shows(ring, "$4+1 @B") || shows(ring, "$4+1 ♟B")) << joined(ring);  // two spaces and a card of 2
  EXPECT_TRUE(shows(ring, "& black day"));
  EXPECT_TRUE(shows(ring, "clockwise"));
  EXPECT_TRUE(shows(ring, "next card: exchange, $2"));
}

TEST(WallStreetScreen, FitsItsWidthAndItsHeight) {
  Screen screen;
  for (const int width : {60, 80, 120}) {
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

TEST(WallStreetFare, CapitalPaysFirstThenCashThenLoans) {
  const Screen screen;
  const Fare near = fare_of(screen.brush, early(), kAnn, 2);
  EXPECT_EQ(near.place, 3);
  EXPECT_EQ(near.price, 4);
  EXPECT_EQ(near.cash, 1);  // to Ben, whose pawn stands there
  EXPECT_EQ(near.loans, 0);
  View poor = early();
  poor.board.cash[kAnn] = Money(0);
  EXPECT_EQ(fare_of(screen.brush, poor, kAnn, 2).loans, 1);
  EXPECT_EQ(sale_of(screen.brush, early(), share_card(Company::steel, Form::single)), 4);
}

TEST(WallStreetMenu, SalesAndOptionsAreFoldedAndMovesComeFirst) {
  const Screen screen;
  const std::vector<Action> allowed{action_of(Verb::flip, kAnn), with_place(Verb::lay_option, kAnn, 2),
                                    with_place(Verb::lay_option, kAnn, 5), action_of(Verb::move, kAnn, 2),
                                    with_card(Verb::sell, kAnn, share_card(Company::steel, Form::single))};
  const Menu menu = menu_of(screen.brush, early(), allowed);
  ASSERT_EQ(menu.choices.size(), 4U);
  EXPECT_EQ(menu.choices[0].label, "Go 2: 2 corn, $5 (cash $1)");
  EXPECT_EQ(menu.choices[2].more.size(), 2U);
  ASSERT_EQ(menu.choices[3].more.size(), 1U);
  EXPECT_EQ(menu.choices[3].more[0].label, "1 steel for $4");
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
  const auto told = [](Happening what, int number, int value) {
    return SeenEvent{.what = what,
                     .seat = kAnn,
                     .number = static_cast<std::int16_t>(number),
                     .value = static_cast<std::uint16_t>(value),
                     .company = Company::oil,
                     .card = {},
                     .back = {}};
  };
  const std::vector<AnySeenEvent> memory{told(Happening::company_scored, 20, 5), told(Happening::match_scored, 12, 0)};
  const Lines sheet = draw_score_sheet(screen.brush, view, memory);
  EXPECT_TRUE(shows(sheet, "(5) 20")) << joined(sheet);
  EXPECT_TRUE(shows(sheet, "all values are halved"));
  EXPECT_TRUE(shows(sheet, "Ben (greedy) wins with 12 points."));
  EXPECT_TRUE(shows(sheet, "the higher capital decided ($5)"));
}

}  // namespace
}  // namespace bell::tui::wall_street_scene
