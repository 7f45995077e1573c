// The server's settings: from flags, then the environment (BELL_…), then a settings file; the first source that has one
// wins. Everything is checked before a port is opened.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "server/address.h"
#include "server/limits.h"

namespace bell::server {

// The server's public address: "https://bell.example.org:8443".
struct PublicUrl {
  std::string scheme{};     // "http" or "https"; empty: not given
  std::string authority{};  // "bell.example.org:8443", without a default port
  bool is_known() const { return !scheme.empty(); }
  std::string text() const { return scheme + "://" + authority; }
};
std::optional<PublicUrl> read_public_url(std::string_view text);

struct Settings {
  Address address = boost::asio::ip::make_address("127.0.0.1");
  std::uint16_t port = 8080;
  std::string store{};  // "sqlite:PATH", "postgres://…", "memory:"; empty: sqlite in the state folder
  PublicUrl public_url{};
  std::vector<Network> trusted{};  // proxies whose X-Forwarded-For counts
  std::optional<Address> metrics_address{};
  std::uint16_t metrics_port = 9180;
  std::uint64_t drain = 10;  // seconds
  bool json_log = false;
  std::string log_level = "info";
  std::string tls_cert{};
  std::string tls_key{};
  std::string password_file{};
  std::vector<std::string> webhook_hosts{};
  bool webhook_private = false;     // they may be at private addresses
  std::uint64_t webhook_wait = 20;  // seconds a question stays unanswered before its person is called
  std::uint64_t threads = 0;        // for connections; 0: as many as there are cores, up to 4
  std::uint64_t bot_threads = 0;    // for bots; 0: one fewer than there are cores
  std::uint64_t bot_beat = 800;  // milliseconds: a bot answers at a multiple of this, so that its speed reveals nothing
  Limits limits{};

  bool has_tls() const { return !tls_cert.empty(); }
};

// One source: names as in the file ("public-url", "limit.frame") and values as text.
using Given = std::map<std::string, std::string, std::less<>>;

// All names, in the order of the help text. Limits are "limit.NAME".
std::vector<std::string> setting_names();

// The file's settings, or what is wrong with it and where.
Outcome<Given, Problem> read_settings_file(std::string_view text);
// All settings found in the environment: BELL_PUBLIC_URL, BELL_LIMIT_FRAME.
Given settings_of_environment(const std::function<const char*(const char*)>& lookup);

// Earlier sources win. A problem names the setting, the source and what would be valid.
struct Source {
  Problem name;  // for messages: the flags, the environment, a file
  Given given;
};
Outcome<Settings, Problem> settings_from(const std::vector<Source>& sources);

}  // namespace bell::server
