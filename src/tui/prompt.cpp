// Parses the prompt: a first word, perhaps with an argument.
#include "tui/prompt.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "tui/look.h"

namespace bell::tui {
namespace {

using Kind = Command::Kind;

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

int number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number > 0 ? number : 0;
}

struct Word {
  std::string_view word;
  Kind kind;
};
constexpr std::array kWords{
    Word{"?", Kind::explain},       Word{"why", Kind::why},     Word{"hint", Kind::hint}, Word{"h", Kind::hint},
    Word{"help", Kind::help},       Word{"log", Kind::log},     Word{"what", Kind::log},  Word{"score", Kind::score},
    Word{"rules", Kind::rule},      Word{"rule", Kind::rule},   Word{"back", Kind::back}, Word{"b", Kind::back},
    Word{"quit", Kind::quit},       Word{"q", Kind::quit},      Word{"exit", Kind::quit}, Word{"undo", Kind::undo},
    Word{"u", Kind::undo},          Word{"l", Kind::log},       Word{"pace", Kind::pace}, Word{"report", Kind::report},
    Word{"players", Kind::players}, Word{"table", Kind::table}, Word{"t", Kind::table},
};

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(at, from), text.size());
    if (const std::string_view part = trimmed(text.substr(from, to - from)); !part.empty()) parts.emplace_back(part);
    from = to + 1;
  }
  return parts;
}

}  // namespace

std::vector<std::string> parts_of(std::string_view line) {
  std::vector<std::string> parts;
  for (const std::string& part : split(line, ';')) {
    const std::vector<std::string> words = split(part, ' ');
    if (are_numbers(words))
      parts.insert(parts.end(), words.begin(), words.end());
    else
      parts.push_back(part);
  }
  if (parts.empty()) parts.emplace_back();
  return parts;
}

bool are_numbers(const std::vector<std::string>& parts) {
  return std::ranges::all_of(parts, [](const std::string& each) { return number_in(each) > 0; });
}

Command read_command(std::string_view line) {
  line = trimmed(line);
  if (line.empty()) return {.kind = Kind::nothing};
  if (const int number = number_in(line); number > 0) return {.kind = Kind::number, .number = number};
  const std::size_t first = line.front() == '?' ? 1 : std::min(line.find(' '), line.size());
  const std::string word = lowered(line.substr(0, first));
  const std::string_view rest = trimmed(line.substr(first));
  const auto* known = std::ranges::find(kWords, word, &Word::word);
  if (known == kWords.end()) return {.kind = Kind::words, .text = std::string(line)};
  Command command{.kind = known->kind, .number = number_in(rest), .text = std::string(rest)};
  if (command.kind == Kind::explain && !rest.empty()) command.kind = Kind::why;
  if (command.kind == Kind::why && rest.empty()) command.kind = Kind::explain;
  return command;
}

}  // namespace bell::tui
