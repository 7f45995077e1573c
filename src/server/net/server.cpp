// Runs a server from start to shutdown: threads, ports, signals.
#include "server/server.h"

#include <sodium.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/signal_set.hpp>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <thread>

#include "host/host.h"
#include "host/threads.h"
#include "minds/minds.h"
#include "server/log.h"
#include "server/net/caller.h"
#include "server/net/crew.h"
#include "server/net/listener.h"
#include "server/pages.h"
#include "server/words.h"

namespace bell::server {
namespace {

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), count);
  return bytes;
}

std::uint64_t random_number() {
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string fresh_name() {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
  std::string name;
  for (const char byte : random_bytes(10)) name += kLetters[static_cast<unsigned char>(byte) % kLetters.size()];
  return name;
}

// Only built-in bots: nobody outside can start a program on this machine. Their dice come from the system.
Outcome<std::unique_ptr<table::Mind>, Fault> hire(const std::string& name, const Setup& setup, Seat seat) {
  const auto known = minds::names();
  if (std::ranges::find(known, name) == known.end())
    return Fault{FaultCode::no_such_bot, {{"bot", name}, {"known", joined(known)}}};
  return minds::agency(random_number(), minds::Programs::only({}))(name, setup, seat);
}

// The margin of error of an estimate from that many iterations: twice the standard error of a win-or-lose result.
double give_or_take(const minds::Hint& hint) {
  if (hint.visits == 0) return 1;
  return std::min(1.0, 2 * std::sqrt(hint.win_share * (1 - hint.win_share) / hint.visits));
}

// Hints from what the seat sees, each choice in its notation.
wire::Hints hints_for(const AnySight& sight, std::chrono::milliseconds patience) {
  wire::Hints best;
  for (const minds::Hint& hint : minds::hints(sight, patience, random_number())) {
    best.visits += hint.visits;
    for (const Choice& choice : sight.choices)
      if (choice.action == hint.action)
        best.hints.push_back({.action = choice.notation, .share = hint.win_share, .pm = give_or_take(hint)});
  }
  return best;
}

// The log names the store and the reason; players see neither.
void note_store(const Fault* away) {
  if (away == nullptr) return log(Level::info, "store.back");
  log(Level::error, "store.away", {{"why", texts::explain(catalogue_for("en", ""), *away)}});
}

void note_trouble(const host::TableId& table, const Fault& why) {
  log(Level::error, "table.trouble", {{"table", table}, {"why", texts::explain(catalogue_for("en", ""), why)}});
}

void raise_open_files() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  if (setrlimit(RLIMIT_NOFILE, &files) != 0) log(Level::warning, "files.limit", {{"why", std::strerror(errno)}});
}

Outcome<std::optional<Password>, Problem> read_password(const std::string& file) {
  if (file.empty()) return std::optional<Password>();
  std::ifstream stream(file);
  std::string line;
  if (!stream || !std::getline(stream, line)) return problem_of("start.no_password", {{"file", file}});
  auto password = Password::from_line(line);
  sodium_memzero(line.data(), line.size());
  if (!password) return problem_of("start.bad_password", {{"file", file}});
  return password;
}

std::string shown(const Address& address) {
  if (address.is_unspecified() || address.is_loopback()) return "localhost";
  return address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
}

host::Limits host_limits(const Limits& limits) {
  host::Limits most;
  most.sockets_a_seat = static_cast<int>(limits.seat_sockets);
  most.watchers = static_cast<int>(limits.watchers);
  most.tables = static_cast<int>(limits.tables);
  most.chat = static_cast<int>(limits.chat);
  most.chat_burst = static_cast<int>(limits.chats);
  most.name = static_cast<int>(limits.name);
  return most;
}

int threads_for(std::uint64_t wanted, unsigned fewest, unsigned most) {
  if (wanted > 0) return static_cast<int>(wanted);
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), fewest, most));
}

constexpr int kArchivists = 3;  // one writes while others read

