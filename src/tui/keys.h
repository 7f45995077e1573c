// What the bytes of a keyboard mean, and which bytes may go to a screen. Pure.
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
    clear,  // Ctrl-U: not this line
    unknown,
    resized,  // draw again
    stopped,  // end of input, Ctrl-C, or told to stop
  };
  Kind kind = Kind::unknown;
  std::string text{};  // of a letter, in UTF-8
};

// Whether these bytes are a key already, or the beginning of one.
bool is_whole_key(std::string_view bytes);
Keystroke key_in(std::string_view bytes);

// What has been typed so far: a letter is added, erasing takes the last one back. Other keys change nothing.
void type_into(std::string& line, const Keystroke& key);

// The text with colour codes and nothing else that a terminal would obey.
std::string only_colours(std::string_view text);

}  // namespace bell::tui
