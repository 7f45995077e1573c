// How 1920 Wall Street fills the sentences of its catalogue.
#pragma once

#include <string>

#include "texts/wording.h"

namespace bell::texts {
namespace wall_street_1920_words {

std::string tell(const Catalogue& words, const Present& present, const wall_street_1920::SeenEvent& event);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
Args facts_of(const Catalogue& words, const Refusal& refusal);

}  // namespace wall_street_1920_words

template <>
struct Wording<wall_street_1920::Vocabulary> {
  static constexpr auto tell = &wall_street_1920_words::tell;
  static constexpr auto describe = &wall_street_1920_words::describe;
  static constexpr auto facts_of = &wall_street_1920_words::facts_of;
  static std::vector<SheetRow> sheet(const Catalogue& words, const wall_street_1920::View& view,
                                     const std::vector<wall_street_1920::SeenEvent>& memory);
};

}  // namespace bell::texts
