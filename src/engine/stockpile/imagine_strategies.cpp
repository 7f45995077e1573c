// Guesses hands of strategy cards: they contain nothing that was played, that the viewer holds or that the viewer
// discarded.
//
// A seat that draws more may draw what others discarded. Its hand is then dealt again as a whole, including the cards
// played since, because a discarded card cannot be one of those it kept.
#include "engine/stockpile/imagine_strategies.h"

#include <algorithm>
#include <array>

#include "engine/core/scatter.h"

namespace bell::stockpile {
namespace {

constexpr int kMaxCards = 2 * kStrategies;

void drop(StrategySet& from, const StrategySet& cards) {
  for (int nth = 0; nth < cards.size(); ++nth)
    if (from.has_any(cards.nth(nth))) from.remove(cards.nth(nth));
}

// What a viewer remembers about strategy cards.
struct Recalled {
  StrategySet away;   // discarded by the viewer
  StrategySet again;  // drawn by the viewer after that
  PerSeat<StrategySet> played;
};

// The viewer knows the cards only of their own deals and discards.
Recalled recall_strategies(std::span<const SeenEvent> memory) {
  Recalled recalled;
  for (const SeenEvent& event : memory) {
    const Strategy card = event.strategy.or_else(Strategy::none);
    if (card == Strategy::none) continue;
    if (event.what == Happening::strategy_discarded) recalled.away.add(card);
    if (event.what == Happening::strategy_dealt && recalled.away.size() > 0) recalled.again.add(card);
    if (event.what == Happening::strategy_played) recalled.played[event.seat].add(card);
  }
  return recalled;
}

class StrategyDeal {
 public:
  StrategyDeal(const Rules& rules, const View& view, std::span<const SeenEvent> memory, State& state)
      : rules_(rules), view_(view), recalled_(recall_strategies(memory)), away_(recalled_.away), state_(state) {
    for (const Seat seat : seats_of(rules.seats)) {
      if (later(seat) > 0 && !view.strategies[seat].is_known()) late_ = seat;
      drop(left_by_all_, view.strategies[seat].or_else({}));
    }
    if (late_ != kNoSeat) place_played();
    drop(left_by_all_, away_);
  }

  // One attempt; false if the deal must be rejected.
  bool deal(Rng& rng) {
    StrategySet away = away_;
    StrategySet left = left_by_all_;
    place_drawn_again(away, left, rng);
    for (const Seat seat : seats_of(rules_.seats))
      if (hand_size(seat) > 0 || is_past(StepId::deal_strategies))
        state_.strategies[seat] = Secret<StrategySet>(view_.strategies[seat].or_else({}), seat);
    if (late_ != kNoSeat && away.size() > 0)
      scatter(away, left, rng);
    else
      deal_evenly(away, left, rng);
    return has_doubtful() && counts_once(rng);
  }

 private:
  bool is_past(StepId step) const {
    const int place = rules_.program.place_of(step);
    return place >= 0 && view_.board.cursor.frames[0].step > place;
  }
  int hand_size(Seat seat) const { return view_.board.strategies.hand_size[seat]; }
  bool is_unseen(Seat seat) const { return hand_size(seat) > 0 && !view_.strategies[seat].is_known(); }
  // Cards a seat has drawn after the discards.
  int later(Seat seat) const {
    if (!is_past(StepId::discard_strategies)) return 0;
    const int extra = rules_.extra_strategies(rules_, view_.board, seat, 0);
    return is_past(StepId::draw_strategies) ? extra : std::min(extra, hand_size(seat) - rules_.strategies_kept());
  }
  int in_sight(Strategy card) const {
    int number = away_.count(card) + view_.board.strategies.played.count(card);
    for (const Seat seat : seats_of(rules_.seats)) number += view_.strategies[seat].or_else({}).count(card);
    return number;
  }

