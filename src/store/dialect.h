// What is done differently by the two databases. For this room only.
#pragma once

#include <span>

#include "host/register.h"
#include "store/connections.h"

namespace bell::store {

class Dialect {
 public:
  virtual ~Dialect() = default;
  // Appends of different tables, durable together, each alone; answers in their order. Throws nothing.
  virtual std::vector<journal::Appended> append(Connections& store, std::span<const host::Append> appends,
                                                const std::string& node) = 0;
  // id, head, version of those that are there.
  virtual Result heads(Session& session, std::span<const host::TableId> tables) = 0;
  virtual Timestamp now(Session& session) = 0;
  // Inside a transaction: when it commits, other nodes hear of these tables.
  virtual void announce(Session& session, const std::vector<host::TableId>& tables) = 0;
  // From now on `changed` is called when another node has committed.
  virtual void listen(std::function<void(const std::vector<host::TableId>&)> changed) = 0;
};

}  // namespace bell::store
