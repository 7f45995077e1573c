// Compares a phrase with the table: prices, stockpiles, tracks, pairs, decks and the progress of the match.
#include "plays/stockpile/expect.h"

#include <array>
#include <utility>

#include "plays/rows.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

Fault value(const Glance& glance, Phrase& phrase) {
  const auto company = eat_company(phrase);
  return company ? one_number(phrase, glance.board().value[*company]) : malformed("value steel 5", phrase);
}
Fault space(const Glance& glance, Phrase& phrase) {
  const auto company = eat_company(phrase);
  return company ? one_number(phrase, glance.board().place[*company] + 1) : malformed("space steel 9", phrase);
}
Fault round(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board().round); }
Fault rounds(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.view.rounds); }
Fault piles(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.view.piles); }
Fault supply(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board().supply_set + 1); }
Fault deck_size(const Glance& glance, Phrase& phrase) { return one_number(phrase, glance.board().deck_size); }
Fault commerce_deck_size(const Glance& glance, Phrase& phrase) {
  return one_number(phrase, glance.board().commerce.deck_size);
}
Fault first_player(const Glance& glance, Phrase& phrase) { return one_seat(phrase, glance.board().first_player); }
Fault first_card(const Glance& glance, Phrase& phrase) {
  return one_seat(phrase, glance.board().first_player_card.holder);
}
Fault discard(const Glance& glance, Phrase& phrase) {
  return these_words(phrase, words_of(glance.board().discard), Order::any);
}
Fault gone(const Glance& glance, Phrase& phrase) {
  return these_words(phrase, words_of(glance.board().commerce.gone), Order::any);
}
Fault played(const Glance& glance, Phrase& phrase) {
  return these_words(phrase, words_of(glance.board().strategies.played), Order::any);
}
Fault dice(const Glance& glance, Phrase& phrase) {
  return these_words(phrase, words_of(glance.board().forecasts), Order::any);
}

Fault pile(const Glance& glance, Phrase& phrase) {
  const auto pile = eat_pile(phrase, glance.rules.piles);
  if (!pile) return malformed("pile 2 steel ?", phrase);
  return these_words(phrase, pile_in(glance.view, *pile), Order::as_laid);
}

Fault pair(const Glance& glance, Phrase& phrase) {
  const auto pair = eat_pair(phrase);
  return pair ? these_words(phrase, pair_in(glance.view, *pair), Order::as_laid) : malformed("pair 4 bank +1", phrase);
}

Fault covers(const Glance& glance, Phrase& phrase) {
  const auto pair = phrase.eat("pair") ? eat_pair(phrase) : std::nullopt;
  if (!pair) return malformed("covers pair 3 1", phrase);
  return one_number(phrase, glance.board().strategies.covers[static_cast<std::size_t>(*pair)]);
}

// "track 2 seat 0 at 5", "track 2 none".
Fault track(const Glance& glance, Phrase& phrase) {
  const auto pile = eat_pile(phrase, glance.rules.piles);
  if (!pile) return malformed("track 2 seat 0 at 5", phrase);
  const Bid& bid = glance.board().tracks[*pile];
  const std::string found =
      bid.by == kNoSeat ? "none" : seats_in_words(SeatMask::only(bid.by)) + " at " + std::to_string(bid.space + 1);
  return compare(phrase.rest() == found, phrase, found);
}

Fault auction(const Glance& glance, Phrase& phrase) {
  const auto pile = eat_pile(phrase, glance.rules.piles);
  if (!pile) return malformed("auction 1 donald", phrase);
  const Investor found = glance.board().auction.on_pile[*pile];
  return one_word(phrase, found == Investor::none ? "none" : std::string(stockpile::name_of(found)));
}

Fault turn(const Glance& glance, Phrase& phrase) { return whose_turn(glance.match, phrase); }
Fault winners(const Glance& glance, Phrase& phrase) {
  return some_seats(phrase, glance.match.winners(), glance.match.seats());
}
Fault step(const Glance& glance, Phrase& phrase) {
  return one_word(phrase, std::string(name_of(step_of(glance.rules, glance.board()))));
}

Fault seen_by_public(const Glance& glance, Phrase& phrase) {
  return perception(glance, Viewer::spectator, phrase.take(), phrase);
}

using Expectation = Fault (*)(const Glance&, Phrase&);
constexpr std::array<std::pair<std::string_view, Expectation>, 24> kExpectations{
    {{"value", &value},
     {"space", &space},
     {"round", &round},
     {"rounds", &rounds},
     {"piles", &piles},
     {"supply", &supply},
     {"deck_size", &deck_size},
     {"commerce_deck_size", &commerce_deck_size},
     {"first_player", &first_player},
     {"first_card", &first_card},
     {"discard", &discard},
     {"gone", &gone},
     {"played", &played},
     {"dice", &dice},
     {"pile", &pile},
     {"pair", &pair},
     {"covers", &covers},
     {"track", &track},
     {"auction", &auction},
     {"turn", &turn},
     {"winners", &winners},
     {"step", &step},
     {"public", &seen_by_public},
     {"seat", &things_of_seat}}};

}  // namespace

View view_of(const Match& match, Viewer viewer) { return std::get<View>(match.view_for(viewer)); }

StepId step_of(const Rules& rules, const Board& board) { return rules.program[board.cursor.frames.back().step].id; }

Fault these_words(Phrase& phrase, Words found, Order order) {
  const bool has = phrase.eat("has");
  const bool lacks = !has && phrase.eat("lacks");
  auto wanted = eat_words(phrase);
  if (!wanted) return malformed("steel x2 bank, or none", phrase);
  const std::string words = in_words(found);
  if (order == Order::any || has || lacks) {
    std::sort(found.begin(), found.end());
    std::sort(wanted->begin(), wanted->end());
  }
  if (!has && !lacks) return compare(*wanted == found, phrase, words);
  const bool includes = std::includes(found.begin(), found.end(), wanted->begin(), wanted->end());
  return compare(includes == has, phrase, words);
}

Fault expect_of(const Rules& rules, const Match& match, Phrase& phrase) {
  const Glance glance{rules, match, view_of(match, Viewer::spectator)};
  return read_by_first_word(kExpectations, phrase, [&](auto expectation) {
    phrase.take();
    return expectation(glance, phrase);
  });
}

}  // namespace bell::plays::stockpiles
