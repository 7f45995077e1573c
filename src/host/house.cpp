// Finds tables, wakes them, and runs those that are due.
#include "host/house.h"

#include <algorithm>
#include <utility>

#include "deal/deal.h"
#include "host/critic.h"
#include "host/desk.h"

namespace bell::host {
namespace {

constexpr std::int64_t kGrace = 5000;  // then another node may do it
// So long nothing was heard of any node: none lived. A node that begins alone knows that; if others may live, one beat
// of theirs must be missing; and of itself a node that is merely slow must not think so.
constexpr std::int64_t kShortestGap = 15'000;
constexpr std::int64_t kShortestOutage = 6000;
constexpr std::int64_t kLongestSilence = 12'000;
constexpr std::uint32_t kMostDue = 200;

}  // namespace

House::House(Staffing staffing) : staff(std::move(staffing)) {
  writer = std::make_shared<Writer>(*staff.registry, *staff.archive, staff.node);
  critic = std::make_unique<Critic>(*this);
}

House::~House() = default;

std::array<std::uint8_t, 32> House::new_secret() const {
  std::array<std::uint8_t, 32> secret{};
  const std::string bytes = staff.random(secret.size());
  std::copy_n(bytes.begin(), std::min(bytes.size(), secret.size()), secret.begin());
  return secret;
}

std::shared_ptr<const table::Ruleset> House::rules_of(const Setup& setup) {
  const std::lock_guard held(rules_lock_);
  std::weak_ptr<const table::Ruleset>& kept = rules_[deal::order_text(setup)];
  if (auto rules = kept.lock()) return rules;
  auto composed = table::Ruleset::of(setup);
  if (!composed) return nullptr;
  kept = *composed;
  std::erase_if(rules_, [](const auto& of) { return of.second.expired(); });
  return std::move(*composed);
}

void House::with_desk(const TableId& table, Found found) {
  {
    const std::lock_guard held(lock);
    if (const auto here = desks_.find(table); here != desks_.end()) {
      const auto desk = here->second;
      desk->post([self = shared_from_this(), table, desk, found = std::move(found)] {
        desk->is_asleep() ? self->with_desk(table, found) : found(desk);
      });
      return;
    }
    std::vector<Found>& waiting = waking_[table];
    waiting.push_back(std::move(found));
    if (waiting.size() > 1) return;
  }
  staff.archive->post([self = shared_from_this(), table] { self->wake(table); });
}

void House::wake(const TableId& table) { woken(table, Desk::wake(*this, table)); }

void House::woken(const TableId& table, const Outcome<std::shared_ptr<Desk>, Fault>& outcome) {
  std::vector<Found> waiting;
  {
    const std::lock_guard held(lock);
    waiting = std::move(waking_[table]);
    waking_.erase(table);
    if (outcome) desks_.emplace(table, *outcome);
  }
  if (!outcome) {
    for (const Found& found : waiting) found(outcome.error());
    return;
  }
  const auto desk = *outcome;
  desk->post([desk, waiting = std::move(waiting)] {
    for (const Found& found : waiting) found(desk);
    desk->move_on();
  });
}

bool House::is_awake(const TableId& table) const {
  const std::lock_guard held(lock);
  return desks_.contains(table);
}

bool House::is_full_for(const TableId& table) const {
  const std::lock_guard held(lock);
  const std::size_t awake = desks_.size() + waking_.size();
  return awake >= static_cast<std::size_t>(staff.limits.tables) && !desks_.contains(table) && !waking_.contains(table);
}

void House::put_to_sleep(const TableId& table, const Desk* desk) {
  const std::lock_guard held(lock);
  const auto here = desks_.find(table);
  if (here != desks_.end() && here->second.get() == desk) desks_.erase(here);
}

void House::close() {
  is_over = true;
  decltype(desks_) desks;
  decltype(waking_) waking;
  {
    const std::lock_guard held(lock);
    desks.swap(desks_);
    waking.swap(waking_);
  }
  for (const auto& [table, desk] : desks) desk->dissolve();
}

std::vector<std::shared_ptr<Desk>> House::awake() const {
  const std::lock_guard held(lock);
  std::vector<std::shared_ptr<Desk>> all;
  all.reserve(desks_.size());
  for (const auto& [table, desk] : desks_) all.push_back(desk);
  return all;
}

void House::again(std::chrono::milliseconds every, void (House::*what)()) {
  staff.time->after(every, [self = weak_from_this(), every, what] {
    const auto house = self.lock();
    if (!house || house->is_over) return;
    // Repeats only after the work is done: with a store that hangs, work would pile up.
    house->staff.archive->post([house, every, what] {
      ((*house).*what)();
      if (!house->is_over) house->again(every, what);
    });
  });
}

// Wakes sleeping tables that are due; tables that are awake have their own timers.
void House::look_for_due() {
  if (is_draining) return;
  const auto due = registry().due(now(), staff.node, kGrace, kMostDue);
  if (!due) return;
  for (const TableId& table : *due) {
    if (is_awake(table)) continue;
    // Not again before somebody has had the time to do it.
    registry().set_due(table, Timestamp{now().milliseconds + 60'000});
    with_desk(table, [](const Outcome<std::shared_ptr<Desk>, Fault>& desk) {
      if (desk) (*desk)->tick();
    });
  }
}

void House::beat() {
  if (is_draining) return;
  const auto beat = registry().beat(staff.node);
  const bool has_missed = missed_beat.exchange(!beat);
  note_store(beat ? nullptr : &beat.error());
  if (!beat) return;
  const bool is_first = !has_beaten.exchange(true);
  const std::int64_t shortest = is_first && !beat->has_others ? 0
                                : is_first || has_missed      ? kShortestOutage
                                                              : kShortestGap;
  if (beat->is_outdated && !is_outdated.exchange(true) && staff.on_outdated) staff.on_outdated();
  offset = beat->now.milliseconds - staff.time->now().milliseconds;
  if (beat->before.milliseconds != 0 && beat->now.milliseconds - beat->before.milliseconds > shortest) {
    gap_from = beat->before.milliseconds;
    gap_to = beat->now.milliseconds;
    for (const auto& desk : awake()) desk->post([desk] { desk->move_on(); });
  }
  // Catches changes by other nodes whose notification was missed.
  if (!registry().is_shared()) return;
  std::vector<TableId> tables;
  for (const auto& desk : awake()) tables.push_back(desk->id());
  if (const auto heads = registry().heads(tables))
    for (const Head& head : *heads)
      with_desk(head.table, [head](const Outcome<std::shared_ptr<Desk>, Fault>& desk) {
        if (desk && ((*desk)->head() < head.head || (*desk)->version() < head.version)) (*desk)->catch_up();
      });
}

// While the store is away no clock runs; everyone is shown that.
void House::note_store(const Fault* away) {
  const bool is_away = away != nullptr;
  if (!is_away) store_seen = staff.time->now().milliseconds;
  if (is_store_away.exchange(is_away) == is_away) return;
  if (staff.on_store) staff.on_store(away);
  for (const auto& desk : awake()) desk->post([desk] { desk->look_again(); });
}

bool House::is_store_well() const {
  return !is_store_away && staff.time->now().milliseconds - store_seen < kLongestSilence;
}

void House::on_news(const std::vector<TableId>& tables) {
  for (const TableId& table : tables) {
    if (!is_awake(table)) continue;
    with_desk(table, [](const Outcome<std::shared_ptr<Desk>, Fault>& desk) {
      if (desk) (*desk)->catch_up();
    });
  }
}

}  // namespace bell::host
