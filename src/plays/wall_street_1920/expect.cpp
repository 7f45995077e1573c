// Compares a phrase with the table: prices, the rondel, the deck and its piles, seats and what each of them sees.
#include "plays/wall_street_1920/expect.h"

#include <array>
#include <utility>

#include "plays/compare.h"
#include "plays/rows.h"
#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/actions.h"

namespace bell::plays::wall_street {

using namespace wall_street_1920;

namespace {

struct Glance {
  const Rules& rules;
  const Match& match;
  const View view;  // what the public sees
  const Board& board() const { return view.board; }
};

Fault one_card(Phrase& phrase, Card found) { return one_word(phrase, in_words(found)); }

Fault level(const Glance& glance, Phrase& phrase) {
  const auto company = eat_company(phrase);
  return company ? one_number(phrase, glance.board().level[*company] + 1) : malformed("level corn 4", phrase);
}
Fault value(const Glance& glance, Phrase& phrase) {
  const auto company = eat_company(phrase);
  if (!company) return malformed("value corn 3", phrase);
  return one_number(phrase, glance.rules.value(*company, glance.board().level[*company]));
}
Fault trend(const Glance& glance, Phrase& phrase) {
  return one_word(phrase, glance.board().trend == Trend::clockwise ? "clockwise" : "counterclockwise");
}
Fault coins(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board().coins); }
Fault deck_size(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board().deck_size); }
Fault round(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board().round); }
Fault top(const Glance& glance, Phrase& phrase) { return one_card(phrase, glance.board().top); }
Fault active(const Glance& glance, Phrase& phrase) { return one_seat(phrase, glance.board().active); }
Fault keeper(const Glance& glance, Phrase& phrase) { return one_seat(phrase, glance.board().magnates.keeper); }

Fault place(const Glance& glance, Phrase& phrase) {
  const auto at = phrase.eat_number();
  if (!at || *at < 0 || *at >= glance.rules.places) return malformed("place 3 corn2/gold", phrase);
  return one_word(phrase, in_words(glance.board().rondel[*at]));
}

// "pile A top corn", "pile A size 3".
Fault pile(const Glance& glance, Phrase& phrase) {
  const auto pile = eat_pile(phrase);
  if (!pile) return malformed("pile A top corn", phrase);
  const PileTop& found = glance.board().piles[*pile];
  if (phrase.eat("size")) return one_number(phrase, found.size);
  return phrase.eat("top") ? one_card(phrase, found.card) : malformed("pile A top corn", phrase);
}

Fault event(const Glance& glance, Phrase& phrase) {
  const Pile found = glance.board().event;
  return one_word(phrase, found == kNoPile ? "none" : std::string(1, letter_of(found)));
}

Fault magnate(const Glance& glance, Phrase& phrase) {
  const auto company = eat_company(phrase);
  if (!company) return malformed("magnate corn 4", phrase);
  const Magnate found = glance.board().magnates.card[*company];
  return one_word(phrase, found == Magnate::none ? "none" : std::to_string(static_cast<int>(found)));
}

Fault turn(const Glance& glance, Phrase& phrase) { return whose_turn(glance.match, phrase); }
Fault winners(const Glance& glance, Phrase& phrase) {
  return some_seats(phrase, glance.match.winners(), glance.match.seats());
}
Fault step(const Glance& glance, Phrase& phrase) {
  return one_word(phrase, std::string(name_of(step_of(glance.rules, glance.board()))));
}

// "remembered dynamite A 3", "remembered seat 0 corn corn2".
Fault remembered(const Glance& glance, Phrase& phrase) {
  if (phrase.eat("nothing")) return compare(!glance.view.memory_aid.is_known(), phrase, "something");
  if (!glance.view.memory_aid.is_known()) return wrong("play.no_memory_aid", {});
  const MemoryAid aid = glance.view.memory_aid.or_else({});
  if (phrase.eat("dynamite")) {
    const auto pile = eat_pile(phrase);
    return pile ? one_number(phrase, aid.dynamite[*pile]) : malformed("remembered dynamite A 3", phrase);
  }
  if (phrase.eat("unsure"))
    return compare(phrase.rest() == seats_in_words(aid.unsure), phrase, seats_in_words(aid.unsure));
  const auto seat = phrase.eat_seat(glance.match.seats());
  const auto cards = seat ? eat_cards(phrase) : std::nullopt;
  if (!cards) return malformed("remembered seat 0 corn corn2", phrase);
  const Deck found = all_of(aid.shares[*seat]);
  return compare(*cards == found, phrase, in_words(found));
}

