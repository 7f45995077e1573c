// The terminal at hand: what it can show, how it is drawn on, and how a line or a key is read. The only place that
// knows of files, signals and escape codes that move about.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "tui/keys.h"
#include "tui/look.h"

namespace bell::tui {

// A line that was typed, or why there is none.
struct Typed {
  enum class Ending : std::uint8_t { line, left, resized };  // left: end of input, Ctrl-C, or told to stop
  std::string text{};
  Ending ending = Ending::line;
};

class Terminal {
 public:
  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  Look look() const;  // as of now: windows change their size
  // Whether a person looks at it. If not, everything is plain text, one thing after another.
  bool is_interactive() const { return interactive_; }
  bool can_move() const { return can_move_; }  // it understands more than one line after another
  bool is_told_to_stop() const;

  void show(const Lines& lines);   // instead of what was there
  void write(const Lines& lines);  // below it
  // What was typed before the prompt is shown answers nothing: a person had not seen the question. Enter does not end
  // the line on the screen: on the last one that would scroll the first away.
  Typed read_line(std::string_view prompt);
  // One key, without Enter and unseen. Only for a person.
  Keystroke read_key();
  void pause(int milliseconds);
  // Back to the screen as it was before; what is written from now on stays visible after the program.
  void leave();

 private:
  Typed edit_line(std::string_view prompt);
  // Ctrl-Z was pressed: gives the screen back until the program is continued. Says whether that happened.
  bool suspend_if_asked();

  bool interactive_ = false;
  bool can_move_ = false;  // understands escape codes
  bool entered_ = false;
  class KeyByKey;
  std::unique_ptr<KeyByKey> key_by_key_;  // from the first key until the screen is left
  std::string pending_;
};

}  // namespace bell::tui
