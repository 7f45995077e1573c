// Opens the stage of whichever title a play is about.
#include "kernel/misfit_name.h"
#include "plays/every_title.h"
#include "plays/stage.h"
#include "rulebook/rulebook.h"

namespace bell::plays {

Outcome<std::unique_ptr<Stage>, NoStage> open_stage(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  if (!printed) return NoStage{printed.error()};
  auto stage = std::visit([&](const auto& box) { return stage_with(setup, box); }, *printed);
  if (stage) return std::move(*stage);
  return NoStage{problem_of(stage.error()), stage.error().rule};
}

}  // namespace bell::plays
