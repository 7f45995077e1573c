// A viewer's 1920 Wall Street table back from JSON, trusting nothing.
#include "view/wall_street_1920/actions.h"
#include "wire/parts.h"
#include "wire/wall_street_1920/wall_street_1920.h"

namespace bell::wire {
namespace {

using namespace bell::wall_street_1920;

constexpr int kMost = 1'000'000;  // dollars or points

Company read_company(const Reader& from) {
  const std::string name = from.text();
  for (const Company company : kAllCompanies)
    if (name_of(company) == name) return company;
  from.refuse("no company is called '" + name + "'");
  return Company::corn;
}

Card read_card(const Reader& from) {
  if (from.is_null()) return kNoCard;
  const std::string text = from.text();
  for (int card = 1; card <= kCards; ++card)
    if (notation(static_cast<Card>(card)) == text) return static_cast<Card>(card);
  from.refuse("'" + text + "' is no card; cards are written like corn2-, gold or oil-up1");
  return kNoCard;
}
Seen<Card> read_seen(const Reader& from) { return from.is_null() ? Seen<Card>() : Seen<Card>(read_card(from)); }

template <int First, int Count>
void read_cards(const Reader& from, Bag<Card, First, Count>& into) {
  const int count = from.size(kByte);
  for (int nth = 0; nth < count; ++nth) {
    const int face = static_cast<int>(read_card(from.at(nth)));
    if (face < First || face >= First + Count) return from.at(nth).refuse("does not belong here");
    into.add(static_cast<Card>(face));
  }
}

// One of two words: whether it is the second.
bool is_second(const Reader& from, std::string_view first, std::string_view second) {
  const std::string word = from.text();
  if (word != first && word != second) from.refuse("should be " + std::string(first) + " or " + std::string(second));
  return word == second;
}

Pile read_pile(const Reader& from) {
  if (from.is_null()) return kNoPile;
  const std::string text = from.text();
  for (const Pile pile : kAllPiles)
    if (text == std::string(1, letter_of(pile))) return pile;
  from.refuse("should be A, B or C");
  return kNoPile;
}

void read_prices(const Reader& from, View& view) {
  if (from.size(kCompanies) != kCompanies) return from.refuse("should be four");
  for (const Company company : kAllCompanies) {
    const Reader price = from.at(static_cast<int>(company));
    if (read_company(price.at("company")) != company) price.refuse("is not in the order of the companies");
    view.board.level[company] = static_cast<std::uint8_t>(price.at("level").byte(1, kMaxSpaces) - 1);
    view.value[company] = price.at("value").byte(0, kByte);
    view.board.magnates.card[company] = price.at("magnate").byte(0, kCompanies);
  }
}

void read_rondel(const Reader& from, Board& board) {
  const int places = from.size(kMaxPlaces);
  for (int at = 0; at < places; ++at)
    board.rondel.push_back({read_card(from.at(at).at("card")), read_card(from.at(at).at("second"))});
}

void read_piles(const Reader& from, Board& board) {
  if (from.size(kPiles) != kPiles) return from.refuse("should be three");
  for (const Pile pile : kAllPiles) {
    const Reader top = from.at(static_cast<int>(pile));
    board.piles[pile] = {read_card(top.at("top")), top.at("size").byte(0, kByte)};
  }
}

void read_business(const Reader& from, Business& business) {
  const Reader bought = from.at("bought");
  const int count = bought.size(business.bought.capacity());
  for (int nth = 0; nth < count; ++nth) business.bought.push_back(read_card(bought.at(nth)));
  business.kept = read_card(from.at("kept"));
  business.to_discard = read_card(from.at("to_discard"));
  business.sold = read_card(from.at("sold"));
}

void read_exchange(const Reader& from, int seats, Exchange& exchange) {
  exchange.shown = read_card(from.at("shown"));
  exchange.company = read_company(from.at("company"));
  exchange.offering = from.at("offering").seats(seats);
}

void read_magnates(const Reader& from, int seats, MagnatesSlice& magnates) {
  magnates.punishing = from.at("punishing").byte(0, kByte);
  magnates.turned = from.at("turned").byte(0, kCompanies);
  magnates.keeper = from.at("keeper").seat_or_none(seats);
  const Reader acting = from.at("acting");
  const int count = acting.size(kCompanies);
  for (int nth = 0; nth < count; ++nth) magnates.acting.add(read_company(acting.at(nth)));
}

void read_secrets(const Reader& from, Seat seat, View& view) {
  if (const Reader shares = from.at("shares"); !shares.is_null()) {
    Shares held;
    read_cards(shares, held);
    if (held.size() != view.board.share_cards[seat]) shares.refuse("has not share_cards cards");
    view.shares[seat] = Seen<Shares>(held);
  }
  if (const Reader back = from.at("back"); !back.is_null())
    view.backs[seat] = Seen<Back>(static_cast<Back>(back.number(0, kBacks)));
  view.offers[seat] = read_seen(from.at("offer"));
  view.returned[seat] = read_seen(from.at("returned"));
}

void read_player(const Reader& from, Seat seat, View& view) {
  Board& board = view.board;
  from.at("seat").number(index(seat), index(seat));
  board.cash[seat] = Money(from.at("cash").number(0, kMost));
  board.capital[seat] = from.at("capital").byte(0, kByte);
  board.loans[seat] = from.at("loans").byte(0, kByte);
  const Reader pawn = from.at("pawn");
  board.pawn[seat] = pawn.is_null() ? kNowhere : pawn.byte(0, kMaxPlaces - 1);
  board.points[seat] = Points(from.at("points").number(-kMost, kMost));
  board.share_cards[seat] = from.at("share_cards").byte(0, kByte);
  read_cards(from.at("variations"), board.variations[seat]);
  board.purchase_option.at[seat] = from.at("option").byte(0, kMaxPlaces - 1);
  read_secrets(from, seat, view);
}

void read_memory(const Reader& from, View& view) {
  if (from.is_null()) return;
  MemoryAid aid;
  const Reader shares = from.at("shares");
  if (shares.size(kMaxSeats) != view.seats) return shares.refuse("should be as many as there are seats");
  for (const Seat seat : seats_of(view.seats)) read_cards(shares.at(index(seat)), aid.shares[seat]);
  aid.unsure = from.at("unsure").seats(view.seats);
  const Reader dynamite = from.at("dynamite");
  if (dynamite.size(kPiles) != kPiles) return dynamite.refuse("should be three");
  for (const Pile pile : kAllPiles) aid.dynamite[pile] = dynamite.at(static_cast<int>(pile)).byte(0, kByte);
  read_cards(from.at("undrawn"), aid.undrawn);
  view.memory_aid = Seen<MemoryAid>(aid);
}

void read_course(const Reader& from, View& view) {
  Board& board = view.board;
  board.round = from.at("round").byte(0, kByte);
  board.cursor.turn = from.at("turn").turn(view.seats);
  board.start = from.at("start").seat_or_none(view.seats);
  board.active = from.at("active").seat_or_none(view.seats);
  board.has_flipped = from.at("has_flipped").yes_or_no() ? 1 : 0;
  board.has_exploded = from.at("has_exploded").yes_or_no() ? 1 : 0;
  board.event = read_pile(from.at("event"));
  board.winners = from.at("winners").seats(view.seats);
  read_frames(from.at("frames"), view.seats, board.cursor);
}

}  // namespace

void read_view(const Reader& from, View& view) {
  Board& board = view.board;
  view.seats = from.at("seats").byte(1, kMaxSeats);
  view.side = is_second(from.at("board"), "blue", "orange") ? Side::orange : Side::blue;
  view.spaces = from.at("spaces").byte(1, kMaxSpaces);
  view.safe_cards = from.at("safe_cards").byte(0, kByte);
  read_course(from, view);
  read_prices(from.at("prices"), view);
  read_rondel(from.at("rondel"), board);
  board.trend =
      is_second(from.at("trend"), "clockwise", "counterclockwise") ? Trend::counterclockwise : Trend::clockwise;
  board.coins = from.at("coins").byte(0, kByte);
  board.top = read_card(from.at("top"));
  board.deck_size = from.at("deck_size").byte(0, kByte);
  read_piles(from.at("piles"), board);
  read_business(from.at("business"), board.business);
  read_exchange(from.at("exchange"), view.seats, board.exchange);
  read_magnates(from.at("magnates"), view.seats, board.magnates);
  board.pawn.fill(kNowhere);
  const Reader players = from.at("players");
  if (players.size(kMaxSeats) != view.seats) return players.refuse("should be as many as there are seats");
  for (const Seat seat : seats_of(view.seats)) read_player(players.at(index(seat)), seat, view);
  read_memory(from.at("memory_aid"), view);
}

}  // namespace bell::wire
