// Measures and paints text, including escape codes that take no columns.
#include "tui/look.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace bell::tui {
namespace {

constexpr char kEscape = '\033';
constexpr std::string_view kReset = "\033[0m";

std::string_view code_of(Look::Colour colour, Ink ink) {
  const bool rich = colour == Look::Colour::rich;
  switch (ink) {
    case Ink::plain:
      return "";
    case Ink::faint:
      return rich ? "38;5;245" : "2";
    case Ink::strong:
      return "1";
    case Ink::orange:
      return rich ? "38;5;208" : "35";
    case Ink::green:
      return rich ? "38;5;41" : "32";
    case Ink::yellow:
      return rich ? "38;5;221" : "33";
    case Ink::blue:
      return rich ? "38;5;75" : "36";
    case Ink::red:
      return rich ? "38;5;203" : "31";
  }
  return "";
}

// The bytes of the letter or colour code at `at`, and its columns.
struct Piece {
  std::size_t bytes = 1;
  int columns = 1;
};
Piece piece_at(std::string_view text, std::size_t at) {
  if (text[at] == kEscape) {
    const std::size_t end = text.find('m', at);
    return {(end == std::string_view::npos ? text.size() : end + 1) - at, 0};
  }
  std::size_t bytes = 1;
  while (at + bytes < text.size() && (static_cast<unsigned char>(text[at + bytes]) & 0xC0U) == 0x80U) ++bytes;
  return {bytes, 1};
}

std::string blanks(int count) { return std::string(static_cast<std::size_t>(std::max(0, count)), ' '); }

std::string with_code(std::string_view code, std::string_view text) {
  std::string painted = "\033[";
  painted.append(code).append("m").append(text).append(kReset);
  return painted;
}

}  // namespace

std::string paint(const Look& look, Ink ink, std::string_view text) {
  if (look.colour == Look::Colour::none || ink == Ink::plain || text.empty()) return std::string(text);
  return with_code(code_of(look.colour, ink), text);
}

std::string fill(const Look& look, Ink ink, std::string_view text) {
  if (look.colour == Look::Colour::none) return std::string(text);
  return with_code("7;" + std::string(code_of(look.colour, ink)), text);
}

// Each twin is as wide as its sign: what was laid out stays so.
std::string in_ascii(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 25> kTwins{
      {{"·", "-"}, {"…", "."}, {"×", "x"}, {"“", "\""}, {"”", "\""}, {"«", "<"}, {"»", ">"}, {"’", "'"}, {"–", "-"},
       {"—", "-"}, {"−", "-"}, {"→", ">"}, {"↑", "^"},  {"↓", "v"},  {"↕", "!"}, {"▲", "^"}, {"▼", "v"}, {"★", "*"},
       {"◈", "S"}, {"♟", "@"}, {"◆", "#"}, {"†", "x"},  {"¿", "?"},  {"¡", "!"}, {"º", "o"}}};
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const Piece piece = piece_at(text, at);
    const std::string_view letter = text.substr(at, piece.bytes);
    const auto* twin = std::ranges::find(kTwins, letter, [](const auto& pair) { return pair.first; });
    if (letter == "…" && plain.ends_with(' ')) plain.back() = '.';  // "more …" becomes "more.."
    plain.append(twin == kTwins.end() ? letter : twin->second);
    at += piece.bytes;
  }
  return plain;
}

int width_of(std::string_view text) {
  int columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Piece piece = piece_at(text, at);
    columns += piece.columns;
    at += piece.bytes;
  }
  return columns;
}

std::string pad(std::string_view text, int width) { return std::string(text) + blanks(width - width_of(text)); }

std::string pad_left(std::string_view text, int width) { return blanks(width - width_of(text)) + std::string(text); }

std::string centre(std::string_view text, int width) {
  return pad(blanks((width - width_of(text)) / 2) + std::string(text), width);
}

