// An arrow is an escape and what follows it at once; an escape alone is a key of its own.
#include "tui/keyboard.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <string>

#include "tui/terminal.h"

namespace bell::tui {
namespace {

constexpr int kAtOnce = 50;  // milliseconds
constexpr char kSuspend = 0x1A;

bool has_more() {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  return poll(&input, 1, kAtOnce) > 0;
}

// What stands behind the escape, up to the letter or the tilde that ends it.
std::string sequence() {
  std::string bytes;
  char byte = 0;
  while (bytes.size() < 8 && has_more() && ::read(STDIN_FILENO, &byte, 1) == 1) {
    bytes += byte;
    const bool is_end = (byte >= 'A' && byte <= 'Z' && byte != 'O') || (byte >= 'a' && byte <= 'z') || byte == '~';
    if (is_end) break;
  }
  return bytes;
}

Key::Kind kind_of(const std::string& sequence) {
  struct Named {
    const char* bytes;
    Key::Kind kind;
  };
  using enum Key::Kind;
  constexpr Named kNamed[] = {{"[A", up},    {"[B", down}, {"[C", right}, {"[D", left},  {"[H", home},  {"[F", end},
                              {"OA", up},    {"OB", down}, {"OC", right}, {"OD", left},  {"OH", home},  {"OF", end},
                              {"[1~", home}, {"[4~", end}, {"[5~", up},   {"[6~", down}, {"[7~", home}, {"[8~", end}};
  for (const Named& each : kNamed)
    if (sequence == each.bytes) return each.kind;
  return sequence.empty() ? escape : letter;
}

}  // namespace

Keyboard::Keyboard() { take(); }

Keyboard::~Keyboard() { give_back(); }

void Keyboard::take() {
  if (tcgetattr(STDIN_FILENO, &before_) != 0) return;
  termios bare = before_;
  bare.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  bare.c_cc[VMIN] = 1;
  bare.c_cc[VTIME] = 0;
  bare.c_cc[VSUSP] = _POSIX_VDISABLE;
  is_taken_ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &bare) == 0;
}

void Keyboard::give_back() {
  if (is_taken_) tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
  is_taken_ = false;
}

void Keyboard::suspend() {
  give_back();
  raise(SIGTSTP);
  take();
}

Key Keyboard::read() {
  char byte = 0;
  const ssize_t got = read_input(&byte, 1);
  if (got < 0 && errno == EINTR) return {Key::Kind::resized};
  if (got <= 0) return {Key::Kind::gone};
  switch (byte) {
    case '\x1b':
      return {kind_of(sequence())};
    case '\t':
      return {Key::Kind::tab};
    case '\n':
    case '\r':
      return {Key::Kind::enter};
    case kSuspend:
      return {Key::Kind::suspend};
    default:
      return {Key::Kind::letter, byte};
  }
}

}  // namespace bell::tui
