// The titles we have; to add one, add it here. Nothing registers itself.
#include "engine/titles.h"

#include "engine/core/match_of.h"
#include "engine/stockpile/composition/sheet.h"
#include "engine/stockpile/rules.h"
#include "engine/stonks/composition/sheet.h"
#include "engine/stonks/rules.h"
#include "engine/wall_street_1920/composition/sheet.h"
#include "engine/wall_street_1920/rules.h"

namespace bell {
namespace {

template <Title T>
Outcome<std::unique_ptr<Match>, CompositionError> open(const Setup& setup, const AnyComponents& printed) {
  auto rules = T::compose(setup, std::get<typename T::Components>(printed));
  if (!rules) return rules.error();
  return std::unique_ptr<Match>(
      std::make_unique<MatchOf<T>>(std::make_shared<const typename T::Rules>(std::move(*rules))));
}

}  // namespace

std::vector<TitleSheet> title_sheets() { return {stonks::sheet(), stockpile::sheet(), wall_street_1920::sheet()}; }

Outcome<std::unique_ptr<Match>, CompositionError> open_match(const Setup& setup, const AnyComponents& printed) {
  if (setup.title == stonks::Stonks::name) return open<stonks::Stonks>(setup, printed);
  if (setup.title == stockpile::Stockpile::name) return open<stockpile::Stockpile>(setup, printed);
  if (setup.title == wall_street_1920::WallStreet1920::name)
    return open<wall_street_1920::WallStreet1920>(setup, printed);
  return CompositionError{Misfit::unknown, setup.title, "title"};
}

}  // namespace bell
