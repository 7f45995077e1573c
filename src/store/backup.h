// A store copied while it is served, and put back. For files; a PostgreSQL is copied by its own tools.
#pragma once

#include <optional>
#include <string>

#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "store/address.h"

namespace bell::store {

// A consistent copy in `file`, which was not there, for its owner alone; it is looked through before it gets its name.
std::optional<Fault> back_up(const Address& from, const std::string& file);

// Puts the copy in `file` in the place of the store, which nobody may be using. What was there before is kept beside
// it; its new name is given, or nothing if there was no store. The house has another epoch then.
Outcome<std::string, Fault> restore(const std::string& file, const Address& to);

// Another epoch for a store that nobody serves: after its database was put back by other means.
std::optional<Fault> renew_epoch(const Address& store);

// What the database itself finds wrong with its file, in its words; nothing if it holds.
Outcome<std::optional<std::string>, Fault> damage_of(const Address& store);

}  // namespace bell::store
