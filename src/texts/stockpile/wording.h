// How Stockpile fills the sentences of its catalogue.
#pragma once

#include <span>

#include "texts/wording.h"

namespace bell::texts {
namespace stockpile_words {

std::string tell(const Catalogue& words, const Present& present, const stockpile::SeenEvent& event);
std::vector<Sentence> tell_all(const Catalogue& words, const Present& present,
                               std::span<const stockpile::SeenEvent> facts);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
Args facts_of(const Catalogue& words, const Refusal& refusal);

}  // namespace stockpile_words

template <>
struct Wording<stockpile::Vocabulary> {
  static constexpr auto tell = &stockpile_words::tell;
  static constexpr auto tell_all = &stockpile_words::tell_all;
  static constexpr auto describe = &stockpile_words::describe;
  static constexpr auto facts_of = &stockpile_words::facts_of;
  static std::vector<SheetRow> sheet(const Catalogue& words, const stockpile::View& view,
                                     const std::vector<stockpile::SeenEvent>& memory);
};

}  // namespace bell::texts
