// Enumerates all worlds a seat cannot tell from the true one: each arrangement of the unseen cards is put into the
// record of the match, and the whole match is replayed. What the rules refuse on the way was not possible.
#pragma once

#include <functional>
#include <map>

#include "exam/walk.h"
#include "view/stonks/actions.h"

namespace bell::exam {

using Cards = std::vector<stonks::Card>;

// Where unseen cards are: one list per place, in the order of the truth.
inline std::vector<Cards> unseen_places(const stonks::State& truth, int seats, Seat viewer) {
  std::vector<Cards> places;
  const auto add_set = [&places](const stonks::CardSet& set) {
    Cards cards;
    set.for_each([&cards](stonks::Card card) { cards.push_back(card); });
    if (!cards.empty()) places.push_back(cards);
  };
  const auto add_one = [&places](stonks::Card card) {
    if (card != stonks::kNoCard) places.push_back({card});
  };
  for (const Seat seat : seats_of(seats)) {
    if (seat == viewer) continue;
    add_set(truth.hands[seat].truth());
    add_one(truth.to_reveal[seat].truth());
    for (const auto& card : truth.hidden[seat]) add_one(card.truth());
    for (const auto& card : truth.last_cards[seat]) add_one(card.truth());
  }
  if (truth.board.trick.speculator != viewer) add_one(truth.face_down.truth());
  add_set(truth.deck);
  return places;
}

// The number of arrangements before any is ruled out.
inline double arrangements(const std::vector<Cards>& places) {
  double count = 1;
  double cards = 0;
  for (const Cards& place : places)
    for (std::size_t n = 1; n <= place.size(); ++n) count *= ++cards / static_cast<double>(n);
  return count;
}

// Calls `visit` with each arrangement: each place's cards, ascending.
class Arrangements {
 public:
  Arrangements(const std::vector<Cards>& places, std::function<void(const std::vector<Cards>&)> visit)
      : places_(places), visit_(std::move(visit)), arranged_(places.size()) {
    for (const Cards& place : places) left_.insert(left_.end(), place.begin(), place.end());
    std::sort(left_.begin(), left_.end());
    used_.resize(left_.size());
    fill(0, 0);
  }

 private:
  void fill(std::size_t place, std::size_t from) {
    if (place == places_.size()) return visit_(arranged_);
    if (arranged_[place].size() == places_[place].size()) return fill(place + 1, 0);
    for (std::size_t at = from; at < left_.size(); ++at) {
      if (used_[at]) continue;
      used_[at] = true;
      arranged_[place].push_back(left_[at]);
      fill(place, at + 1);
      arranged_[place].pop_back();
      used_[at] = false;
    }
  }

  const std::vector<Cards>& places_;
  std::function<void(const std::vector<Cards>&)> visit_;
  std::vector<Cards> arranged_;
  Cards left_;
  std::vector<bool> used_;
};

using Substitution = std::array<std::uint8_t, stonks::kCards + 1>;

inline Substitution substitution(const std::vector<Cards>& from, const std::vector<Cards>& to) {
  Substitution table{};
  for (std::size_t card = 0; card < table.size(); ++card) table[card] = static_cast<std::uint8_t>(card);
  for (std::size_t place = 0; place < from.size(); ++place)
    for (std::size_t n = 0; n < from[place].size(); ++n)
      table[static_cast<std::size_t>(from[place][n])] = static_cast<std::uint8_t>(to[place][n]);
  return table;
}

inline Action substituted(Action act, const Substitution& table) {
  using stonks::Verb;
  const Verb verb = stonks::verb_of(act);
  const bool names_a_card =
      verb != Verb::remove_company && verb != Verb::place_tile && verb != Verb::raise && verb != Verb::lower;
  if (names_a_card) act.args[0] = table[act.args[0]];
  return act;
}

// The end of the match played with other cards, or nothing if the rules refuse it on the way. Chance is not asked: each
// card is still in the deck when it is dealt.
template <class S>
std::optional<typename S::State> replayed(const Walk<S>& walk, const Substitution& table) {
  typename S::State state = S::initial(walk.rules(), {});
  for (const Action& done : walk.done()) {
    const Action act = substituted(done, table);
    if (!is_chance(act) && S::refuse(walk.rules(), state, act).is_refused()) return std::nullopt;
    S::apply(walk.rules(), state, act, {});
  }
  return state;
}

// All possible worlds by hash, each with a count to be filled. Precondition: the cards were shuffled once.
template <class S>
std::map<std::uint64_t, int> possible_worlds(const Walk<S>& walk, Seat viewer) {
  std::map<std::uint64_t, int> worlds;
  const auto places = unseen_places(walk.state(), S::seats(walk.rules()), viewer);
  Arrangements(places, [&](const std::vector<Cards>& arranged) {
    if (const auto world = replayed(walk, substitution(places, arranged))) worlds.emplace(hash_of(*world), 0);
  });
  return worlds;
}

}  // namespace bell::exam
