// The terminal: what it can show, how to draw on it, and how to read a line or a key. Only this file knows files,
// signals and escape codes other than colours.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "tui/keys.h"
#include "tui/look.h"

namespace bell::tui {

// A line that was typed, or why there is none.
struct Typed {
  enum class Ending : std::uint8_t { line, left, resized };  // left: end of input, Ctrl-C, or a signal to stop
  std::string text{};
  Ending ending = Ending::line;
};

class Terminal {
 public:
  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  Look look() const;  // the current one: windows are resized
  // Whether a person is at the terminal. If not, everything is plain text, one thing after another.
  bool is_interactive() const { return interactive_; }
  bool can_move() const { return can_move_; }  // it understands cursor movement
  bool is_told_to_stop() const;

  void show(const Lines& lines);   // replaces the screen
  void write(const Lines& lines);  // appended below
  // Discards what was typed before the prompt is shown: the person had not seen the question. Enter does not echo,
  // because on the last line that would scroll the first line away.
  Typed read_line(std::string_view prompt);
  // One key, without Enter and without echo. Only for a person.
  Keystroke read_key();
  void pause(int milliseconds);
  // Restores the original screen; what is written from now on stays visible after the program.
  void leave();

 private:
  Typed edit_line(std::string_view prompt);
  // After Ctrl-Z: restores the screen until the program is continued. Says whether that happened.
  bool suspend_if_asked();

  bool interactive_ = false;
  bool can_move_ = false;  // understands escape codes
  bool entered_ = false;
  class KeyByKey;
  std::unique_ptr<KeyByKey> key_by_key_;  // from the first key until the screen is left
  std::string pending_;
};

}  // namespace bell::tui
