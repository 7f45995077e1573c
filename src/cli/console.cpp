// Writing to the two streams, and noticing when nobody can read what was written.
#include "cli/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace bell::cli {

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_document(const Json& document) {
  // Names from files may hold bytes that are no UTF-8; they are replaced rather than thrown about.
  print(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

Exit complain(Exit exit, std::string_view sentence) {
  std::fflush(stdout);
  const bool has_end = sentence.ends_with('.') || sentence.ends_with('?') || sentence.ends_with('\n');
  const std::string line = fmt::format("bell: {}{}\n", sentence, has_end ? "" : ".");
  std::fwrite(line.data(), 1, line.size(), stderr);
  return exit;
}

Exit close_output(Exit exit) {
  errno = 0;
  const bool flushed = std::fflush(stdout) == 0;
  if (flushed && std::ferror(stdout) == 0) return exit;
  const std::string why = errno != 0 ? std::strerror(errno) : "it was cut off";
  return complain(Exit::no, "the output can't be written: " + why + "; make room or write it elsewhere");
}

bool stderr_is_terminal() { return isatty(STDERR_FILENO) != 0; }

}  // namespace bell::cli
