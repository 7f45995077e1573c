// A magnate's effect as one row per side of each card.
#pragma once

#include <array>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// `foretell` describes the effect of calling him, from public information, and leaves the board as it would be
// afterwards. `begin` does what needs no choice. Then `asks` names the seat that has to choose, or kNoSeat if none is
// left; rows without it are done. `legal`, `refuse`, `apply` and `prospect` work as in a step.
struct MagnateDeed {
  Rule cite = Rule::none;
  void (*foretell)(const Rules&, Board&, Seat, MagnateCall&) = nullptr;
  void (*begin)(Ctx&, Seat) = nullptr;
  Seat (*asks)(Ctx&, Seat) = nullptr;
  void (*legal)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  Refusal (*refuse)(const Rules&, const State&, const Action&) = nullptr;
  void (*apply)(Ctx&, const Action&) = nullptr;
  Prospect (*prospect)(const Rules&, const View&, const Action&) = nullptr;
};

const std::array<MagnateDeed, kMagnates>& rewards();
const std::array<MagnateDeed, kMagnates>& punishments();

// Beats of the window in which a magnate acts.
enum class MagnateBeat : std::uint8_t { called = 0, acting = 1, done = 2 };
inline void finish_magnate(State& state) { top(state.cursor()).beat = static_cast<std::uint8_t>(MagnateBeat::done); }

}  // namespace bell::wall_street_1920
