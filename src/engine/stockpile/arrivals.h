// What a viewer remembers of cards that came unseen: when those of regular portfolios came, and which action cards have
// been shown since. A split or a bankruptcy shows every card of its company, so cards that remain unseen from before
// are not of that company.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

inline constexpr int kRoundsRemembered = 16;  // the starting shares count as round 0

// A card that came unseen and has been shown since: its company, and the rounds in which it can have come.
struct Resolved {
  Company company = kNoCompany;
  std::uint8_t first = 0;
  std::uint8_t last = 0;
  friend constexpr bool operator==(const Resolved&, const Resolved&) = default;
};

struct Arrivals {
  std::array<std::uint8_t, kRoundsRemembered> came{};  // unseen stock cards by round, including those shown since
  FixedVec<Resolved, 64> resolved;                     // in the order shown
  ActionCards shown;                                   // action cards that came unseen this round and are gone
};

struct Remembered {
  PerSeat<Arrivals> of;
  PerCompany<std::uint8_t> since;  // the first round in which an unseen card of the company can have come
  bool has_starts = false;         // whether round 0 contains the starting shares, all of different companies
};

// A memory that does not explain the view, such as an empty one, rules nothing out.
Remembered remember_arrivals(const Rules& rules, const View& view, std::span<const SeenEvent> memory);

}  // namespace bell::stockpile
