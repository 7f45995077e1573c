// Single keys, without a line end behind them. The terminal is back as it was when this object goes.
#pragma once

#include <termios.h>
#include <cstdint>

namespace bell::tui {

struct Key {
  enum class Kind : std::uint8_t {
    letter,
    left,
    right,
    up,
    down,
    home,
    end,
    tab,
    enter,
    escape,
    suspend,
    resized,
    gone
  };
  Kind kind{};
  char letter = 0;  // if it is one
};

class Keyboard {
 public:
  Keyboard();
  ~Keyboard();
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;

  // Waits for one. `gone`: the end of input, or a signal to stop.
  Key read();
  // Stops this program as Ctrl-Z does, with the terminal as it was; comes back with `fg`.
  void suspend();

 private:
  void take();
  void give_back();
  termios before_{};
  bool is_taken_ = false;
};

}  // namespace bell::tui
