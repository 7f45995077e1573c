// Starts programs in a cell, with a socket as stdin and another as stdout: writing to a socket, unlike a pipe, raises
// no signal when the reader is gone. There are two, so that a program which closes either is noticed at once.
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
#include <iterator>
#include <utility>

#include "external/cell.h"
#include "kernel/system_reason.h"

namespace bell::external {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kFarewell{250};
constexpr std::size_t kLongestLine = 64 * 1024;

struct Lines {
  int questions = -1;  // stdin
  int answers = -1;    // stdout
  int errors = -1;     // stderr
  int failure = -1;    // why it could not become the program; closed when it has
};

// In the new process, before exec: system calls only, for another thread may have held any lock.
[[noreturn]] void become(const char* path, const Cell& cell, const Lines& lines) {
  setpgid(0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  dup2(lines.questions, STDIN_FILENO);
  dup2(lines.answers, STDOUT_FILENO);
  dup2(lines.errors, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
  char* const words[] = {const_cast<char*>(path), nullptr};
  if (cell.enter()) execve(path, words, cell.environment());
  const int why = errno;
  static_cast<void>(!write(lines.failure, &why, sizeof why));
  _exit(1);
}

// 0 if exec succeeded.
int failure_of(int line) {
  int why = 0;
  ssize_t read_so_far = 0;
  do read_so_far = read(line, &why, sizeof why);
  while (read_so_far < 0 && errno == EINTR);
  return read_so_far == sizeof why ? why : 0;
}

// Closes both ends, except those that were taken.
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

Problem failed(const char* how, const Facts& facts = {}) { return {std::string("reason.program.") + how, facts}; }
Problem cannot_start(int why) { return failed("not_started", because(system_reason(why))); }

int milliseconds_to(Deadline deadline) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now()).count();
  return static_cast<int>(std::clamp<decltype(left)>(left, 0, 60'000));
}

// ends[1] is for the program, ends[0] for whoever listens, who never waits.
bool open_errors(Voice voice, int (&ends)[2]) {
  if (voice == Voice::heard) return pipe2(ends, O_CLOEXEC) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0;
  ends[1] = open("/dev/null", O_WRONLY | O_CLOEXEC);
  return ends[1] >= 0;
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
  if (!open_errors(voice, errors.ends)) return cannot_start(errno);
  const pid_t id = fork();
  if (id == 0) become(path.c_str(), cell, {questions.ends[1], answers.ends[1], errors.ends[1], failure.ends[1]});
  if (id < 0) return cannot_start(errno);
  failure.close_end(1);
  Process process(id, questions.take(0), answers.take(0), errors.take(0));
  if (const int why = failure_of(failure.ends[0]); why != 0) return cannot_start(why);
  return process;
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, 0)),
      questions_(std::exchange(other.questions_, -1)),
      answers_(std::exchange(other.answers_, -1)),
      errors_(std::move(other.errors_)),
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
  errors_.end();
  close(questions_);
  close(answers_);
  id_ = 0;
}

// The deadline holds however much there is to read: a program must not hold us up by writing on and on.
bool Process::is_ready(int line, short events, Deadline deadline) {
  while (const int left = milliseconds_to(deadline)) {
    pollfd wanted[] = {{.fd = line, .events = events, .revents = 0},
                       {.fd = errors_.line(), .events = POLLIN, .revents = 0}};
    const int ready = poll(wanted, std::size(wanted), left);
    if (ready > 0 && wanted[1].revents != 0) errors_.pass_on();
    if (ready > 0 && wanted[0].revents != 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
  return false;
}

Outcome<std::string, Problem> Process::ask(const std::string& line, Deadline deadline) {
  const std::string text = line + '\n';
  for (std::size_t sent = 0; sent < text.size();) {
    if (!is_ready(questions_, POLLOUT, deadline)) return failed("reads_nothing");
    const ssize_t more = send(questions_, text.data() + sent, text.size() - sent, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (more >= 0)
      sent += static_cast<std::size_t>(more);
    else if (errno != EAGAIN && errno != EINTR)
      return end("closed_input");
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
    if (heard_.size() > kLongestLine) return failed("long_answer");
    if (!is_ready(answers_, POLLIN, deadline)) return failed("late");
    char piece[4096];
    const ssize_t more = recv(answers_, piece, sizeof piece, MSG_DONTWAIT);
    if (more > 0)
      heard_.append(piece, static_cast<std::size_t>(more));
    else if (more == 0 || (errno != EAGAIN && errno != EINTR))
      return end("closed_output");
  }
}

// A program's files close a moment before it can be waited for. If it merely closed them, it lives on without saying
// anything.
Problem Process::end(const char* or_else) const {
  siginfo_t how{};
  const Deadline farewell = steady_clock::now() + kFarewell;
  do {
    if (waitid(P_PID, static_cast<id_t>(id_), &how, WEXITED | WNOWAIT | WNOHANG) == 0 && how.si_pid != 0) break;
    poll(nullptr, 0, 1);
  } while (steady_clock::now() < farewell);
  if (how.si_pid == 0) return failed(or_else);
  return failed(how.si_code == CLD_EXITED ? "left" : "stopped", {{"status", std::to_string(how.si_status)}});
}

}  // namespace bell::external
