// Uses Landlock for files and sockets, namespaces for the network, and resource limits. Each is used if available; none
// is required.
#include "external/cell.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "external/sockets.h"

namespace bell::external {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kReadFile = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
constexpr std::uint64_t kReadFolder = kReadFile | LANDLOCK_ACCESS_FS_READ_DIR;
// Every right of Landlock's first version and no newer one: a bit the kernel does not know is an error.
constexpr std::uint64_t kEverything = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1U) - 1U;

// Debian 12's header may be older than its kernel; these are the kernel's numbers.
constexpr std::uint64_t kTruncate = 1U << 14U;
constexpr std::uint64_t kNetwork = 3U;  // TCP: bind, connect
constexpr std::uint64_t kScopes = 3U;   // abstract sockets and signals stay inside
struct Ruleset {
  std::uint64_t files;
  std::uint64_t network;
  std::uint64_t scopes;
};
constexpr int kTruncateSince = 3;
constexpr int kNetworkSince = 4;
constexpr int kScopesSince = 6;

constexpr std::array kInstalled{
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix/store", "/sys/devices/system/cpu"};

constexpr rlim_t kMemory = rlim_t{2} << 30U;
constexpr rlim_t kFileSize = rlim_t{64} << 20U;  // our stderr may be a file
constexpr rlim_t kFiles = 64;
constexpr rlim_t kProcesses = 64;

int landlock_version() {
  return static_cast<int>(syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
}

int new_ruleset(int version) {
  Ruleset rules{.files = kEverything, .network = 0, .scopes = 0};
  std::size_t size = sizeof rules.files;
  if (version >= kTruncateSince) rules.files |= kTruncate;
  if (version >= kNetworkSince) {
    rules.network = kNetwork;
    size = 2 * sizeof rules.files;
  }
  if (version >= kScopesSince) {
    rules.scopes = kScopes;
    size = sizeof rules;
  }
  return static_cast<int>(syscall(SYS_landlock_create_ruleset, &rules, size, 0));
}

void limit(__rlimit_resource what, rlim_t most) {
  const rlimit bound{.rlim_cur = most, .rlim_max = most};
  setrlimit(what, &bound);
}

// "#!/usr/bin/env python3": the file that will run the program; empty if it is not a script.
std::string interpreter_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::array<char, 256> start{};
  file.read(start.data(), start.size() - 1);
  std::istringstream line(start.data());
  std::string first;
  std::getline(line, first);
  if (!first.starts_with("#!")) return "";
  std::istringstream words(first.substr(2));
  std::string interpreter;
  words >> interpreter;
  return interpreter;
}

// Whether `path` is `folder` or inside it.
bool is_within(const fs::path& path, const fs::path& folder) {
  const auto [end, at] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  static_cast<void>(at);
  return end == folder.end();
}

fs::path whole(const std::string& path) {
  std::error_code ignored;
  return fs::weakly_canonical(path, ignored);
}

bool is_installed(const fs::path& path) {
  return std::ranges::any_of(kInstalled, [&path](const char* folder) { return is_within(path, folder); });
}

// Journals and stores: whoever reads them sees every hand.
bool is_record(const fs::path& file) {
  const std::string ending = file.extension().string();
  return ending == ".journal" || ending == ".db" || ending == ".db-wal" || ending == ".db-shm";
}

// Whether there are such files in a folder or below it, or something that is closed.
bool holds_secrets(const fs::path& path, const std::vector<std::string>& closed) {
  for (const std::string& each : closed)
    if (is_within(each, path) || is_within(path, each)) return true;
  if (is_record(path)) return true;
  std::error_code fault;
  for (fs::recursive_directory_iterator below(path, fs::directory_options::skip_permission_denied, fault), end;
       !fault && below != end; below.increment(fault))
    if (is_record(below->path())) return true;
  return false;
}

}  // namespace

bool kernel_can_lock_files() { return landlock_version() >= 1; }

Cell::Cell(const std::string& path, const std::vector<std::string>& closed) {
  keep_environment();
  for (const std::string& each : closed) closed_.push_back(whole(each).string());
  if (!kernel_can_lock_files()) {
    prctl(PR_SET_DUMPABLE, 0);  // then at least our open files cannot be reached through /proc
    return;
  }
  allow_system();
  allow_own(path);
  if (const std::string interpreter = interpreter_of(path); !interpreter.empty())
    allow_interpreter(fs::path(interpreter).parent_path());
  const char* search = std::getenv("PATH");
  std::istringstream folders(search == nullptr ? "" : search);
  for (std::string folder; std::getline(folders, folder, ':');)
    if (fs::path(folder).is_absolute()) allow_interpreter(folder);  // another is wherever we happen to be
}

