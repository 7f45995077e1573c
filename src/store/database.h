// A house's register and journals in one database, SQLite or PostgreSQL: opening a table is one transaction.
#pragma once

#include <memory>

#include "host/register.h"
#include "store/dialect.h"
#include "store/journals.h"

namespace bell::store {

class Database final : public host::Register {
 public:
  // Precondition: the schema is up to date.
  Database(std::unique_ptr<Connections> connections, std::unique_ptr<Dialect> dialect);
  ~Database() override;

  journal::Store& journals() override { return journals_; }
  std::optional<Fault> open(const host::TableRecord& table, const journal::Header& header,
                            const std::string& secret) override;
  Outcome<host::TableRecord, Fault> find(const host::TableId& table) override;
  Outcome<std::vector<host::TableRecord>, Fault> list(const host::Listing& wanted) override;
  Outcome<bool, Fault> save(const host::TableRecord& table, const Along& along) override;
  std::vector<journal::Appended> append(std::span<const host::Append> appends, const std::string& node) override;
  Outcome<std::vector<host::TableId>, Fault> due(Timestamp now, const std::string& node, std::int64_t grace,
                                                 std::uint32_t most) override;
  std::optional<Fault> set_due(const host::TableId& table, std::optional<Timestamp> due) override;
  Outcome<std::uint32_t, Fault> say(const host::TableId& table, const host::ChatLine& line) override;
  Outcome<std::vector<host::ChatLine>, Fault> chat(const host::TableId& table, std::uint32_t from,
                                                   std::uint32_t most) override;
  Outcome<std::string, Fault> secret(const host::TableId& table) override;
  Outcome<Beat, Fault> beat(const std::string& node) override;
  std::optional<Fault> leave(const std::string& node, Timestamp since) override;
  bool is_shared() const override;
  Outcome<std::vector<host::Head>, Fault> heads(std::span<const host::TableId> tables) override;
  void listen(std::function<void(const std::vector<host::TableId>&)> changed) override;
  Outcome<std::string, Fault> epoch() override;
  std::optional<Fault> remove(const host::TableId& table) override;

  Connections& connections() { return *connections_; }

 private:
  // Runs `work` in one transaction and notifies other nodes; gives the result of `work`.
  template <class Work>
  auto change(const host::TableId& table, const Work& work);

  std::unique_ptr<Connections> connections_;
  std::unique_ptr<Dialect> dialect_;
  Journals journals_;
};

}  // namespace bell::store
