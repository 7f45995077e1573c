// Writes to stdout and stderr, and notices when the output cannot be written.
#include "cli/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "cli/language.h"
#include "kernel/system_reason.h"
#include "kernel/visible.h"

namespace bell::cli {

namespace {

// The errno of a failed write; it would be lost by the end of the program.
int write_fault = 0;

Voice own_voice = Voice::heard;
std::string own_version;

}  // namespace

void set_voice(Voice voice) { own_voice = voice; }

void print(std::string_view text) {
  if (own_voice == Voice::silent) return;
  const std::string shown = visible(text);
  errno = 0;
  if (std::fwrite(shown.data(), 1, shown.size(), stdout) != shown.size() && write_fault == 0) write_fault = errno;
}

void print_document(const Json& document) {
  // Names from files may contain invalid UTF-8, which is replaced instead of throwing.
  print(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

Exit complain(Exit exit, std::string_view sentence) {
  if (own_voice == Voice::silent) return exit;
  const bool has_end =
      sentence.ends_with('.') || sentence.ends_with('?') || sentence.ends_with(';') || sentence.ends_with('\n');
  const std::string line = fmt::format("bell: {}{}\n", visible(sentence), has_end ? "" : ".");
  std::fwrite(line.data(), 1, line.size(), stderr);
  return exit;
}

Exit complain(Exit exit, const Problem& problem) { return complain(exit, texts::explain(words(), problem)); }

Exit close_output(Exit exit) {
  errno = 0;
  if (std::fflush(stdout) != 0 && write_fault == 0) write_fault = errno;
  if (write_fault == 0 && std::ferror(stdout) == 0) return exit;
  const Problem why = write_fault != 0 ? system_reason(write_fault) : Problem{say("cut_off")};
  return complain(Exit::no, say("no_output", because(why)));
}

void set_version(std::string version) { own_version = std::move(version); }
const std::string& version() { return own_version; }

bool can_draw_on_stderr() {
  const char* terminal = std::getenv("TERM");
  const bool obeys = terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb";
  return own_voice == Voice::heard && obeys && isatty(STDERR_FILENO) != 0;
}

}  // namespace bell::cli
