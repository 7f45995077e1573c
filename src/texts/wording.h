// How a title puts its facts into words. Each title specialises Wording in texts/<title>/wording.h:
//
//   tell(words, present, const SeenEvent&)          one fact as a sentence, or empty
//   describe(words, present, const Action&)         an action as a person would say it
//   facts_of(words, const Refusal&)                 what a refusal's facts mean for its sentence
//
// and, if it can tell many facts more briefly than one by one:
//
//   tell_all(words, present, span of SeenEvents)
//
// and, if more can be said of a score than the total:
//
//   sheet(words, const View&, const std::vector<SeenEvent>&)   rows, the total last
#pragma once

#include <functional>

#include "texts/texts.h"

namespace bell::texts {

// The name of a seat as a third person.
std::string name_of(const Catalogue& words, const Present& present, Seat seat);

template <class Title>
struct Wording;

// One cell a seat.
std::vector<std::optional<std::string>> sheet_cells(int seats, const std::function<int(Seat)>& amount);

}  // namespace bell::texts
