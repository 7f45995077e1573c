// Webhooks that announce whose turn it is. Chat tools take a line of JSON over HTTPS: "text" (Slack, Mattermost,
// Rocket.Chat, Teams, Matrix bridges) or "content" (Discord); we send both.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/host.h"
#include "server/address.h"

namespace bell::server {

struct WebhookUrl {
  std::string host{};  // in lower case
  std::uint16_t port = 443;
  std::string target{};  // path and query: secret
};
// An https URL of at most 500 characters without a user name or password.
std::optional<WebhookUrl> read_webhook(std::string_view text);
// Whether the operator lists it: "hooks.example.org", or "hooks.example.org:8443".
bool is_listed(const WebhookUrl& url, const std::vector<std::string>& hosts);
// Addresses outside the public internet: this machine, its network, multicast, reserved ranges.
bool is_private_address(const Address& address);

// The message: whose turn it is, at which table, and the link; nothing about the game.
std::string webhook_body(const host::Called& called, const std::string& base);

}  // namespace bell::server
