// The edge of the process: nothing that goes wrong leaves here but as a sentence and an exit code.
#include <exception>

#include "cli/bell.h"
#include "cli/console.h"

int main(int count, char** words) {
  using namespace bell::cli;
  try {
    return static_cast<int>(close_output(run_bell(count, words, BELL_VERSION)));
  } catch (const std::exception& accident) {
    return static_cast<int>(complain(Exit::no, std::string("this should not happen: ") + accident.what()));
  }
}
