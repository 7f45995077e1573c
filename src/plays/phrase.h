// One phrase of a play, parsed word by word from left to right.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/problem.h"
#include "kernel/seat.h"
#include "kernel/turn.h"

namespace bell::plays {

// What is wrong, as the key of a sentence with its facts; or nothing.
using Fault = std::optional<Problem>;

class Phrase {
 public:
  explicit Phrase(std::string_view text);

  bool is_done() const { return at_ == words_.size(); }
  std::string_view peek() const { return is_done() ? std::string_view{} : words_[at_]; }
  std::string take();                                                     // the next word; empty at the end
  std::string rest();                                                     // all remaining words, separated by one blank
  std::string take_until(std::initializer_list<std::string_view> stops);  // the words before any of these
  bool eat(std::string_view word);                                        // skips the next word if it is this one
  std::optional<int> eat_number();
  std::optional<Seat> eat_seat(int seats);       // "seat 2"
  std::optional<SeatMask> eat_seats(int seats);  // "seat 0 seat 2", "seats 0 2", "none"

  // The whole phrase, with one blank between words.
  const std::string& text() const { return text_; }

 private:
  std::optional<Seat> eat_place(int seats);

  std::vector<std::string> words_;
  std::string text_;
  std::size_t at_ = 0;
};

// The key of a sentence and its facts, which are cut if they are long: a file that is not a play may be one line.
Problem wrong(std::string_view key, Facts facts);
// Expected a phrase such as `form`.
Fault malformed(std::string_view form, const Phrase& phrase);
// Expected one of these words.
Fault no_such_word(std::string_view known, const Phrase& phrase);
// Expected the number of a seat at this table.
Fault no_such_seat(int seats, const Phrase& phrase);
// What the sentence for the key says of the phrase.
Fault unfit(std::string_view key, const Phrase& phrase);
// Consumes a seat, as `form` shows it.
Fault read_seat(Phrase& phrase, std::string_view form, int seats, Seat& into);
// "seats 0 2", "none".
std::string seats_in_words(SeatMask seats);
// "seat 0", "chance", "nobody".
std::string turn_in_words(const Turn& turn);

}  // namespace bell::plays
