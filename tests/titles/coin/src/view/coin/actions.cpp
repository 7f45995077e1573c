// The notation of Coin's sides and actions in journals, plays and scripts.
#include "view/coin/actions.h"

#include "view/coin/vocabulary.h"

namespace bell::coin {

std::string_view name_of(Side side) {
  switch (side) {
    case Side::heads:
      return "heads";
    case Side::tails:
      return "tails";
    case Side::none:
      break;
  }
  return "?";
}

std::string notation(const Action& action) { return write_action(Vocabulary::verbs(), action); }

}  // namespace bell::coin
