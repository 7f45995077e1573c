// How a table stands, for people who look after a store.
#pragma once

#include <algorithm>
#include <string_view>

#include "host/register.h"

namespace bell::store {

// As docs/protocol.md calls it.
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
// When something last happened there.
inline Timestamp last_of(const host::TableRecord& table) { return std::max(table.created, table.moved); }

}  // namespace bell::store
