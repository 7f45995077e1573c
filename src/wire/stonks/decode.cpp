// A viewer's Stonks table back from JSON, trusting nothing.
#include <algorithm>
#include <charconv>

#include "view/stonks/actions.h"
#include "wire/parts.h"
#include "wire/stonks/stonks.h"

namespace bell::wire {
namespace {

using namespace bell::stonks;

constexpr int kMostPoints = 1'000'000;

Company read_company(const Reader& from) {
  const std::string name = from.text();
  for (const Company company : kAllCompanies)
    if (name_of(company) == name) return company;
  from.refuse("no company is called '" + name + "'");
  return Company::carrot;
}
Company read_company_or_none(const Reader& from) { return from.is_null() ? kNoCompany : read_company(from); }

Card read_card(const Reader& from) {
  const std::string text = from.text();
  int rank = 0;
  if (text.size() >= 2) std::from_chars(text.data() + 1, text.data() + text.size(), rank);
  for (const Company company : kAllCompanies)
    if (rank >= 1 && rank <= kRanks && notation(card_of(company, rank)) == text) return card_of(company, rank);
  from.refuse("'" + text + "' is no card; cards are a company's letter and a rank, like C7");
  return kNoCard;
}
Card read_card_or_none(const Reader& from) { return from.is_null() ? kNoCard : read_card(from); }
Seen<Card> read_seen(const Reader& from) { return from.is_null() ? Seen<Card>() : Seen<Card>(read_card(from)); }

CardSet read_cards(const Reader& from) {
  CardSet cards;
  const int count = from.size(kCards);
  for (int nth = 0; nth < count; ++nth) {
    const Card card = read_card(from.at(nth));
    if (card == kNoCard) return cards;
    if (cards.has(card)) from.at(nth).refuse("is there twice");
    cards.add(card);
  }
  return cards;
}

template <int N>
void read_seen_cards(const Reader& from, FixedVec<Seen<Card>, N>& into) {
  const int count = from.size(N);
  for (int nth = 0; nth < count; ++nth) into.push_back(read_seen(from.at(nth)));
}

void read_tile(const Reader& from, int nth, Board& board) {
  const Company company = read_company(from.at("company"));
  const bool is_double = std::find(board.row.begin(), board.row.end(), company) != board.row.end();
  if (is_double) from.at("company").refuse("lies in the row twice");
  const std::string side = from.at("side").text();
  if (side != "A" && side != "B") from.at("side").refuse("should be A or B");
  board.row.push_back(company);
  board.tiles[company] = Tile{.place = static_cast<std::uint8_t>(from.at("place").byte(nth + 1, nth + 1) - 1),
                              .side = side == "B" ? Side::b : Side::a,
                              .level = static_cast<std::uint8_t>(from.at("level").byte(1, kLevels) - 1),
                              .value = from.at("value").byte(0, kByte)};
  if (from.at("black").yes_or_no() != board.black.has(company)) from.at("black").refuse("contradicts the list 'black'");
}

void read_row(const Reader& from, Board& board) {
  const Reader black = from.at("black");
  const int blacks = black.size(kCompanies);
  for (int nth = 0; nth < blacks; ++nth) board.black.add(read_company(black.at(nth)));
  const Reader row = from.at("row");
  const int tiles = row.size(kCompanies);
  for (int nth = 0; nth < tiles; ++nth) read_tile(row.at(nth), nth, board);
}

Speculation read_speculation(const Reader& from) {
  const auto* found = std::find(kSpeculationNames.begin(), kSpeculationNames.end(), from.text());
  if (found != kSpeculationNames.end()) return static_cast<Speculation>(found - kSpeculationNames.begin());
  from.refuse("should be unused, opened, followed or cancelled");
  return Speculation::unused;
}

void read_trick(const Reader& from, View& view) {
  Trick& trick = view.board.trick;
  trick.lead = read_company_or_none(from.at("lead"));
  const Reader plays = from.at("plays");
  const int count = plays.size(view.seats);
  for (int nth = 0; nth < count; ++nth) {
    const Reader play = plays.at(nth);
    trick.plays.push_back({read_card_or_none(play.at("card")), play.at("seat").seat(view.seats)});
  }
  view.face_down = read_seen(from.at("face_down"));
  trick.market = read_card_or_none(from.at("market"));
  trick.speculation = read_speculation(from.at("speculation"));
  trick.speculator = from.at("speculator").seat_or_none(view.seats);
  trick.winner = from.at("winner").seat_or_none(view.seats);
}

void read_hand(const Reader& from, Seat seat, View& view) {
  view.board.hand_size[seat] = from.at("hand_size").byte(0, kCards);
  const Reader hand = from.at("hand");
  if (hand.is_null()) return;
  const CardSet cards = read_cards(hand);
  if (cards.size() != view.board.hand_size[seat]) hand.refuse("has not hand_size cards");
  view.hands[seat] = Seen<CardSet>(cards);
}

void read_player(const Reader& from, Seat seat, View& view) {
  Board& board = view.board;
  from.at("seat").number(index(seat), index(seat));
  board.points[seat] = Points(from.at("points").number(-kMostPoints, kMostPoints));
  read_hand(from, seat, view);
  board.portfolio[seat] = read_cards(from.at("portfolio"));
  read_seen_cards(from.at("hidden"), view.hidden[seat]);
  if (from.at("speculation_card").yes_or_no()) board.speculators.add(seat);
  board.revealed[seat] = read_card_or_none(from.at("start_card"));
  view.to_reveal[seat] = read_seen(from.at("to_reveal"));
  read_seen_cards(from.at("last_cards"), view.last_cards[seat]);
}

}  // namespace

void read_view(const Reader& from, View& view) {
  Board& board = view.board;
  view.seats = from.at("seats").byte(1, kMaxSeats);
  view.rounds = from.at("rounds").byte(0, kByte);
  board.round = from.at("round").byte(0, kByte);
  board.tricks_left = from.at("tricks_left").byte(0, kByte);
  board.cursor.turn = from.at("turn").turn(view.seats);
  read_row(from, board);
  board.trump = read_company_or_none(from.at("trump"));
  board.opener = from.at("opener").seat_or_none(view.seats);
  read_trick(from.at("trick"), view);
  board.deck_size = from.at("deck_size").byte(0, kCards);
  board.discard = read_cards(from.at("discard"));
  const Reader players = from.at("players");
  if (players.size(kMaxSeats) != view.seats) players.refuse("should be as many as there are seats");
  for (const Seat seat : seats_of(view.seats)) read_player(players.at(index(seat)), seat, view);
  board.two_players.last_winner = from.at("last_winner").seat_or_none(view.seats);
  board.winners = from.at("winners").seats(view.seats);
  read_frames(from.at("frames"), view.seats, board.cursor);
}

}  // namespace bell::wire