std::string clip(std::string_view text, int width) {
  if (width_of(text) <= width) return std::string(text);
  std::string kept;
  int columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Piece piece = piece_at(text, at);
    if (columns + piece.columns > width) break;
    columns += piece.columns;
    kept.append(text.substr(at, piece.bytes));
    at += piece.bytes;
  }
  if (kept.find(kEscape) != std::string::npos) kept.append(kReset);
  return kept;
}

std::string shortened(std::string_view name, int width) {
  if (width_of(name) <= width) return std::string(name);
  std::string beginning = clip(name, std::max(0, width - 1));
  beginning.resize(beginning.find_last_not_of(' ') + 1);
  return beginning + '.';
}

std::string harmless(std::string_view text) {
  constexpr unsigned char kDelete = 0x7F;
  std::string clean;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const auto next = static_cast<unsigned char>(at + 1 < text.size() ? text[at + 1] : ' ');
    if (byte < ' ' || byte == kDelete) {
      clean += byte == '\t' ? ' ' : '?';
    } else if (byte == 0xC2U && next >= 0x80U && next < 0xA0U) {  // C1 control characters
      clean += '?';
      ++at;
    } else {
      clean += text[at];
    }
  }
  return clean;
}

Lines wrap(std::string_view text, int width, int indent) {
  Lines lines;
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (width_of(line) + 1 + width_of(word) > width && line.find_first_not_of(' ') != std::string::npos) {
      lines.push_back(line);
      line = blanks(indent);
    }
    if (line.find_first_not_of(' ') != std::string::npos) line += ' ';  // runs of blanks are kept, because they align
    line.append(word);
    at = end + 1;
  }
  if (line.find_first_not_of(' ') != std::string::npos) lines.push_back(line);
  return lines;
}

std::string lowered(std::string_view text) {
  std::string low(text);
  std::ranges::transform(low, low.begin(),
                         [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return low;
}

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

Lines beside(const Lines& left, const Lines& right, int at) {
  Lines lines;
  for (std::size_t row = 0; row < std::max(left.size(), right.size()); ++row) {
    std::string line = row < left.size() ? left[row] : "";
    if (row < right.size()) line = pad(line, at) + right[row];
    lines.push_back(line);
  }
  return lines;
}

namespace {

// The width of each column if `items` fill `rows` rows downwards.
std::vector<int> column_widths(const Lines& items, std::size_t rows) {
  std::vector<int> widths((items.size() + rows - 1) / rows);
  for (std::size_t at = 0; at < items.size(); ++at)
    widths[at / rows] = std::max(widths[at / rows], width_of(items[at]));
  return widths;
}

}  // namespace

Lines in_columns(const Lines& items, int width) {
  constexpr int kGap = 3;
  for (std::size_t rows = 1; rows <= items.size(); ++rows) {
    const std::vector<int> widths = column_widths(items, rows);
    int total = -kGap;
    for (const int each : widths) total += each + kGap;
    if (total > width && rows < items.size()) continue;
    Lines lines(rows);
    int start = 0;
    for (std::size_t at = 0; at < items.size(); ++at) {
      if (at > 0 && at % rows == 0) start += widths[at / rows - 1] + kGap;
      lines[at % rows] = pad(lines[at % rows], start) + items[at];
    }
    return lines;
  }
  return {};
}

std::string sparkline(const Look& look, const std::vector<int>& numbers) {
  constexpr std::array<std::string_view, 8> kBars{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  constexpr std::array<std::string_view, 8> kPlain{"_", ".", ",", "-", "~", "=", "+", "#"};
  if (numbers.empty()) return "";
  const auto [low, high] = std::ranges::minmax(numbers);
  std::string bars;
  for (const int number : numbers) {
    const int step = high == low ? 3 : (number - low) * 7 / (high - low);
    bars += look.pick(kBars[static_cast<std::size_t>(step)], kPlain[static_cast<std::size_t>(step)]);
  }
  return bars;
}

}  // namespace bell::tui
