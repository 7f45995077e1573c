// From an address to a database that is up to date, or to the reason why there is none.
#pragma once

#include <memory>

#include "store/address.h"
#include "store/database.h"

namespace bell::store {

enum class Purpose : std::uint8_t {
  serve,  // made if it is not there, brought up to date, and of a file nobody else writes to it
  look,   // it is there, and nothing is changed: also while it is served
};

Outcome<std::unique_ptr<Database>, Fault> open(const Address& address, Purpose purpose);

}  // namespace bell::store