// A secret of `owner` in this view, in words; "?" if it is not shown.
std::string secret_in(const View& view, Seat owner, std::string_view thing) {
  if (thing == "shares") return view.shares[owner].is_known() ? in_words(all_of(view.shares[owner].or_else({}))) : "?";
  if (thing == "back")
    return view.backs[owner].is_known() ? std::to_string(static_cast<int>(view.backs[owner].or_else(kNoBack))) : "?";
  const Seen<Card>& card = thing == "offer" ? view.offers[owner] : view.returned[owner];
  return card.is_known() ? in_words(card.or_else(kNoCard)) : "?";
}
bool is_secret(std::string_view thing) {
  return thing == "shares" || thing == "back" || thing == "offer" || thing == "returned";
}

// "seat 1 sees ? of seat 0 shares": the cards come first because there may be many.
Fault sees(const Glance& glance, Viewer viewer, Phrase& phrase) {
  std::string wanted;
  while (!phrase.is_done() && phrase.peek() != "of") wanted += (wanted.empty() ? "" : " ") + phrase.take();
  const bool asked = phrase.eat("of");
  const auto owner = phrase.eat_seat(glance.match.seats());
  const std::string thing = phrase.take();
  if (!asked || !owner || !is_secret(thing)) return malformed("seat 1 sees ? of seat 0 shares", phrase);
  const std::string found = secret_in(view_of(glance.match, viewer), *owner, thing);
  return compare(wanted == found, phrase, found);
}
Fault seen_by_public(const Glance& glance, Phrase& phrase) {
  if (!phrase.eat("sees")) return malformed("public sees ? of seat 0 shares", phrase);
  return sees(glance, Viewer::spectator, phrase);
}

Fault things_of_seat(const Glance& glance, Phrase& phrase) {
  const auto number = phrase.eat_number();
  if (!number || *number < 0 || *number >= glance.match.seats()) return no_such_seat(glance.match.seats(), phrase);
  const Seat seat = seat_at(*number);
  const Board& board = glance.board();
  const std::string thing = phrase.take();
  if (thing == "cash") return one_number(phrase, board.cash[seat].amount());
  if (thing == "capital") return one_number(phrase, board.capital[seat]);
  if (thing == "loans") return one_number(phrase, board.loans[seat]);
  if (thing == "pawn") return one_number(phrase, board.pawn[seat]);
  if (thing == "points") return one_number(phrase, glance.match.score(seat));
  if (thing == "share_cards") return one_number(phrase, board.share_cards[seat]);
  if (thing == "option") return one_number(phrase, board.purchase_option.at[seat]);
  if (thing == "sees") return sees(glance, viewer_of(seat), phrase);
  if (thing == "variations") {
    const std::string found = in_words(all_of(board.variations[seat]));
    return compare(phrase.rest() == found, phrase, found);
  }
  if (!is_secret(thing))
    return no_such_word(
        "cash, capital, loans, pawn, points, share_cards, option, shares, variations, back, offer, returned, sees",
        phrase);
  const std::string found = secret_in(view_of(glance.match, viewer_of(seat)), seat, thing);
  return compare(phrase.rest() == found, phrase, found);
}

using Expectation = Fault (*)(const Glance&, Phrase&);
constexpr std::array<std::pair<std::string_view, Expectation>, 19> kExpectations{{{"level", &level},
                                                                                  {"value", &value},
                                                                                  {"trend", &trend},
                                                                                  {"coins", &coins},
                                                                                  {"deck_size", &deck_size},
                                                                                  {"round", &round},
                                                                                  {"top", &top},
                                                                                  {"active", &active},
                                                                                  {"keeper", &keeper},
                                                                                  {"place", &place},
                                                                                  {"pile", &pile},
                                                                                  {"event", &event},
                                                                                  {"magnate", &magnate},
                                                                                  {"turn", &turn},
                                                                                  {"winners", &winners},
                                                                                  {"step", &step},
                                                                                  {"remembered", &remembered},
                                                                                  {"public", &seen_by_public},
                                                                                  {"seat", &things_of_seat}}};

}  // namespace

View view_of(const Match& match, Viewer viewer) { return std::get<View>(match.view_for(viewer)); }

StepId step_of(const Rules& rules, const Board& board) { return rules.program[board.cursor.frames.back().step].id; }

Fault expect_of(const Rules& rules, const Match& match, Phrase& phrase) {
  const Glance glance{rules, match, view_of(match, Viewer::spectator)};
  return read_by_first_word(kExpectations, phrase, [&](auto expectation) {
    phrase.take();
    return expectation(glance, phrase);
  });
}

}  // namespace bell::plays::wall_street
