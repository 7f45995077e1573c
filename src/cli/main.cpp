// Turns every failure into a sentence and an exit code.
#include <csignal>
#include <exception>

#include "cli/bell.h"
#include "cli/console.h"
#include "cli/language.h"
#include "cli/ranks.h"

int main(int count, char** words) {
  using namespace bell::cli;
  // Exceeding the file size limit becomes a failed write with a reason, as on a full disk, instead of killing the
  // program.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    const auto ranks = join_ranks();
    if (!ranks) return static_cast<int>(complain(Exit::usage, ranks.error()));
    const Exit exit = close_output(run_bell(count, words, BELL_VERSION, *ranks));
    leave_ranks();
    // one rank reports the exit code for all
    return static_cast<int>(ranks->own == 0 ? exit : Exit::fine);
  } catch (const std::exception& accident) {
    set_voice(Voice::heard);
    complain(Exit::no, say("accident", {{"said", accident.what()}}));
    abandon_ranks();
    return static_cast<int>(Exit::no);
  }
}
