// Writing to the two streams, and noticing when nobody can read what was written.
#include "cli/console.h"
#include "cli/language.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace bell::cli {

namespace {

// Why something printed did not arrive; the reason is lost by the time the program ends.
int write_fault = 0;

Voice own_voice = Voice::heard;
std::string own_version;

}  // namespace

void set_voice(Voice voice) { own_voice = voice; }

void print(std::string_view text) {
  if (own_voice == Voice::silent) return;
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() && write_fault == 0) write_fault = errno;
}

void print_document(const Json& document) {
  // Names from files may hold bytes that are no UTF-8; they are replaced rather than thrown about.
  print(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

Exit complain(Exit exit, std::string_view sentence) {
  if (own_voice == Voice::silent) return exit;
  const bool has_end = sentence.ends_with('.') || sentence.ends_with('?') || sentence.ends_with('\n');
  const std::string line = fmt::format("bell: {}{}\n", sentence, has_end ? "" : ".");
  std::fwrite(line.data(), 1, line.size(), stderr);
  return exit;
}

Exit close_output(Exit exit) {
  errno = 0;
  if (std::fflush(stdout) != 0 && write_fault == 0) write_fault = errno;
  if (write_fault == 0 && std::ferror(stdout) == 0) return exit;
  const std::string why = write_fault != 0 ? std::strerror(write_fault) : say("cut_off");
  return complain(Exit::no, say("no_output", {{"why", why}}));
}

void set_version(std::string version) { own_version = std::move(version); }
const std::string& version() { return own_version; }

bool stderr_is_terminal() { return own_voice == Voice::heard && isatty(STDERR_FILENO) != 0; }

}  // namespace bell::cli
