// From a match to the title that is played: for the rooms that must know its types.
#pragma once

#include <utility>

#include "engine/core/match_of.h"
#include "engine/every_title.h"

namespace bell {

// What visit(const MatchOf<T>&) answers for the title T of this match. There is always one: a match of a title that is
// not on the list can't be opened.
template <class Visit>
auto visit_match(const Match& match, Visit&& visit) {
  return EveryEngine::visit_named(match.title(),
                                  [&]<class T>() { return visit(dynamic_cast<const MatchOf<T>&>(match)); })
      .value();
}

}  // namespace bell
