// Planted leaks: 1920 Wall Street with one thing wrong each. A check that misses one of them is worthless.
#pragma once

#include "engine/wall_street_1920/rules.h"
#include "secrecy/planted.h"

namespace bell::exam::wall_street {

using namespace wall_street_1920;
using Honest = Subject<WallStreet1920>;

template <class Leak>
using LeakyView = LeakyViewOf<Leak, WallStreet1920>;
template <class Leak>
using LeakyFact = LeakyFactOf<Leak, WallStreet1920>;

struct BackIsTold : LeakyFact<BackIsTold> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what == Happening::capital_dealt) seen.back = Seen(event.back.truth());
  }
};

// Not the card itself, only its dynamite.
struct OfferIsHinted : LeakyFact<OfferIsHinted> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what == Happening::offered) seen.number = static_cast<std::int16_t>(event.card.truth());
  }
};

struct ReturnedIsTold : LeakyFact<ReturnedIsTold> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what == Happening::card_returned) seen.card = Seen(event.card.truth());
  }
};

struct NeighbourSeesBack : LeakyView<NeighbourSeesBack> {
  static void spoil(const Rules& rules, const State& truth, Viewer viewer, View& view) {
    if (!is_seat(viewer)) return;
    const Seat seat = next_seat(seat_of(viewer), rules.seats);
    if (truth.backs[seat].truth() != kNoBack) view.backs[seat] = Seen(truth.backs[seat].truth());
  }
};

struct OffersAreOpen : LeakyView<OffersAreOpen> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      if (truth.offers[seat].truth() != kNoCard) view.offers[seat] = Seen(truth.offers[seat].truth());
  }
};

// A blank whose bytes still contain the value.
struct UnderTheBlank : LeakyView<UnderTheBlank> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      if (!view.backs[seat].is_known()) {
        const Back back = truth.backs[seat].truth();
        std::memcpy(static_cast<void*>(&view.backs[seat]), &back, sizeof back);
      }
  }
};

// Known to a good memory, but not visible on the table.
struct SharesAreOpen : LeakyView<SharesAreOpen> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats)) view.shares[seat] = Seen(truth.shares[seat].truth());
  }
};

struct PileIsOpen : LeakyView<PileIsOpen> {
  static void spoil(const Rules&, const State& truth, Viewer, View& view) {
    if (truth.discarded.size() > 0) view.board.coins = static_cast<std::uint8_t>(truth.discarded[0].card());
  }
};

struct DeckInTheBoard : LeakyView<DeckInTheBoard> {
  static void spoil(const Rules&, const State& truth, Viewer, View& view) {
    view.board.coins = static_cast<std::uint8_t>(truth.deck.count(Card::gold));
  }
};

// Neither shown nor deducible.
struct OwnSharesAreHidden : LeakyView<OwnSharesAreHidden> {
  static void spoil(const Rules& rules, const State&, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats)) view.shares[seat] = {};
    view.deduced = WallStreet1920::deduce(rules, view);
  }
};

// The list starts elsewhere if the neighbour's secret share is odd.
struct OrderByNeighboursBack : Honest {
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    ActionList honest;
    Honest::legal(rules, now, who, honest);
    const int back = static_cast<int>(now.backs[next_seat(who, rules.seats)].truth());
    const int first = back % 2 == 1 ? honest.size() / 2 : 0;
    for (int n = 0; n < honest.size(); ++n) out.push_back(honest[(first + n) % honest.size()]);
  }
};

struct GuessesOnce : Honest {
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng&) {
    Rng same(1);
    return Honest::imagine(rules, view, memory, same);
  }
};

}  // namespace bell::exam::wall_street
