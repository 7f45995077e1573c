// What all tables of a house share, and where they are found. For this room only.
#pragma once

#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <unordered_map>

#include "host/host.h"
#include "host/strand.h"
#include "host/writer.h"

namespace bell::host {

class Critic;
class Desk;

struct Counters {
  std::atomic<std::uint64_t> moves{0};
  std::atomic<std::uint64_t> updates{0};
  std::atomic<std::uint64_t> encoded{0};
  std::atomic<std::uint64_t> refused{0};
  std::atomic<std::uint64_t> busy{0};
  std::atomic<std::uint64_t> unsaved{0};
  std::atomic<std::uint64_t> thoughts{0};
  std::atomic<std::int64_t> visits{0};
  std::atomic<std::int64_t> watchers{0};
};

struct House : std::enable_shared_from_this<House> {
  explicit House(Staffing staffing);
  ~House();

  // By the store's clock.
  Timestamp now() const { return {staff.time->now().milliseconds + offset.load()}; }
  std::array<std::uint8_t, 32> new_secret() const;
  Register& registry() const { return *staff.registry; }
  // Composed once for all tables that play by them; null if they can't be.
  std::shared_ptr<const table::Ruleset> rules_of(const Setup& setup);

  // The table, awake; or why it can't be had. Woken if need be.
  using Found = std::function<void(Outcome<std::shared_ptr<Desk>, Fault>)>;
  void with_desk(const TableId& table, Found found);
  // For good: tables let go of everybody.
  void close();
  void put_to_sleep(const TableId& table, const Desk* desk);
  std::vector<std::shared_ptr<Desk>> awake() const;

  // Every second, and every five.
  void look_for_due();
  void beat();
  void again(std::chrono::milliseconds every, void (House::*what)());
  void on_news(const std::vector<TableId>& tables);
  void note_store(const Fault* away);  // null: it is there
  bool is_store_well() const;

  Staffing staff;
  std::shared_ptr<Writer> writer;
  std::unique_ptr<Critic> critic;
  std::string epoch;
  std::atomic<std::int64_t> offset{0};  // of the store's clock from ours
  // While no node lived: charged to nobody.
  std::atomic<std::int64_t> gap_from{0};
  std::atomic<std::int64_t> gap_to{0};
  // What the last write said, and when one last got through, by our own clock. A write that hangs says nothing.
  std::atomic<bool> is_store_away{false};
  std::atomic<std::int64_t> store_seen{0};
  std::atomic<bool> missed_beat{false};
  std::atomic<bool> is_draining{false};
  std::atomic<bool> is_over{false};
  Counters counters;
  std::function<void(const Called&)> call;
  mutable std::mutex lock;

 private:
  void wake(const TableId& table);
  void woken(const TableId& table, const Outcome<std::shared_ptr<Desk>, Fault>& outcome);
  std::unordered_map<TableId, std::shared_ptr<Desk>> desks_;
  std::unordered_map<TableId, std::vector<Found>> waking_;
  std::mutex rules_lock_;
  std::map<std::string, std::weak_ptr<const table::Ruleset>> rules_;  // by the order form's text
};

}  // namespace bell::host
