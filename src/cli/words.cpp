// Finds near misses by edit distance, and folds text at spaces.
#include "cli/words.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "cli/language.h"
#include "tui/look.h"

namespace bell::cli {
namespace {

// How many letters must be added, dropped or replaced to turn `b` into `a`.
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t at = 0; at < row.size(); ++at) row[at] = at;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row.back();
}

std::string fold_paragraph(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::size_t used = 0;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(std::min(space + 1, text.size()));
    if (word.empty()) continue;
    if (used > 0 && used + 1 + width_of(word) > width) {
      out += '\n';
      used = 0;
    }
    out += used == 0 ? std::string(indent, ' ') : " ";
    used += (used == 0 ? 0 : 1) + width_of(word);
    out += word;
  }
  return out + '\n';
}

}  // namespace

std::string join(const std::vector<std::string>& words, std::string_view between) {
  return fmt::format("{}", fmt::join(words, between));
}

std::string nearest(std::string_view typed, const std::vector<std::string>& known) {
  std::string best;
  constexpr std::size_t kShort = 4;  // letters: two errors in a short word make another word
  std::size_t fewest = (typed.size() <= kShort ? 1 : std::max<std::size_t>(2, typed.size() / 3)) + 1;
  for (const std::string& word : known) {
    const std::size_t count = edits(tui::lowered(typed.substr(0, 64)), tui::lowered(word));
    if (count >= fewest || count >= word.size()) continue;
    fewest = count;
    best = word;
  }
  return best;
}

std::string no_such(std::string_view kind, std::string_view typed, const std::vector<std::string>& known) {
  const std::string meant = nearest(typed, known);
  return say(
      meant.empty() ? "no_such" : "no_such_but",
      {{"kind", std::string(kind)}, {"typed", std::string(typed)}, {"meant", meant}, {"known", join(known, ", ")}});
}

std::size_t width_of(std::string_view text) {
  // Continuation bytes of UTF-8 take no column.
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string fold(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out += fold_paragraph(text.substr(0, end), width - indent, indent);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::string hanging(const std::string& head, std::string_view text, std::size_t column) {
  const std::string beside = fold(text, kLineWidth, column);
  const std::size_t width = width_of(head);
  if (beside.empty()) return head + '\n';
  if (width + 1 > column) return head + '\n' + beside;
  return head + beside.substr(width);
}

std::string columns(std::string_view alignment, const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths(alignment.size());
  for (const auto& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column)
      widths[column] = std::max(widths[column], width_of(row[column]));
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string space(widths[column] - width_of(row[column]), ' ');
      if (column > 0) text += "  ";
      text += alignment[column] == 'r' ? space + row[column] : row[column] + space;
    }
    text.resize(text.find_last_not_of(' ') + 1);
    text += "\n";
  }
  return text;
}

std::string date_of(Timestamp time) {
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(static_cast<std::time_t>(time.milliseconds / 1000)));
}

}  // namespace bell::cli
