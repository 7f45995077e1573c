// Compares a phrase with the table: companies and prices, the trick, seats and what each of them sees.
#include "plays/stonks/expect.h"

#include <array>
#include <utility>

#include "plays/compare.h"
#include "plays/rows.h"
#include "plays/stonks/wording.h"
#include "view/stonks/actions.h"

namespace bell::plays {

using stonks::Board;
using stonks::Card;
using stonks::CardSet;
using stonks::Company;
using stonks::View;

namespace {

struct Glance {
  const stonks::Rules& rules;
  const Match& match;
  const Board board;  // what the public sees
};

Fault row(const Glance& glance, Phrase& phrase) {
  std::string found;
  for (const Company company : glance.board.row) found += (found.empty() ? "" : " ") + in_words(company);
  return compare(phrase.rest() == found, phrase, found);
}

Fault level(const Glance& glance, Phrase& phrase) {
  const auto company = eat_company(phrase);
  const auto level = phrase.eat_number();
  if (!company || !level) return malformed("level fish 1", phrase);
  const int found = glance.board.tiles[*company].level + 1;
  return compare(found == *level, phrase, std::to_string(found));
}

Fault value(const Glance& glance, Phrase& phrase) {
  const auto company = eat_company(phrase);
  const auto value = phrase.eat_number();
  if (!company || !value) return malformed("value fish 3", phrase);
  const int found = glance.board.tiles[*company].value;
  return compare(found == *value, phrase, std::to_string(found));
}

Fault black(const Glance& glance, Phrase& phrase) {
  const auto companies = eat_companies(phrase);
  if (!companies) return malformed("black fish carrot", phrase);
  return compare(*companies == glance.board.black, phrase, in_words(glance.board.black));
}

Fault one_company(Phrase& phrase, Company found) {
  const bool is_none = phrase.eat("none");
  const auto company = is_none ? std::optional(stonks::kNoCompany) : eat_company(phrase);
  if (!company) return unfit("play.no_company", phrase);
  return compare(*company == found, phrase, in_words(found));
}
Fault trump(const Glance& glance, Phrase& phrase) { return one_company(phrase, glance.board.trump); }
Fault lead(const Glance& glance, Phrase& phrase) { return one_company(phrase, glance.board.trick.lead); }

Fault opener(const Glance& glance, Phrase& phrase) { return one_seat(phrase, glance.board.opener); }
Fault winner(const Glance& glance, Phrase& phrase) { return one_seat(phrase, glance.board.trick.winner); }
Fault winners(const Glance& glance, Phrase& phrase) {
  return some_seats(phrase, glance.match.winners(), glance.match.seats());
}
Fault speculators(const Glance& glance, Phrase& phrase) {
  return some_seats(phrase, glance.board.speculators, glance.match.seats());
}
Fault turn(const Glance& glance, Phrase& phrase) { return whose_turn(glance.match, phrase); }

Fault round(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board.round); }
Fault tricks_left(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board.tricks_left); }
Fault deck_size(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board.deck_size); }

Fault step(const Glance& glance, Phrase& phrase) {
  return one_word(phrase, std::string(name_of(stonks_step(glance.rules, glance.board))));
}

Fault market(const Glance& glance, Phrase& phrase) {
  const Card found = glance.board.trick.market;
  return compare(phrase.rest() == (found == stonks::kNoCard ? "none" : stonks::notation(found)), phrase,
                 stonks::notation(found));
}

// "discard C1 C2": exactly these; "discard has C1"; "discard lacks C1".
Fault some_cards(Phrase& phrase, const CardSet& found) {
  const bool has = phrase.eat("has");
  const bool lacks = !has && phrase.eat("lacks");
  const auto cards = eat_cards(phrase);
  if (!cards) return malformed("C7 C1..C3", phrase);
  CardSet missing = *cards;
  missing -= found;
  const bool holds = has ? missing.is_empty() : lacks ? missing == *cards : *cards == found;
  return compare(holds, phrase, in_words(found));
}
Fault discard(const Glance& glance, Phrase& phrase) { return some_cards(phrase, glance.board.discard); }

template <int N>
CardSet known_of(const FixedVec<Seen<Card>, N>& cards) {
  CardSet known;
  for (const Seen<Card>& card : cards)
    if (card.is_known()) known.add(card.or_else(stonks::kNoCard));
  return known;
}
CardSet known_of(const Seen<Card>& card) {
  CardSet known;
  if (card.is_known() && card.or_else(stonks::kNoCard) != stonks::kNoCard) known.add(card.or_else(stonks::kNoCard));
  return known;
}

