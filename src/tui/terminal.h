// The terminal at hand: what it can show, how it is drawn on, and how a line is read. The only place that knows of
// files, signals and escape codes that move about.
#pragma once

#include <string>
#include <string_view>

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
  bool is_told_to_stop() const;

  void show(const Lines& lines);   // instead of what was there
  void write(const Lines& lines);  // below it
  Typed read_line(std::string_view prompt);
  void pause(int milliseconds) const;
  // Back to the screen as it was before; what is written from now on stays visible after the program.
  void leave();

 private:
  bool interactive_ = false;
  bool entered_ = false;
  std::string pending_;
};

}  // namespace bell::tui
