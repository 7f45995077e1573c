// Parses webhooks and writes their messages; opens no connection.
#include "server/webhook.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <nlohmann/json.hpp>

#include "server/words.h"

namespace bell::server {
namespace {

constexpr std::size_t kLongest = 500;
constexpr std::string_view kScheme = "https://";

constexpr std::string_view kPrivate[] = {
    "0.0.0.0/8",      "10.0.0.0/8",   "100.64.0.0/10",  "127.0.0.0/8",    "169.254.0.0/16", "172.16.0.0/12",
    "192.0.0.0/24",   "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",  "198.51.100.0/24",
    "203.0.113.0/24", "224.0.0.0/4",  "240.0.0.0/4",    "::/96",          "64:ff9b::/96",   "64:ff9b:1::/48",
    "100::/64",       "2001::/32",    "2001:db8::/32",  "2002::/16",      "fc00::/7",       "fe80::/10",
    "fec0::/10",      "ff00::/8",
};

// A name must not notify a whole channel or become a link: "<!channel>".
std::string harmless(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '&')
      safe += "&amp;";
    else if (letter == '<')
      safe += "&lt;";
    else if (letter == '>')
      safe += "&gt;";
    else
      safe += letter;
  }
  return safe;
}

}  // namespace

std::optional<WebhookUrl> read_webhook(std::string_view text) {
  if (text.size() > kLongest || !text.starts_with(kScheme)) return std::nullopt;
  if (std::ranges::any_of(text, [](char letter) { return letter <= ' ' || letter > '~'; })) return std::nullopt;
  text.remove_prefix(kScheme.size());
  const std::size_t end = std::min(text.find_first_of("/?"), text.size());
  std::string_view authority = text.substr(0, end);
  if (text.find_first_of("#\\\"<>") != std::string_view::npos || authority.find('@') != std::string_view::npos)
    return std::nullopt;
  WebhookUrl url;
  url.target = end == text.size() ? "/" : std::string(text.substr(end));
  if (url.target.front() == '?') url.target.insert(0, "/");
  if (const std::size_t colon = authority.find(':'); colon != std::string_view::npos) {
    const std::string_view port = authority.substr(colon + 1);
    const auto [stop, fault] = std::from_chars(port.data(), port.data() + port.size(), url.port);
    if (fault != std::errc{} || stop != port.data() + port.size() || url.port == 0) return std::nullopt;
    authority = authority.substr(0, colon);
  }
  const bool is_name = !authority.empty() && std::ranges::all_of(authority, [](unsigned char letter) {
    return std::isalnum(letter) != 0 || letter == '-' || letter == '.';
  });
  if (!is_name) return std::nullopt;
  for (const char letter : authority) url.host += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return url;
}

bool is_listed(const WebhookUrl& url, const std::vector<std::string>& hosts) {
  const std::string with_port = url.host + ":" + std::to_string(url.port);
  return std::ranges::any_of(
      hosts, [&](const std::string& host) { return host == with_port || (url.port == 443 && host == url.host); });
}

bool is_private_address(const Address& address) {
  static const std::vector<Network> networks = [] {
    std::vector<Network> all;
    for (const std::string_view text : kPrivate) all.push_back(*read_network(text));
    return all;
  }();
  return std::ranges::any_of(networks, [&](const Network& network) { return network.has(plain(address)); });
}

std::string webhook_body(const host::Called& called, const std::string& base) {
  const texts::Catalogue& words = catalogue_for(called.lang, "");
  const texts::Args facts{{"name", called.name}, {"table", called.table_name}, {"link", base + "/t/" + called.table}};
  const std::string line = words.say(called.table_name.empty() ? "webhook.turn" : "webhook.turn_at", facts);
  nlohmann::json body;
  body["text"] = harmless(line);
  body["content"] = line;
  body["username"] = "Opening Bell";
  body["allowed_mentions"]["parse"] = nlohmann::json::array();  // mentions nobody, whatever the names contain
  return body.dump();
}

}  // namespace bell::server
