// A request and its answer, without the library that reads and writes them.
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
  std::string query{};  // "state=open&page=2", as it came
  std::string body{};
  std::string host{};
  std::string origin{};  // empty: not sent
  std::string token{};   // of "Authorization: Bearer …"
  std::string accept_language{};
  std::string accept_encoding{};
  std::string if_none_match{};
  std::string content_type{};
  Address peer{};
  Address from{};                // the peer, or whoever is behind a proxy we trust
  bool is_forwarded = false;     // it came with a forwarded header
  bool is_private_door = false;  // by --metrics-address
};

// A value of the query, decoded; empty if it is not there.
std::string query_value(std::string_view query, std::string_view name);
// "%41b" as "Ab"; nothing that is no UTF-8, and no control characters.
bool decode_path(std::string_view text, std::string& into);

struct Answer {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body{};
  // Bytes that live as long as the program, sent instead of `body`.
  std::string_view lasting{};
  std::vector<std::pair<std::string_view, std::string>> headers{};
};

// The headers every answer carries; `type` decides whether a page's policy is needed.
std::vector<std::pair<std::string_view, std::string_view>> security_headers();
inline constexpr std::string_view kStrictTransport = "max-age=31536000";

}  // namespace bell::server
