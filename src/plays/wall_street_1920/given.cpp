// Parses the description of a 1920 Wall Street table, phrase by phrase.
#include "plays/wall_street_1920/given.h"

#include <algorithm>
#include <array>
#include <utility>

#include "kernel/invariant.h"
#include "plays/rows.h"
#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/actions.h"
#include "view/wall_street_1920/ids.h"

namespace bell::plays::wall_street {

using namespace wall_street_1920;

namespace {

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

void lay_on(State& state, Card card, Pile pile) {
  state.discarded.push_back(Discarded(card, pile));
  state.board.piles[pile] = {card, small(state.board.piles[pile].size + 1)};
}

}  // namespace

GivenTable::GivenTable(const Rules& rules) : rules_(rules) {
  Board& board = draft_.board;
  board.level.fill(small(rules.printed.start[static_cast<std::size_t>(rules.side)] - 1));
  board.pawn.fill(kNowhere);
  for (const Seat seat : seats_of(rules.seats)) {
    board.pawn[seat] = kTrendPlace;
    board.cash[seat] = Money(rules.printed.tariff.cash);
    board.capital[seat] = rules.printed.capital[rules.seats];
  }
  move_on(0);
  lay_usual_rondel();
}

void GivenTable::move_on(int places) {
  draft_.board.start = draft_.board.active = seat_at(places);
  for (int nth = 0; nth < rules_.seats; ++nth) {
    const Seat seat = seat_at((places + nth) % rules_.seats);
    draft_.backs[seat] = Secret<Back>(static_cast<Back>(nth + 1), seat);
  }
}

void GivenTable::lay_usual_rondel() {
  Board& board = draft_.board;
  for (int place = 0; place < rules_.places; ++place) board.rondel.push_back({});
  for (int nth = 0; nth < rules_.seats; ++nth) board.rondel[nth + 1].card = dual_card(nth);
  for (const Company company : {Company::corn, Company::cotton, Company::steel})
    board.rondel[rules_.seats + 1 + static_cast<int>(company)].card = share_card(company, Form::single);
  board.top = share_card(Company::oil, Form::single);
}

Fault GivenTable::note(Phrase& phrase) {
  static constexpr std::array<std::pair<std::string_view, Note>, 16> kNotes{{{"rondel", &GivenTable::rondel},
                                                                             {"place", &GivenTable::place},
                                                                             {"top", &GivenTable::top},
                                                                             {"deck", &GivenTable::deck},
                                                                             {"pile", &GivenTable::pile},
                                                                             {"rest", &GivenTable::rest},
                                                                             {"level", &GivenTable::level},
                                                                             {"trend", &GivenTable::trend},
                                                                             {"coins", &GivenTable::coins},
                                                                             {"active", &GivenTable::active},
                                                                             {"start", &GivenTable::start},
                                                                             {"exploded", &GivenTable::exploded},
                                                                             {"magnate", &GivenTable::magnate},
                                                                             {"option", &GivenTable::option},
                                                                             {"at", &GivenTable::at},
                                                                             {"seat", &GivenTable::seat}}};
  return note_by_first_word(kNotes, phrase, *this);
}

Fault GivenTable::rondel(Phrase& phrase) {
  for (int at = 1; at < rules_.places; ++at) {
    const auto given = eat_place(phrase);
    if (!given)
      return wrong("play.short_rondel", {{"last", std::to_string(rules_.places - 1)}, {"found", phrase.text()}});
    draft_.board.rondel[at] = *given;
  }
  return std::nullopt;
}

Fault GivenTable::place(Phrase& phrase) {
  const auto at = phrase.eat_number();
  const auto given = eat_place(phrase);
  if (!at || !given || *at < 1 || *at >= rules_.places) return malformed("place 3 corn2/gold", phrase);
  draft_.board.rondel[*at] = *given;
  return std::nullopt;
}

Fault GivenTable::top(Phrase& phrase) {
  const auto card = eat_card(phrase);
  if (!card) return malformed("top corn-up1", phrase);
  draft_.board.top = *card;
  return std::nullopt;
}

Fault GivenTable::deck(Phrase& phrase) {
  deck_ = eat_cards(phrase);
  return deck_ ? Fault{} : malformed("deck explosion corn", phrase);
}

Fault GivenTable::pile(Phrase& phrase) {
  const auto pile = eat_pile(phrase);
  if (!pile) return malformed("pile A corn gold", phrase);
  while (!phrase.is_done()) {
    const auto card = eat_card(phrase);
    if (!card) return malformed("pile A corn gold", phrase);
    lay_on(draft_, *card, *pile);
  }
  return std::nullopt;
}

Fault GivenTable::rest(Phrase& phrase) {
  const auto pile = phrase.eat("on") ? eat_pile(phrase) : std::nullopt;
  if (!pile) return malformed("rest on B", phrase);
  rest_ = *pile;
  return std::nullopt;
}

Fault GivenTable::level(Phrase& phrase) {
  const auto company = eat_company(phrase);
  const auto level = phrase.eat_number();
  if (!company || !level || *level < 1 || *level > rules_.top_level + 1) return malformed("level corn 8", phrase);
  draft_.board.level[*company] = small(*level - 1);
  return std::nullopt;
}

Fault GivenTable::trend(Phrase& phrase) {
  const bool is_back = phrase.eat("counterclockwise");
  if (!is_back && !phrase.eat("clockwise")) return malformed("trend counterclockwise", phrase);
  draft_.board.trend = is_back ? Trend::counterclockwise : Trend::clockwise;
  return std::nullopt;
}

Fault GivenTable::coins(Phrase& phrase) {
  const auto coins = phrase.eat_number();
  if (!coins || *coins < 0) return malformed("coins 3", phrase);
  draft_.board.coins = small(*coins);
  return std::nullopt;
}

Fault GivenTable::active(Phrase& phrase) {
  return read_seat(phrase, "active seat 1", rules_.seats, draft_.board.active);
}

Fault GivenTable::start(Phrase& phrase) { return read_seat(phrase, "start seat 1", rules_.seats, draft_.board.start); }

Fault GivenTable::exploded(Phrase&) {
  draft_.board.has_exploded = 1;
  return std::nullopt;
}

// "magnate 4 at corn reward".
Fault GivenTable::magnate(Phrase& phrase) {
  const auto magnate = phrase.eat_number();
  Company company = kNoCompany;
  if (phrase.eat("at")) company = eat_company(phrase).value_or(kNoCompany);
  const bool is_reward = phrase.eat("reward");
  if (!magnate || company == kNoCompany || *magnate < 1 || *magnate > kMagnates ||
      (!is_reward && !phrase.eat("punishment")))
    return malformed("magnate 4 at corn reward", phrase);
  MagnatesSlice& slice = draft_.board.magnates;
  slice.card[company] = static_cast<Magnate>(*magnate);
  if (!is_reward) slice.punishing.add(static_cast<Magnate>(*magnate));
  return std::nullopt;
}

Fault GivenTable::option(Phrase& phrase) {
  const auto seat = phrase.eat_seat(rules_.seats);
  const auto place = phrase.eat("at") ? phrase.eat_number() : std::nullopt;
  if (!seat || !place || *place < 1 || *place >= rules_.places) return malformed("option seat 1 at 3", phrase);
  draft_.board.purchase_option.at[*seat] = small(*place);
  return std::nullopt;
}

Fault GivenTable::at(Phrase& phrase) {
  const auto step = step_named(phrase.take());
  constexpr std::array kSteps{StepId::start_turn, StepId::close_turn, StepId::next_player, StepId::final_scoring};
  for (const StepId known : kSteps)
    if (step == known) {
      at_ = known;
      return std::nullopt;
    }
  return no_such_word("start_turn, close_turn, next_player, final_scoring", phrase);
}

Fault GivenTable::seat(Phrase& phrase) {
  const auto seat = phrase.eat_seat(rules_.seats);
  if (!seat) return no_such_seat(rules_.seats, phrase);
  Board& board = draft_.board;
  const std::string thing = phrase.take();
  if (thing == "shares" || thing == "variations") return cards_of(*seat, thing, phrase);
  const auto number = phrase.eat_number();
  if (!number || *number < 0) return malformed("seat 0 cash 3", phrase);
  if (thing == "cash")
    board.cash[*seat] = Money(*number);
  else if (thing == "capital")
    board.capital[*seat] = small(*number);
  else if (thing == "loans")
    board.loans[*seat] = small(*number);
  else if (thing == "pawn" && *number < rules_.places)
    board.pawn[*seat] = small(*number);
  else if (thing == "back" && *number <= kBacks)
    draft_.backs[*seat] = Secret<Back>(static_cast<Back>(*number), *seat);
  else
    return no_such_word("cash, capital, loans, pawn, back, shares, variations", phrase);
  return std::nullopt;
}

Fault GivenTable::cards_of(Seat seat, std::string_view thing, Phrase& phrase) {
  const auto cards = eat_cards(phrase);
  if (!cards) return malformed("corn2- gold", phrase);
  Fault stray;
  cards->for_each([&](Card card, int count) {
    if (thing == "shares" ? !is_share(card) : !is_variation(card))
      stray = wrong(thing == "shares" ? "play.only_shares" : "play.only_variations", {{"card", notation(card)}});
    if (stray) return;
    if (is_share(card))
      shares_[seat].add(card, count);
    else
      draft_.board.variations[seat].add(card, count);
  });
  return stray;
}

Fault GivenTable::take_placed(Deck& left) const {
  Fault twice;
  const auto take = [&](Card card, int count) {
    if (card == kNoCard || is_dual(card) || twice) return;
    if (left.count(card) < count) twice = wrong("play.given_too_often", {{"card", notation(card)}});
    left.remove(card, std::min(count, left.count(card)));
  };
  take(draft_.board.top, 1);
  for (const Place& place : draft_.board.rondel) {
    take(place.card, 1);
    take(place.second, 1);
  }
  for (const Discarded& each : draft_.discarded) take(each.card(), 1);
  for (const Seat seat : seats_of(rules_.seats)) {
    shares_[seat].for_each(take);
    draft_.board.variations[seat].for_each(take);
  }
  return twice;
}

Outcome<State, Problem> GivenTable::state() const {
  Deck left = whole_deck(rules_.printed);
  if (const Fault fault = take_placed(left)) return *fault;
  State state = draft_;
  state.deck = deck_.value_or(left);
  left.for_each([&](Card card, int count) {  // neither given nor undrawn
    for (int copy = state.deck.count(card); copy < count; ++copy) lay_on(state, card, rest_);
  });
  Board& board = state.board;
  for (const Seat seat : seats_of(rules_.seats)) {
    state.shares[seat] = Secret<Shares>(shares_[seat], seat);
    board.share_cards[seat] = small(shares_[seat].size());
  }
  board.deck_size = small(state.deck.size() + (board.top == kNoCard ? 0 : 1));
  board.cursor.frames.push_back(Frame{small(rules_.program.place_of(at_)), 0, kNoSeat});
  board.cursor.turn = Turn::chance();  // until the step decides who acts
  if (const char* broken = WallStreet1920::broken_invariant(rules_, state)) return untruth(broken);
  return state;
}

}  // namespace bell::plays::wall_street
