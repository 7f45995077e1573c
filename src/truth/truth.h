// The whole state by readable names, for replays of finished matches and for tests. A server needs no such room and
// does not link it.
#pragma once

#include <nlohmann/json.hpp>

namespace bell {
class Match;
}

namespace bell::truth {

nlohmann::ordered_json describe(const Match& match);

}  // namespace bell::truth
