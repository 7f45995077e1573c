// POSIX terminals: size, colours, letters, signals, and lines read without losing any.
#include "tui/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace bell::tui {
namespace {

volatile std::sig_atomic_t told_to_stop = 0;
volatile std::sig_atomic_t window_changed = 0;

void listen_to_signals() {
  struct sigaction stop {};
  stop.sa_handler = [](int) { told_to_stop = 1; };  // no SA_RESTART: a waiting read must notice
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &stop, nullptr);
  struct sigaction resize {};
  resize.sa_handler = [](int) { window_changed = 1; };
  sigaction(SIGWINCH, &resize, nullptr);
}

std::string_view setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

Look::Colour colour_of(bool interactive) {
  const std::string_view term = setting("TERM");
  if (!interactive || !setting("NO_COLOR").empty() || term.empty() || term == "dumb") return Look::Colour::none;
  const bool rich = term.find("256") != std::string_view::npos || !setting("COLORTERM").empty();
  return rich ? Look::Colour::rich : Look::Colour::basic;
}

Look::Letters letters_of_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view locale = setting(name);
    if (locale.empty()) continue;
    const bool utf8 = locale.find("UTF-8") != std::string_view::npos || locale.find("utf8") != std::string_view::npos;
    return utf8 ? Look::Letters::unicode : Look::Letters::ascii;
  }
  return Look::Letters::ascii;
}

void put(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void put_words(std::string_view text) {
  if (letters_of_locale() == Look::Letters::unicode) return put(text);
  put(in_ascii(text));
}

}  // namespace

Terminal::Terminal() : interactive_(isatty(STDOUT_FILENO) != 0 && isatty(STDIN_FILENO) != 0) { listen_to_signals(); }

Terminal::~Terminal() { leave(); }

Look Terminal::look() const {
  constexpr int kNarrowest = 40;
  Look look{.colour = colour_of(interactive_), .letters = letters_of_locale()};
  winsize size{};
  if (interactive_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= kNarrowest) {
    look.width = size.ws_col;
    look.height = size.ws_row;
  }
  return look;
}

bool Terminal::is_told_to_stop() const { return told_to_stop != 0; }

void Terminal::show(const Lines& lines) {
  if (interactive_) {
    if (!entered_) put("\033[?1049h");  // a screen of its own: what was there before comes back, and no secret stays
    entered_ = true;
    put("\033[H\033[2J");
  }
  write(lines);
}

void Terminal::write(const Lines& lines) {
  for (const std::string& line : lines) {
    put_words(line);
    put("\n");
  }
  std::fflush(stdout);
}

Typed Terminal::read_line(std::string_view prompt) {
  put_words(prompt);
  std::fflush(stdout);
  for (;;) {
    if (const std::size_t end = pending_.find('\n'); end != std::string::npos) {
      Typed typed{.text = pending_.substr(0, end)};
      pending_.erase(0, end + 1);
      if (!interactive_) write({typed.text});  // a transcript shows what was answered
      return typed;
    }
    if (is_told_to_stop()) return {.ending = Typed::Ending::left};
    char bytes[512];
    const ssize_t got = read(STDIN_FILENO, bytes, sizeof bytes);
    if (got > 0) {
      pending_.append(bytes, static_cast<std::size_t>(got));
      continue;
    }
    if (got < 0 && errno == EINTR && !is_told_to_stop()) {
      window_changed = 0;
      return {.ending = Typed::Ending::resized};
    }
    if (got == 0 && !pending_.empty()) {
      pending_ += '\n';  // the last line of a script may lack its end
      continue;
    }
    return {.ending = Typed::Ending::left};
  }
}

void Terminal::pause(int milliseconds) const {
  if (!interactive_ || !setting("BELL_NO_PAUSE").empty()) return;
  poll(nullptr, 0, milliseconds);
}

void Terminal::leave() {
  if (!entered_) return;
  put("\033[?1049l");
  std::fflush(stdout);
  entered_ = false;
}

}  // namespace bell::tui
