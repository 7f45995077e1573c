// Ctrl-C during a long run: the first one ends it after the games in progress, so that the results so far can be shown;
// a second one ends the program at once.
#pragma once

#include <functional>

namespace bell::cli {

class Interrupt {
 public:
  Interrupt();   // from here on Ctrl-C and SIGTERM only set a flag
  ~Interrupt();  // restores their effect
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool came();
  static std::function<bool()> asked() {
    return [] { return came(); };
  }
};

}  // namespace bell::cli
