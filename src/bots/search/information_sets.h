// The tree of a search: for every information set that a seat reached, the choices tried there and their results. A set
// is identified by a hash of everything its seat has seen since the root, so seats that see different things never
// share one. Memory is kept from search to search; a search itself allocates nothing.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kernel/action_list.h"

namespace bell::bots {

class InformationSets {
 public:
  using Index = std::uint32_t;
  static constexpr Index kNone = UINT32_MAX;

  struct Branch {
    Action action;
    std::uint64_t share;    // summed, for the seat that chooses; in units of 1/kVictory
    std::uint64_t place;    // summed, in parts of a place
    std::uint32_t visits;   // times it was taken
    std::uint32_t offered;  // times it was available: it is not possible in every world
    Index next;             // of the same set, by ascending action
  };

  // Clears everything and reserves room for `most` choices.
  void clear(std::uint32_t most);

  bool is_full() const { return used_ == most_; }
  // The set with this name, added if it is new; kNone if there is no room for another choice.
  Index find_or_add(std::uint64_t name);
  // Counts the available choices and returns the most promising one tried before; untried ones go to `untried`.
  // Precondition: `legal` is ascending.
  Index most_promising(Index set, std::span<const Action> legal, ActionList& untried);
  // Preconditions: `action` is not in the set yet, and there is room.
  Index add(Index set, const Action& action);
  // Records the result of an iteration for the seat that searches. The more results differ, the more is explored.
  void record(std::uint32_t share);
  void credit(Index choice, std::uint32_t share, std::uint32_t place);

  const Action& action(Index choice) const { return choices_[choice].action; }
  // By how many visits the most visited choice of the set leads.
  std::uint32_t lead(Index set) const;
  // Null if the action was never tried.
  const Branch* find(Index set, const Action& action) const;

 private:
  struct Set {
    std::uint64_t name;
    Index first;        // the first choice
    std::uint32_t age;  // of the search that made it; sets of other searches count as empty
  };

  std::vector<Set> sets_;  // a hash table, at most half full
  std::vector<Branch> choices_;
  std::uint64_t mask_ = 0;
  std::uint32_t age_ = 0;
  Index used_ = 0, most_ = 0;

  std::uint64_t endings_ = 0, sum_ = 0, squares_ = 0;  // of the shares recorded
  std::uint64_t exploration_ = 0;  // three quarters of their standard deviation, in units of 1/kVictory
};

}  // namespace bell::bots
