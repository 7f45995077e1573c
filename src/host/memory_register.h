// A register that lives as long as the program: for tests, and for a house that stores nothing.
#pragma once

#include <map>
#include <mutex>

#include "host/register.h"

namespace bell::host {

class MemoryRegister final : public Register {
 public:
  // This store's clock. Without it, the time is always 0.
  explicit MemoryRegister(std::function<Timestamp()> now = {});

  journal::Store& journals() override { return journals_; }
  std::optional<Fault> open(const TableRecord& table, const journal::Header& header,
                            const std::string& secret) override;
  Outcome<TableRecord, Fault> find(const TableId& table) override;
  Outcome<std::vector<TableRecord>, Fault> list(const Listing& wanted) override;
  Outcome<bool, Fault> save(const TableRecord& table, const Along& along) override;
  std::vector<journal::Appended> append(std::span<const Append> appends, const std::string& node) override;
  Outcome<std::vector<TableId>, Fault> due(Timestamp now, const std::string& node, std::int64_t grace,
                                           std::uint32_t most) override;
  std::optional<Fault> set_due(const TableId& table, std::optional<Timestamp> due) override;
  Outcome<std::uint32_t, Fault> say(const TableId& table, const ChatLine& line) override;
  Outcome<std::vector<ChatLine>, Fault> chat(const TableId& table, std::uint32_t from, std::uint32_t most) override;
  Outcome<std::string, Fault> secret(const TableId& table) override;
  Outcome<Beat, Fault> beat(const std::string& node) override;
  std::optional<Fault> leave(const std::string& node, Timestamp since) override;
  Outcome<std::vector<Head>, Fault> heads(std::span<const TableId> tables) override;
  void listen(std::function<void(const std::vector<TableId>&)>) override {}  // nobody else can write to it
  Outcome<std::string, Fault> epoch() override { return std::string("0"); }
  std::optional<Fault> remove(const TableId& table) override;

 private:
  struct Kept {
    TableRecord table;
    journal::Journal journal;
    std::string secret;
    std::vector<ChatLine> chat;
  };
  class Journals final : public journal::Store {
   public:
    explicit Journals(MemoryRegister& house) : house_(house) {}
    std::optional<Fault> create(const TableId& table, const journal::Header& header) override;
    std::optional<Fault> claim(const TableId& table) override;
    journal::Appended append(const TableId& table, std::uint32_t head, const journal::Change& change) override;
    Outcome<journal::Journal, Fault> read(const TableId& table, std::uint32_t from) override;
    Outcome<std::vector<TableId>, Fault> list() override;

   private:
    MemoryRegister& house_;
  };
  // The caller holds the lock.
  Kept* kept(const TableId& table);
  journal::Appended append_one(const TableId& table, std::uint32_t head, const journal::Change& change);

  std::mutex lock_;
  std::function<Timestamp()> now_;
  Journals journals_{*this};
  std::map<TableId, Kept> tables_;
  std::map<std::string, Timestamp> beats_;
  Timestamp left_{};  // the last node that said so
};

}  // namespace bell::host
