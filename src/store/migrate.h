// The schema of a store, brought up to date step by step. Steps are numbered files in src/store/schema, forward only.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "store/session.h"

namespace bell::store {

// Number and statements, in order.
using Migrations = std::vector<std::pair<int, std::string>>;
const Migrations& migrations();

// The number of the last step a store has seen; 0: it is empty.
int schema_of(Session& session);

// Carries out what is missing, all of it or nothing; of several nodes that begin at once, one does. Gives the number
// the store has then, which is higher than ours if a later version was here.
int migrate(Session& session, const Migrations& steps);

// Sixteen random hexadecimal digits.
std::string fresh_epoch();

}  // namespace bell::store
