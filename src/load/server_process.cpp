// Finds the server's port in its first line of output.
#include "load/server_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <fstream>
#include <optional>
#include <sstream>

#include "kernel/system_reason.h"

namespace bell::load {
namespace {

constexpr int kPatience = 20'000;  // milliseconds for a start

// The number after the last colon of the line; 0: none.
std::uint16_t port_in(std::string_view line) {
  std::uint16_t port = 0;
  const std::size_t colon = line.rfind(':');
  if (colon != std::string_view::npos) std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
  return port;
}

std::string first_line(int from) {
  std::string line;
  pollfd ready{.fd = from, .events = POLLIN, .revents = 0};
  while (poll(&ready, 1, kPatience) > 0) {
    char letter = 0;
    if (read(from, &letter, 1) != 1 || letter == '\n') break;
    line += letter;
  }
  return line;
}

// In the new process: closes everything the program does not need.
[[noreturn]] void become(const std::vector<std::string>& words, int output, const std::string& log) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // otherwise it would outlive us
  const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  dup2(output, STDOUT_FILENO);
  if (file >= 0) dup2(file, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execv(arguments[0], arguments.data());
  _exit(127);
}

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

ServerProcess::ServerProcess(std::string program, std::vector<std::string> flags, std::string log)
    : program_(std::move(program)), flags_(std::move(flags)), log_(std::move(log)) {}

ServerProcess::~ServerProcess() { kill(); }

std::optional<Problem> ServerProcess::start() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return system_reason(errno);
  std::vector<std::string> words{program_, "serve", "--port", std::to_string(port_)};
  words.insert(words.end(), flags_.begin(), flags_.end());
  process_ = fork();
  if (process_ == 0) become(words, ends[1], log_);
  close(ends[1]);
  output_ = ends[0];
  const std::string line = first_line(output_);
  if (const std::uint16_t port = port_in(line)) {
    port_ = port;
    return std::nullopt;
  }
  kill();
  std::ifstream log(log_);
  std::stringstream said;
  said << log.rdbuf();
  return Problem{said.str().empty() ? program_ : said.str()};
}

void ServerProcess::wait_for_end() {
  rusage used{};
  int status = 0;
  wait4(process_, &status, 0, &used);
  spent_ += seconds(used.ru_utime) + seconds(used.ru_stime);
  close(output_);
  process_ = -1;
}

void ServerProcess::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  wait_for_end();
}

// A second signal makes it exit without waiting.
void ServerProcess::stop() {
  if (process_ <= 0) return;
  ::kill(process_, SIGTERM);
  usleep(100'000);
  ::kill(process_, SIGTERM);
  wait_for_end();
}

std::int64_t ServerProcess::memory() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
  std::int64_t all = 0;
  std::int64_t resident = 0;
  file >> all >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

double ServerProcess::processor_time() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name_end = text.rfind(')');
  if (process_ <= 0 || name_end == std::string::npos) return spent_;
  std::istringstream rest(text.substr(name_end + 1));
  std::string skipped;
  for (int n = 0; n < 11; ++n) rest >> skipped;
  double user = 0;
  double system = 0;
  rest >> user >> system;
  return spent_ + (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace bell::load
