// The entry point of every request: is it for us, is it allowed, who answers it. The first message of a socket is
// checked here, too.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "host/host.h"
#include "server/http.h"
#include "server/metrics.h"
#include "server/password.h"
#include "server/quota.h"
#include "server/refusal.h"
#include "server/settings.h"

namespace bell::server {

struct House {
  const Settings& settings;
  host::Host& host;
  Metrics& metrics;
  std::optional<Password> password{};
  std::string version{};
  std::vector<std::string> bots{};
  host::Workers* archive = nullptr;  // for slow work
  std::function<bool()> is_store_well = [] { return true; };
};

using Reply = std::function<void(Answer)>;

class Reception {
 public:
  explicit Reception(House house);

  // Replies exactly once, now or later, on any thread.
  void answer(const Request& request, Reply reply);
  // Nothing if the request may become a socket; otherwise the answer.
  std::optional<Answer> refuse_socket(const Request& request);
  // Whether another join from there is allowed; counts it.
  bool may_join(const Address& from);
  // The same for what has to be played again, or looked up in many tables.
  bool may_read(const Address& from);

  const Settings& settings() const { return house_.settings; }
  host::Host& host() const { return house_.host; }
  Metrics& metrics() const { return house_.metrics; }
  Holdings& connections() { return connections_; }

 private:
  std::optional<Answer> refuse_stranger(const Request& request, const texts::Catalogue& words);
  std::optional<Answer> answer_at_once(const Request& request, const texts::Catalogue& words);
  Answer titles_in(const texts::Catalogue& words);
  std::optional<Answer> answer_operator(const Request& request);
  Answer lobby_page(const Request& request, const texts::Catalogue& words, Outcome<wire::Tables, wire::No> tables);
  void open_table(const Request& request, const texts::Catalogue& words, const host::Asker& asker, Reply reply);
  void check_password(wire::NewTable order, const Request& request, const texts::Catalogue& words,
                      const host::Asker& asker, Reply reply);
  // Calls on with how many tables opened from there have not begun.
  void count_tables(const std::string& who, std::function<void(std::size_t)> on);
  void ask_about(const std::string& who, const std::vector<std::string>& tables, std::size_t at,
                 std::function<void(std::size_t)> on);

  House house_;
  Allowances joins_;
  Allowances reads_;
  Allowances tries_;
  Holdings connections_;
  Openings opened_{std::chrono::hours(24)};  // then a table that did not begin is gone
  std::mutex lock_;
  std::map<std::string, std::string> titles_;  // by language, as it is sent
};

// The name of a route for metrics: "/api/tables/T/sit".
std::string route_of(std::string_view path);

}  // namespace bell::server
