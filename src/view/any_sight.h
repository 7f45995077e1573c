// Everything a seat knows when it must choose, and nothing else: the input of bots, here or in another program.
// Consists of views, facts and choices; the truth cannot be reached from it.
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
  std::vector<AnySeenEvent> memory;  // all facts told to this seat, in order
  std::vector<Choice> choices;       // never empty
};

// Builds one from the input of a bot of title T: a view, a memory, legal actions and a seat.
template <class T, class Sight>
AnySight any_sight_of(const Setup& setup, const Sight& sight) {
  AnySight any{.setup = setup, .seat = sight.seat, .view = sight.view, .memory = {}, .choices = {}};
  any.memory.assign(sight.memory.begin(), sight.memory.end());
  for (const Action& action : sight.legal)
    any.choices.push_back({action, T::notation(action), T::prospect(sight.rules, sight.view, action)});
  return any;
}

}  // namespace bell
