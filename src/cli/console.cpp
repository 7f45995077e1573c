// Writing to the two streams, and noticing when nobody can read what was written.
#include "cli/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "cli/language.h"

namespace bell::cli {

namespace {

// Why something printed did not arrive; the reason is lost by the time the program ends.
int write_fault = 0;

// Sent to a terminal, a control character would be obeyed; and what is said may come from a file, a play or a bot.
std::string visible(std::string_view text) {
  std::string out(text);
  for (std::size_t at = 0; at < out.size(); ++at) {
    const auto byte = static_cast<unsigned char>(out[at]);
    const bool is_plain = byte >= 0x20 && byte != 0x7F;
    if (!is_plain && byte != '\n' && byte != '\t') out[at] = '?';
    if (byte != 0xC2 || at + 1 == out.size()) continue;
    if (const auto next = static_cast<unsigned char>(out[at + 1]); next >= 0x80 && next < 0xA0)
      out[at] = out[at + 1] = '?';
  }
  return out;
}

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
  // Names from files may hold bytes that are no UTF-8; they are replaced rather than thrown about.
  print(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

Exit complain(Exit exit, std::string_view sentence) {
  if (own_voice == Voice::silent) return exit;
  const bool has_end = sentence.ends_with('.') || sentence.ends_with('?') || sentence.ends_with('\n');
  const std::string line = fmt::format("bell: {}{}\n", visible(sentence), has_end ? "" : ".");
  std::fwrite(line.data(), 1, line.size(), stderr);
  return exit;
}

Exit complain(Exit exit, const Problem& problem) { return complain(exit, texts::explain(words(), problem)); }

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
