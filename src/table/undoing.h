// Decides whether a seat may take back what it did: nobody may end up knowing more than if it had never happened. For
// this room only: it names the engine's Match.
#pragma once

#include <cstdint>

#include "engine/core/match.h"

namespace bell::table {

enum class Openness : std::uint8_t {
  unknown,
  closed,  // somebody learned something, or may have: it cannot be taken back
  secret,  // the question continues, and the public sees the same whatever the seat chose
  open     // everybody knew that it was possible, and everything told follows from it
};

// Whether a question to several seats continues: all seats asked now were asked before. The answer that ends it may
// reveal what all of them chose.
bool goes_on(const Turn& before, const Turn& now);

// Of `act`, which led from `before` to `after`. Closed if another seat was told more than the public, or if the actor
// of an open act was; closed in case of doubt.
Openness openness_of(const Match& before, const Match& after, const Action& act);

}  // namespace bell::table
