// Several nodes on one database: rows are locked in one order, and a batch does not wait for rows that another node is
// writing. For this room only.
#pragma once

#include <mutex>

#include "store/dialect.h"
#include "store/listener.h"

namespace bell::store {

class PostgresDialect final : public Dialect {
 public:
  explicit PostgresDialect(std::string url);
  std::vector<journal::Appended> append(Connections& store, std::span<const host::Append> appends,
                                        const std::string& node) override;
  Result heads(Session& session, std::span<const host::TableId> tables) override;
  Timestamp now(Session& session) override;
  bool is_shared() const override { return true; }
  void announce(Session& session, const std::vector<host::TableId>& tables) override;
  void listen(std::function<void(const std::vector<host::TableId>&)> changed) override;

 private:
  std::string url_;
  std::string own_;  // signs this process's notifications
  std::mutex lock_;
  std::unique_ptr<Listener> listener_;
};

}  // namespace bell::store
