// Finds out which title is played and hands it to that title's description.
#include "truth/truth.h"

#include "engine/core/match_of.h"
#include "truth/stockpile.h"
#include "truth/stonks.h"
#include "truth/wall_street_1920.h"

namespace bell::truth {

nlohmann::ordered_json describe(const Match& match) {
  if (const auto* stonks = dynamic_cast<const MatchOf<stonks::Stonks>*>(&match))
    return describe(stonks->rules(), stonks->state());
  if (const auto* stockpile = dynamic_cast<const MatchOf<stockpile::Stockpile>*>(&match))
    return describe(stockpile->rules(), stockpile->state());
  if (const auto* street = dynamic_cast<const MatchOf<wall_street_1920::WallStreet1920>*>(&match))
    return describe(street->rules(), street->state());
  return nullptr;
}

}  // namespace bell::truth
