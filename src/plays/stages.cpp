// The titles that plays can be written about; to add one, add a line.
#include "plays/stage.h"
#include "plays/stockpile/stage.h"
#include "plays/stonks/stage.h"
#include "plays/wall_street_1920/stage.h"
#include "rulebook/rulebook.h"

namespace bell::plays {
namespace {

using OpenStage = Outcome<std::unique_ptr<Stage>, CompositionError> (*)(const Setup&, const AnyComponents&);

OpenStage stage_of(std::string_view title) {
  if (title == "stockpile") return &open_stockpile_stage;
  if (title == "stonks") return &open_stonks_stage;
  if (title == "wall-street-1920") return &open_wall_street_1920_stage;
  return nullptr;
}

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
  const OpenStage open = stage_of(setup.title);
  if (open == nullptr) return NoStage{"no plays can be written about the title " + setup.title};
  const auto printed = rulebook::printed(setup);
  if (!printed) return NoStage{printed.error().text};
  auto stage = open(setup, *printed);
  if (stage) return std::move(*stage);
  const CompositionError& error = stage.error();
  return NoStage{error.first + ' ' + error.second + ": " + std::string(in_words(error.why)), error.rule};
}

}  // namespace bell::plays
