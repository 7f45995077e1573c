// Compares a phrase with what is in front of a seat, and with what a seat or the public can see.
#include <array>
#include <utility>

#include "plays/stockpile/expect.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

template <class Seens>
Words words_of_all(const Seens& cards) {
  Words words;
  for (const auto& each : cards) words.push_back(word_of(each));
  return words;
}

Words held_by(const Board& board, Seat seat) {
  Words words;
  for (const HeldFee& each : board.held_fees)
    if (each.by == seat) words.emplace_back(stockpile::name_of(each.fee));
  return words;
}

Words investors_of(const Board& board, Seat seat) {
  Words words;
  for (const Investor each : board.investors.of[seat])
    if (each != Investor::none) words.emplace_back(stockpile::name_of(each));
  return words;
}

Words used_by(const Board& board, Seat seat) {
  Words words;
  for (std::size_t nth = 0; nth < 2; ++nth)
    if ((board.investors.used[seat] >> nth & 1U) != 0)
      words.emplace_back(stockpile::name_of(board.investors.of[seat][nth]));
  return words;
}

// "bought at 6 for 15", "bought at 1 for 0 with second".
Fault bought(const Board& board, Seat seat, Phrase& phrase) {
  const std::string wanted = phrase.rest();
  std::string found;
  for (std::size_t meeple = 0; meeple < kMaxMeeples; ++meeple) {
    const Purchase& each = board.purchases[seat][meeple];
    const std::string words = "at " + std::to_string(each.space + 1) + " for " + std::to_string(each.paid) +
                              (meeple == 0 ? "" : " with second");
    if (words == wanted) return std::nullopt;
    found += (found.empty() ? "" : ", ") + words;
  }
  return compare(false, phrase, found);
}

// Public numbers.
using Number = int (*)(const Glance&, Seat);
constexpr std::array<std::pair<std::string_view, Number>, 10> kNumbers{
    {{"cash", [](const Glance& glance, Seat seat) { return glance.board().cash[seat].amount(); }},
     {"points", [](const Glance& glance, Seat seat) { return static_cast<int>(glance.match.score(seat)); }},
     {"bonds", [](const Glance& glance, Seat seat) { return int{glance.board().bond.held[seat]}; }},
     {"plays", [](const Glance& glance, Seat seat) { return int{glance.board().strategies.plays[seat]}; }},
     {"regular_size", [](const Glance& glance, Seat seat) { return int{glance.board().regular_size[seat]}; }},
     {"split_size",
      [](const Glance& glance, Seat seat) { return static_cast<int>(words_of(glance.board().split[seat]).size()); }},
     {"hand_size", [](const Glance& glance, Seat seat) { return int{glance.board().hand_size[seat]}; }},
     {"kept_size", [](const Glance& glance, Seat seat) { return int{glance.view.kept_size[seat]}; }},
     {"strategies_size",
      [](const Glance& glance, Seat seat) { return int{glance.board().strategies.hand_size[seat]}; }},
     {"commerce_hand_size",
      [](const Glance& glance, Seat seat) { return int{glance.board().commerce.hand_size[seat]}; }}}};

using Cards = Words (*)(const Board&, Seat);
constexpr std::array<std::pair<std::string_view, Cards>, 5> kOpenCards{
    {{"split", [](const Board& board, Seat seat) { return words_of(board.split[seat]); }},
     {"commerce", [](const Board& board, Seat seat) { return words_of(board.commerce.owned[seat]); }},
     {"held", &held_by},
     {"investors", &investors_of},
     {"used", &used_by}}};

// The thing after "of": "pile 2", "pair 3", "drawn", "seat 0 hand".
std::optional<Words> seen_thing(const Glance& glance, const View& view, Phrase& phrase) {
  if (phrase.eat("pile")) {
    const auto pile = eat_pile(phrase, glance.rules.piles);
    return pile ? std::optional(pile_in(view, *pile)) : std::nullopt;
  }
  if (phrase.eat("pair")) {
    const auto pair = eat_pair(phrase);
    return pair ? std::optional(pair_in(view, *pair)) : std::nullopt;
  }
  if (phrase.eat("drawn")) return words_of_all(view.drawn);
  const auto owner = phrase.eat_seat(glance.match.seats());
  return owner ? secret_in(view, *owner, phrase.take()) : std::nullopt;
}

