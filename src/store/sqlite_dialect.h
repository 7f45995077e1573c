// One file written by one process: no other nodes to wait for or notify. For this room only.
#pragma once

#include "store/dialect.h"

namespace bell::store {

class SqliteDialect final : public Dialect {
 public:
  std::vector<journal::Appended> append(Connections& store, std::span<const host::Append> appends,
                                        const std::string& node) override;
  Result heads(Session& session, std::span<const host::TableId> tables) override;
  Timestamp now(Session& session) override;
  bool is_shared() const override { return false; }  // the lock file
  void announce(Session&, const std::vector<host::TableId>&) override {}
  void listen(std::function<void(const std::vector<host::TableId>&)>) override {}
};

}  // namespace bell::store
