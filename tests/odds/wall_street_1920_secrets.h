// The secrets of 1920 Wall Street, one struct per kind: which actions hide them, and which questions can be asked.
#pragma once

#include "engine/wall_street_1920/offering.h"
#include "engine/wall_street_1920/rules.h"
#include "odds/worlds.h"
#include "view/wall_street_1920/actions.h"

namespace bell::exam::odds::wall_street_secrets {

using namespace wall_street_1920;
using Wonder = Question<State>;
using Wonders = std::vector<Wonder>;

inline bool is_viewer(Viewer viewer, Seat seat) { return is_seat(viewer) && seat_of(viewer) == seat; }
template <class T>
const T& any_of(const std::vector<T>& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

struct AnySort {
  // Secret choices are random. Otherwise mostly keeps and sells cards, so that there is something to return, to offer
  // and to ask about.
  template <class S>
  static Action pick(Walk<S>& walk) {
    std::vector<Action> blind, worth_seeing;
    for (const Seat seat : walk.turn().seats())
      for (const Action& act : choices<S>(walk.rules(), walk.state(), seat)) {
        const Verb verb = verb_of(act);
        const Shares& held = walk.state().shares[seat].truth();
        if (verb == Verb::offer || (verb == Verb::give_back && is_share(card_in(act))))
          blind.insert(blind.end(), static_cast<std::size_t>(held.count(card_in(act))), act);
        if (verb == Verb::keep || (verb == Verb::sell && is_share(walk.state().returned[seat].truth())))
          worth_seeing.push_back(act);
      }
    if (!blind.empty()) return any_of(blind, walk.rng());
    return worth_seeing.empty() || walk.rng().below(4) == 0 ? walk.pick() : any_of(worth_seeing, walk.rng());
  }
  static double ways(const State&, const Action&, const Action&) { return 1; }
  static double pending(const State&) { return 1; }
  static void simplify(const Rules&, Viewer, State&) {}
};

// Backs of capital cards.
struct Backs : AnySort {
  static bool hides(const Action& act, Viewer) { return verb_of(act) == Verb::deal_capital; }
  static int lean(const State& world) {
    int sum = 0, nth = 0;
    for (const Secret<Back>& back : world.backs) sum += ++nth * static_cast<int>(back.truth());
    return sum;
  }
  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    std::vector<Seat> hidden;
    for (const Seat seat : seats_of(walk.rules().seats))
      if (!is_viewer(viewer, seat) && walk.state().backs[seat].truth() != kNoBack) hidden.push_back(seat);
    if (hidden.empty()) return {};
    const Seat one = any_of(hidden, rng), other = any_of(hidden, rng);
    return {{"backs of capital cards", [one, other](const State& world) {
               return static_cast<Answer>(world.backs[one].truth()) * 8 +
                      static_cast<Answer>(world.backs[other].truth());
             }}};
  }
};

// Share cards returned or offered in secret: each card of the hand may have been the one.
struct SecretChoices : AnySort {
  static bool hides(const Action& act, Viewer viewer) {
    return !is_viewer(viewer, act.by) && (verb_of(act) == Verb::give_back || verb_of(act) == Verb::offer);
  }
  static double ways(const State& world, const Action&, const Action& other) {
    const bool is_share_back = verb_of(other) == Verb::give_back && is_share(card_in(other));
    return is_share_back ? world.shares[other.by].truth().count(card_in(other)) : 1;
  }
  static int lean(const State& world) {
    int sum = 0;
    for (int at = 0; at < kMaxSeats; ++at)
      sum +=
          static_cast<int>(world.returned[seat_at(at)].truth()) + static_cast<int>(world.offers[seat_at(at)].truth());
    return sum;
  }
  // An offer that nobody was told is any one its owner could make. Once it is told, it is a choice like others.
  static double pending(const State& world) {
    double weight = 1;
    for (const Seat seat : world.board.exchange.offering) {
      const Secret<Card>& offer = world.offers[seat];
      if (offer.truth() == kNoCard || offer.seen_by(Viewer::spectator).is_known()) continue;
      const Shares& held = world.shares[seat].truth();
      int valid = 0;
      held.for_each([&](Card card, int count) { valid += can_offer(card, world.board.exchange.company) ? count : 0; });
      weight *= static_cast<double>(held.count(offer.truth())) / valid;
    }
    return weight;
  }

  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    const State& now = walk.state();
    std::vector<Seat> giving, offering;
    for (const Seat seat : seats_of(walk.rules().seats)) {
      if (is_viewer(viewer, seat)) continue;
      if (is_share(now.returned[seat].truth()) && !now.returned[seat].seen_by(viewer).is_known())
        giving.push_back(seat);
      if (now.offers[seat].truth() != kNoCard && !now.offers[seat].seen_by(viewer).is_known()) offering.push_back(seat);
    }
    Wonders wonders;
    if (!giving.empty()) ask_returned(walk, any_of(giving, rng), wonders);
    if (!offering.empty())
      wonders.push_back({"exchange offers", [seat = any_of(offering, rng)](const State& world) {
                           return static_cast<Answer>(world.offers[seat].truth());
                         }});
    if (wonders.empty() && walk.done().size() % 37 != 0) return wonders;
    wonders.push_back({"dynamite", [&rules = walk.rules()](const State& world) {
                         PerPile<std::uint16_t> sums;
                         for (const Discarded& each : world.discarded)
                           sums[each.pile()] =
                               static_cast<std::uint16_t>(sums[each.pile()] + rules.printed.dynamite[each.card()]);
                         return hash_of(sums);
                       }});
    return wonders;
  }

 private:
  template <class S>
  static void ask_returned(const Walk<S>& walk, Seat seat, Wonders& wonders) {
    const auto ask = [seat](const State& world) { return static_cast<Answer>(world.returned[seat].truth()); };
    wonders.push_back({"returned shares", ask});
    bool has_sold = false, has_shown = false;
    for (auto event = walk.told().rbegin(); event != walk.told().rend(); ++event) {
      if (event->what == Happening::card_returned && event->seat == seat) break;
      const bool is_own = event->seat == seat;
      has_sold |= is_own && event->what == Happening::share_sold;
      has_shown |= is_own && (event->what == Happening::share_shown || event->what == Happening::offer_revealed);
    }
    if (has_sold) wonders.push_back({"returned shares after a sale", ask});
    if (has_shown) wonders.push_back({"returned shares after an exchange", ask});
  }
};

}  // namespace bell::exam::odds::wall_street_secrets
