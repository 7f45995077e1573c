// Compares addresses by their bytes.
#include "server/address.h"

#include <algorithm>
#include <charconv>

namespace bell::server {
namespace {

namespace ip = boost::asio::ip;

std::vector<unsigned char> bytes_of(const Address& address) {
  if (address.is_v4()) {
    const auto bytes = address.to_v4().to_bytes();
    return {bytes.begin(), bytes.end()};
  }
  const auto bytes = address.to_v6().to_bytes();
  return {bytes.begin(), bytes.end()};
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

bool is_in(const Address& address, const std::vector<Network>& networks) {
  return std::ranges::any_of(networks, [&](const Network& network) { return network.has(address); });
}

}  // namespace

Address plain(const Address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

bool Network::has(const Address& address) const {
  const auto asked = bytes_of(plain(address));
  const auto ours = bytes_of(base);
  if (asked.size() != ours.size()) return false;
  for (unsigned bit = 0; bit < bits; ++bit) {
    const unsigned mask = 0x80u >> (bit % 8);
    if ((asked[bit / 8] & mask) != (ours[bit / 8] & mask)) return false;
  }
  return true;
}

std::optional<Address> read_address(std::string_view text) {
  boost::system::error_code fault;
  const Address address = ip::make_address(std::string(text), fault);
  if (fault) return std::nullopt;
  return plain(address);
}

std::optional<Network> read_network(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto base = read_address(text.substr(0, slash));
  if (!base) return std::nullopt;
  Network network{*base, base->is_v4() ? 32u : 128u};
  if (slash == std::string_view::npos) return network;
  const std::string_view length = text.substr(slash + 1);
  unsigned bits = 0;
  const auto [end, fault] = std::from_chars(length.data(), length.data() + length.size(), bits);
  if (fault != std::errc{} || end != length.data() + length.size() || bits > network.bits) return std::nullopt;
  network.bits = bits;
  return network;
}

bool is_loopback(const Address& address) { return plain(address).is_loopback(); }

Address caller(const Address& peer, std::string_view forwarded, const std::vector<Network>& trusted) {
  Address found = plain(peer);
  while (!forwarded.empty() && is_in(found, trusted)) {
    const std::size_t comma = forwarded.rfind(',');
    const std::string_view last = comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1);
    const auto before = read_address(trimmed(last));
    if (!before) break;  // an entry that no proxy wrote proves nothing
    found = *before;
    forwarded = comma == std::string_view::npos ? std::string_view{} : forwarded.substr(0, comma);
  }
  return found;
}

std::string counted_as(const Address& address) {
  const Address simple = plain(address);
  if (simple.is_v4()) return simple.to_string();
  auto bytes = simple.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return ip::address_v6(bytes).to_string() + "/64";
}

std::string shortened(const Address& address) {
  const Address simple = plain(address);
  if (simple.is_v6()) return counted_as(address);
  const std::string text = simple.to_string();
  return text.substr(0, text.rfind('.') + 1) + "x";
}

}  // namespace bell::server
