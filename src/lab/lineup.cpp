// Rotates a line-up around the table until it repeats.
#include "lab/lineup.h"

#include <algorithm>
#include <filesystem>

#include "bots/choose.h"
#include "external/program.h"

namespace bell::lab {
namespace {

std::filesystem::path path_of(const external::Program& program) {
  std::error_code ignored;
  return std::filesystem::absolute(program.path, ignored).lexically_normal();
}

// Programs are the same if they have the same path and the same time. A link is another one: some do by their name.
bool is_same(const std::string& name, const std::string& other) {
  if (!external::is_program(name) || !external::is_program(other)) return bots::is_same(name, other);
  const external::Program one = external::read_program(name), two = external::read_program(other);
  return one.limit == two.limit && path_of(one) == path_of(two);
}

}  // namespace

Lineup::Lineup(const std::vector<std::string>& bots, int seats) {
  for (int seat = 0; seat < seats; ++seat) {
    const std::string& name = bots[static_cast<std::size_t>(seat) % bots.size()];
    const auto known = std::ranges::find_if(entrants_, [&](const std::string& each) { return is_same(each, name); });
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
