// Computes the odds of unseen cards of Stonks by counting arrangements. There are too many to enumerate, but an
// arrangement is ruled out only by companies that a hand cannot have held, so counting by companies is enough.
#pragma once

#include <array>
#include <map>

#include "exam/walk.h"
#include "odds/worlds.h"
#include "view/stonks/actions.h"

namespace bell::exam::odds::stonks_secrets {

using namespace stonks;

// Where unseen cards are, and which companies cannot be there.
struct Place {
  enum class Zone { hand, hidden, to_reveal, face_down, last_card, deck } zone{};
  Seat seat = kNoSeat;
  int nth = 0;
  int size = 0;
  CompanySet barred;
};
using Places = std::vector<Place>;

inline bool is_viewer(Viewer viewer, Seat seat) { return is_seat(viewer) && seat_of(viewer) == seat; }

// What hands have shown not to hold, according to the rules: with a card of that company, would the action have been
// refused?
template <class S>
class Voids {
 public:
  explicit Voids(const Rules& rules) : rules_(rules) {}

  void watch(const State& before, const Action& act, const State& after) {
    if (!is_chance(act) && (verb_of(act) == Verb::play || verb_of(act) == Verb::speculate)) ask(before, act);
    for (const Seat seat : seats_of(rules_.seats))
      if (after.last_cards[seat].size() > before.last_cards[seat].size()) last_[seat].push_back(now_[seat]);
    if (after.board.round == before.board.round) return;
    now_ = {};
  }
  CompanySet of_hand(Seat seat) const { return now_[seat]; }
  CompanySet of_last_card(Seat seat, int nth) const { return last_[seat][static_cast<std::size_t>(nth)]; }

 private:
  void ask(const State& before, const Action& act) {
    const CardSet& hand = before.hands[act.by].truth();
    Card spare = kNoCard;
    hand.for_each([&](Card card) { spare = card == card_in(act) ? spare : card; });
    for (const Company company : kAllCompanies) {
      State other = before;
      CardSet& another = other.hands[act.by].truth();
      another.remove(spare);
      for (int rank = 1; rank <= kRanks; ++rank)
        if (!hand.has(card_of(company, rank))) {
          another.add(card_of(company, rank));
          break;
        }
      if (S::refuse(rules_, other, act).is_refused()) now_[act.by].add(company);
    }
  }

  const Rules& rules_;
  PerSeat<CompanySet> now_;
  PerSeat<std::vector<CompanySet>> last_;  // by the round of the card
};

template <class S>
Places places_of(const State& now, int seats, Viewer viewer, const Voids<S>& voids) {
  using Zone = Place::Zone;
  Places places;
  for (const Seat seat : seats_of(seats)) {
    if (is_viewer(viewer, seat)) continue;
    if (const int size = now.hands[seat].truth().size(); size > 0)
      places.push_back({Zone::hand, seat, 0, size, voids.of_hand(seat)});
    if (now.to_reveal[seat].truth() != kNoCard) places.push_back({Zone::to_reveal, seat, 0, 1, {}});
    for (int nth = 0; nth < now.hidden[seat].size(); ++nth)
      if (!now.hidden[seat][nth].seen_by(viewer).is_known()) places.push_back({Zone::hidden, seat, nth, 1, {}});
    for (int nth = 0; nth < now.last_cards[seat].size(); ++nth)
      places.push_back({Zone::last_card, seat, nth, 1, voids.of_last_card(seat, nth)});
  }
  const Seat opener = now.board.trick.speculator;
  if (now.face_down.truth() != kNoCard && !now.face_down.seen_by(viewer).is_known())
    places.push_back({Zone::face_down, opener, 0, 1, voids.of_hand(opener)});
  places.push_back({Zone::deck, kNoSeat, 0, now.deck.size(), {}});
  return places;
}

inline CardSet cards_in(const State& now, const Place& place) {
  using Zone = Place::Zone;
  CardSet cards;
  switch (place.zone) {
    case Zone::hand:
      return now.hands[place.seat].truth();
    case Zone::deck:
      return now.deck;
    case Zone::hidden:
      cards.add(now.hidden[place.seat][place.nth].truth());
      break;
    case Zone::to_reveal:
      cards.add(now.to_reveal[place.seat].truth());
      break;
    case Zone::face_down:
      cards.add(now.face_down.truth());
      break;
    case Zone::last_card:
      cards.add(now.last_cards[place.seat][place.nth].truth());
      break;
  }
  return cards;
}

// Counts the ways to deal the companies' cards to the places, by the number of one company's cards in one place.
class Arrangements {
 public:
  // Places that exclude the same companies are merged, except the place in question, which comes first.
  Arrangements(const Places& places, std::size_t asked, const CardSet& unseen) : unseen_(unseen) {
    groups_.push_back(places[asked]);
    for (std::size_t at = 0; at < places.size(); ++at) {
      if (at == asked) continue;
      const auto same = std::find_if(groups_.begin() + 1, groups_.end(),
                                     [&](const Place& group) { return group.barred == places[at].barred; });
      if (same == groups_.end())
        groups_.push_back(places[at]);
      else
        same->size += places[at].size;
    }
  }

  // By how many cards of the company are in the place in question. Companies are dealt one after the other, this one
  // last.
  Odds number_of(Company company) const {
    std::map<std::vector<int>, double> ways;
    std::vector<int> free;
    for (const Place& group : groups_) free.push_back(group.size);
    ways[free] = 1;
    for (const Company other : kAllCompanies)
      if (other != company) ways = dealt(ways, other);
    Odds odds;
    dealt(ways, company, &odds);
    return odds;
  }

 private:
  using Ways = std::map<std::vector<int>, double>;  // by the free places in each group

  Ways dealt(const Ways& before, Company company, Odds* by_first = nullptr) const {
    Ways after;
    for (const auto& [free, number] : before)
      fill(after, free, company, 0, unseen_.count(company), number, free[0], by_first);
    return after;
  }
  void fill(Ways& after, std::vector<int> free, Company company, std::size_t group, int cards, double number, int first,
            Odds* by_first) const {
    if (group == groups_.size()) {
      if (cards > 0) return;
      after[free] += number;
      if (by_first != nullptr) (*by_first)[static_cast<Answer>(first - free[0])] += number;
      return;
    }
    const int most = groups_[group].barred.has(company) ? 0 : std::min(cards, free[group]);
    double share = 1;  // one by the factorial
    for (int here = 0; here <= most; ++here) {
      std::vector<int> left = free;
      left[group] -= here;
      if (here > 0) share /= here;
      fill(after, left, company, group + 1, cards - here, number * share, first, by_first);
    }
  }

  Places groups_;
  CardSet unseen_;
};

}  // namespace bell::exam::odds::stonks_secrets
