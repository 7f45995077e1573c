// How a title puts its facts into words. Each title specialises Wording in texts/<title>/wording.h:
//
//   tell(words, present, const SeenEvent&)          one fact as a sentence, or empty
//   describe(words, present, const Action&)         an action as a person would say it
//   facts_of(words, const Refusal&)                 what a refusal's facts mean for its sentence
//
// and, if it can tell many facts more briefly than one by one:
//
//   tell_all(words, present, span of SeenEvents)
#pragma once

#include "texts/texts.h"

namespace bell::texts {

// The name of a seat as a third person.
std::string name_of(const Catalogue& words, const Present& present, Seat seat);

template <class Title>
struct Wording;

}  // namespace bell::texts
