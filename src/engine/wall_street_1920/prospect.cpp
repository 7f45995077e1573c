// Asks the step that offers a choice for its prospect.
#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

Prospect WallStreet1920::prospect(const Rules& rules, const View& view, const Action& act) {
  return rules.program[top(view.board.cursor).step].answers->prospect(rules, view, act);
}

}  // namespace bell::wall_street_1920