class Server {
 public:
  explicit Server(const Opening& opening)
      : opening_(opening),
        settings_(opening.settings),
        archive_(std::make_unique<host::Pool>(kArchivists)),
        critics_(std::make_unique<host::Pool>(1)),
        advisers_(std::make_unique<host::Pool>(1)),
        thinkers_(std::make_unique<host::Pool>(threads_for(settings_.bot_threads, 1, 64))),
        desk_(loop_),
        host_(staffing()),
        signals_(loop_, SIGTERM, SIGINT),
        renewals_(loop_, SIGHUP) {}

  std::optional<Problem> run();

 private:
  host::Staffing staffing();
  Outcome<std::uint16_t, Problem> open_doors();
  std::string here(std::uint16_t port) const;
  std::string url(std::uint16_t port) const;
  void hire_caller(std::uint16_t port);
  void announce(std::uint16_t port);
  void tell(std::string_view key, const Facts& facts) const;  // to the process that started the server
  void await_signal();
  void await_renewal();
  void drain(std::string_view why);
  void stop();

  const Opening& opening_;
  const Settings& settings_;
  Metrics metrics_;
  std::optional<Reception> reception_;
  std::unique_ptr<host::Pool> archive_;
  std::unique_ptr<host::Pool> critics_;
  std::unique_ptr<host::Pool> advisers_;
  std::unique_ptr<host::Pool> thinkers_;
  std::unique_ptr<host::SystemTime> time_ = std::make_unique<host::SystemTime>();  // outlives everything that uses it
  LoopWorkers desk_;
  host::Host host_;
  asio::io_context loop_;  // destroyed first, with every connection in it; the host must still exist then
  asio::signal_set signals_;
  asio::signal_set renewals_;
  std::shared_ptr<Caller> caller_;
  std::shared_ptr<Listener> door_;
  std::shared_ptr<Listener> metrics_door_;
};

host::Staffing Server::staffing() {
  host::Staffing staff;
  staff.registry = opening_.registry;
  staff.desk = &desk_;
  staff.archive = archive_.get();
  staff.thinkers = thinkers_.get();
  staff.critics = critics_.get();
  staff.advisers = advisers_.get();
  staff.time = time_.get();
  staff.hire = hire;
  staff.hints = hints_for;
  staff.on_store = note_store;
  staff.on_trouble = note_trouble;
  staff.on_outdated = [this] { asio::post(loop_, [this] { drain("a later version has changed the store"); }); };
  staff.bots = minds::names();
  staff.node = fresh_name();
  staff.build = opening_.version;
  if (const auto mark = page_mark(page_files()); !mark.empty()) staff.build.append("+").append(mark);
  staff.random = random_bytes;
  staff.limits = host_limits(settings_.limits);
  staff.timings.call = std::chrono::seconds(settings_.webhook_wait);
  staff.timings.vote = std::chrono::milliseconds(settings_.limits.vote);
  staff.timings.absent = std::chrono::milliseconds(settings_.limits.absent);
  staff.timings.bot_beat = std::chrono::milliseconds(settings_.bot_beat);
  staff.timings.bot_patience = std::chrono::milliseconds(std::max<std::uint64_t>(1, settings_.bot_beat * 7 / 8));
  return staff;
}

Outcome<std::uint16_t, Problem> Server::open_doors() {
  auto password = read_password(settings_.password_file);
  if (!password) return password.error();
  const auto tls = tls_context(settings_);
  if (!tls) return tls.error();
  House house{.settings = settings_, .host = host_, .metrics = metrics_};
  house.password = std::move(*password);
  house.version = opening_.version;
  house.bots = minds::names();
  house.archive = archive_.get();
  house.is_store_well = [this] { return host_.is_store_well(); };
  reception_.emplace(std::move(house));
  door_ = std::make_shared<Listener>(loop_, *reception_, Door::open);
  door_->use_tls(*tls);
  const auto port = door_->open(settings_.address, settings_.port);
  if (!port) return port.error();
  if (settings_.metrics_address) {
    metrics_door_ = std::make_shared<Listener>(loop_, *reception_, Door::for_metrics);
    const auto metrics_port = metrics_door_->open(*settings_.metrics_address, settings_.metrics_port);
    if (!metrics_port) return metrics_port.error();
    tell("start.metrics", {{"address", shown(*settings_.metrics_address)}, {"port", std::to_string(*metrics_port)}});
  }
  return *port;
}

