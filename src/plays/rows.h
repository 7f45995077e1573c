// Words and what they stand for, in rows.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plays/phrase.h"

namespace bell::plays {

// What a row of names calls `wanted`, and the other way round.
template <class Rows, class Thing = typename Rows::value_type::second_type>
std::optional<Thing> named(const Rows& rows, std::string_view wanted) {
  for (const auto& [name, thing] : rows)
    if (name == wanted) return thing;
  return std::nullopt;
}
template <class Rows, class Thing>
std::string_view name_in(const Rows& rows, const Thing& wanted) {
  for (const auto& [name, thing] : rows)
    if (thing == wanted) return name;
  return "?";
}

// Lets the row of the phrase's first word read on: `read(row)` gets what stands beside the word and takes everything,
// the word included. An unknown word or words left over are faults.
template <class Rows, class Read>
Fault read_by_first_word(const Rows& rows, Phrase& phrase, Read&& read) {
  std::string known;
  for (const auto& [word, row] : rows) {
    known += (known.empty() ? "" : ", ") + std::string(word);
    if (phrase.peek() != word) continue;
    if (const Fault fault = read(row)) return fault;
    return phrase.is_done() ? Fault{} : contrast("nothing more", "found '" + phrase.rest() + "'");
  }
  return contrast("one of " + known, "found '" + phrase.text() + "'");
}

}  // namespace bell::plays
