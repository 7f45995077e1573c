// Splits the text of a play into lines, verbs and phrases.
#include "plays/script.h"

#include "plays/phrase.h"

namespace bell::plays {
namespace {

constexpr std::string_view kDot = "\u00B7";

// The part of `text` before `mark`; `text` keeps the part after it.
std::string_view cut(std::string_view& text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  const std::string_view head = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view{} : text.substr(at + mark.size());
  return head;
}

Line read_line(int number, std::string_view text) {
  Line line{.number = number, .verb = {}, .phrases = {}};
  text = text.substr(0, text.find('#'));
  for (bool is_first = true; !text.empty(); is_first = false) {
    Phrase phrase(cut(text, kDot));
    if (is_first) line.verb = phrase.take();
    if (std::string words = phrase.rest(); !words.empty()) line.phrases.push_back(std::move(words));
  }
  return line;
}

}  // namespace

std::vector<Line> read_script(std::string_view text) {
  std::vector<Line> lines;
  for (int number = 1; !text.empty(); ++number)
    if (Line line = read_line(number, cut(text, "\n")); !line.verb.empty()) lines.push_back(std::move(line));
  return lines;
}

}  // namespace bell::plays
