// Selects by upper confidence bounds in integer arithmetic: the same on every machine and compiler.
#include "bots/search/information_sets.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

#include "bots/search/verdict.h"

namespace bell::bots {
namespace {

constexpr int kFraction = 16;  // bits after the binary point: kVictory is 1

// Used until enough results are recorded to know their spread.
constexpr std::uint64_t kFirstExploration = kVictory / 4;

// The binary logarithm, linear between powers of two. Precondition: n > 0.
std::uint64_t log_of(std::uint32_t n) {
  const int whole = std::bit_width(n) - 1;
  const std::uint64_t rest = n - (std::uint64_t{1} << whole);
  return (static_cast<std::uint64_t>(whole) << kFraction) + ((rest << kFraction) >> whole);
}

// The square root is the one floating-point function that the standard defines to the last bit.
std::uint64_t root_of(std::uint64_t square) {
  return static_cast<std::uint64_t>(std::sqrt(static_cast<double>(square << kFraction)));
}

// An integer that orders actions like their bytes, because comparing bytes is slow and lists are walked at every step.
std::uint64_t order_of(const Action& action) { return __builtin_bswap64(action.bits()); }

std::uint64_t promise(const InformationSets::Branch& choice, std::uint64_t exploration) {
  return choice.share / choice.visits + (exploration * root_of(log_of(choice.offered) / choice.visits) >> kFraction);
}

}  // namespace

void InformationSets::clear(std::uint32_t most) {
  const std::size_t places = std::bit_ceil(std::size_t{most} * 2 + 2);
  if (sets_.size() < places) {
    sets_.assign(places, Set{});
    age_ = 0;
  }
  if (choices_.size() < most) choices_.resize(most);
  if (++age_ == 0) {  // the counter has wrapped
    sets_.assign(sets_.size(), Set{});
    age_ = 1;
  }
  mask_ = sets_.size() - 1;
  used_ = 0;
  most_ = most;
  endings_ = sum_ = squares_ = 0;
  exploration_ = kFirstExploration;
}

InformationSets::Index InformationSets::find_or_add(std::uint64_t name) {
  for (std::uint64_t at = name & mask_;; at = (at + 1) & mask_) {
    Set& set = sets_[at];
    if (set.age == age_ && set.name == name) return static_cast<Index>(at);
    if (set.age == age_) continue;
    if (is_full()) return kNone;
    set = {name, kNone, age_};
    return static_cast<Index>(at);
  }
}

InformationSets::Index InformationSets::most_promising(Index set, std::span<const Action> legal, ActionList& untried) {
  Index best = kNone;
  std::uint64_t most = 0;
  Index at = sets_[set].first;
  for (const Action& action : legal) {
    while (at != kNone && order_of(choices_[at].action) < order_of(action)) at = choices_[at].next;
    if (at == kNone || choices_[at].action != action) {
      untried.push_back(action);
      continue;
    }
    ++choices_[at].offered;
    const std::uint64_t here = promise(choices_[at], exploration_);
    if (best != kNone && here <= most) continue;
    best = at;
    most = here;
  }
  return best;
}

InformationSets::Index InformationSets::add(Index set, const Action& action) {
  assert(!is_full());
  Index* link = &sets_[set].first;
  while (*link != kNone && order_of(choices_[*link].action) < order_of(action)) link = &choices_[*link].next;
  choices_[used_] = {.action = action, .share = 0, .place = 0, .visits = 0, .offered = 1, .next = *link};
  *link = used_;
  return used_++;
}

void InformationSets::record(std::uint32_t share) {
  constexpr std::uint64_t kOften = 16;
  sum_ += share;
  squares_ += std::uint64_t{share} * share;
  if (++endings_ % kOften != 0) return;
  const std::uint64_t mean = sum_ / endings_;
  const std::uint64_t variance = squares_ / endings_ - mean * mean;  // never negative: both are rounded down alike
  exploration_ = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(variance))) * 3 / 4;
}

void InformationSets::credit(Index choice, std::uint32_t share, std::uint32_t place) {
  Branch& taken = choices_[choice];
  taken.share += share;
  taken.place += place;
  ++taken.visits;
}

std::uint32_t InformationSets::lead(Index set) const {
  std::uint32_t most = 0, second = 0;
  for (Index at = sets_[set].first; at != kNone; at = choices_[at].next) {
    second = std::max(second, std::min(most, choices_[at].visits));
    most = std::max(most, choices_[at].visits);
  }
  return most - second;
}

const InformationSets::Branch* InformationSets::find(Index set, const Action& action) const {
  for (Index at = sets_[set].first; at != kNone; at = choices_[at].next)
    if (choices_[at].action == action) return &choices_[at];
  return nullptr;
}

}  // namespace bell::bots
