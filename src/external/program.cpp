// Parses the name of a program and checks that there is a file.
#include "external/program.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>

#include "kernel/system_reason.h"

namespace bell::external {
namespace {

constexpr std::string_view kPrefix = "exec:";
constexpr std::string_view kUnit = "ms";
constexpr int kLongestLimit = 600'000;

// The last part of a name, if it is a time limit: "200ms".
std::optional<std::chrono::milliseconds> read_limit(std::string_view text) {
  if (!text.ends_with(kUnit)) return std::nullopt;
  text.remove_suffix(kUnit.size());
  int amount = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), amount);
  if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (amount < 1 || amount > kLongestLimit) return std::nullopt;
  return std::chrono::milliseconds(amount);
}

}  // namespace

bool is_program(std::string_view name) { return name.starts_with(kPrefix); }

Program read_program(std::string_view name) {
  Program program{.name = std::string(name), .path = {}};
  name.remove_prefix(kPrefix.size());
  if (const std::size_t colon = name.rfind(':'); colon != std::string_view::npos)
    if (const auto limit = read_limit(name.substr(colon + 1))) {
      program.limit = *limit;
      name = name.substr(0, colon);
    }
  program.path = std::string(name);
  return program;
}

std::optional<Problem> refuse(const Program& program) {
  if (program.path.empty()) return Problem{"problem.which_program", Facts{}};
  struct stat file{};
  if (stat(program.path.c_str(), &file) != 0)
    return Problem{"problem.program", because(system_reason(errno), {{"path", program.path}})};
  if (!S_ISREG(file.st_mode) || access(program.path.c_str(), X_OK) != 0)
    return Problem{"problem.not_executable", Facts{{"path", program.path}}};
  return std::nullopt;
}

}  // namespace bell::external
