// Maps a title's name to its type, for every experiment in this room.
#pragma once

#include <string_view>
#include <utility>

#include "engine/core/title.h"
#include "engine/every_title.h"
#include "kernel/problem.h"
#include "lab/lab.h"
#include "lab/opening.h"
#include "lab/playout.h"

namespace bell::lab {

// Composes the rules of `setup` and calls visit(const Opened<T>&), which returns an Outcome with a Problem; or says why
// these rules cannot be composed.
template <class Visit>
auto with_title(const Setup& setup, Visit&& visit) {
  using Answer = decltype(visit(std::declval<const Opened<EveryEngine::First>&>()));
  auto answer = EveryEngine::visit_named(setup.title, [&]<class T>() -> Answer {
    const auto opened = open_rules<T>(setup);
    if (!opened) return opened.error();
    return visit(*opened);
  });
  return answer ? std::move(*answer) : Answer(unknown_title(setup.title));
}

}  // namespace bell::lab
