// Told facts in words: a pattern for each, whose gaps are named as in the title's table of facts.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "view/fact_form.h"

namespace bell::plays {

// "value {company} {value} {spaces:+}": a gap with ":+" is filled with the sign of its number.
template <class SeenEvent>
struct Pattern {
  decltype(SeenEvent::what) what{};
  std::string_view words;
};

// What fills a gap: "?" for what the listener was not told.
template <class SeenEvent>
std::string told_word(const Particular<SeenEvent>& said, const SeenEvent& event) {
  const std::optional<int> number = said.read(event);
  const std::string written = number ? said.kind.write(*number) : "?";
  return said.kind.type == seat_kind().type ? "seat " + written : written;
}

template <class SeenEvent>
std::string in_words(std::span<const Pattern<SeenEvent>> patterns, std::span<const FactForm<SeenEvent>> facts,
                     const SeenEvent& event) {
  const auto found = std::ranges::find(patterns, event.what, &Pattern<SeenEvent>::what);
  const auto* form = find_fact<SeenEvent>(facts, event.what);
  if (found == patterns.end() || form == nullptr) return "?";
  std::string words(found->words);
  const auto fill = [&words](const std::string& gap, const std::string& word) {
    if (const std::size_t at = words.find(gap); at != std::string::npos) words.replace(at, gap.size(), word);
  };
  form->for_each([&](const Particular<SeenEvent>& said) {
    const std::string name(said.name);
    const std::string word = told_word(said, event);
    fill('{' + name + '}', word);
    fill('{' + name + ":+}", said.read(event).value_or(0) > 0 ? '+' + word : word);
  });
  return words;
}

}  // namespace bell::plays
