// Identifies callers: addresses, networks, and the caller behind a trusted proxy.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bell::server {

using Address = boost::asio::ip::address;

// "10.0.0.0/8", "fd00::/8", or one address.
struct Network {
  Address base;
  unsigned bits = 0;
  bool has(const Address& address) const;
};
std::optional<Network> read_network(std::string_view text);
std::optional<Address> read_address(std::string_view text);

// An IPv4 address mapped into IPv6 becomes the IPv4 address.
Address plain(const Address& address);
bool is_loopback(const Address& address);

// The peer; or, behind a trusted proxy, the last address in `forwarded` (X-Forwarded-For) that is not trusted itself.
Address caller(const Address& peer, std::string_view forwarded, const std::vector<Network>& trusted);

// The key for limits: an IPv4 address, or the /64 of an IPv6 address (which one household usually has).
std::string counted_as(const Address& address);
// For logs: without its last part.
std::string shortened(const Address& address);

}  // namespace bell::server
