// The advanced board: each company has its own track. Data only; pay marks are part of every movement's rules.
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
