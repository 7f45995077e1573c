// Remembers which decisions were answered and how, so that a repeated answer is recognised. Built from the entries
// alone, so it is the same after a restart. For this room only.
#pragma once

#include <algorithm>
#include <vector>

#include "journal/entry.h"
#include "kernel/per.h"

namespace bell::table {

class Receipts {
 public:
  struct Receipt {
    std::uint32_t decision = 0;
    std::uint32_t change = 0;
    std::uint64_t id = 0;
  };

  void note(const journal::Entry& entry) {
    if (entry.decision != 0) by_seat_[entry.by].push_back({entry.decision, entry.change, entry.id});
    if (entry.decision == 0 && entry.id != 0) commands_.push_back({0, entry.change, entry.id});
  }
  // Null if no command has this id.
  const Receipt* find_command(std::uint64_t id) const {
    const auto found = std::ranges::find(commands_, id, &Receipt::id);
    return found == commands_.end() ? nullptr : &*found;
  }
  // Null if `seat` has not answered it.
  const Receipt* find(Seat seat, std::uint32_t decision) const {
    const std::vector<Receipt>& all = by_seat_[seat];
    const auto found = std::ranges::lower_bound(all, decision, {}, &Receipt::decision);
    return found != all.end() && found->decision == decision ? &*found : nullptr;
  }

 private:
  std::vector<Receipt> commands_;
  PerSeat<std::vector<Receipt>> by_seat_;  // ascending, since a seat's decisions come one after the other
};

}  // namespace bell::table
