// Who sits where in an arena: entrants, and the distinct rotations of their line-up.
#pragma once

#include <string>
#include <vector>

namespace bell::lab {

class Lineup {
 public:
  // The names by seat, repeated as needed. Precondition: bots is not empty.
  Lineup(const std::vector<std::string>& bots, int seats);

  // Each bot once, as it was named first, in this order: a bot may have several names.
  const std::vector<std::string>& entrants() const { return entrants_; }
  int seats() const { return static_cast<int>(by_seat_.size()); }
  int seats_of(int entrant) const;
  // The number of rotations until the first order returns: together they put every entrant in each seat equally often.
  int rotations() const { return rotations_; }
  int entrant_at(int rotation, int seat) const;
  std::vector<std::string> names(int rotation) const;

 private:
  std::vector<std::string> entrants_;
  std::vector<int> by_seat_;  // an index into entrants_
  int rotations_ = 1;
};

}  // namespace bell::lab
