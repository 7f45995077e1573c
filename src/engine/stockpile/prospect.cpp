// What a choice certainly does, worked out from what its seat sees and nothing else.
#include "engine/stockpile/rules.h"

namespace bell::stockpile {

Prospect Stockpile::prospect(const Rules& rules, const View& view, const Action&) {
  return {.rule = rules.program[view.board.cursor.frames.back().step].cite};
}

}  // namespace bell::stockpile
