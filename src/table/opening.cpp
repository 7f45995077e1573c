// Loads the printed components, then composes the match.
#include "table/opening.h"

#include "engine/revision.h"
#include "engine/titles.h"
#include "rulebook/rulebook.h"
#include "table/table.h"

namespace bell::table {

std::vector<TitleSheet> titles() { return title_sheets(); }

int revision(std::string_view title) { return revision_of(title).value_or(0); }

std::optional<OpenFault> refuse_setup(const Setup& setup) {
  const auto match = open_setup(setup);
  if (!match) return match.error();
  return std::nullopt;
}

Outcome<std::unique_ptr<Match>, OpenFault> open_setup(const Setup& setup) {
  if (!revision_of(setup.title)) return OpenFault{CompositionError{Misfit::unknown, setup.title, "title"}};
  const auto printed = rulebook::printed(setup);
  if (!printed) return OpenFault{fault_of(FaultCode::bad_components, printed.error())};
  auto match = open_match(setup, *printed);
  if (!match) return OpenFault{match.error()};
  return std::move(*match);
}

}  // namespace bell::table
