// Who meets every request: is it for us, may it be asked, who answers it. The socket's first message is checked here,
// too.
#pragma once

#include <atomic>
#include <deque>
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
  host::Workers* archive = nullptr;  // for work that takes long
  std::function<bool()> is_store_well = [] { return true; };
};

using Reply = std::function<void(Answer)>;

class Reception {
 public:
  explicit Reception(House house);

  // Exactly one reply, now or later, on any thread.
  void answer(const Request& request, Reply reply);
  // Whether a request may become a socket; if not, the answer it gets.
  std::optional<Answer> refuse_socket(const Request& request);
  // Whether one more may join from there; counts it.
  bool may_join(const Address& from);

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
  // Calls on with how many tables opened from there have not begun; asks the host about `unasked` of them at most.
  void count_tables(const std::string& who, std::size_t unasked, std::function<void(std::size_t)> on);

  House house_;
  Allowances joins_;
  Allowances tries_;
  Holdings connections_;
  std::mutex lock_;
  std::map<std::string, std::string> titles_;              // by language, as it is sent
  std::map<std::string, std::deque<std::string>> opened_;  // by address: tables that may not have begun
};

// The name of a route for metrics: "/api/tables/T/sit".
std::string route_of(std::string_view path);

}  // namespace bell::server
