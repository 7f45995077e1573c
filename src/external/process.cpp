// Programs are started in a cell, with a socket as stdin and another as stdout: unlike a pipe, one can be written to
// without a signal when nobody reads any more. Two, so that a program that closes one of them is noticed at once.
#include "external/process.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "external/cell.h"

namespace bell::external {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kFarewell{250};
constexpr std::size_t kLongestLine = 64 * 1024;

struct Lines {
  int questions = -1;  // stdin
  int answers = -1;    // stdout
  int errors = -1;     // stderr; -1: ours
  int failure = -1;    // why it could not become the program; closed when it has
};

// In the new process, before it becomes the program: system calls only, for another thread may have held any lock.
[[noreturn]] void become(const char* path, const Cell& cell, const Lines& lines) {
  setpgid(0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  dup2(lines.questions, STDIN_FILENO);
  dup2(lines.answers, STDOUT_FILENO);
  if (lines.errors >= 0) dup2(lines.errors, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
  char* const words[] = {const_cast<char*>(path), nullptr};
  if (cell.enter()) execve(path, words, cell.environment());
  const int why = errno;
  static_cast<void>(!write(lines.failure, &why, sizeof why));
  _exit(1);
}

// 0 once it has become the program.
int failure_of(int line) {
  int why = 0;
  ssize_t read_so_far = 0;
  do read_so_far = read(line, &why, sizeof why);
  while (read_so_far < 0 && errno == EINTR);
  return read_so_far == sizeof why ? why : 0;
}

// Closed when it is no longer needed, unless somebody took an end.
struct Line {
  int ends[2] = {-1, -1};
  Line() = default;
  ~Line() {
    close_end(0);
    close_end(1);
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  void close_end(int which) {
    if (ends[which] >= 0) close(take(which));
  }
  int take(int which) { return std::exchange(ends[which], -1); }
};

Problem cannot_start(int why) { return {std::string("it can't be started: ") + std::strerror(why)}; }

int milliseconds_to(Deadline deadline) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now()).count();
  return static_cast<int>(std::clamp<decltype(left)>(left, 0, 60'000));
}

bool reap(pid_t id, int& status, int flags) {
  pid_t done = 0;
  do done = waitpid(id, &status, flags);
  while (done < 0 && errno == EINTR);
  return done != 0;
}

}  // namespace

Outcome<Process, Problem> Process::start(const std::string& path, Voice voice, const std::vector<std::string>& closed) {
  const Cell cell(path, closed);
  Line questions;
  Line answers;
  Line failure;
  constexpr int kKind = SOCK_STREAM | SOCK_CLOEXEC;
  if (socketpair(AF_UNIX, kKind, 0, questions.ends) != 0 || socketpair(AF_UNIX, kKind, 0, answers.ends) != 0 ||
      pipe2(failure.ends, O_CLOEXEC) != 0)
    return cannot_start(errno);
  Line errors;
  if (voice == Voice::muted) errors.ends[0] = open("/dev/null", O_WRONLY | O_CLOEXEC);
  const pid_t id = fork();
  if (id == 0) become(path.c_str(), cell, {questions.ends[1], answers.ends[1], errors.ends[0], failure.ends[1]});
  if (id < 0) return cannot_start(errno);
  failure.close_end(1);
  Process process(id, questions.take(0), answers.take(0));
  if (const int why = failure_of(failure.ends[0]); why != 0) return cannot_start(why);
  return process;
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, 0)),
      questions_(std::exchange(other.questions_, -1)),
      answers_(std::exchange(other.answers_, -1)),
      heard_(std::move(other.heard_)) {}

Process::~Process() {
  if (id_ == 0) return;
  shutdown(questions_, SHUT_WR);
  const Deadline farewell = steady_clock::now() + kFarewell;
  char ignored[4096];
  while (is_ready(answers_, POLLIN, farewell))
    if (recv(answers_, ignored, sizeof ignored, MSG_DONTWAIT) <= 0) break;
  int status = 0;
  stop(status);
}

void Process::stop(int& status) {
  kill(-id_, SIGKILL);
  reap(id_, status, 0);
  close(questions_);
  close(answers_);
  id_ = 0;
}

// Not after the deadline, however much there is to read: a program must not keep us by talking on.
bool Process::is_ready(int line, short events, Deadline deadline) {
  while (const int left = milliseconds_to(deadline)) {
    pollfd wanted{.fd = line, .events = events, .revents = 0};
    const int ready = poll(&wanted, 1, left);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
  return false;
}

Outcome<std::string, Problem> Process::ask(const std::string& line, Deadline deadline) {
  const std::string text = line + '\n';
  for (std::size_t sent = 0; sent < text.size();) {
    if (!is_ready(questions_, POLLOUT, deadline)) return Problem{"it did not read the question in time"};
    const ssize_t more = send(questions_, text.data() + sent, text.size() - sent, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (more >= 0)
      sent += static_cast<std::size_t>(more);
    else if (errno != EAGAIN && errno != EINTR)
      return end("it closed its input");
  }
  return read_line(deadline);
}

Outcome<std::string, Problem> Process::read_line(Deadline deadline) {
  for (;;) {
    const std::size_t stop_at = heard_.find('\n');
    if (stop_at != std::string::npos) {
      std::string answer = heard_.substr(0, stop_at);
      heard_.erase(0, stop_at + 1);
      return answer;
    }
    if (heard_.size() > kLongestLine) return Problem{"its answer is longer than 64 KiB"};
    if (!is_ready(answers_, POLLIN, deadline)) return Problem{"it did not answer in time"};
    char piece[4096];
    const ssize_t more = recv(answers_, piece, sizeof piece, MSG_DONTWAIT);
    if (more > 0)
      heard_.append(piece, static_cast<std::size_t>(more));
    else if (more == 0 || (errno != EAGAIN && errno != EINTR))
      return end("it closed its output");
  }
}

// Its files close a moment before it can be waited for. One that merely closed them lives on, and says nothing more.
Problem Process::end(const char* or_else) const {
  siginfo_t how{};
  const Deadline farewell = steady_clock::now() + kFarewell;
  do {
    if (waitid(P_PID, static_cast<id_t>(id_), &how, WEXITED | WNOWAIT | WNOHANG) == 0 && how.si_pid != 0) break;
    poll(nullptr, 0, 1);
  } while (steady_clock::now() < farewell);
  if (how.si_pid == 0) return {or_else};
  const bool left = how.si_code == CLD_EXITED;
  return {(left ? "it ended with exit status " : "it was ended by signal ") + std::to_string(how.si_status)};
}

}  // namespace bell::external
