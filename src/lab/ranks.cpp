// All ranks continue, or all abort.
#include "lab/ranks.h"

#include <algorithm>

#include "lab/parcel.h"

namespace bell::lab {

std::optional<Problem> agree(const Ranks& ranks, const std::optional<Problem>& own) {
  if (ranks.is_alone()) return own;
  Packer packer;
  if (own) packer.problem(*own);
  const std::vector<std::string> all = ranks.exchange(packer.bytes());
  const auto first = std::find_if(all.begin(), all.end(), [](const std::string& bytes) { return !bytes.empty(); });
  if (first == all.end()) return std::nullopt;
  Problem problem = Unpacker(*first).problem();
  if (first != all.begin()) {
    // A sentence gets a key of its own, so that the rank can be put before it.
    if (!problem.facts) problem = {"problem.said", Facts{{"sentence", problem.text}}};
    problem.facts->emplace("rank", std::to_string(first - all.begin()));
  }
  return problem;
}

std::optional<Problem> refuse_unlike_orders(const Ranks& ranks, const std::string& order) {
  if (ranks.is_alone()) return std::nullopt;
  const std::vector<std::string> all = ranks.exchange(order);
  const auto other = std::find_if(all.begin(), all.end(), [&all](const std::string& each) { return each != all[0]; });
  if (other == all.end()) return std::nullopt;
  return Problem{"problem.unlike_order", Facts{{"other", std::to_string(other - all.begin())}}};
}

}  // namespace bell::lab
