// The differences between the two databases. For this room only.
#pragma once

#include <span>

#include "host/register.h"
#include "store/connections.h"

namespace bell::store {

// Among the nodes: when the last one left that said so.
inline constexpr std::string_view kLeft = "left";

class Dialect {
 public:
  virtual ~Dialect() = default;
  // Appends to different tables, committed together, each independent; answers in their order. Throws nothing.
  virtual std::vector<journal::Appended> append(Connections& store, std::span<const host::Append> appends,
                                                const std::string& node) = 0;
  // id, head, version of those that exist.
  virtual Result heads(Session& session, std::span<const host::TableId> tables) = 0;
  virtual Timestamp now(Session& session) = 0;
  virtual bool is_shared() const = 0;  // several nodes may serve it at once
  // Inside a transaction: when it commits, other nodes hear of these tables.
  virtual void announce(Session& session, const std::vector<host::TableId>& tables) = 0;
  // From now on calls `changed` when another node has committed.
  virtual void listen(std::function<void(const std::vector<host::TableId>&)> changed) = 0;
};

}  // namespace bell::store
