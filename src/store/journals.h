// A database's journals behind the journal::Store interface. For this room only.
#pragma once

#include "journal/store.h"
#include "store/dialect.h"

namespace bell::store {

class Journals final : public journal::Store {
 public:
  Journals(Connections& connections, Dialect& dialect) : connections_(connections), dialect_(dialect) {}
  std::optional<Fault> create(const journal::TableId& table, const journal::Header& header) override;
  std::optional<Fault> claim(const journal::TableId& table) override;
  journal::Appended append(const journal::TableId& table, std::uint32_t head, const journal::Change& change) override;
  Outcome<journal::Journal, Fault> read(const journal::TableId& table, std::uint32_t from) override;
  Outcome<std::vector<journal::TableId>, Fault> list() override;

 private:
  Connections& connections_;
  Dialect& dialect_;
};

}  // namespace bell::store
