// Finds the spells of luck in a match: everything chance does between two decisions is one spell, whether a single card
// or a whole deal.
#pragma once

#include <cstdint>

#include "engine/core/title.h"

namespace bell::lab {

template <Title T>
class Spells {
 public:
  struct Spell {
    typename T::State before;
    std::uint32_t first, last;  // actions by number; the first of a match is 1
  };

  explicit Spells(const typename T::State& start) { look(start); }

  // Call with the position after each action: returns the spell that ended with it, or null.
  const Spell* after(const typename T::State& now) {
    ++actions_;
    const bool was_open = is_open_;
    if (was_open) spell_.last = actions_;
    look(now);
    return was_open && !is_open_ ? &spell_ : nullptr;
  }
  // The spell during which the match stopped, or null.
  const Spell* cut_short() const { return is_open_ && spell_.last >= spell_.first ? &spell_ : nullptr; }

 private:
  void look(const typename T::State& now) {
    const bool acts = now.cursor().turn.is_chance();
    if (acts && !is_open_) spell_ = {now, actions_ + 1, actions_};
    is_open_ = acts;
  }

  Spell spell_;
  std::uint32_t actions_ = 0;
  bool is_open_ = false;
};

}  // namespace bell::lab
