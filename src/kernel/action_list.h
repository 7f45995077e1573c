// Scratch lists for generated actions. They live on the stack and are left uninitialised: zeroing them would cost
// a third of a move. They are never part of a state.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "kernel/action.h"

namespace bell {

// Fits the longest list of any title: a Stonks opener with eleven cards and a speculation card has 66 choices.
inline constexpr int kMaxChoices = 160;

template <class T>
class ScratchList {
 public:
  ScratchList() {}  // NOLINT(modernize-use-equals-default): leaves the items uninitialised

  void push_back(const T& item) {
    assert(size_ < kMaxChoices);
    items_[static_cast<std::size_t>(size_++)] = item;
  }
  void clear() { size_ = 0; }
  int size() const { return size_; }
  bool is_empty() const { return size_ == 0; }
  const T& operator[](int at) const { return items_[static_cast<std::size_t>(at)]; }
  T& back() { return items_[static_cast<std::size_t>(size_ - 1)]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, kMaxChoices> items_;
  int size_ = 0;
};

using ActionList = ScratchList<Action>;

// One thing luck may do, and how often out of the sum of all weights.
struct Weighted {
  Action action;
  std::uint32_t weight;
};
using ChanceList = ScratchList<Weighted>;

inline bool contains(const ActionList& list, const Action& wanted) {
  for (const Action& action : list)
    if (action == wanted) return true;
  return false;
}

}  // namespace bell
