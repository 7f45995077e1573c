// How Stonks fills the sentences of its catalogue.
#pragma once

#include <optional>
#include <string>

#include "texts/wording.h"

namespace bell::texts {
namespace stonks_words {

std::string tell(const Catalogue& words, const Present& present, const stonks::SeenEvent& event);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
Args facts_of(const Catalogue& words, const Refusal& refusal);
// What whoever plays the next card of the trick is asked.
Question next_card(const Catalogue& words, const stonks::View& view);
std::optional<Question> ask(const Catalogue& words, const stonks::View& view);

}  // namespace stonks_words

template <>
struct Wording<stonks::Vocabulary> {
  static constexpr auto tell = &stonks_words::tell;
  static constexpr auto describe = &stonks_words::describe;
  static constexpr auto facts_of = &stonks_words::facts_of;
  static constexpr auto ask = &stonks_words::ask;
  static std::vector<SheetRow> sheet(const Catalogue& words, const stonks::View& view,
                                     const std::vector<stonks::SeenEvent>& memory);
};

}  // namespace bell::texts
