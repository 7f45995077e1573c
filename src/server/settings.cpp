// Parses settings. One row per setting: its name, and the function that reads its value.
#include "server/settings.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "server/webhook.h"
#include "server/words.h"

namespace bell::server {
namespace {

using Expected = std::optional<Problem>;  // what the value should have been

template <class Whole>
Expected read_whole(std::string_view text, Whole& into, std::uint64_t low, std::uint64_t high) {
  std::uint64_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc{} || end != text.data() + text.size() || value < low || value > high)
    return problem_of("settings.expected.whole", {{"low", std::to_string(low)}, {"high", std::to_string(high)}});
  into = static_cast<Whole>(value);
  return std::nullopt;
}

std::vector<std::string> parts(std::string_view list) {
  std::vector<std::string> found;
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    std::string_view part = list.substr(0, comma);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    if (!part.empty()) found.emplace_back(part);
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
  }
  return found;
}

Expected read_listen(std::string_view text, Address& into) {
  const auto address = read_address(text == "localhost" ? "127.0.0.1" : text);
  if (!address) return problem_of("settings.expected.address");
  into = *address;
  return std::nullopt;
}

// "127.0.0.1:9180", "[::1]:9180", or an address alone.
Expected read_metrics(std::string_view text, Settings& settings) {
  const auto expected = problem_of("settings.expected.metrics");
  std::string_view host = text;
  std::string_view port;
  if (const std::size_t colon = text.rfind(':'); colon != std::string_view::npos && !read_address(text)) {
    host = text.substr(0, colon);
    port = text.substr(colon + 1);
  }
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto address = read_address(host == "localhost" ? "127.0.0.1" : host);
  if (!address) return expected;
  if (!port.empty() && read_whole(port, settings.metrics_port, 0, 65535)) return expected;
  settings.metrics_address = *address;
  return std::nullopt;
}

Expected read_trusted(std::string_view text, std::vector<Network>& into) {
  into.clear();
  for (const std::string& part : parts(text)) {
    const auto network = read_network(part);
    if (!network) return problem_of("settings.expected.network");
    into.push_back(*network);
  }
  return std::nullopt;
}

Expected read_yes_or_no(std::string_view text, bool& into) {
  const bool is_yes = text == "true" || text == "1" || text == "yes";
  if (!is_yes && text != "false" && text != "0" && text != "no") return problem_of("settings.expected.yes_or_no");
  into = is_yes;
  return std::nullopt;
}

Expected read_level(std::string_view text, std::string& into) {
  constexpr std::array kLevels{"debug", "info", "warning", "error"};
  if (std::ranges::find(kLevels, text) == kLevels.end()) return problem_of("settings.expected.level");
  into = text;
  return std::nullopt;
}

Expected read_text(std::string_view text, std::string& into) {
  into = text;
  return std::nullopt;
}

// "hooks.example.org, chat.example.org:8443"
Expected read_webhook_hosts(std::string_view text, std::vector<std::string>& into) {
  into.clear();
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    std::string host(text.substr(0, comma));
    std::erase(host, ' ');
    const auto url = read_webhook("https://" + host + "/");
    if (!url) return problem_of("settings.expected.hosts");
    into.push_back(url->port == 443 ? url->host : url->host + ":" + std::to_string(url->port));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return std::nullopt;
}

struct SettingRow {
  std::string_view name;
  Expected (*read)(std::string_view text, Settings& settings);
};

constexpr std::uint64_t kMostThreads = 256;
constexpr std::uint64_t kLongestDrain = 3600;
constexpr std::uint64_t kLongestBeat = 60'000;
constexpr std::uint64_t kLongestCall = 50;  // later the table might be asleep, if nobody watches it

