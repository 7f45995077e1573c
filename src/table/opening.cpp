// Opening a match: the printed numbers first, then the composition.
#include "table/opening.h"

#include <algorithm>

#include "engine/titles.h"
#include "rulebook/rulebook.h"

namespace bell::table {

std::vector<TitleSheet> titles() { return title_sheets(); }

Outcome<std::unique_ptr<Match>, OpenFault> open_setup(const Setup& setup) {
  const auto sheets = title_sheets();
  if (std::none_of(sheets.begin(), sheets.end(), [&](const TitleSheet& sheet) { return sheet.name == setup.title; }))
    return OpenFault{CompositionError{Misfit::unknown, setup.title, "title"}, "there is no title " + setup.title + "."};
  const auto printed = rulebook::printed(setup);
  if (!printed) return OpenFault{{}, printed.error().text};
  auto match = open_match(setup, *printed);
  if (!match)
    return OpenFault{match.error(), match.error().first + " and " + match.error().second + " do not fit (" +
                                        std::string(id_of(match.error().rule)) + ")."};
  return std::move(*match);
}

}  // namespace bell::table