Cell::~Cell() {
  for (const Opened& each : allowed_) close(each.file);
}

void Cell::allow(const std::string& path, bool may_write) {
  const int file = open(path.c_str(), O_PATH | O_CLOEXEC);
  struct stat about{};
  if (file < 0) return;  // not on this machine
  const bool is_there = fstat(file, &about) == 0;
  if (!is_there) {
    close(file);
    return;
  }
  allowed_.push_back({file, may_write, S_ISDIR(about.st_mode)});
}

void Cell::allow_system() {
  for (const char* folder : kInstalled) allow(folder, false);
  allow_settings();
  for (const char* device : {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"}) allow(device, true);
}

// What programs need to start, and not what others keep there: settings of a server name its store and its keys.
void Cell::allow_settings() {
  std::error_code fault;
  for (const fs::directory_entry& entry : fs::directory_iterator("/etc", fault)) {
    const std::string name = entry.path().filename().string();
    for (const char* start : {"alternatives", "fonts", "group", "java", "ld.so.", "local", "magic", "mime.types",
                              "nsswitch", "os-release", "passwd", "perl", "php", "python", "R", "terminfo", "timezone"})
      if (name.starts_with(start)) allow(entry.path(), false);
  }
}

// What is installed beside a folder of programs, but not all that lies there: beside ~/.local/bin is ~/.local/state.
void Cell::allow_interpreter(const std::string& folder) {
  const fs::path real = whole(folder);
  const fs::path home = real.parent_path();
  if (is_installed(real) || holds_secrets(real, closed_)) return;
  allow(real, false);
  for (const char* part : {"lib", "lib64", "libexec", "share", "versions", "pyvenv.cfg"}) allow(home / part, false);
}

// The program, and what lies beside it and is called like it: bot.py may read bot.weights and all of bot/. Not the rest
// of its folder: a house or matches may be kept there.
void Cell::allow_own(const std::string& path) {
  const fs::path program = whole(path);
  const std::string name = program.stem().string();
  allow(program, false);
  std::error_code fault;
  for (const fs::directory_entry& entry : fs::directory_iterator(program.parent_path(), fault)) {
    const bool is_own = entry.path().stem() == name || entry.path().filename().string().starts_with(name + '.');
    if (is_own && !holds_secrets(entry.path(), closed_)) allow(entry.path(), false);
  }
}

void Cell::keep_environment() {
  for (const char* name : {"PATH", "HOME", "LANG", "LC_ALL", "TZ"})
    if (const char* value = std::getenv(name)) variables_.push_back(std::string(name) + '=' + value);
  variables_.emplace_back("PYTHONDONTWRITEBYTECODE=1");  // Python could not write there anyway
  for (std::string& variable : variables_) environment_.push_back(variable.data());
  environment_.push_back(nullptr);
}

bool Cell::restrict_files() const {
  const int version = landlock_version();
  if (version < 1) return true;
  const int rules = new_ruleset(version);
  if (rules < 0) return false;
  for (const Opened& each : allowed_) {
    std::uint64_t rights = each.is_folder ? kReadFolder : kReadFile;
    if (each.may_write) rights |= LANDLOCK_ACCESS_FS_WRITE_FILE;
    landlock_path_beneath_attr rule{};
    rule.allowed_access = rights;
    rule.parent_fd = each.file;
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  // The process's own entry in /proc, and no other.
  landlock_path_beneath_attr own{};
  own.allowed_access = kReadFolder;
  own.parent_fd = open("/proc/self", O_PATH | O_CLOEXEC | O_DIRECTORY);
  if (own.parent_fd >= 0) syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &own, 0);
  return syscall(SYS_landlock_restrict_self, rules, 0) == 0;
}

bool Cell::enter() const {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  const bool is_apart = unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWIPC) == 0;
  if (!restrict_files() || !forbid_sockets()) return false;
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, kFileSize);
  limit(RLIMIT_DATA, kMemory);
  limit(RLIMIT_NOFILE, kFiles);
  if (is_apart) limit(RLIMIT_NPROC, kProcesses);  // otherwise the limit would count all our user's processes
  return true;
}

}  // namespace bell::external