// "sees steel ? of pile 2": the cards come first because there may be many.
Fault sees(const Glance& glance, Viewer viewer, Phrase& phrase) {
  Phrase wanted(phrase.take_until({"of"}));
  const bool is_asked = phrase.eat("of");
  const bool is_of_seat = phrase.peek() == "seat";
  const auto found = is_asked ? seen_thing(glance, view_of(glance.match, viewer), phrase) : std::nullopt;
  if (!found) return malformed("seat 1 sees steel ? of pile 2", phrase);
  const Fault fault = these_words(wanted, *found, is_of_seat ? Order::any : Order::as_laid);
  return fault ? wrong("play.sees", {{"expected", phrase.text()}, {"found", in_words(*found)}}) : fault;
}

// A pair is known if both of its cards are.
Fault knows(const Glance& glance, Viewer viewer, Phrase& phrase) {
  const bool wanted = !phrase.eat("not");
  const auto pair = phrase.eat("pair") ? eat_pair(phrase) : std::nullopt;
  if (!pair) return malformed("seat 1 knows pair 3", phrase);
  const SeenPair seen = view_of(glance.match, viewer).pairs[static_cast<std::size_t>(*pair)];
  const bool found = seen.company.is_known() && seen.forecast.is_known();
  return found == wanted ? Fault{} : unfit(found ? "play.is_known" : "play.is_hidden", phrase);
}

}  // namespace

Words pile_in(const View& view, Pile pile) {
  Words words;
  for (const SeenLaid& each : view.laid)
    if (each.pile == pile) words.push_back(word_of(each.card));
  return words;
}

Words pair_in(const View& view, int pair) {
  const SeenPair& seen = view.pairs[static_cast<std::size_t>(pair)];
  return {word_of(seen.company), word_of(seen.forecast)};
}

std::optional<Words> secret_in(const View& view, Seat owner, std::string_view thing) {
  if (thing == "regular") return words_of(view.regular[owner]);
  if (thing == "hand") return words_of_all(view.hands[owner]);
  if (thing == "commerce_hand") return words_of_all(view.commerce_hands[owner]);
  if (thing == "offered") return words_of_all(view.offered[owner]);
  if (thing == "chosen") return words_of_all(view.kept_investors[owner]);
  if (thing == "strategies") {
    if (!view.strategies[owner].is_known()) return Words(view.board.strategies.hand_size[owner], "?");
    return words_of(view.strategies[owner].or_else({}));
  }
  if (thing != "kept") return std::nullopt;
  Words kept;
  for (const Card card : kActionCards)
    for (int number = view.kept[owner].count(card); number > 0; --number) kept.emplace_back(name_of(card));
  kept.resize(view.kept_size[owner], "?");
  return kept;
}

Fault perception(const Glance& glance, Viewer viewer, std::string_view verb, Phrase& phrase) {
  if (verb == "sees") return sees(glance, viewer, phrase);
  if (verb == "knows") return knows(glance, viewer, phrase);
  return malformed("public sees ? of seat 0 kept", phrase);
}

Fault things_of_seat(const Glance& glance, Phrase& phrase) {
  const auto number = phrase.eat_number();
  if (!number || *number < 0 || *number >= glance.match.seats()) return no_such_seat(glance.match.seats(), phrase);
  const Seat seat = seat_at(*number);
  const std::string thing = phrase.take();
  for (const auto& [word, count] : kNumbers)
    if (word == thing) return one_number(phrase, count(glance, seat));
  for (const auto& [word, cards] : kOpenCards)
    if (word == thing) return these_words(phrase, cards(glance.board(), seat), Order::any);
  if (thing == "bought") return bought(glance.board(), seat, phrase);
  if (thing == "sees" || thing == "knows") return perception(glance, viewer_of(seat), thing, phrase);
  if (const auto found = secret_in(view_of(glance.match, viewer_of(seat)), seat, thing))
    return these_words(phrase, *found, Order::any);
  std::string known = "regular, hand, kept, strategies, commerce_hand, offered, chosen, bought, sees, knows";
  for (const auto& [word, count] : kNumbers) known += ", " + std::string(word);
  for (const auto& [word, cards] : kOpenCards) known += ", " + std::string(word);
  return no_such_word(known, phrase);
}

}  // namespace bell::plays::stockpiles
