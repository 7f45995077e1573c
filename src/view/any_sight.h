// What a seat sees when it must choose, and nothing else: for whoever decides in its place, in this program or in
// another. A value of views, told facts and choices; there is no road from it to the truth.
#pragma once

#include <string>
#include <vector>

#include "kernel/setup.h"
#include "view/choice.h"

namespace bell {

struct AnySight {
  Setup setup;
  Seat seat{};
  AnyView view;
  std::vector<AnySeenEvent> memory;  // everything this seat was shown, in order
  std::vector<Choice> choices;       // never empty
};

// From what a bot of title T is given: a view, a memory, legal actions and a seat.
template <class T, class Sight>
AnySight any_sight_of(const Setup& setup, const Sight& sight) {
  AnySight any{.setup = setup, .seat = sight.seat, .view = sight.view, .memory = {}, .choices = {}};
  any.memory.assign(sight.memory.begin(), sight.memory.end());
  for (const Action& action : sight.legal)
    any.choices.push_back({action, T::notation(action), T::prospect(sight.rules, sight.view, action)});
  return any;
}

}  // namespace bell
