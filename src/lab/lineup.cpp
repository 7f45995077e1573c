// Turning a line-up around the table until it comes back.
#include "lab/lineup.h"

#include <algorithm>

namespace bell::lab {

Lineup::Lineup(const std::vector<std::string>& bots, int seats) {
  for (int seat = 0; seat < seats; ++seat) {
    const std::string& name = bots[static_cast<std::size_t>(seat) % bots.size()];
    const auto known = std::find(entrants_.begin(), entrants_.end(), name);
    by_seat_.push_back(static_cast<int>(known - entrants_.begin()));
    if (known == entrants_.end()) entrants_.push_back(name);
  }
  std::vector<int> turned = by_seat_;
  std::rotate(turned.begin(), turned.begin() + 1, turned.end());
  for (; turned != by_seat_; ++rotations_) std::rotate(turned.begin(), turned.begin() + 1, turned.end());
}

int Lineup::seats_of(int entrant) const {
  return static_cast<int>(std::count(by_seat_.begin(), by_seat_.end(), entrant));
}

int Lineup::entrant_at(int rotation, int seat) const {
  return by_seat_[static_cast<std::size_t>(rotation + seat) % by_seat_.size()];
}

std::vector<std::string> Lineup::names(int rotation) const {
  std::vector<std::string> names;
  for (int seat = 0; seat < seats(); ++seat)
    names.push_back(entrants_[static_cast<std::size_t>(entrant_at(rotation, seat))]);
  return names;
}

}  // namespace bell::lab