  // If the viewer discarded a card of this design, the card played later is that one if no other is left; otherwise
  // nobody knows which it is.
  void place_played() {
    recalled_.played[late_].for_each_design([&](Strategy card) {
      const int too_many = in_sight(card) - rules_.strategies.count(card);
      for (int number = too_many; number > 0 && away_.has_any(card); --number) {
        away_.remove(card);
        ++played_away_;
      }
      if (too_many > 0 || !away_.has_any(card)) return;
      doubtful_.add(card);
      left_by_all_.add(card);
    });
  }
  // The same for a card that the viewer drew again. If it is not the one discarded, nobody else can have it, which
  // leaves fewer deals.
  void place_drawn_again(StrategySet& away, StrategySet& left, Rng& rng) const {
    recalled_.again.for_each_design([&](Strategy card) {
      for (int number = recalled_.again.count(card); number > 0 && away.has_any(card); --number) {
        const int other = left.count(card);
        away.remove(card);
        if (in_sight(card) <= rules_.strategies.count(card)) left.add(card);
        if (left.count(card) == other) continue;
        const int cards = left.size();
        int dealt = 0;
        for (const Seat seat : seats_of(rules_.seats)) dealt += is_unseen(seat) ? hand_size(seat) : 0;
        if (static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * cards - dealt))) < cards) continue;
        left.remove(card);
        away.add(card);
        return;
      }
    });
  }

  void deal_evenly(const StrategySet& away, StrategySet left, Rng& rng) {
    const auto draw_for = [&](Seat seat) {
      for (int number = hand_size(seat); number > 0; --number) {
        const Strategy card = left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
        left.remove(card);
        state_.strategies[seat].truth().add(card);
      }
    };
    for (const Seat seat : seats_of(rules_.seats))
      if (is_unseen(seat)) draw_for(seat);
    for (int nth = 0; nth < away.size(); ++nth) left.add(away.nth(nth));
    state_.strategy_pool = left;
  }

  // Groups: unseen cards, cards the viewer discarded, and the late seat's played cards of each kind. Holders: the pool,
  // what the late seat kept, what it drew later, and the other hands.
  void scatter(const StrategySet& away, const StrategySet& left, Rng& rng) {
    enum Group : std::uint8_t { unseen, laid_away, played, played_away };
    constexpr auto only = [](std::initializer_list<Group> groups) {
      std::uint32_t barred = 0b1111;
      for (const Group group : groups) barred &= ~(1U << group);
      return barred;
    };
    const int drawn = later(late_);
    const int all = rules_.strategies_kept() + drawn;
    const int gone = all - hand_size(late_) - doubtful_.size();
    const std::array<std::uint8_t, 4> sizes{
        static_cast<std::uint8_t>(left.size()), static_cast<std::uint8_t>(away.size()),
        static_cast<std::uint8_t>(gone - played_away_), static_cast<std::uint8_t>(played_away_)};
    std::array<Holder, 3 + kMaxSeats> holders{};
    int places = left.size() + away.size() + gone - all;
    holders[1] = {static_cast<std::uint8_t>(all - drawn), only({unseen, played})};
    holders[2] = {static_cast<std::uint8_t>(drawn), only({unseen, laid_away, played, played_away})};
    for (const Seat seat : seats_of(rules_.seats)) {
      if (!is_unseen(seat) || seat == late_) continue;
      holders[3 + static_cast<std::size_t>(index(seat))] = {static_cast<std::uint8_t>(hand_size(seat)), only({unseen})};
      places -= hand_size(seat);
    }
    holders[0] = {static_cast<std::uint8_t>(places), only({unseen, laid_away})};
    state_.strategy_pool = {};
    Scatter<2 * kMaxCards, 3 + kMaxSeats> deal(sizes, holders);
    deal(rng, [&](int group, int nth, int holder) {
      if (group >= played) return;
      const Strategy card = group == unseen ? left.nth(nth) : away.nth(nth);
      if (holder == 0)
        state_.strategy_pool.add(card);
      else
        state_.strategies[holder < 3 ? late_ : seat_at(holder - 3)].truth().add(card);
    });
  }
  // Whether the late seat had what it played.
  bool has_doubtful() {
    bool has_all = true;
    doubtful_.for_each_design([&](Strategy card) {
      StrategySet& hand = state_.strategies[late_].truth();
      has_all = has_all && hand.has_any(card);
      if (has_all) hand.remove(card);
    });
    return has_all;
  }

  // If the hand has two cards of a design, either may have been the one played: such a hand is dealt in two ways and
  // kept half the time, so that each deal counts once.
  bool counts_once(Rng& rng) const {
    bool keeps = true;
    for (const Seat seat : seats_of(rules_.seats)) {
      if (view_.strategies[seat].is_known()) continue;
      const StrategySet& hand = state_.strategies[seat].truth();
      recalled_.played[seat].for_each_design([&](Strategy card) {
        if (seat == late_ && doubtful_.has_any(card)) return;
        keeps = keeps && (!hand.has_any(card) || rng.below(2) == 0);
      });
    }
    return keeps;
  }

  const Rules& rules_;
  const View& view_;
  Recalled recalled_;
  StrategySet away_;
  StrategySet left_by_all_ = without(rules_.strategies, view_.board.strategies.played);
  StrategySet doubtful_;  // played by the late seat: the card the viewer discarded, or the other one of its design
  int played_away_ = 0;   // certainly discarded by the viewer
  Seat late_ = kNoSeat;   // has drawn after the discards, and its hand is unseen
  State& state_;

  static StrategySet without(StrategySet cards, const StrategySet& gone) {
    drop(cards, gone);
    return cards;
  }
};

}  // namespace

void imagine_strategies(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng,
                        State& state) {
  StrategyDeal dealing(rules, view, memory, state);
  while (!dealing.deal(rng)) {
  }
}

}  // namespace bell::stockpile
