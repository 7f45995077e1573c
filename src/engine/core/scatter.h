// Deals unseen cards to unknown places so that every arrangement consistent with what is known is equally likely. This
// is how a guess at the hidden cards is made without access to the truth.
//
// Cards come in groups; a holder has a number of places and is known not to have cards of certain groups. Each card
// picks among as many places as could possibly be free for its group; if it picks one that is not free, the deal starts
// over. This rejection makes the arrangements equally likely, and integer arithmetic gives the same results on every
// machine.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

#include "kernel/rng.h"

namespace bell {

struct Holder {
  std::uint8_t places = 0;
  std::uint32_t barred = 0;  // one bit per group
  constexpr bool takes(int group) const { return (barred >> group & 1U) == 0; }
};

// Places `group_sizes` cards of each group. Calls `put(group, index in the group, holder)` for each card of a
// successful deal. Preconditions: there are as many places as cards; some arrangement exists.
template <int MaxCards, int MaxHolders>
class Scatter {
 public:
  Scatter(std::span<const std::uint8_t> group_sizes, std::span<const Holder> holders)
      : sizes_(group_sizes), holders_(holders) {
    assert(holders.size() <= MaxHolders);
    order_groups();
  }

  template <class Put>
  void operator()(Rng& rng, Put&& put) {
    while (!attempt(rng)) {
    }
    for (std::size_t i = 0, card = 0; i < sizes_.size(); ++i)
      for (int nth = 0; nth < sizes_[order_[i]]; ++nth) put(static_cast<int>(order_[i]), nth, owner_[card++]);
  }

 private:
  static constexpr int kMaxGroups = 32;

  // Places the most restricted group first, while most places are free.
  void order_groups() {
    std::array<int, kMaxGroups> barred{};
    for (std::size_t g = 0; g < sizes_.size(); ++g) {
      order_[g] = static_cast<std::uint8_t>(g);
      for (const Holder& holder : holders_)
        if (!holder.takes(static_cast<int>(g))) barred[g] += holder.places;
    }
    for (std::size_t i = 1; i < sizes_.size(); ++i)
      for (std::size_t at = i; at > 0 && barred[order_[at]] > barred[order_[at - 1]]; --at)
        std::swap(order_[at], order_[at - 1]);
  }

  bool attempt(Rng& rng) {
    std::array<int, MaxHolders> free{};   // free places
    std::array<int, MaxHolders> least{};  // the fewest that can be free at this point
    int all_free = 0;
    for (std::size_t h = 0; h < holders_.size(); ++h) all_free += free[h] = least[h] = holders_[h].places;
    int card = 0;
    for (std::size_t i = 0; i < sizes_.size(); ++i) {
      const int group = order_[i];
      int surely_barred = 0;
      for (std::size_t h = 0; h < holders_.size(); ++h)
        if (!holders_[h].takes(group)) surely_barred += least[h];
      for (int nth = 0; nth < sizes_[order_[i]]; ++nth) {
        const int holder = pick(rng, group, all_free - surely_barred, free);
        if (holder < 0) return false;
        owner_[static_cast<std::size_t>(card++)] = static_cast<std::uint8_t>(holder);
        --free[static_cast<std::size_t>(holder)];
        --all_free;
      }
      for (std::size_t h = 0; h < holders_.size(); ++h)
        if (holders_[h].takes(group)) least[h] = least[h] > sizes_[order_[i]] ? least[h] - sizes_[order_[i]] : 0;
    }
    return true;
  }

  // The holder of the n-th free place open to `group`, n drawn below `at_most`; -1 if there are not that many.
  int pick(Rng& rng, int group, int at_most, const std::array<int, MaxHolders>& free) const {
    if (at_most <= 0) return -1;
    int n = static_cast<int>(rng.below(static_cast<std::uint32_t>(at_most)));
    for (std::size_t h = 0; h < holders_.size(); ++h) {
      if (!holders_[h].takes(group)) continue;
      if (n < free[h]) return static_cast<int>(h);
      n -= free[h];
    }
    return -1;
  }

  std::span<const std::uint8_t> sizes_;
  std::span<const Holder> holders_;
  std::array<std::uint8_t, kMaxGroups> order_{};
  std::array<std::uint8_t, MaxCards> owner_{};
};

}  // namespace bell
