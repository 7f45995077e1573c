// Words, numbers and seats: the elements of every title's phrases.
#include "plays/phrase.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

namespace bell::plays {

Phrase::Phrase(std::string_view text) {
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;) {
    text_ += (text_.empty() ? "" : " ") + word;
    words_.push_back(word);
  }
}

std::string Phrase::take() { return is_done() ? std::string{} : words_[at_++]; }

std::string Phrase::rest() { return take_until({}); }

std::string Phrase::take_until(std::initializer_list<std::string_view> stops) {
  std::string joined;
  while (!is_done() && std::find(stops.begin(), stops.end(), peek()) == stops.end())
    joined += (joined.empty() ? "" : " ") + take();
  return joined;
}

bool Phrase::eat(std::string_view word) {
  if (peek() != word) return false;
  ++at_;
  return true;
}

std::optional<int> Phrase::eat_number() {
  const std::string_view word = peek();
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  ++at_;
  return number;
}

std::optional<Seat> Phrase::eat_place(int seats) {
  const std::size_t start = at_;
  const auto place = eat_number();
  if (place && *place >= 0 && *place < seats) return seat_at(*place);
  at_ = start;
  return std::nullopt;
}

std::optional<Seat> Phrase::eat_seat(int seats) {
  const std::size_t start = at_;
  if (eat("seat"))
    if (const auto seat = eat_place(seats)) return seat;
  at_ = start;
  return std::nullopt;
}

std::optional<SeatMask> Phrase::eat_seats(int seats) {
  if (eat("none")) return SeatMask{};
  SeatMask mask;
  while (eat("seat") || eat("seats")) {
    const auto first = eat_place(seats);
    if (!first) return std::nullopt;
    mask.add(*first);
    while (const auto next = eat_place(seats)) mask.add(*next);
  }
  return mask.is_empty() ? std::nullopt : std::optional(mask);
}

Problem wrong(std::string_view key, Facts facts) {
  constexpr std::size_t kMost = 2000;  // bytes
  for (auto& [name, value] : facts) {
    if (value.size() <= kMost) continue;
    std::size_t cut = kMost;
    while ((static_cast<unsigned char>(value[cut]) & 0xC0U) == 0x80) --cut;  // between letters
    value = value.substr(0, cut) + " …";
  }
  return {std::string(key), std::move(facts)};
}

Fault malformed(std::string_view form, const Phrase& phrase) {
  return wrong("play.malformed", {{"form", std::string(form)}, {"found", phrase.text()}});
}

Fault no_such_word(std::string_view known, const Phrase& phrase) {
  return wrong("play.no_such_word", {{"known", std::string(known)}, {"found", phrase.text()}});
}

Fault no_such_seat(int seats, const Phrase& phrase) {
  return wrong("play.no_such_seat", {{"last", std::to_string(seats - 1)}, {"found", phrase.text()}});
}

Fault unfit(std::string_view key, const Phrase& phrase) { return wrong(key, {{"found", phrase.text()}}); }

Fault read_seat(Phrase& phrase, std::string_view form, int seats, Seat& into) {
  const auto seat = phrase.eat_seat(seats);
  if (!seat) return malformed(form, phrase);
  into = *seat;
  return std::nullopt;
}

std::string seats_in_words(SeatMask seats) {
  if (seats.is_empty()) return "none";
  std::string words = seats.size() == 1 ? "seat" : "seats";
  for (const Seat seat : seats) words += ' ' + std::to_string(index(seat));
  return words;
}

std::string turn_in_words(const Turn& turn) {
  if (turn.is_over()) return "nobody";
  return turn.is_chance() ? "chance" : seats_in_words(turn.seats());
}

}  // namespace bell::plays
