// Table states, for the commands that inspect a store.
#pragma once

#include <algorithm>
#include <string_view>

#include "host/register.h"

namespace bell::store {

// The name in docs/protocol.md.
constexpr std::string_view name_of(host::State state) {
  switch (state) {
    case host::State::gathering:
      return "open";
    case host::State::playing:
      return "playing";
    case host::State::finished:
      return "finished";
    case host::State::closed:
      return "closed";
  }
  return "?";
}

inline bool is_being_played(const host::TableRecord& table) { return table.state == host::State::playing; }
inline bool is_over(const host::TableRecord& table) {
  return table.state == host::State::finished || table.state == host::State::closed;
}
inline void give_up(host::TableRecord& table) { table.state = host::State::closed; }
// The time of the last change.
inline Timestamp last_of(const host::TableRecord& table) { return std::max(table.created, table.moved); }

}  // namespace bell::store
