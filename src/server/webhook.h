// Where a table may tell whose turn it is, and in which words. Chat tools take a line of JSON by HTTPS: "text" (Slack,
// Mattermost, Rocket.Chat, Teams, Matrix bridges) or "content" (Discord); both are sent.
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
  std::string target{};  // path and query: a secret of whoever gave it
};
// An https address of at most 500 characters without a name and a password in it.
std::optional<WebhookUrl> read_webhook(std::string_view text);
// Whether the operator lists it: "hooks.example.org", or "hooks.example.org:8443".
bool is_listed(const WebhookUrl& url, const std::vector<std::string>& hosts);
// Addresses that belong to no host in the public internet: this machine, its network, multicast, what is reserved.
bool is_private_address(const Address& address);

// What is sent: whose turn it is, at which table, and the way there; nothing of the game.
std::string webhook_body(const host::Called& called, const std::string& base);

}  // namespace bell::server
