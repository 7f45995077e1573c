// The composed rules of a setup. They never change, so tables with the same setup can share them; a server keeps one of
// these per setup.
#pragma once

#include <memory>

#include "kernel/outcome.h"
#include "kernel/setup.h"
#include "table/open_fault.h"

namespace bell {
class Match;
}

namespace bell::table {

class Ruleset {
 public:
  static Outcome<std::shared_ptr<const Ruleset>, OpenFault> of(const Setup& setup);
  Ruleset(Setup setup, std::unique_ptr<const Match> opening);
  ~Ruleset();
  const Setup& setup() const { return setup_; }
  // At its first turn; for this room only.
  std::unique_ptr<Match> new_match() const;

 private:
  Setup setup_;
  std::unique_ptr<const Match> opening_;
};

}  // namespace bell::table
