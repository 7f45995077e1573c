// Brings the schema of a store up to date step by step. Steps are numbered files in src/store/schema, forward only.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "store/session.h"

namespace bell::store {

// Number and statements, in order.
using Migrations = std::vector<std::pair<int, std::string>>;
const Migrations& migrations();

// The number of the last step applied to a store; 0: it is empty.
int schema_of(Session& session);

// Applies the missing steps, all or nothing; if several nodes start at once, one does it. Gives the number the store
// has then, which is higher than ours if a later version was here.
int migrate(Session& session, const Migrations& steps);

// Sixteen random hexadecimal digits.
std::string fresh_epoch();

}  // namespace bell::store
