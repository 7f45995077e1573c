// Parses the description of a Stockpile table, phrase by phrase: the board, the stockpiles, the pairs.
#include "plays/stockpile/given.h"

#include <utility>

#include "engine/stockpile/prices.h"
#include "plays/rows.h"
#include "plays/stockpile/wording.h"
#include "view/stockpile/ids.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

Secret<Card> face_down(Card card, SeatMask knowers) {
  Secret<Card> hidden = Secret<Card>{}.with(card);
  for (const Seat seat : knowers) hidden.tell(seat);
  return hidden;
}

bool is_any(Card) { return true; }

}  // namespace

GivenTable::GivenTable(const Rules& rules) : rules_(rules), dice_(ForecastBag::of(rules.printed.forecasts)) {
  Board& board = draft_.board;
  board.round = 1;
  board.first_player = seat_at(0);
  for (const Seat seat : seats_of(rules.seats)) board.cash[seat] = rules.cash;
  for (const Company company : kAllCompanies) start_company(rules, board, company);
}

void GivenTable::move_on(int places) {
  draft_.board.first_player = seat_at(places);
  moved_ = places;
}

Fault GivenTable::note(Phrase& phrase) {
  static constexpr std::array<std::pair<std::string_view, Note>, 19> kNotes{
      {{"value", &GivenTable::value},
       {"space", &GivenTable::space},
       {"round", &GivenTable::round},
       {"first_player", &GivenTable::first_player},
       {"first_card", &GivenTable::first_card},
       {"supply", &GivenTable::supply},
       {"discard", &GivenTable::discard},
       {"gone", &GivenTable::gone},
       {"played", &GivenTable::played},
       {"pile", &GivenTable::pile},
       {"hidden", &GivenTable::hidden},
       {"drawn", &GivenTable::drawn},
       {"pair", &GivenTable::pair},
       {"covers", &GivenTable::covers},
       {"dice", &GivenTable::dice},
       {"auction", &GivenTable::auction},
       {"at", &GivenTable::at},
       {"public", &GivenTable::known_to_public},
       {"seat", &GivenTable::seat}}};
  return note_by_first_word(kNotes, phrase, *this);
}

Fault GivenTable::value(Phrase& phrase) {
  const auto company = eat_company(phrase);
  const auto value = phrase.eat_number();
  if (!company || !value) return malformed("value steel 5", phrase);
  const Ladder& ladder = rules_.ladders[*company];
  int spaces = 0;
  for (int space = 0; space < ladder.spaces; ++space) {
    if (ladder.values[static_cast<std::size_t>(space)] != *value) continue;
    draft_.board.place[*company] = small(space);
    ++spaces;
  }
  if (spaces != 1) return unfit("play.ambiguous_value", phrase);
  draft_.board.value[*company] = small(*value);
  return std::nullopt;
}

Fault GivenTable::space(Phrase& phrase) {
  const auto company = eat_company(phrase);
  const auto space = phrase.eat_number();
  if (!company || !space || *space < 1 || *space > rules_.ladders[*company].spaces)
    return malformed("space steel 9", phrase);
  draft_.board.place[*company] = small(*space - 1);
  draft_.board.value[*company] = rules_.ladders[*company].values[static_cast<std::size_t>(*space - 1)];
  return std::nullopt;
}

Fault GivenTable::round(Phrase& phrase) {
  const auto round = phrase.eat_number();
  if (!round || *round < 1 || *round > rules_.rounds)
    return wrong("play.no_such_round", {{"last", std::to_string(rules_.rounds)}, {"found", phrase.text()}});
  draft_.board.round = small(*round);
  return std::nullopt;
}

Fault GivenTable::first_player(Phrase& phrase) {
  return read_seat(phrase, "first_player seat 1", rules_.seats, draft_.board.first_player);
}

Fault GivenTable::first_card(Phrase& phrase) {
  return read_seat(phrase, "first_card seat 1", rules_.seats, draft_.board.first_player_card.holder);
}

Fault GivenTable::supply(Phrase& phrase) {
  const auto set = phrase.eat_number();
  if (!set || *set < 1 || *set > rules_.supply_sets) return malformed("supply 2", phrase);
  draft_.board.supply_set = small(*set - 1);
  return std::nullopt;
}

Fault GivenTable::discard(Phrase& phrase) {
  std::vector<Card> cards;
  if (const Fault fault = read_cards(phrase, &MarketBag::is_kind, kAnyNumber, cards)) return fault;
  for (const Card card : cards) draft_.board.discard.add(card);
  return std::nullopt;
}

