// One phrase of a play, parsed word by word from left to right.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/seat.h"
#include "kernel/turn.h"

namespace bell::plays {

// A sentence that says what is wrong, or nothing.
using Fault = std::optional<std::string>;

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

// "expected …, but …".
std::string contrast(std::string_view expected, std::string_view found);
// "expected 'value steel 5', but found '…'": the phrase is malformed.
Fault malformed(std::string_view form, const Phrase& phrase);
// "seats 0 2", "none".
std::string seats_in_words(SeatMask seats);
// "seat 0", "chance", "nobody".
std::string turn_in_words(const Turn& turn);

}  // namespace bell::plays