// A seat's cards in `view`; nothing if the word does not name any.
std::optional<CardSet> cards_named(const View& view, Seat seat, std::string_view thing) {
  if (thing == "hand") return view.hands[seat].or_else(CardSet{});
  if (thing == "portfolio") return view.board.portfolio[seat];
  if (thing == "hidden") return known_of(view.hidden[seat]);
  if (thing == "to_reveal") return known_of(view.to_reveal[seat]);
  if (thing == "last_card") return known_of(view.last_cards[seat]);
  if (thing == "face_down") return view.board.trick.speculator == seat ? known_of(view.face_down) : CardSet{};
  if (thing == "revealed") {
    CardSet card;
    if (view.board.revealed[seat] != stonks::kNoCard) card.add(view.board.revealed[seat]);
    return card;
  }
  return std::nullopt;
}

// "seat 1 sees none of seat 0 hand": the cards come first because there may be many.
Fault sees(const Glance& glance, Viewer viewer, Phrase& phrase) {
  Phrase cards(phrase.take_until({"of"}));
  const bool asked = phrase.eat("of");
  const auto owner = phrase.eat_seat(glance.match.seats());
  if (!asked || !owner) return malformed("seat 1 sees none of seat 0 hand", phrase);
  const auto found = cards_named(stonks_view(glance.match, viewer), *owner, phrase.take());
  const auto expected = eat_cards(cards);
  if (!found || !expected) return malformed("seat 1 sees none of seat 0 hand", phrase);
  return compare(*expected == *found, phrase, in_words(*found));
}
Fault seen_by_public(const Glance& glance, Phrase& phrase) {
  if (!phrase.eat("sees")) return malformed("public sees none of seat 0 hand", phrase);
  return sees(glance, Viewer::spectator, phrase);
}

Fault things_of_seat(const Glance& glance, Phrase& phrase) {
  const auto place = phrase.eat_number();
  if (!place || *place < 0 || *place >= glance.match.seats()) return no_such_seat(glance.match.seats(), phrase);
  const Seat seat = seat_at(*place);
  const std::string thing = phrase.take();
  if (thing == "points") return one_number(phrase, glance.board.points[seat].amount());
  if (thing == "hand_size") return one_number(phrase, glance.board.hand_size[seat]);
  if (thing == "hidden_size")
    return one_number(phrase, stonks_view(glance.match, Viewer::spectator).hidden[seat].size());
  if (thing == "sees") return sees(glance, viewer_of(seat), phrase);
  const auto found = cards_named(stonks_view(glance.match, viewer_of(seat)), seat, thing);
  if (!found)
    return no_such_word(
        "points, hand_size, hidden_size, hand, portfolio, hidden, revealed, to_reveal, face_down, last_card, sees",
        phrase);
  return some_cards(phrase, *found);
}

using Expectation = Fault (*)(const Glance&, Phrase&);
constexpr std::array<std::pair<std::string_view, Expectation>, 19> kExpectations{{{"row", &row},
                                                                                  {"level", &level},
                                                                                  {"value", &value},
                                                                                  {"black", &black},
                                                                                  {"trump", &trump},
                                                                                  {"lead", &lead},
                                                                                  {"opener", &opener},
                                                                                  {"winner", &winner},
                                                                                  {"winners", &winners},
                                                                                  {"turn", &turn},
                                                                                  {"round", &round},
                                                                                  {"tricks_left", &tricks_left},
                                                                                  {"step", &step},
                                                                                  {"market", &market},
                                                                                  {"discard", &discard},
                                                                                  {"deck_size", &deck_size},
                                                                                  {"public", &seen_by_public},
                                                                                  {"seat", &things_of_seat},
                                                                                  {"speculators", &speculators}}};

}  // namespace

View stonks_view(const Match& match, Viewer viewer) { return std::get<View>(match.view_for(viewer)); }

stonks::StepId stonks_step(const stonks::Rules& rules, const Board& board) {
  return rules.program[board.cursor.frames.back().step].id;
}

Fault expect_of_stonks(const stonks::Rules& rules, const Match& match, Phrase& phrase) {
  const Glance glance{rules, match, stonks_view(match, Viewer::spectator).board};
  return read_by_first_word(kExpectations, phrase, [&](auto expectation) {
    phrase.take();
    return expectation(glance, phrase);
  });
}

}  // namespace bell::plays
