// Keeps journals in memory: for tests, and for tables that need not be kept.
#pragma once

#include <map>

#include "journal/store.h"

namespace bell::journal {

class MemoryStore final : public Store {
 public:
  std::optional<Fault> create(const TableId& table, const Header& header) override;
  std::optional<Fault> claim(const TableId& table) override;
  Appended append(const TableId& table, std::uint32_t head, const Change& change) override;
  Outcome<Journal, Fault> read(const TableId& table, std::uint32_t from) override;
  Outcome<std::vector<TableId>, Fault> list() override;

 private:
  std::map<TableId, Journal> journals_;
};

}  // namespace bell::journal