constexpr std::array kSettingRows{
    SettingRow{"address", [](std::string_view text, Settings& to) { return read_listen(text, to.address); }},
    SettingRow{"port", [](std::string_view text, Settings& to) { return read_whole(text, to.port, 0, 65535); }},
    SettingRow{"store", [](std::string_view text, Settings& to) { return read_text(text, to.store); }},
    SettingRow{"public-url",
               [](std::string_view text, Settings& to) -> Expected {
                 const auto url = read_public_url(text);
                 if (!url) return problem_of("settings.expected.url");
                 to.public_url = *url;
                 return std::nullopt;
               }},
    SettingRow{"trust-proxy", [](std::string_view text, Settings& to) { return read_trusted(text, to.trusted); }},
    SettingRow{"tls-cert", [](std::string_view text, Settings& to) { return read_text(text, to.tls_cert); }},
    SettingRow{"tls-key", [](std::string_view text, Settings& to) { return read_text(text, to.tls_key); }},
    SettingRow{"metrics-address", read_metrics},
    SettingRow{"drain",
               [](std::string_view text, Settings& to) { return read_whole(text, to.drain, 0, kLongestDrain); }},
    SettingRow{"json-log", [](std::string_view text, Settings& to) { return read_yes_or_no(text, to.json_log); }},
    SettingRow{"log-level", [](std::string_view text, Settings& to) { return read_level(text, to.log_level); }},
    SettingRow{"password-file", [](std::string_view text, Settings& to) { return read_text(text, to.password_file); }},
    SettingRow{"webhook-hosts",
               [](std::string_view text, Settings& to) { return read_webhook_hosts(text, to.webhook_hosts); }},
    SettingRow{"webhook-private",
               [](std::string_view text, Settings& to) { return read_yes_or_no(text, to.webhook_private); }},
    SettingRow{"webhook-wait",
               [](std::string_view text, Settings& to) { return read_whole(text, to.webhook_wait, 0, kLongestCall); }},
    SettingRow{"threads",
               [](std::string_view text, Settings& to) { return read_whole(text, to.threads, 0, kMostThreads); }},
    SettingRow{"bot-threads",
               [](std::string_view text, Settings& to) { return read_whole(text, to.bot_threads, 0, kMostThreads); }},
    SettingRow{"bot-beat",
               [](std::string_view text, Settings& to) { return read_whole(text, to.bot_beat, 1, kLongestBeat); }},
};

constexpr std::string_view kLimit = "limit.";

Expected read_setting(std::string_view name, std::string_view value, Settings& settings) {
  for (const SettingRow& row : kSettingRows)
    if (row.name == name) return row.read(value, settings);
  for (const LimitRow& row : limit_rows)
    if (name.starts_with(kLimit) && name.substr(kLimit.size()) == row.name)
      return read_whole(value, settings.limits.*row.value, row.low, row.high);
  return problem_of("settings.expected.name", {{"known", joined(setting_names())}});
}

std::optional<Problem> refuse_together(const Settings& settings) {
  if (settings.tls_cert.empty() != settings.tls_key.empty()) return problem_of("settings.tls_pair");
  if (settings.has_tls() && settings.public_url.is_known() && settings.public_url.scheme != "https")
    return problem_of("settings.tls_url", {{"url", settings.public_url.text()}});
  if (settings.limits.beat >= settings.limits.silence) return problem_of("settings.beat_silence");
  return std::nullopt;
}

}  // namespace

std::vector<std::string> setting_names() {
  std::vector<std::string> names;
  for (const SettingRow& row : kSettingRows) names.emplace_back(row.name);
  for (const LimitRow& row : limit_rows) names.push_back(std::string(kLimit) + std::string(row.name));
  return names;
}

std::optional<PublicUrl> read_public_url(std::string_view text) {
  PublicUrl url;
  for (const std::string_view scheme : {"http", "https"})
    if (text.starts_with(std::string(scheme) + "://")) url.scheme = scheme;
  if (url.scheme.empty()) return std::nullopt;
  text.remove_prefix(url.scheme.size() + 3);
  if (text.ends_with('/')) text.remove_suffix(1);
  if (text.empty() || text.size() > 253 || text.find_first_of("/?#@ \"<>\\") != std::string_view::npos)
    return std::nullopt;
  for (const char letter : text)
    if (letter <= ' ' || letter > '~') return std::nullopt;
  const std::string_view usual = url.scheme == "https" ? ":443" : ":80";
  if (text.ends_with(usual)) text.remove_suffix(usual.size());
  url.authority = text;
  std::ranges::transform(url.authority, url.authority.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  });
  return url;
}

Given settings_of_environment(const std::function<const char*(const char*)>& lookup) {
  Given given;
  for (const std::string& name : setting_names()) {
    std::string variable = "BELL_";
    for (const char letter : name) variable += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : '_';
    if (const char* value = lookup(variable.c_str()); value != nullptr && *value != '\0') given[name] = value;
  }
  return given;
}

Outcome<Settings, Problem> settings_from(const std::vector<Source>& sources) {
  Settings settings;
  for (auto source = sources.rbegin(); source != sources.rend(); ++source)
    for (const auto& [name, value] : source->given)
      if (const auto expected = read_setting(name, value, settings))
        return problem_of("settings.bad",
                          with_problem(with_problem({{"name", name}, {"value", value}}, "source", source->name),
                                       "expected", *expected));
  if (auto problem = refuse_together(settings)) return *problem;
  return settings;
}

}  // namespace bell::server
