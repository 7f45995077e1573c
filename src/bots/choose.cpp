// The explicit list of bots, and of the titles they play.
#include "bots/choose.h"

#include <algorithm>
#include <cassert>

#include "bots/greedy.h"
#include "bots/random.h"
#include "bots/stockpile/outlook.h"
#include "bots/stonks/outlook.h"

namespace bell::bots {

std::vector<std::string> names() { return {"random", "greedy"}; }

bool exists(std::string_view name) { return std::ranges::count(names(), name) > 0; }

template <class T>
Action choose(std::string_view name, const Sight<T>& sight, Rng& rng) {
  assert(exists(name) && !sight.legal.empty());
  if (name == "greedy") return Greedy<T>().choose(sight, rng);
  return Random().choose(sight, rng);
}

template Action choose(std::string_view name, const Sight<stonks::Stonks>& sight, Rng& rng);
template Action choose(std::string_view name, const Sight<stockpile::Stockpile>& sight, Rng& rng);

}  // namespace bell::bots