std::string Server::here(std::uint16_t port) const {
  return (settings_.has_tls() ? "https://" : "http://") + shown(settings_.address) + ":" + std::to_string(port);
}

std::string Server::url(std::uint16_t port) const {
  return settings_.public_url.is_known() ? settings_.public_url.text() : here(port);
}

// Before the host begins: from then on tables call webhooks.
void Server::hire_caller(std::uint16_t port) {
  if (settings_.webhook_hosts.empty()) return;
  caller_ = std::make_shared<Caller>(loop_, settings_, url(port));
  host_.on_call([caller = caller_](const host::Called& called) { caller->call(called); });
}

void Server::tell(std::string_view key, const Facts& facts) const {
  opening_.print(texts::explain(catalogue_for(opening_.language, ""), problem_of(key, facts)));
}

void Server::announce(std::uint16_t port) {
  tell("start.open", {{"url", url(port)}, {"here", here(port)}});
  tell("start.data", {{"where", opening_.where}});
  if (!settings_.address.is_loopback() && !settings_.has_tls() && settings_.trusted.empty())
    log(Level::warning, "tls.none",
        {{"why", for_the_log(problem_of("settings.unsafe_open", {{"address", settings_.address.to_string()}}))}});
  log(Level::info, "server.open", {{"url", url(port)}, {"port", std::to_string(port)}, {"version", opening_.version}});
}

void Server::await_signal() {
  signals_.async_wait([this](ErrorCode fault, int signal) {
    if (!fault) drain(signal == SIGTERM ? "TERM" : "INT");
  });
}

// A renewed certificate is loaded without a restart; an invalid one is ignored.
void Server::await_renewal() {
  renewals_.async_wait([this](ErrorCode fault, int) {
    if (fault) return;
    const auto tls = tls_context(settings_);
    if (tls) door_->use_tls(*tls);
    log(tls ? Level::info : Level::error, "tls.renewed", {{"why", tls ? "SIGHUP" : for_the_log(tls.error())}});
    await_renewal();
  });
}

// A second signal does not wait: what is on the disk is safe, and nothing else was promised to anybody.
void Server::drain(std::string_view why) {
  signals_.cancel();
  log(Level::info, "server.draining", {{"why", std::string(why)}, {"seconds", std::to_string(settings_.drain)}});
  signals_.async_wait([](ErrorCode fault, int) {
    if (!fault) std::_Exit(0);
  });
  host_.drain(std::chrono::seconds(settings_.drain), [this] { asio::post(loop_, [this] { stop(); }); });
}

void Server::stop() {
  log(Level::info, "server.closed");
  loop_.stop();
}

std::optional<Problem> Server::run() {
  raise_open_files();
  // One thread each, and they stand back: advice behind bots, hindsight behind everything.
  for (const auto& [pool, nice] : {std::pair(advisers_.get(), 10), {critics_.get(), 19}})
    pool->post([niceness = nice] {
      if (setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness) != 0)
        log(Level::warning, "threads.priority", {{"why", std::strerror(errno)}});
    });
  const auto port = open_doors();
  if (!port) return port.error();
  hire_caller(*port);
  if (const auto fault = host_.begin()) return Problem{texts::explain(catalogue_for(opening_.language, ""), *fault)};
  announce(*port);
  door_->begin();
  if (metrics_door_) metrics_door_->begin();
  await_signal();
  await_renewal();
  std::vector<std::thread> threads;
  for (int count = threads_for(settings_.threads, 1, 4); count > 1; --count)
    threads.emplace_back([this] { loop_.run(); });
  loop_.run();
  for (std::thread& thread : threads) thread.join();
  // The order matters. The archive's remaining work still reads the clock.
  time_->close();
  desk_.close();
  critics_.reset();
  advisers_.reset();
  thinkers_.reset();
  archive_.reset();
  return std::nullopt;
}

}  // namespace

std::optional<Problem> run_server(const Opening& opening) {
  if (sodium_init() < 0) return problem_of("start.no_sodium");
  start_log(opening.settings.json_log ? LogForm::json : LogForm::lines, opening.settings.log_level);
  return Server(opening).run();
}

}  // namespace bell::server
