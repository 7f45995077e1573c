// Opens the stage of whichever title a play is about.
#include "plays/every_title.h"
#include "plays/stage.h"
#include "rulebook/rulebook.h"

namespace bell::plays {
namespace {

std::string_view in_words(Misfit misfit) {
  switch (misfit) {
    case Misfit::excludes:
      return "can't be played together";
    case Misfit::needs:
      return "needs another module";
    case Misfit::replaced:
      return "both replace the same step";
    case Misfit::no_anchor:
      return "builds on a step that is not there";
    case Misfit::too_few_seats:
      return "too few seats";
    case Misfit::too_many_seats:
      return "too many seats";
    case Misfit::bad_option:
      return "a value the option can't have";
    case Misfit::unknown:
      return "not known";
  }
  return "";
}

}  // namespace

Outcome<std::unique_ptr<Stage>, NoStage> open_stage(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  if (!printed) return NoStage{plain(printed.error())};
  auto stage = std::visit([&](const auto& box) { return stage_with(setup, box); }, *printed);
  if (stage) return std::move(*stage);
  const CompositionError& error = stage.error();
  return NoStage{error.first + ' ' + error.second + ": " + std::string(in_words(error.why)), error.rule};
}

}  // namespace bell::plays
