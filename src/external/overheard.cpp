// Line by line, so that a control character is never cut in two.
#include "external/overheard.h"

#include <unistd.h>

#include <utility>

#include "kernel/visible.h"

namespace bell::external {
namespace {

constexpr std::size_t kLongest = 64 * 1024;  // of a line; a longer one is passed on in parts
constexpr int kMostPieces = 32;              // more than a pipe holds: nobody keeps us by talking on

}  // namespace

Overheard::Overheard(Overheard&& other) noexcept
    : line_(std::exchange(other.line_, -1)), rest_(std::move(other.rest_)) {}

Overheard::~Overheard() { end(); }

void Overheard::pass_on() {
  char piece[4096];
  for (int nth = 0; nth < kMostPieces && line_ >= 0; ++nth) {
    const ssize_t more = read(line_, piece, sizeof piece);
    if (more == 0) close(std::exchange(line_, -1));
    if (more <= 0) return;
    rest_.append(piece, static_cast<std::size_t>(more));
    if (const std::size_t end = rest_.rfind('\n'); end != std::string::npos) write_up_to(end + 1);
    if (rest_.size() > kLongest) write_up_to(rest_.size() - 1);
  }
}

void Overheard::end() {
  pass_on();
  if (line_ >= 0) close(std::exchange(line_, -1));
  if (!rest_.empty()) rest_ += '\n';
  write_up_to(rest_.size());
}

void Overheard::write_up_to(std::size_t end) {
  const std::string shown = visible(std::string_view(rest_).substr(0, end));
  rest_.erase(0, end);
  for (std::size_t sent = 0; sent < shown.size();) {
    const ssize_t more = write(STDERR_FILENO, shown.data() + sent, shown.size() - sent);
    if (more <= 0) return;  // nobody hears us
    sent += static_cast<std::size_t>(more);
  }
}

}  // namespace bell::external
