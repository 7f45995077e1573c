// The steps and modules of Coin by number and name. Append only: journals of running games depend on them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "kernel/enum_set.h"
#include "kernel/names.h"

namespace bell::coin {

enum class StepId : std::uint8_t {
  none = 0,
  start_round = 1,
  toss = 2,
  claim = 3,
  guess = 4,
  next_round = 5,
  final_scoring = 6,
};

inline constexpr int kSteps = 6;  // numbered from 1
inline constexpr std::array<std::pair<std::string_view, StepId>, kSteps> kStepNames{{
    {"start_round", StepId::start_round},
    {"toss", StepId::toss},
    {"claim", StepId::claim},
    {"guess", StepId::guess},
    {"next_round", StepId::next_round},
    {"final_scoring", StepId::final_scoring},
}};

constexpr std::optional<StepId> step_named(std::string_view name) { return named(kStepNames, name); }
constexpr std::string_view name_of(StepId step) { return name_in(kStepNames, step); }

enum class ModuleId : std::uint8_t { stakes = 1 };
using ModuleSet = EnumSet<ModuleId, 2>;  // in play

}  // namespace bell::coin
