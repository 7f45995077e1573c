// What a program is asked, and nothing else: all of it is made from what one seat sees. This room has no road to the
// truth; a question is a value of views, told facts and legal actions.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "kernel/action.h"
#include "kernel/setup.h"
#include "view/choice.h"

namespace bell::external {

struct Question {
  Setup setup;
  Seat seat{};
  AnyView view;
  std::vector<AnySeenEvent> memory;  // everything this seat was shown, in order
  std::vector<Choice> choices;       // never empty
};

// From what a bot of title T is given: a view, a memory, legal actions and a seat.
template <class T, class Sight>
Question question_of(const Setup& setup, const Sight& sight) {
  Question question{.setup = setup, .seat = sight.seat, .view = sight.view, .memory = {}, .choices = {}};
  question.memory.assign(sight.memory.begin(), sight.memory.end());
  for (const Action& action : sight.legal)
    question.choices.push_back({action, T::notation(action), T::prospect(sight.rules, sight.view, action)});
  return question;
}

}  // namespace bell::external