Fault GivenTable::gone(Phrase& phrase) {
  std::vector<Card> cards;
  if (const Fault fault = read_cards(phrase, &CommerceBag::is_kind, kAnyNumber, cards)) return fault;
  for (const Card card : cards) draft_.board.commerce.gone.add(card);
  return std::nullopt;
}

Fault GivenTable::played(Phrase& phrase) {
  const auto cards = eat_kinds<Strategy>(phrase, &eat_strategy);
  if (!cards) return malformed("played bear-raid", phrase);
  return add_strategies(*cards, draft_.board.strategies.played);
}

Fault GivenTable::lay(Pile pile, const Secret<Card>& card) {
  if (draft_.laid.size() == kMaxLaid) return wrong("play.piles_full", {});
  draft_.laid.push_back({card, pile});
  return std::nullopt;
}

Fault GivenTable::pile(Phrase& phrase) {
  const auto pile = eat_pile(phrase, rules_.piles);
  if (!pile) return malformed("pile 2 steel fee1", phrase);
  std::vector<Card> cards;
  if (const Fault fault = read_cards(phrase, &is_any, kMaxLaid, cards)) return fault;
  for (const Card card : cards)
    if (const Fault fault = lay(*pile, open(card))) return fault;
  return std::nullopt;
}

// "hidden bank on 2", and who knows it: "by seat 0", "by seats 0 2".
Fault GivenTable::hidden(Phrase& phrase) {
  const auto card = eat_card(phrase);
  const auto pile = phrase.eat("on") ? eat_pile(phrase, rules_.piles) : std::nullopt;
  const auto knowers = phrase.eat("by") ? phrase.eat_seats(rules_.seats) : std::optional(SeatMask{});
  if (!card || !pile || !knowers) return malformed("hidden bank on 2 by seat 0", phrase);
  cards_.push_back(*card);
  return lay(*pile, face_down(*card, *knowers));
}

Fault GivenTable::drawn(Phrase& phrase) {
  const auto seat = phrase.eat_seat(rules_.seats);
  if (!seat) return malformed("drawn seat 0 steel bank fee1", phrase);
  std::vector<Card> cards;
  if (const Fault fault = read_cards(phrase, &MarketBag::is_kind, rules_.piles, cards)) return fault;
  for (const Card card : cards) draft_.drawn.push_back(Secret<Card>(card, *seat));
  return std::nullopt;
}

Fault GivenTable::pair(Phrase& phrase) {
  const auto pair = eat_pair(phrase);
  const auto company = eat_company(phrase);
  const auto forecast = eat_forecast(phrase);
  if (!pair || !company || !forecast) return malformed("pair 1 steel +4", phrase);
  pairs_[static_cast<std::size_t>(*pair)] = DealtPair{*company, *forecast};
  return std::nullopt;
}

Fault GivenTable::covers(Phrase& phrase) {
  const auto pair = phrase.eat("pair") ? eat_pair(phrase) : std::nullopt;
  const auto cards = phrase.eat_number();
  if (!pair || !cards || *cards < 0) return malformed("covers pair 3 1", phrase);
  draft_.board.strategies.covers[static_cast<std::size_t>(*pair)] = small(*cards);
  return std::nullopt;
}

Fault GivenTable::dice(Phrase& phrase) {
  const auto faces = eat_kinds<Forecast>(phrase, &eat_forecast);
  if (!faces || faces->size() != kDice) return malformed("dice +4 +2 +1 $$ -2 -3", phrase);
  dice_ = {};
  for (const Forecast face : *faces) dice_.add(face);
  return std::nullopt;
}

Fault GivenTable::auction(Phrase& phrase) {
  const auto pile = eat_pile(phrase, rules_.piles);
  const auto investor = eat_investor(phrase);
  if (!pile || !investor) return malformed("auction 1 donald", phrase);
  investors_.push_back(*investor);
  draft_.board.auction.on_pile[*pile] = *investor;
  return std::nullopt;
}

Fault GivenTable::at(Phrase& phrase) {
  const auto step = step_named(phrase.take());
  if (!step) return malformed("at bidding", phrase);
  const int place = rules_.program.place_of(*step);
  if (place < 0) return unfit("play.no_step_here", phrase);
  if (rules_.program.is_window(place)) return unfit("play.step_of_another", phrase);
  at_ = *step;
  return std::nullopt;
}

Fault GivenTable::known_to_public(Phrase& phrase) {
  const auto pair = phrase.eat("knows") && phrase.eat("pair") ? eat_pair(phrase) : std::nullopt;
  if (!pair) return malformed("public knows pair 1", phrase);
  shown_[static_cast<std::size_t>(*pair)] = true;
  return std::nullopt;
}

}  // namespace bell::plays::stockpiles
