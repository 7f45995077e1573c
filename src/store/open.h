// Opens the database at an address and brings it up to date, or says why it cannot.
#pragma once

#include <memory>

#include "store/address.h"
#include "store/database.h"

namespace bell::store {

enum class Purpose : std::uint8_t {
  serve,  // created if missing, brought up to date; in the case of a file, nobody else writes to it
  look,   // must exist; changes nothing, so it works while the store is served
};

Outcome<std::unique_ptr<Database>, Fault> open(const Address& address, Purpose purpose);

}  // namespace bell::store
