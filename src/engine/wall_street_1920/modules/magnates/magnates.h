// What a magnate's card does, as one row for each of its two sides.
#pragma once

#include <array>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

inline constexpr int kMagnates = 4;

// `begin` does what needs no choice. Then `asks` names the seat that has to choose, or kNoSeat if nobody has to any
// more; rows without it are done. `legal`, `refuse` and `apply` are those of a step.
struct MagnateSide {
  Rule cite = Rule::none;
  void (*begin)(Ctx&, Seat) = nullptr;
  Seat (*asks)(Ctx&, Seat) = nullptr;
  void (*legal)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  Refusal (*refuse)(const Rules&, const State&, const Action&) = nullptr;
  void (*apply)(Ctx&, const Action&) = nullptr;
};

const std::array<MagnateSide, kMagnates>& reward_sides();
const std::array<MagnateSide, kMagnates>& punishment_sides();

// Beats of the window in which a magnate acts.
enum class MagnateBeat : std::uint8_t { called = 0, acting = 1, done = 2 };
inline void finish_magnate(State& state) { top(state.cursor()).beat = static_cast<std::uint8_t>(MagnateBeat::done); }

}  // namespace bell::wall_street_1920
