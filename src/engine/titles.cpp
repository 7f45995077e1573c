// Opens a match of whichever title a setup names.
#include "engine/titles.h"

#include "engine/core/match_of.h"
#include "engine/every_title.h"

namespace bell {
namespace {

using Opening = Outcome<std::unique_ptr<Match>, CompositionError>;

template <Title T>
Opening open(const Setup& setup, const AnyComponents& printed) {
  auto rules = T::compose(setup, std::get<typename T::Components>(printed));
  if (!rules) return rules.error();
  return std::unique_ptr<Match>(
      std::make_unique<MatchOf<T>>(std::make_shared<const typename T::Rules>(std::move(*rules))));
}

}  // namespace

std::vector<TitleSheet> title_sheets() {
  std::vector<TitleSheet> sheets;
  EveryEngine::for_each([&]<Title T>() { sheets.push_back(T::sheet()); });
  return sheets;
}

Outcome<std::unique_ptr<Match>, CompositionError> open_match(const Setup& setup, const AnyComponents& printed) {
  auto opening = EveryEngine::visit_named(setup.title, [&]<Title T>() { return open<T>(setup, printed); });
  if (!opening) return CompositionError{Misfit::unknown, setup.title, "title"};
  return std::move(*opening);
}

}  // namespace bell
