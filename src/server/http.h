// A request and its answer, independent of the HTTP library.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/address.h"

namespace bell::server {

enum class Method : std::uint8_t { get, head, post, other };

struct Request {
  Method method = Method::other;
  std::string path{};   // "/api/tables", decoded, without the query
  std::string query{};  // "state=open&page=2", not decoded
  std::string body{};
  std::string host{};
  std::string origin{};  // empty: not sent
  std::string token{};   // of "Authorization: Bearer …"
  std::string accept_language{};
  std::string accept_encoding{};
  std::string if_none_match{};
  std::string content_type{};
  Address peer{};
  Address from{};                // the peer, or the caller behind a trusted proxy
  bool is_forwarded = false;     // it has a forwarded header
  bool is_private_door = false;  // it came in at --metrics-address
};

// A value of the query, decoded; empty if it is missing.
std::string query_value(std::string_view query, std::string_view name);
// Decodes "%41b" to "Ab"; refuses invalid UTF-8 and control characters.
bool decode_path(std::string_view text, std::string& into);

struct Answer {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body{};
  // Static bytes, sent instead of `body`.
  std::string_view lasting{};
  std::vector<std::pair<std::string_view, std::string>> headers{};
};

// The headers of every answer; `type` decides whether a page's policy is needed.
std::vector<std::pair<std::string_view, std::string_view>> security_headers();
inline constexpr std::string_view kStrictTransport = "max-age=31536000";

}  // namespace bell::server
