// POSIX terminals: size, colours, letters, signals, and reading lines without losing any.
#include "tui/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace bell::tui {
namespace {

volatile std::sig_atomic_t told_to_stop = 0;
volatile std::sig_atomic_t asked_to_rest = 0;

void listen_to_signals() {
  struct sigaction stop{};
  stop.sa_handler = [](int) { told_to_stop = 1; };  // no SA_RESTART, so that a waiting read is interrupted
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &stop, nullptr);
  struct sigaction resize{};
  resize.sa_handler = [](int) {};  // so that a waiting read is interrupted
  sigaction(SIGWINCH, &resize, nullptr);
  struct sigaction rest{};
  rest.sa_handler = [](int) { asked_to_rest = 1; };
  sigaction(SIGTSTP, &rest, nullptr);
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

// The last letters that fit the width.
std::string_view tail(std::string_view text, int width) {
  while (width_of(text) > width) {
    text.remove_prefix(1);
    while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xC0U) == 0x80U) text.remove_prefix(1);
  }
  return text;
}

// As this terminal can show it.
std::string shown(std::string_view text) {
  std::string safe = only_colours(text);
  return letters_of_locale() == Look::Letters::unicode ? safe : in_ascii(safe);
}

std::string shown(const Lines& lines) {
  std::string page;
  for (const std::string& line : lines) page += shown(line) + '\n';
  return page;
}

// Like read() from the keyboard, but also interrupted (-1 and EINTR) by a stop signal that comes just before the wait
// begins.
ssize_t read_input(char* bytes, std::size_t most) {
  constexpr int kLookUp = 100;  // milliseconds between checks of the signal
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  while (told_to_stop == 0) {
    const int ready = poll(&input, 1, kLookUp);
    if (ready > 0) return ::read(STDIN_FILENO, bytes, most);
    if (ready < 0) return -1;
  }
  errno = EINTR;
  return -1;
}

}  // namespace

// While this lives, keys arrive one by one and are not echoed. Ctrl-C and Ctrl-Z work as usual.
class Terminal::KeyByKey {
 public:
  KeyByKey() {
    if (tcgetattr(STDIN_FILENO, &before_) != 0) return;
    termios now = before_;
    now.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    now.c_cc[VMIN] = 1;
    now.c_cc[VTIME] = 0;
    is_set_ = tcsetattr(STDIN_FILENO, TCSADRAIN, &now) == 0;
  }
  ~KeyByKey() {
    if (is_set_) tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
  }
  KeyByKey(const KeyByKey&) = delete;
  KeyByKey& operator=(const KeyByKey&) = delete;

 private:
  termios before_{};
  bool is_set_ = false;
};

Terminal::Terminal()
    : interactive_(isatty(STDOUT_FILENO) != 0 && isatty(STDIN_FILENO) != 0),
      can_move_(interactive_ && !setting("TERM").empty() && setting("TERM") != "dumb") {
  listen_to_signals();
}

Terminal::~Terminal() { leave(); }

Look Terminal::look() const {
  Look look{.colour = colour_of(interactive_), .letters = letters_of_locale()};
  winsize size{};
  if (interactive_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    look.width = size.ws_col;
    look.height = size.ws_row;
  }
  return look;
}

bool Terminal::is_told_to_stop() const { return told_to_stop != 0; }

bool Terminal::suspend_if_asked() {
  if (asked_to_rest == 0) return false;
  asked_to_rest = 0;
  leave();
  std::raise(SIGSTOP);
  return true;
}

void Terminal::show(const Lines& lines) {
  suspend_if_asked();
  std::string screen;
  if (can_move_) {
    if (!entered_)
      screen += "\033[?1049h";  // the alternate screen: restores what was there before, and leaves no secrets behind
    entered_ = true;
    screen += "\033[H\033[2J";
  } else if (interactive_) {
    screen += "\n";
  }
  put(screen + shown(lines));  // in one piece: nobody sees half a screen
  std::fflush(stdout);
}

void Terminal::write(const Lines& lines) {
  put(shown(lines));
  std::fflush(stdout);
}

Typed Terminal::read_line(std::string_view prompt) {
  if (interactive_) {
    tcflush(STDIN_FILENO, TCIFLUSH);
    pending_.clear();
  }
  if (can_move_) return edit_line(prompt);
  put(shown(prompt));
  std::fflush(stdout);
  for (;;) {
    if (const std::size_t end = pending_.find('\n'); end != std::string::npos) {
      Typed typed{.text = pending_.substr(0, end)};
      pending_.erase(0, end + 1);
      if (!interactive_) write({typed.text});  // a transcript shows the answers
      return typed;
    }
    if (is_told_to_stop()) return {.ending = Typed::Ending::left};
    char bytes[512];
    const ssize_t got = read_input(bytes, sizeof bytes);
    if (got > 0) {
      pending_.append(bytes, static_cast<std::size_t>(got));
      continue;
    }
    if (got < 0 && errno == EINTR && !is_told_to_stop()) {
      suspend_if_asked();
      return {.ending = Typed::Ending::resized};
    }
    if (got == 0 && !pending_.empty()) {
      pending_ += '\n';  // the last line of a script may lack its line end
      continue;
    }
    return {.ending = Typed::Ending::left};
  }
}

Typed Terminal::edit_line(std::string_view prompt) {
  std::string text;
  for (;;) {
    const int room = std::max(1, look().width - width_of(prompt) - 1);
    put("\r" + shown(std::string(prompt) + std::string(tail(text, room))) + "\033[K");
    std::fflush(stdout);
    const Keystroke key = read_key();
    using enum Keystroke::Kind;
    if (key.kind == stopped || (key.kind == close && text.empty())) return {.ending = Typed::Ending::left};
    if (key.kind == resized) return {.ending = Typed::Ending::resized};
    if (key.kind == enter) {
      put("\r\033[K");
      std::fflush(stdout);
      return {.text = text};
    }
    type_into(text, key);
  }
}

Keystroke Terminal::read_key() {
  constexpr int kRestOfCode = 30;  // milliseconds: what follows an escape this soon belongs to it
  if (key_by_key_ == nullptr) key_by_key_ = std::make_unique<KeyByKey>();
  std::string bytes;
  for (;;) {
    if (is_told_to_stop()) return {.kind = Keystroke::Kind::stopped};
    char byte = 0;
    const ssize_t got = read_input(&byte, 1);
    if (got < 0 && errno == EINTR) {
      bytes.clear();
      break;
    }
    if (got <= 0) return {.kind = Keystroke::Kind::stopped};
    bytes += byte;
    if (is_whole_key(bytes)) break;
    pollfd more{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    if (poll(&more, 1, kRestOfCode) <= 0) break;
  }
  if (!bytes.empty()) return key_in(bytes);
  if (is_told_to_stop()) return {.kind = Keystroke::Kind::stopped};
  suspend_if_asked();
  return {.kind = Keystroke::Kind::resized};
}

void Terminal::pause(int milliseconds) {
  if (!interactive_ || milliseconds <= 0 || !setting("BELL_NO_PAUSE").empty()) return;
  poll(nullptr, 0, milliseconds);
  suspend_if_asked();
}

void Terminal::leave() {
  key_by_key_.reset();
  if (!entered_) return;
  put("\033[?1049l");
  std::fflush(stdout);
  entered_ = false;
}

}  // namespace bell::tui
