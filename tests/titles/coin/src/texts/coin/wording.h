// How Coin fills the sentences of its catalogue.
#pragma once

#include <string>

#include "texts/wording.h"

namespace bell::texts {
namespace coin_words {

std::string tell(const Catalogue& words, const Present& present, const coin::SeenEvent& event);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
Args facts_of(const Catalogue& words, const Refusal& refusal);

}  // namespace coin_words

template <>
struct Wording<coin::Vocabulary> {
  static constexpr auto tell = &coin_words::tell;
  static constexpr auto describe = &coin_words::describe;
  static constexpr auto facts_of = &coin_words::facts_of;
};

}  // namespace bell::texts
