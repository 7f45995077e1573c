// What all tables of a house share, and how to find them. For this room only.
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
  // Built once and shared by all tables with these rules; null if they cannot be built.
  std::shared_ptr<const table::Ruleset> rules_of(const Setup& setup);

  // Gives the table, waking it if needed, or the reason why it is unavailable.
  using Found = std::function<void(Outcome<std::shared_ptr<Desk>, Fault>)>;
  void with_desk(const TableId& table, Found found);
  // Final: all tables release everyone.
  void close();
  // No more can be awake, and this one is not.
  bool is_full_for(const TableId& table) const;
  bool is_awake(const TableId& table) const;
  void put_to_sleep(const TableId& table, const Desk* desk);
  std::vector<std::shared_ptr<Desk>> awake() const;

  // Every second, and every five.
  void look_for_due();
  void beat();
  void again(std::chrono::milliseconds every, void (House::*what)());
  void on_news(const std::vector<TableId>& tables);
  void note_store(const Fault* away);  // null: the store is available
  bool is_store_well() const;

  Staffing staff;
  std::shared_ptr<Writer> writer;
  std::unique_ptr<Critic> critic;
  std::string epoch;
  std::atomic<std::int64_t> offset{0};  // store's clock minus ours
  // A time in which no node was alive: charged to no player.
  std::atomic<std::int64_t> gap_from{0};
  std::atomic<std::int64_t> gap_to{0};
  // Whether the last write failed, and when one last got through, by our own clock. A write that hangs changes neither.
  std::atomic<bool> is_store_away{false};
  std::atomic<std::int64_t> store_seen{0};
  std::atomic<bool> missed_beat{false};
  std::atomic<bool> has_beaten{false};
  std::atomic<bool> is_outdated{false};
  std::atomic<bool> is_draining{false};
  std::atomic<bool> is_over{false};
  std::atomic<int> advised{0};  // seats for which hints are being worked out, or wait to be
  Counters counters;
  std::function<void(const Called&)> call;
  mutable std::mutex lock;

 private:
  void wake(const TableId& table);
  void woken(const TableId& table, const Outcome<std::shared_ptr<Desk>, Fault>& outcome);
  std::unordered_map<TableId, std::shared_ptr<Desk>> desks_;
  std::unordered_map<TableId, std::vector<Found>> waking_;
  std::mutex rules_lock_;
  std::map<std::string, std::weak_ptr<const table::Ruleset>> rules_;  // by the order's text
};

}  // namespace bell::host
