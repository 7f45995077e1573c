// How a database changes something other than a journal. For this room only.
#pragma once

#include "store/database.h"

namespace bell::store {

template <class Work>
auto Database::change(const host::TableId& table, const Work& work) {
  return connections_->write([&](Session& session) {
    auto change = Transaction::writing(session);
    auto done = work(session);
    dialect_->announce(session, {table});
    change.commit();
    return done;
  });
}

}  // namespace bell::store
