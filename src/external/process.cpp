// Programs are started with a socket as stdin and stdout: unlike a pipe, it can be written to without a signal when
// nobody reads any more.
#include "external/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

extern char** environ;

namespace bell::external {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kFarewell{250};
constexpr std::size_t kLongestLine = 64 * 1024;

// What the new process does before it becomes the program.
class Preparation {
 public:
  Preparation(int line, Voice voice) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, line, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files_, line, STDOUT_FILENO);
    if (voice == Voice::muted) posix_spawn_file_actions_addopen(&files_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributes_);
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &usual);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~Preparation() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&attributes_);
  }
  Preparation(const Preparation&) = delete;
  Preparation& operator=(const Preparation&) = delete;

  // 0, or what errno would be.
  int spawn(const std::string& path, pid_t& id) const {
    std::string name = path;
    char* const words[] = {name.data(), nullptr};
    return posix_spawn(&id, path.c_str(), &files_, &attributes_, words, environ);
  }

 private:
  posix_spawn_file_actions_t files_;
  posix_spawnattr_t attributes_;
};

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

Outcome<Process, Problem> Process::start(const std::string& path, Voice voice) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return Problem{std::string("it can't be started: ") + std::strerror(errno)};
  pid_t id = 0;
  const int fault = Preparation(ends[1], voice).spawn(path, id);
  close(ends[1]);
  if (fault == 0) return Process(id, ends[0]);
  close(ends[0]);
  return Problem{std::string("it can't be started: ") + std::strerror(fault)};
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, 0)), line_(std::exchange(other.line_, -1)), heard_(std::move(other.heard_)) {}

Process::~Process() {
  if (id_ == 0) return;
  shutdown(line_, SHUT_WR);
  const Deadline farewell = steady_clock::now() + kFarewell;
  char ignored[4096];
  while (is_ready(POLLIN, farewell))
    if (recv(line_, ignored, sizeof ignored, MSG_DONTWAIT) <= 0) break;
  int status = 0;
  stop(status);
}

void Process::stop(int& status) {
  kill(-id_, SIGKILL);
  reap(id_, status, 0);
  close(line_);
  id_ = 0;
}

// Not after the deadline, however much there is to read: a program must not keep us by talking on.
bool Process::is_ready(short events, Deadline deadline) const {
  while (const int left = milliseconds_to(deadline)) {
    pollfd wanted{.fd = line_, .events = events, .revents = 0};
    const int ready = poll(&wanted, 1, left);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
  return false;
}

Outcome<std::string, Problem> Process::ask(const std::string& line, Deadline deadline) {
  const std::string text = line + '\n';
  for (std::size_t sent = 0; sent < text.size();) {
    if (!is_ready(POLLOUT, deadline)) return Problem{"it did not read the question in time"};
    const ssize_t more = send(line_, text.data() + sent, text.size() - sent, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (more >= 0)
      sent += static_cast<std::size_t>(more);
    else if (errno != EAGAIN && errno != EINTR)
      return end();
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
    if (!is_ready(POLLIN, deadline)) return Problem{"it did not answer in time"};
    char piece[4096];
    const ssize_t more = recv(line_, piece, sizeof piece, MSG_DONTWAIT);
    if (more > 0)
      heard_.append(piece, static_cast<std::size_t>(more));
    else if (more == 0 || (errno != EAGAIN && errno != EINTR))
      return end();
  }
}

// Its files close a moment before it can be waited for. One that merely closed them lives on, and says nothing more.
Problem Process::end() const {
  siginfo_t how{};
  const Deadline farewell = steady_clock::now() + kFarewell;
  do {
    if (waitid(P_PID, static_cast<id_t>(id_), &how, WEXITED | WNOWAIT | WNOHANG) == 0 && how.si_pid != 0) break;
    poll(nullptr, 0, 1);
  } while (steady_clock::now() < farewell);
  if (how.si_pid == 0) return {"it closed its input and output"};
  const bool left = how.si_code == CLD_EXITED;
  return {(left ? "it ended with exit status " : "it was ended by signal ") + std::to_string(how.si_status)};
}

}  // namespace bell::external
