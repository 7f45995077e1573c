// Copies a store while it is served, and restores it. For files; PostgreSQL has its own tools.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "store/address.h"

namespace bell::store {

// Makes a consistent copy in `file`, which must not exist; readable by its owner alone. The copy is checked before it
// gets its name.
std::optional<Fault> back_up(const Address& from, const std::string& file);

// Replaces the store, which must not be in use, by the copy in `file`. The old store is kept beside it; gives its new
// name, or nothing if there was no store. The house then has a new epoch.
Outcome<std::string, Fault> restore(const std::string& file, const Address& to);

// Gives a store that is not served a new epoch: for a database that was restored by other means.
std::optional<Fault> renew_epoch(const Address& store);

// At every table that is not over the table itself says this, in the words that suit its settings.
std::optional<Fault> say_at_tables(const Address& store,
                                   const std::function<std::string(const std::string& settings)>& sentence);

// What the database itself finds wrong with its file, in its words; nothing if it holds.
Outcome<std::optional<std::string>, Fault> damage_of(const Address& store);

}  // namespace bell::store
