// Judges addresses by their text; whether the machine behind one is private is looked at when it is known.
#include "server/webhooks.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace bell::server {

std::optional<WebhookUrl> read_webhook(std::string_view url, const std::vector<std::string>& hosts) {
  constexpr std::string_view kScheme = "https://";
  constexpr std::size_t kLongest = 500;
  if (url.size() > kLongest || !url.starts_with(kScheme)) return std::nullopt;
  for (const char letter : url)
    if (letter <= ' ' || letter > '~' || letter == '\\' || letter == '"') return std::nullopt;
  url.remove_prefix(kScheme.size());
  const std::size_t slash = url.find_first_of("/?#");
  std::string_view authority = url.substr(0, slash);
  WebhookUrl hook;
  hook.target = slash == std::string_view::npos ? "/" : std::string(url.substr(slash));
  if (hook.target.find('#') != std::string::npos || !hook.target.starts_with('/')) return std::nullopt;
  if (const std::size_t colon = authority.find(':'); colon != std::string_view::npos) {
    hook.port = authority.substr(colon + 1);
    authority = authority.substr(0, colon);
    const bool is_number = std::ranges::all_of(hook.port, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (hook.port.empty() || hook.port.size() > 5 || !is_number) return std::nullopt;
  }
  hook.host = authority;
  std::ranges::transform(hook.host, hook.host.begin(),
                         [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  if (std::ranges::find(hosts, hook.host) == hosts.end()) return std::nullopt;
  return hook;
}

std::string webhook_body(const std::string& sentence) {
  std::string quiet;
  for (const char letter : sentence) {
    // "<!channel>", "@everyone" and links of their own would call people, or lead them elsewhere.
    if (letter == '<' || letter == '>' || letter == '`' || letter == '*' || letter == '_' || letter == '[') continue;
    quiet += letter;
    if (letter == '@') quiet += "\xE2\x80\x8B";
  }
  const nlohmann::ordered_json body{
      {"text", quiet}, {"content", quiet}, {"allowed_mentions", {{"parse", nlohmann::ordered_json::array()}}}};
  return body.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace bell::server
