// The server's limits. Each is a setting; `limit_rows` has their names and bounds.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bell::server {

struct Limits {
  std::uint64_t frame = 16 * 1024;       // bytes of a message on a socket
  std::uint64_t hello = 1024;            // bytes of the first one
  std::uint64_t header = 8 * 1024;       // bytes of a request's header
  std::uint64_t body = 64 * 1024;        // bytes of a request's body
  std::uint64_t wait = 5000;             // milliseconds for a header, a body, a hello
  std::uint64_t silence = 60'000;        // milliseconds without a message after which a socket counts as gone
  std::uint64_t beat = 20'000;           // milliseconds between heartbeats
  std::uint64_t frames = 20;             // per second on one socket
  std::uint64_t seat_sockets = 4;        // sockets of one seat
  std::uint64_t watchers = 200;          // sockets that watch one table
  std::uint64_t sockets = 10'000;        // connections in total
  std::uint64_t address_sockets = 1000;  // connections from one address
  std::uint64_t tables = 10'000;         // awake at once
  std::uint64_t address_tables = 20;     // opened from one address and not begun
  std::uint64_t joins = 60;              // from one address in a minute: sitting down, opening a table, a hello
  std::uint64_t reads = 240;             // from one address in a minute: replays, journals, deals, analyses, my tables
  std::uint64_t tries = 5;               // at the house password, from one address in a minute
  std::uint64_t chat = 500;              // characters of a line
  std::uint64_t chats = 5;               // lines per seat in ten seconds
  std::uint64_t name = 24;               // characters of a name
  std::uint64_t vote = 20'000;           // milliseconds the people at a table have to agree
  std::uint64_t absent = 90'000;         // milliseconds of absence before the others may vote on a bot
};

struct LimitRow {
  std::string_view name;
  std::uint64_t Limits::* value;
  std::uint64_t low, high;
};

inline constexpr std::uint64_t kMany = 10'000'000;
inline constexpr std::array limit_rows{
    LimitRow{"frame", &Limits::frame, 1024, 16 * 1024},
    LimitRow{"hello", &Limits::hello, 256, 64 * 1024},
    LimitRow{"header", &Limits::header, 1024, 64 * 1024},
    LimitRow{"body", &Limits::body, 1024, 4 * 1024 * 1024},
    LimitRow{"wait", &Limits::wait, 100, 60'000},
    LimitRow{"silence", &Limits::silence, 200, 3'600'000},
    LimitRow{"beat", &Limits::beat, 50, 600'000},
    LimitRow{"frames", &Limits::frames, 1, kMany},
    LimitRow{"seat_sockets", &Limits::seat_sockets, 1, 1000},
    LimitRow{"watchers", &Limits::watchers, 0, kMany},
    LimitRow{"sockets", &Limits::sockets, 1, kMany},
    LimitRow{"address_sockets", &Limits::address_sockets, 1, kMany},
    LimitRow{"tables", &Limits::tables, 1, kMany},
    LimitRow{"address_tables", &Limits::address_tables, 1, kMany},
    LimitRow{"joins", &Limits::joins, 1, kMany},
    LimitRow{"reads", &Limits::reads, 1, kMany},
    LimitRow{"tries", &Limits::tries, 1, kMany},
    LimitRow{"chat", &Limits::chat, 1, 4000},
    LimitRow{"chats", &Limits::chats, 1, kMany},
    LimitRow{"name", &Limits::name, 1, 100},
    LimitRow{"vote", &Limits::vote, 500, 3'600'000},
    LimitRow{"absent", &Limits::absent, 0, 3'600'000},
};

}  // namespace bell::server
