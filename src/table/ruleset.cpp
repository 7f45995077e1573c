// Keeps the rules alive in an unplayed match.
#include "table/ruleset.h"

#include <utility>

#include "table/opening.h"

namespace bell::table {

Outcome<std::shared_ptr<const Ruleset>, OpenFault> Ruleset::of(const Setup& setup) {
  auto match = open_setup(setup);
  if (!match) return match.error();
  return std::make_shared<const Ruleset>(setup, std::move(*match));
}

Ruleset::Ruleset(Setup setup, std::unique_ptr<const Match> opening)
    : setup_(std::move(setup)), opening_(std::move(opening)) {}
Ruleset::~Ruleset() = default;

std::unique_ptr<Match> Ruleset::new_match() const { return opening_->fresh(); }

}  // namespace bell::table
