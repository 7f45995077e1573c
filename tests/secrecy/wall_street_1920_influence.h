// Who sees what: changes each hidden field of a 1920 Wall Street state and finds the views that change.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "exam/walk.h"
#include "view/wall_street_1920/actions.h"

namespace bell::exam::wall_street {

using namespace wall_street_1920;

// For each field, the relations to it of the viewers who noticed: "owner", "rival", "public".
using InfluenceMap = std::map<std::string, std::set<std::string>>;

template <class S>
class Influence {
 public:
  explicit Influence(const Rules& rules) : rules_(rules) {}

  void look(const State& now) {
    views_.clear();
    for (const Viewer viewer : viewers_of(rules_.seats)) views_.emplace_back(viewer, S::project(rules_, now, viewer));
    for (const Seat seat : seats_of(rules_.seats)) look_at(now, seat);
    change("deck", now, kNoSeat, [](State& state) { state.deck.add(Card::gold); });
    change("card under a pile's top", now, kNoSeat, [](State& state) {
      if (state.discarded.size() > kPiles) state.discarded[0] = Discarded(Card::upward, state.discarded[0].pile());
    });
  }
  const InfluenceMap& map() const { return map_; }

 private:
  void look_at(const State& now, Seat seat) {
    change("shares", now, seat, [seat](State& state) { state.shares[seat].truth().add(Card::gold); });
    if (now.backs[seat].truth() != kNoBack)
      change("back of a capital card", now, seat, [seat](State& state) {
        state.backs[seat].truth() = static_cast<Back>(static_cast<int>(state.backs[seat].truth()) % kBacks + 1);
      });
    if (now.offers[seat].truth() != kNoCard && now.cursor().turn.seats() != SeatMask::only(now.board.active))
      change("offer not yet revealed", now, seat, [seat](State& state) { alter(state.offers[seat].truth()); });
    if (is_share(now.returned[seat].truth()) && !now.returned[seat].seen_by(Viewer::spectator).is_known())
      change("share returned face down", now, seat, [seat](State& state) { alter(state.returned[seat].truth()); });
  }
  static void alter(Card& card) { card = card == Card::gold ? share_card(Company::corn, Form::single) : Card::gold; }

  void change(const std::string& field, const State& now, Seat owner, const std::function<void(State&)>& change_it) {
    State other = now;
    change_it(other);
    auto& seen = map_[field];
    for (const auto& [viewer, view] : views_)
      if (!same_bytes(view, S::project(rules_, other, viewer)))
        seen.insert(!is_seat(viewer) ? "public" : seat_of(viewer) == owner ? "owner" : "rival");
  }

  const Rules& rules_;
  std::vector<std::pair<Viewer, View>> views_;  // of the unchanged state
  InfluenceMap map_;
};

inline bool has_offer(const State& now) {
  return std::ranges::any_of(now.offers, [](const Secret<Card>& offer) { return offer.truth() != kNoCard; });
}

// At every node but the last, at which everything is revealed. Offers are rare: most matches are played only for them.
template <class S>
InfluenceMap influence_of(const Rules& rules, std::uint64_t matches) {
  constexpr std::uint64_t kThorough = 20;
  Influence<S> influence(rules);
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    for (Walk<S> walk(rules, seed); !walk.is_over(); walk.apply(walk.pick()))
      if (seed <= kThorough || has_offer(walk.state())) influence.look(walk.state());
  return influence.map();
}

}  // namespace bell::exam::wall_street
