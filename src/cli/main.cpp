// The edge of the process: nothing that goes wrong leaves here but as a sentence and an exit code.
#include <csignal>
#include <exception>

#include "cli/bell.h"
#include "cli/console.h"
#include "cli/ranks.h"

int main(int count, char** words) {
  using namespace bell::cli;
  // A file that may not grow is a failed write with a reason, as on a full disk, and not the end of the program.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    const auto ranks = join_ranks();
    if (!ranks) return static_cast<int>(complain(Exit::usage, ranks.error()));
    const Exit exit = close_output(run_bell(count, words, BELL_VERSION, *ranks));
    leave_ranks();
    // One answer, one exit code.
    return static_cast<int>(ranks->own == 0 ? exit : Exit::fine);
  } catch (const std::exception& accident) {
    set_voice(Voice::heard);
    complain(Exit::no, std::string("this should not happen: ") + accident.what());
    abandon_ranks();
    return static_cast<int>(Exit::no);
  }
}
