// Compares authorities as text, in lower case and without a default port.
#include "server/gate.h"

#include <algorithm>

namespace bell::server {
namespace {

std::string lower(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  });
  return small;
}

// Without port and brackets.
std::string_view name_of(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, host.find(']') == std::string_view::npos ? 0 : host.find(']') - 1);
  return host.substr(0, host.find(':'));
}

}  // namespace

bool is_our_host(std::string_view host, const PublicUrl& ours) {
  if (ours.is_known()) {
    const auto called = read_public_url(ours.scheme + "://" + lower(host));
    return called && called->authority == ours.authority;
  }
  const std::string name = lower(name_of(host));
  return name == "localhost" || read_address(name).has_value();
}

bool is_our_origin(std::string_view origin, std::string_view host, const PublicUrl& ours) {
  const auto from = read_public_url(origin);
  if (!from) return false;
  if (ours.is_known()) return from->scheme == ours.scheme && from->authority == ours.authority;
  const auto called = read_public_url(from->scheme + "://" + lower(host));
  return called && called->authority == from->authority;
}

}  // namespace bell::server
