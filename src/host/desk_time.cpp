// Clocks, timers and bots: everything triggered by the passing of time.
#include <algorithm>

#include "host/desk.h"
#include "host/guest.h"

namespace bell::host {
namespace {

using namespace std::chrono_literals;

Timestamp later(Timestamp at, std::chrono::milliseconds by) { return {at.milliseconds + by.count()}; }

// What is due in days is due at the end of an hour, so that not every move changes it in the register.
Timestamp in_days(Timestamp at, std::chrono::milliseconds by) {
  constexpr std::int64_t kHour = std::chrono::milliseconds(1h).count();
  return {(later(at, by).milliseconds + kHour - 1) / kHour * kHour};
}

}  // namespace

bool Desk::is_asked(Seat seat) const { return table_ && table_->turn().is_for(seat); }

// What is left of the allowance for this answer, plus the bank. A bot has no deadline.
std::optional<Timestamp> Desk::deadline(Seat seat) const {
  if (!settings_.has_clock() || !is_asked(seat) || !table_->is_human(seat)) return std::nullopt;
  return table_->deadline(seat, settings_.bank().count());
}

// When the register should wake this table although nobody is here; worked out from the pending change, if there is
// one.
std::optional<Timestamp> Desk::next_due() const {
  const Timings& timings = house_.staff.timings;
  if (record_.state == State::gathering) return later(record_.created, timings.not_begun);
  if (!table_) return record_.due;
  const journal::Change* pending = table_->pending();
  if (pending == nullptr ? table_->turn().is_over() : pending->is_last) return std::nullopt;
  const Timestamp moved = pending == nullptr ? table_->at() : house_.now();
  Timestamp due = in_days(moved, settings_.is_live() ? timings.live_idle : timings.days_idle);
  const table::Table::Ahead ahead = table_->ahead(settings_.bank().count());
  if (settings_.has_clock() && ahead.deadline) due = std::min(due, *ahead.deadline);
  if (ahead.is_minds_turn && is_watched()) due = std::min(due, later(moved, timings.bot_beat));
  return due;
}

std::optional<Timestamp> Desk::next_event() const {
  std::optional<Timestamp> next;
  const auto sooner = [&next](std::optional<Timestamp> at) {
    if (at && (!next || *at < *next)) next = at;
  };
  // A finished vote may still have to be closed; during an outage that is retried.
  if (const Poll poll = this->poll(); poll.is_on)
    sooner(std::max(poll.ends, later(house_.now(), poll.is_open(house_.now()) ? 0ms : 1000ms)));
  if (thought_ && thought_->action) sooner(thought_->release);
  if (guests_.empty()) sooner(later(quiet_since_, house_.staff.timings.park));
  if (!clocks_run()) return next;
  for (const Seat seat : table_->turn().seats()) {
    sooner(deadline(seat));
    const bool is_left = table_->is_human(seat) && !is_here(seat) && settings_.is_live();
    if (is_left) sooner(later(away_since_[seat], house_.staff.timings.stand_in));
  }
  return next;
}

void Desk::set_timer() {
  const auto next = next_event();
  if (!next || (timer_at_.milliseconds != 0 && timer_at_ <= *next && timer_at_ > house_.now())) return;
  timer_at_ = *next;
  const std::uint64_t number = ++timer_;
  const std::int64_t wait = std::max<std::int64_t>(0, next->milliseconds - house_.now().milliseconds);
  house_.staff.time->after(std::chrono::milliseconds(wait), [self = weak_from_this(), number] {
    if (const auto desk = self.lock())
      desk->post([desk, number] {
        if (number != desk->timer_) return;
        desk->timer_at_ = {};
        desk->tick();
      });
  });
}

bool Desk::expire() {
  const Timings& timings = house_.staff.timings;
  const bool is_gathering = record_.state == State::gathering;
  if (is_over() || !guests_.empty() || is_busy_) return false;
  const std::chrono::milliseconds patience = is_gathering          ? timings.not_begun
                                             : settings_.is_live() ? timings.live_idle
                                                                   : timings.days_idle;
  if (house_.now() < later(is_gathering ? record_.created : record_.moved, patience)) return false;
  if (!is_gathering) {
    close("en", [](const Outcome<wire::TableCard, wire::No>&) {});
    return true;
  }
  fall_asleep();
  house_.staff.archive->post([self = shared_from_this()] { self->house_.registry().remove(self->id_); });
  return true;
}

void Desk::tick() {
  if (is_asleep_ || expire()) return;
  const Timestamp now = house_.now();
  // Who is late is seen when the clock is right.
  if (clocks_run() && !is_busy_ && !table_->is_foreign() && charge_gap()) return;
  look_at_vote();
  if (thought_ && thought_->action && now >= thought_->release) release();
  if (clocks_run()) {
    for (const Seat seat : table_->turn().seats()) {
      const auto end = deadline(seat);
      const bool is_late = end && now >= *end;
      const bool is_left = settings_.is_live() && table_->is_human(seat) && !is_here(seat) &&
                           now >= later(away_since_[seat], house_.staff.timings.stand_in);
      if (is_late || is_left) play_for(seat);
    }
  }
  const bool is_quiet = guests_.empty() && !is_busy_ && waiting_.empty() && !thought_ && saving_ == 0;
  if (is_quiet && now >= later(quiet_since_, house_.staff.timings.park)) return fall_asleep();
  move_on();
}

// Unless an answer that came in time is being written. If the store is away just then, no clock has run, and the
// question is asked anew.
void Desk::play_for(Seat seat) {
  enqueue({.propose = [this, seat, decision = table_->decision(seat)]() -> std::optional<Result> {
             if (table_->decision(seat) != decision) return Result(table::Submitted{table::Submitted::Ending::stale});
             return table_->propose(journal::StandIn{house_.staff.timings.stand_in_bot, seat}, journal::kTable, 0,
                                    house_.now());
           },
           .ended = [](const Result&) {},
           .is_for_now = true});
}

// Whoever was on the way to this desk is sent to the next one.
void Desk::fall_asleep() {
  is_asleep_ = true;
  house_.put_to_sleep(id_, this);
  const auto due = next_due();
  if (is_over() || due == record_.due) return;
  house_.staff.archive->post([self = shared_from_this(), due] { self->house_.registry().set_due(self->id_, due); });
}

// Time in which no node was running is charged to nobody.
bool Desk::charge_gap() {
  const std::int64_t to = house_.gap_to;
  const std::int64_t from = std::max<std::int64_t>(house_.gap_from, table_->at().milliseconds);
  if (!settings_.has_clock() || is_unsaved_ || to == 0 || from >= to) return false;
  order(journal::ClockStop{(to - from + 999) / 1000});
  return true;
}

// Bots play while somebody looks, or while a person will come back to their seat.
bool Desk::is_watched() const {
  bool is_awaited = !guests_.empty();
  for (const Seat seat : seats_of(table_->seats())) is_awaited = is_awaited || table_->is_human(seat);
  return is_awaited;
}

bool Desk::may_think() const {
  if (!table_ || table_->turn().is_over() || table_->turn().is_chance()) return false;
  bool is_bots_turn = false;
  for (const Seat seat : table_->turn().seats()) is_bots_turn = is_bots_turn || !table_->is_human(seat);
  return is_bots_turn && is_watched();
}

// A bot that can't be had, of an earlier version or a wrong name, is replaced by the one that stands in.
std::shared_ptr<table::Mind> Desk::mind_for(Seat seat) {
  Sharp& sharp = minds_[seat];
  if (sharp.mind && sharp.player == table_->player(seat)) return sharp.mind;
  auto hired = house_.staff.hire(table_->player(seat), table_->setup(), seat);
  if (!hired) {
    const bool is_new = std::exchange(sharp.player, table_->player(seat)) != table_->player(seat);
    if (is_new && house_.staff.on_trouble) house_.staff.on_trouble(id_, hired.error());
    hired = house_.staff.hire(house_.staff.timings.stand_in_bot, table_->setup(), seat);
    if (!hired) return nullptr;
  }
  sharp = {table_->player(seat), std::move(*hired)};
  return sharp.mind;
}

void Desk::think() {
  if (thought_ || is_unsaved_ || table_->is_foreign() || !may_think() || house_.is_draining) return;
  Seat seat = kNoSeat;
  for (const Seat each : table_->turn().seats())
    if (seat == kNoSeat && !table_->is_human(each)) seat = each;
  const std::shared_ptr<table::Mind> mind = mind_for(seat);
  if (!mind) return;
  thought_ = Thought{.seat = seat, .decision = table_->decision(seat)};
  ++house_.counters.thoughts;
  house_.staff.thinkers->post(
      [self = shared_from_this(), mind, sight = table_->sight_for(seat), seat, decision = thought_->decision] {
        const Action action = mind->think(sight, self->house_.staff.timings.bot_patience);
        self->post([self, seat, decision, action] { self->thought(seat, decision, action); });
      });
}

// Answers are released at multiples of a fixed interval after the question, so that thinking time reveals nothing.
void Desk::thought(Seat seat, std::uint32_t decision, const Action& action) {
  if (!thought_ || thought_->seat != seat || thought_->decision != decision) return;
  const std::int64_t beat = house_.staff.timings.bot_beat.count();
  const std::int64_t asked = table_->asked_at(seat).milliseconds;
  const std::int64_t passed = std::max<std::int64_t>(0, house_.now().milliseconds - asked);
  const std::int64_t intervals = std::max<std::int64_t>(1, (passed + beat - 1) / std::max<std::int64_t>(1, beat));
  thought_->action = action;
  thought_->release = {asked + intervals * beat};
  house_.now() >= thought_->release ? release() : set_timer();
}

void Desk::release() {
  const Thought answer = *thought_;
  const bool is_taken =
      enqueue({.propose = [this, answer]() -> std::optional<Result> {
                 if (table_->is_human(answer.seat)) return Result(table::Submitted{table::Submitted::Ending::stale});
                 return table_->propose(answer.seat, *answer.action, answer.decision, 0, house_.now());
               },
               .ended = [this](const Result&) { thought_.reset(); }});
  if (is_taken && thought_) thought_->release = later(house_.now(), std::chrono::hours(1));  // being written
}

}  // namespace bell::host
