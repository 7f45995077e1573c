// How a title words its facts. Each title specialises Wording in texts/<title>/wording.h:
//
//   tell(words, present, const SeenEvent&)          one fact as a sentence, or empty
//   describe(words, present, const Action&)         an action as a person would say it
//   facts_of(words, const Refusal&)                 a refusal's facts as arguments of its sentence
//
// and, if several facts can be told more briefly than one by one:
//
//   tell_all(words, present, span of SeenEvents)
//
// and, if a question depends on more than the step:
//
//   ask(words, const View&)                         its question, or nothing for the step's own
//
// and, if a score can be broken down:
//
//   sheet(words, const View&, const std::vector<SeenEvent>&)   rows, the total last
#pragma once

#include <functional>

#include "texts/texts.h"

namespace bell::texts {

// The name of a seat in the third person.
std::string name_of(const Catalogue& words, const Present& present, Seat seat);

template <class Title>
struct Wording;

// One cell per seat.
std::vector<std::optional<std::string>> sheet_cells(int seats, const std::function<int(Seat)>& amount);

}  // namespace bell::texts
