// Records prices from the facts, once per stretch of the match.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "view/any.h"

namespace bell::tui {

class PriceRecord {
 public:
  explicit PriceRecord(std::size_t companies) : paths_(companies), now_(companies, kUnknown) {}

  // The first change of a price also tells the price before it.
  void change(std::size_t company, int before, int after) {
    if (now_[company] == kUnknown)
      for (int& value : paths_[company]) value = before;
    if (now_[company] == kUnknown && paths_[company].empty()) paths_[company].push_back(before);
    now_[company] = after;
  }
  void end_stretch() {
    for (std::size_t at = 0; at < paths_.size(); ++at) paths_[at].push_back(now_[at]);
  }
  // The path of one price, up to its current value.
  std::vector<int> path(std::size_t company, int now) const {
    std::vector<int> path = paths_[company];
    for (int& value : path)
      if (value == kUnknown) value = now;
    path.push_back(now);
    return path;
  }

 private:
  static constexpr int kUnknown = -1;
  std::vector<std::vector<int>> paths_;
  std::vector<int> now_;
};

// The record of these facts: `changes` says which change a price, `ends` which end a stretch.
template <class SeenEvent, class Changes, class Ends>
PriceRecord record_prices(std::span<const AnySeenEvent> facts, std::size_t companies, Changes&& changes, Ends&& ends) {
  PriceRecord record(companies);
  for (const AnySeenEvent& any : facts) {
    const SeenEvent& fact = *std::get_if<SeenEvent>(&any);
    if (changes(fact)) record.change(static_cast<std::size_t>(fact.company), fact.before, fact.value);
    if (ends(fact)) record.end_stretch();
  }
  return record;
}

}  // namespace bell::tui
