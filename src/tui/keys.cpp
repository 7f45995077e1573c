// Decodes keys as xterm and similar terminals send them.
#include "tui/keys.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "tui/look.h"

namespace bell::tui {
namespace {

constexpr char kEscapeByte = '\033';

struct Code {
  std::string_view bytes;
  Keystroke::Kind kind;
};
constexpr std::array kCodes{
    Code{"\033[A", Keystroke::Kind::up},       Code{"\033[B", Keystroke::Kind::down},
    Code{"\033[C", Keystroke::Kind::right},    Code{"\033[D", Keystroke::Kind::left},
    Code{"\033OA", Keystroke::Kind::up},       Code{"\033OB", Keystroke::Kind::down},
    Code{"\033OC", Keystroke::Kind::right},    Code{"\033OD", Keystroke::Kind::left},
    Code{"\033[5~", Keystroke::Kind::page_up}, Code{"\033[6~", Keystroke::Kind::page_down},
    Code{"\033[H", Keystroke::Kind::home},     Code{"\033[F", Keystroke::Kind::end},
    Code{"\033OH", Keystroke::Kind::home},     Code{"\033OF", Keystroke::Kind::end},
    Code{"\033[1~", Keystroke::Kind::home},    Code{"\033[4~", Keystroke::Kind::end},
    Code{"\n", Keystroke::Kind::enter},        Code{"\r", Keystroke::Kind::enter},
    Code{"\033", Keystroke::Kind::escape},     Code{"\177", Keystroke::Kind::erase},
    Code{"\b", Keystroke::Kind::erase},        Code{"\t", Keystroke::Kind::tab},
    Code{"\033[7~", Keystroke::Kind::home},    Code{"\033[8~", Keystroke::Kind::end},
    Code{"\004", Keystroke::Kind::close},      Code{"\025", Keystroke::Kind::clear},
};

std::size_t length_of_letter(unsigned char first) {
  if (first < 0xC0U) return 1;
  return first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
}

// The length of a colour code at the beginning of `text`; 0 if there is none.
std::size_t colour_code(std::string_view text) {
  if (!text.starts_with("\033[")) return 0;
  std::size_t at = 2;
  while (at < text.size() && (std::isdigit(static_cast<unsigned char>(text[at])) != 0 || text[at] == ';')) ++at;
  return at < text.size() && text[at] == 'm' ? at + 1 : 0;
}

}  // namespace

bool is_whole_key(std::string_view bytes) {
  if (bytes.empty()) return false;
  if (bytes.front() != kEscapeByte) return bytes.size() >= length_of_letter(static_cast<unsigned char>(bytes.front()));
  if (bytes.size() < 3) return false;
  const auto last = static_cast<unsigned char>(bytes.back());
  return std::isalpha(last) != 0 || last == '~';
}

Keystroke key_in(std::string_view bytes) {
  const auto* code = std::ranges::find(kCodes, bytes, &Code::bytes);
  if (code != kCodes.end()) return {.kind = code->kind};
  const bool is_letter = !bytes.empty() && static_cast<unsigned char>(bytes.front()) >= ' ';
  return is_letter ? Keystroke{.kind = Keystroke::Kind::letter, .text = std::string(bytes)} : Keystroke{};
}

void type_into(std::string& line, const Keystroke& key) {
  const auto is_inside_letter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
  if (key.kind == Keystroke::Kind::letter) line += harmless(key.text);
  if (key.kind == Keystroke::Kind::clear || key.kind == Keystroke::Kind::escape) line.clear();
  if (key.kind != Keystroke::Kind::erase || line.empty()) return;
  while (line.size() > 1 && is_inside_letter(line.back())) line.pop_back();
  line.pop_back();
}

std::string only_colours(std::string_view text) {
  std::string safe;
  std::size_t plain = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t code = colour_code(text.substr(at));
    if (code == 0) {
      ++at;
      continue;
    }
    safe += harmless(text.substr(plain, at - plain));
    safe += text.substr(at, code);
    at += code;
    plain = at;
  }
  return safe + harmless(text.substr(plain));
}

}  // namespace bell::tui
