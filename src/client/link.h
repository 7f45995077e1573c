// The address of a served table, as people pass it on: https://bell.example.org/t/TABLE#seat=TOKEN.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::client {

struct Link {
  bool is_secure = false;
  std::string host{};
  std::uint16_t port = 0;
  std::string table{};  // empty: the server without a table
  std::string token{};  // of a seat; empty: none yet
  std::string watch{};  // to watch a table that is not public

  std::string authority() const;  // "bell.example.org:8080", as in a Host header
  std::string house() const;      // "https://bell.example.org"
  std::string seat_link() const;  // contains the token, which gives control of the seat
};

// On error the problem describes the form of a link.
Outcome<Link, Problem> read_link(std::string_view text);

}  // namespace bell::client
