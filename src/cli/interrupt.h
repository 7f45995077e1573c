// Ctrl-C during a long run: the first one ends it after the games under way, so that what is done can be shown; a
// second one ends the program at once, as everywhere.
#pragma once

#include <functional>

namespace bell::cli {

class Interrupt {
 public:
  Interrupt();   // from here on Ctrl-C and SIGTERM are only noted
  ~Interrupt();  // and here they mean what they meant before
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool came();
  static std::function<bool()> asked() {
    return [] { return came(); };
  }
};

}  // namespace bell::cli
