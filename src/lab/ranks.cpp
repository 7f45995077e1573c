// Going on together, or giving up together.
#include "lab/ranks.h"

#include <algorithm>

namespace bell::lab {

std::optional<Problem> agree(const Ranks& ranks, const std::optional<Problem>& own) {
  if (ranks.is_alone()) return own;
  // The first character tells a problem from none, whatever its words.
  const std::vector<std::string> all = ranks.exchange(own ? '!' + own->text : "");
  const auto first = std::find_if(all.begin(), all.end(), [](const std::string& text) { return !text.empty(); });
  if (first == all.end()) return std::nullopt;
  const std::string text = first->substr(1);
  return Problem{first == all.begin() ? text : "rank " + std::to_string(first - all.begin()) + ": " + text};
}

std::optional<Problem> refuse_unlike_orders(const Ranks& ranks, const std::string& order) {
  if (ranks.is_alone()) return std::nullopt;
  const std::vector<std::string> all = ranks.exchange(order);
  const auto other = std::find_if(all.begin(), all.end(), [&all](const std::string& each) { return each != all[0]; });
  if (other == all.end()) return std::nullopt;
  return Problem{"rank " + std::to_string(other - all.begin()) +
                 " has another order than rank 0: give all the same options, and the same files to read"};
}

}  // namespace bell::lab
