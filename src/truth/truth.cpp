// Dispatches to the title's description.
#include "truth/truth.h"

#include "engine/visit_match.h"
#include "truth/every_title.h"

namespace bell::truth {

nlohmann::ordered_json describe(const Match& match) {
  return visit_match(match, [](const auto& of_title) { return describe(of_title.rules(), of_title.state()); });
}

}  // namespace bell::truth
