// What a choice certainly does, worked out from what its seat sees and nothing else.
#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

Prospect WallStreet1920::prospect(const Rules& rules, const View& view, const Action&) {
  return {.rule = rules.program[view.board.cursor.frames.back().step].cite};
}

}  // namespace bell::wall_street_1920
