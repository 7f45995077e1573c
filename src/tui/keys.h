// Decodes the bytes of a keyboard, and filters those that may go to a screen. Pure functions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bell::tui {

// A key that was pressed, or why there is none.
struct Keystroke {
  enum class Kind : std::uint8_t {
    letter,
    enter,
    escape,
    erase,
    up,
    down,
    left,
    right,
    page_up,
    page_down,
    home,
    end,
    tab,
    close,  // Ctrl-D: no more input
    clear,  // Ctrl-U: clear this line
    unknown,
    resized,  // redraw
    stopped,  // end of input, Ctrl-C, or a signal to stop
  };
  Kind kind = Kind::unknown;
  std::string text{};  // of a letter, in UTF-8
};

// Whether these bytes are a complete key rather than the beginning of one.
bool is_whole_key(std::string_view bytes);
Keystroke key_in(std::string_view bytes);

// Edits the line: a letter is added, backspace removes the last one. Other keys change nothing.
void type_into(std::string& line, const Keystroke& key);

// The text without escape and control codes other than colours.
std::string only_colours(std::string_view text);

}  // namespace bell::tui
