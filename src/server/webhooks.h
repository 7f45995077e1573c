// "It is your turn", told to a chat outside: who may be told, and in which words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bell::server {

// An https address at one of the hosts the operator lists; nothing for any other.
struct WebhookUrl {
  std::string host{};
  std::string port = "443";
  std::string target{};  // "/services/…"
};
std::optional<WebhookUrl> read_webhook(std::string_view url, const std::vector<std::string>& hosts);

// A body that Slack, Mattermost, Discord and Zulip understand. Names are no markup there, and call nobody.
std::string webhook_body(const std::string& sentence);

}  // namespace bell::server
