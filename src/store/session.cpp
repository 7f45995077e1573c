// A transaction that is not committed leaves nothing behind, whatever ends it.
#include "store/session.h"

namespace bell::store {

Transaction::Transaction(Session& session, const std::string& begin) : session_(session) { session_.run(begin); }

Transaction::~Transaction() {
  if (!is_open_) return;
  try {
    session_.run("ROLLBACK");
  } catch (const SqlFailure&) {
    // A connection that can't even take back is given up, and the database takes back for it.
    return;
  }
}

void Transaction::commit() {
  try {
    session_.run("COMMIT");
  } catch (const SqlFailure& failure) {
    throw SqlFailure(failure.what(), SqlFailure::Stage::committing);
  }
  is_open_ = false;
}

}  // namespace bell::store
