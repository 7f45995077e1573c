// Shifts the seats in a phrase, and everything numbered by seats.
#include "plays/moving.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

namespace bell::plays {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view phrase) {
  std::istringstream in{std::string(phrase)};
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::optional<int> number_in(const std::string& word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc{} && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

bool says(const Words& words, std::string_view word) { return std::ranges::find(words, word) != words.end(); }

// Whether the number after this word of an action is a seat: "deal C7 to 1", "give money to 1 and 2", "swap with 2".
bool is_before_a_seat(const Words& words, std::size_t at) {
  const std::string& word = words[at];
  if (word == "seat") return true;
  if (word == "to")
    return says(words, "deal") || says(words, "give") || says(words, "capital") || says(words, "first-player");
  if (word == "and") return says(words, "give");
  if (word == "with") return says(words, "swap");
  if (word == "start") return words.front() == "chance";
  return word == "player" && at > 0 && words[at - 1] == "first";
}

class Moving {
 public:
  Moving(Words words, const Move& move) : words_(std::move(words)), move_(move) {}

  std::string text() {
    for (std::size_t at = 0; at < words_.size(); ++at) {
      if (words_[at] == "seats") move_list(at + 1);
      if (at + 1 == words_.size()) break;
      if (is_before_a_seat(words_, at)) move_seat(at + 1);
      if (std::ranges::find(move_.owned.words, words_[at]) != move_.owned.words.end()) move_owned(at + 1);
    }
    sort_two();
    std::string joined;
    for (const std::string& word : words_) joined += (joined.empty() ? "" : " ") + word;
    return joined;
  }

 private:
  int next(int seat) const { return (seat + move_.places) % move_.seats; }

  void move_seat(std::size_t at) {
    const auto seat = number_in(words_[at]);
    if (seat && *seat >= 0 && *seat < move_.seats) words_[at] = std::to_string(next(*seat));
  }
  // A list stays in the order of seats.
  void move_list(std::size_t from) {
    std::size_t end = from;
    for (; end < words_.size() && number_in(words_[end]); ++end) move_seat(end);
    std::sort(words_.begin() + static_cast<std::ptrdiff_t>(from), words_.begin() + static_cast<std::ptrdiff_t>(end));
  }
  // "give money to 1 and 2" names the lower seat first.
  void sort_two() {
    const auto both = std::ranges::find(words_, "and");
    if (!says(words_, "give") || both == words_.end() || both == words_.begin() || both + 1 == words_.end()) return;
    if (*(both + 1) < *(both - 1)) std::swap(*(both - 1), *(both + 1));
  }
  void move_owned(std::size_t at) {
    const auto number = number_in(words_[at]);
    const int each = move_.owned.for_each_seat;
    if (!number || *number < 1 || *number > each * move_.seats) return;
    words_[at] = std::to_string((next((*number - 1) / each) * each) + ((*number - 1) % each) + 1);
  }

  Words words_;
  const Move& move_;
};

}  // namespace

bool can_move(const std::vector<Line>& script) {
  bool is_given = false;
  for (const Line& line : script) {
    is_given |= line.verb == "given";
    if (line.verb == "keep") return false;
  }
  return is_given;
}

int seats_in(const std::vector<Line>& script) {
  for (const Line& line : script) {
    if (line.verb != "title" || line.phrases.empty()) continue;
    const Words words = words_of(line.phrases.front());
    for (std::size_t at = 0; at + 1 < words.size(); ++at)
      if (words[at] == "seats") return number_in(words[at + 1]).value_or(0);
  }
  return 0;
}

std::string moved_on(std::string_view phrase, const Move& move) { return Moving(words_of(phrase), move).text(); }

}  // namespace bell::plays
