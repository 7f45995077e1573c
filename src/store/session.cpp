// Rolls back every transaction that was not committed.
#include "store/session.h"

namespace bell::store {

Transaction::Transaction(Session& session, const std::string& begin) : session_(session) { session_.run(begin); }

Transaction::~Transaction() {
  if (!is_open_) return;
  try {
    session_.run("ROLLBACK");
  } catch (const SqlFailure&) {
    // If the rollback fails the connection is dropped, and the database rolls back itself.
    return;
  }
}

void Transaction::commit() {
  try {
    session_.run("COMMIT");
  } catch (const SqlFailure& failure) {
    throw SqlFailure(failure.why, SqlFailure::Stage::committing);
  }
  is_open_ = false;
}

}  // namespace bell::store
