// Dispatches phrases by their first word.
#pragma once

#include <string>
#include <string_view>

#include "plays/phrase.h"

namespace bell::plays {

// Finds the row for the phrase's first word: `read(row)` consumes the phrase, including that word. An unknown word or
// words left over are faults.
template <class Rows, class Read>
Fault read_by_first_word(const Rows& rows, Phrase& phrase, Read&& read) {
  std::string known;
  for (const auto& [word, row] : rows) {
    known += (known.empty() ? "" : ", ") + std::string(word);
    if (phrase.peek() != word) continue;
    if (const Fault fault = read(row)) return fault;
    return phrase.is_done() ? Fault{} : wrong("play.left_over", {{"found", phrase.rest()}});
  }
  return no_such_word(known, phrase);
}

// The same for members of a table: each consumes what follows its word, "seat" with the seat's number.
template <class Rows, class Table>
Fault note_by_first_word(const Rows& rows, Phrase& phrase, Table& table) {
  return read_by_first_word(rows, phrase, [&](auto note) {
    if (phrase.peek() != "seat") phrase.take();
    return (table.*note)(phrase);
  });
}

}  // namespace bell::plays
