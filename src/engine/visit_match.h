// Recovers a match's title, for rooms that need its types.
#pragma once

#include <utility>

#include "engine/core/match_of.h"
#include "engine/every_title.h"

namespace bell {

// Returns visit(const MatchOf<T>&) for the title T of this match. There always is one: a match of a title that is not
// on the list cannot be opened.
template <class Visit>
auto visit_match(const Match& match, Visit&& visit) {
  return EveryEngine::visit_named(match.title(),
                                  [&]<class T>() { return visit(dynamic_cast<const MatchOf<T>&>(match)); })
      .value();
}

}  // namespace bell
