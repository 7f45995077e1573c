// The advanced board: a track of its own for each company. Data only; the pay marks on it are rules of every movement.
#include "engine/stockpile/modules/modules.h"

namespace bell::stockpile {

const Manifest& advanced_board_manifest() {
  static const Manifest kAdvancedBoard{
      .id = ModuleId::advanced_board, .name = "advanced_board", .cite = Rule::SP_ADV_1, .install = [](Rules& rules) {
        RULE(SP_ADV_2);
        rules.ladders = rules.printed.advanced;
      }};
  return kAdvancedBoard;
}

}  // namespace bell::stockpile
