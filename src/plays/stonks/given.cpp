// Parses the description of a Stonks table, phrase by phrase.
#include "plays/stonks/given.h"

#include <array>
#include <utility>

#include "plays/rows.h"
#include "plays/stonks/wording.h"
#include "view/stonks/actions.h"
#include "view/stonks/ids.h"

namespace bell::plays {

using stonks::Card;
using stonks::CardSet;
using stonks::Company;
using stonks::StepId;

GivenTable::GivenTable(const stonks::Rules& rules) : rules_(rules) {
  draft_.board.round = 1;
  draft_.board.opener = seat_at(0);
  draft_.board.speculators = seats_of(rules.seats);
}

void GivenTable::move_on(int places) { draft_.board.opener = seat_at(places); }

Fault GivenTable::note(Phrase& phrase) {
  static constexpr std::array<std::pair<std::string_view, Note>, 12> kNotes{{{"row", &GivenTable::row},
                                                                             {"level", &GivenTable::level},
                                                                             {"black", &GivenTable::black},
                                                                             {"opener", &GivenTable::opener},
                                                                             {"market", &GivenTable::market},
                                                                             {"played", &GivenTable::played},
                                                                             {"round", &GivenTable::round},
                                                                             {"speculators", &GivenTable::speculators},
                                                                             {"discard", &GivenTable::discard},
                                                                             {"last_winner", &GivenTable::last_winner},
                                                                             {"at", &GivenTable::at},
                                                                             {"seat", &GivenTable::seat}}};
  return note_by_first_word(kNotes, phrase, *this);
}

Fault GivenTable::row(Phrase& phrase) {
  stonks::CompanySet seen;
  while (const auto company = eat_company(phrase)) {
    draft_.board.row.push_back(*company);
    seen.add(*company);
    if (seen.size() != draft_.board.row.size() || seen.size() > rules_.companies) break;
  }
  if (draft_.board.row.size() == rules_.companies && seen.size() == rules_.companies) return std::nullopt;
  return wrong("play.short_row", {{"companies", std::to_string(rules_.companies)}, {"found", phrase.text()}});
}

Fault GivenTable::level(Phrase& phrase) {
  const auto company = eat_company(phrase);
  const auto level = phrase.eat_number();
  if (!company || !level || *level < 1 || *level > stonks::kLevels) return malformed("level fish 1", phrase);
  levels_[*company] = *level - 1;
  return std::nullopt;
}

Fault GivenTable::black(Phrase& phrase) {
  const auto companies = eat_companies(phrase);
  if (!companies) return malformed("black fish carrot", phrase);
  draft_.board.black = *companies;
  return std::nullopt;
}

Fault GivenTable::opener(Phrase& phrase) {
  return read_seat(phrase, "opener seat 0", rules_.seats, draft_.board.opener);
}

Fault GivenTable::market(Phrase& phrase) {
  const auto card = eat_card(phrase);
  if (!card) return malformed("market A9", phrase);
  draft_.board.trick.market = *card;
  CardSet one;
  one.add(*card);
  return place(one);
}

Fault GivenTable::played(Phrase& phrase) {
  const auto seat = phrase.eat_seat(rules_.seats);
  const auto card = eat_card(phrase);
  if (!seat || !card) return malformed("played seat 0 C7", phrase);
  stonks::Trick& trick = draft_.board.trick;
  const Seat next = trick.plays.is_empty() ? draft_.board.opener : next_seat(trick.plays.back().by, rules_.seats);
  if (*seat != next)
    return wrong("play.other_seat_is_next", {{"seat", std::to_string(index(next))}, {"found", phrase.text()}});
  if (trick.plays.is_empty()) trick.lead = stonks::company_of(*card);
  trick.plays.push_back({*card, *seat});
  CardSet one;
  one.add(*card);
  return place(one);
}

Fault GivenTable::round(Phrase& phrase) {
  const auto round = phrase.eat_number();
  if (!round || *round < 1 || *round > rules_.rounds) return malformed("round 1", phrase);
  draft_.board.round = static_cast<std::uint8_t>(*round);
  return std::nullopt;
}

Fault GivenTable::speculators(Phrase& phrase) {
  const auto seats = phrase.eat_seats(rules_.seats);
  if (!seats) return malformed("speculators seats 0 2", phrase);
  draft_.board.speculators = *seats;
  return std::nullopt;
}

Fault GivenTable::discard(Phrase& phrase) {
  const auto cards = eat_cards(phrase);
  if (!cards) return malformed("discard C1 C2", phrase);
  draft_.board.discard |= *cards;
  return place(*cards);
}

Fault GivenTable::last_winner(Phrase& phrase) {
  const auto seat = phrase.eat_seat(rules_.seats);
  if (!seat || rules_.seats != 2) return unfit("play.last_winner", phrase);
  draft_.board.two_players.last_winner = *seat;
  return std::nullopt;
}

Fault GivenTable::at(Phrase& phrase) {
  const auto step = stonks::step_named(phrase.take());
  constexpr std::array kSteps{StepId::start_portfolio, StepId::first_opener, StepId::open_market, StepId::play_cards,
                              StepId::end_round};
  for (const StepId known : kSteps)
    if (step == known) {
      at_ = known;
      return std::nullopt;
    }
  return no_such_word("start_portfolio, first_opener, open_market, play_cards, end_round", phrase);
}

Fault GivenTable::seat(Phrase& phrase) {
  const auto seat = phrase.eat_seat(rules_.seats);
  if (!seat) return no_such_seat(rules_.seats, phrase);
  const std::string thing = phrase.take();
  if (thing != "points") return cards_of(*seat, thing, phrase);
  const auto points = phrase.eat_number();
  if (!points) return malformed("seat 0 points 12", phrase);
  draft_.board.points[*seat] = Points(*points);
  return std::nullopt;
}

Fault GivenTable::cards_of(Seat seat, std::string_view thing, Phrase& phrase) {
  const auto cards = eat_cards(phrase);
  if (!cards) return malformed("C7 C1..C3", phrase);
  const auto add_to = [&](auto& list) {
    cards->for_each([&](Card card) {
      if (list.size() < list.capacity()) list.push_back(Secret<Card>(card, seat));
    });
  };
  if (thing == "hand")
    hands_[seat] |= *cards;
  else if (thing == "portfolio")
    draft_.board.portfolio[seat] |= *cards;
  else if (thing == "hidden" && cards->size() <= stonks::kMaxHidden)
    add_to(draft_.hidden[seat]);
  else if (thing == "last_card" && cards->size() <= stonks::kMaxHidden)
    add_to(draft_.last_cards[seat]);
  else if (thing == "revealed" && cards->size() == 1) {
    draft_.board.revealed[seat] = cards->nth(0);
    draft_.board.portfolio[seat] |= *cards;
  } else
    return no_such_word("hand, portfolio, hidden, revealed, last_card, points", phrase);
  return place(*cards);
}

Fault GivenTable::place(const CardSet& cards) {
  Fault twice;
  cards.for_each([&](Card card) {
    if (placed_.has(card)) twice = wrong("play.card_twice", {{"card", stonks::notation(card)}});
  });
  placed_ |= cards;
  return twice;
}

}  // namespace bell::plays
