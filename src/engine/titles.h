// What can be chosen for each title, and how to open a match of any of them.
#pragma once

#include <memory>
#include <vector>

#include "engine/core/composer.h"
#include "engine/core/match.h"
#include "kernel/outcome.h"
#include "kernel/setup.h"
#include "view/title_sheet.h"

namespace bell {

std::vector<TitleSheet> title_sheets();

// A match at its first turn, or why this setup is invalid. `printed` must belong to the same title.
Outcome<std::unique_ptr<Match>, CompositionError> open_match(const Setup& setup, const AnyComponents& printed);

}  // namespace bell
