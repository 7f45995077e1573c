// Starts and stops servers around the run, and audits the store afterwards.
#include "load/load.h"

#include <sodium.h>
#include <sys/resource.h>

#include <filesystem>

#include "load/audit.h"
#include "load/net/crowd.h"

namespace bell::load {
namespace {

namespace fs = std::filesystem;

// A temporary folder for the store and the servers' logs; kept if something went wrong.
class Folder {
 public:
  Folder() : path_((fs::temp_directory_path() / "bell-load-XXXXXX").string()) {
    if (mkdtemp(path_.data()) == nullptr) path_.clear();
  }
  ~Folder() {
    std::error_code ignored;
    if (!path_.empty() && !is_kept) fs::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const std::string& path() const { return path_; }
  bool is_kept = false;

 private:
  std::string path_;
};

using Raised = std::vector<std::pair<std::string, std::string>>;

// Raises the limits per address, since all players here come from one.
Raised limits_for(const Plan& plan) {
  const std::string many = "10000000";
  const auto sockets = std::to_string(plan.tables * plan.players * 2 + 100);
  return {{"joins", many},
          {"reads", many},
          {"frames", "10000"},
          {"address_tables", many},
          {"address_sockets", sockets},
          {"sockets", sockets},
          {"tables", std::to_string(plan.tables * 2 + 10'000)}};
}

void raise_open_files(Raised& raised) {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == files.rlim_max) return;
  files.rlim_cur = files.rlim_max;
  if (setrlimit(RLIMIT_NOFILE, &files) == 0) raised.emplace_back("open files", std::to_string(files.rlim_cur));
}

using Servers = std::vector<std::unique_ptr<ServerProcess>>;

std::optional<Problem> start_servers(const Plan& plan, const std::string& store, const std::string& folder,
                                     const Raised& limits, Servers& servers) {
  for (int n = 0; n < plan.nodes; ++n) {
    std::vector<std::string> flags{"--address",   "127.0.0.1", "--store", store,
                                   "--log-level", "warning",   "--lang",  "en"};
    for (const auto& [name, value] : limits) {
      flags.push_back("--limit");
      flags.push_back(name + "=" + value);
    }
    servers.push_back(std::make_unique<ServerProcess>(plan.program, std::move(flags),
                                                      folder + "/server" + std::to_string(n) + ".log"));
    if (auto problem = servers.back()->start()) return problem;
  }
  return std::nullopt;
}

Outcome<std::vector<tcp::endpoint>, Problem> doors_of(const Plan& plan, const Servers& servers) {
  std::vector<tcp::endpoint> doors;
  for (const auto& server : servers) doors.emplace_back(asio::ip::address_v4::loopback(), server->port());
  if (!plan.house) return doors;
  asio::io_context loop;
  tcp::resolver resolver(loop);
  boost::system::error_code fault;
  const auto found = resolver.resolve(plan.house->first, std::to_string(plan.house->second), fault);
  if (fault || found.empty()) return Problem{plan.house->first + ": " + fault.message()};
  doors.push_back(found.begin()->endpoint());
  return doors;
}

void take_over(const Audit& audit, const Plan& plan, Report& report) {
  report.is_audited = true;
  report.audited_moves = audit.moves;
  report.lost = audit.lost;
  report.doubled = audit.doubled;
  report.broken += audit.broken.size();
  for (const std::string& table : audit.broken) plan.print(table);
}

}  // namespace

Outcome<Report, Problem> run(const Plan& plan) {
  if (sodium_init() < 0) return Problem{"problem.no_cryptography", Facts{}};
  Folder folder;
  const std::string store = plan.store.empty() && !plan.house ? "sqlite:" + folder.path() + "/bell.db" : plan.store;
  Raised raised;
  Servers servers;
  if (!plan.house) {
    raised = limits_for(plan);
    if (auto problem = start_servers(plan, store, folder.path(), raised, servers)) return *problem;
  }
  raise_open_files(raised);
  for (const auto& [name, value] : raised) plan.print(name + " = " + value);
  const auto doors = doors_of(plan, servers);
  if (!doors) return doors.error();
  Crowd crowd(plan, *doors, servers);
  if (auto problem = crowd.play()) return *problem;
  for (const auto& server : servers) server->stop();
  Report report = crowd.report();
  report.raised = std::move(raised);
  if (!store.empty()) {
    const auto found = audit(store, crowd.tables(), crowd.moves());
    if (!found) return found.error();
    take_over(*found, plan, report);
  }
  folder.is_kept = !plan.house && !report.is_fine();
  if (folder.is_kept) plan.print(folder.path());
  return report;
}

}  // namespace bell::load
