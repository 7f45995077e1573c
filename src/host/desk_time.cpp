// Clocks, timers and bots: everything that happens because time has passed.
#include <algorithm>

#include "host/desk.h"
#include "host/guest.h"

namespace bell::host {
namespace {

using namespace std::chrono_literals;

Timestamp later(Timestamp at, std::chrono::milliseconds by) { return {at.milliseconds + by.count()}; }

}  // namespace

bool Desk::is_asked(Seat seat) const { return table_ && table_->turn().is_for(seat); }

// What is left of the allowance for this answer, and then of the bank. A bot has no deadline.
std::optional<Timestamp> Desk::deadline(Seat seat) const {
  if (!settings_.has_clock() || !is_asked(seat) || !table_->is_human(seat)) return std::nullopt;
  const std::int64_t bank = std::max<std::int64_t>(0, settings_.bank().count() - table_->overtime(seat));
  return Timestamp{table_->asked_at(seat).milliseconds + table_->stood_still(seat) + settings_.allowance().count() +
                   bank};
}

// When the register should wake this table although nobody is here; worked out from the pending change.
std::optional<Timestamp> Desk::next_due() const {
  const journal::Change* pending = table_->pending();
  if (pending != nullptr && pending->is_last) return std::nullopt;
  const Manners& manners = house_.staff.manners;
  std::chrono::milliseconds wait = settings_.is_live() ? manners.live_idle : manners.days_idle;
  if (settings_.has_clock()) wait = std::min(wait, settings_.allowance() + settings_.bank());
  if (may_think()) wait = std::min<std::chrono::milliseconds>(wait, manners.bot_beat);
  return later(house_.now(), wait);
}

std::optional<Timestamp> Desk::next_event() const {
  std::optional<Timestamp> next;
  const auto sooner = [&next](std::optional<Timestamp> at) {
    if (at && (!next || *at < *next)) next = at;
  };
  // A vote that is over may still have to be taken down; if the store is away, that is tried again.
  if (const Poll poll = this->poll(); poll.is_on)
    sooner(std::max(poll.ends, later(house_.now(), poll.is_open(house_.now()) ? 0ms : 1000ms)));
  if (thought_ && thought_->action) sooner(thought_->release);
  if (guests_.empty()) sooner(later(quiet_since_, house_.staff.manners.park));
  if (!clocks_run()) return next;
  for (const Seat seat : table_->turn().seats()) {
    sooner(deadline(seat));
    const bool is_left = table_->is_human(seat) && !is_here(seat) && settings_.is_live();
    if (is_left) sooner(later(away_since_[seat], house_.staff.manners.stand_in));
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
  const Manners& manners = house_.staff.manners;
  const bool is_gathering = record_.state == State::gathering;
  if (is_over() || !guests_.empty() || is_busy_) return false;
  const std::chrono::milliseconds patience = is_gathering          ? manners.not_begun
                                             : settings_.is_live() ? manners.live_idle
                                                                   : manners.days_idle;
  if (house_.now() < later(is_gathering ? record_.created : record_.moved, patience)) return false;
  if (!is_gathering) {
    close("en", [](const Outcome<wire::TableCard, wire::No>&) {});
    return true;
  }
  house_.put_to_sleep(id_, this);
  house_.staff.archive->post([self = shared_from_this()] { self->house_.registry().remove(self->id_); });
  return true;
}

void Desk::tick() {
  if (expire()) return;
  const Timestamp now = house_.now();
  look_at_vote();
  if (thought_ && thought_->action && now >= thought_->release) release();
  if (clocks_run()) {
    for (const Seat seat : table_->turn().seats()) {
      const auto end = deadline(seat);
      const bool is_late = end && now >= *end;
      const bool is_left = settings_.is_live() && table_->is_human(seat) && !is_here(seat) &&
                           now >= later(away_since_[seat], house_.staff.manners.stand_in);
      // If the store is away just then, no clock has run, and the question is asked anew.
      if (is_late || is_left) order(journal::StandIn{house_.staff.manners.stand_in_bot, seat}, true);
    }
  }
  const bool is_quiet = guests_.empty() && !is_busy_ && waiting_.empty() && !thought_;
  if (is_quiet && now >= later(quiet_since_, house_.staff.manners.park)) return house_.put_to_sleep(id_, this);
  move_on();
}

// Time in which no node was running is charged to nobody.
void Desk::charge_gap() {
  const std::int64_t to = house_.gap_to;
  const std::int64_t from = std::max<std::int64_t>(house_.gap_from, table_->at().milliseconds);
  if (!settings_.has_clock() || is_unsaved_ || to == 0 || table_->at().milliseconds >= to || to - from < 1000) return;
  order(journal::ClockStop{(to - from) / 1000});
}

// Bots play while somebody looks, or while a person will come back to their seat.
bool Desk::may_think() const {
  if (!table_ || table_->turn().is_over() || table_->turn().is_chance()) return false;
  SeatMask people;
  for (const Seat seat : seats_of(table_->seats()))
    if (table_->is_human(seat)) people.add(seat);
  bool is_bots_turn = false;
  for (const Seat seat : table_->turn().seats()) is_bots_turn = is_bots_turn || !people.has(seat);
  return is_bots_turn && (!guests_.empty() || !people.is_empty());
}

void Desk::think() {
  if (thought_ || is_unsaved_ || table_->is_foreign() || !may_think() || house_.is_draining) return;
  Seat seat = kNoSeat;
  for (const Seat each : table_->turn().seats())
    if (seat == kNoSeat && !table_->is_human(each)) seat = each;
  Sharp& sharp = minds_[seat];
  if (!sharp.mind || sharp.player != table_->player(seat)) {
    auto hired = house_.staff.hire(table_->player(seat), table_->setup(), seat);
    if (!hired) return;
    sharp = {table_->player(seat), std::move(*hired)};
  }
  thought_ = Thought{.seat = seat, .decision = table_->decision(seat)};
  ++house_.counters.thoughts;
  house_.staff.thinkers->post([self = shared_from_this(), mind = sharp.mind, sight = table_->sight_for(seat), seat,
                               decision = thought_->decision] {
    const Action action = mind->think(sight, self->house_.staff.manners.bot_patience);
    self->post([self, seat, decision, action] { self->thought(seat, decision, action); });
  });
}

// An answer comes on a beat after its question, so that how long it took tells nothing.
void Desk::thought(Seat seat, std::uint32_t decision, const Action& action) {
  if (!thought_ || thought_->seat != seat || thought_->decision != decision) return;
  const std::int64_t beat = house_.staff.manners.bot_beat.count();
  const std::int64_t asked = table_->asked_at(seat).milliseconds;
  const std::int64_t passed = std::max<std::int64_t>(0, house_.now().milliseconds - asked);
  const std::int64_t beats = std::max<std::int64_t>(1, (passed + beat - 1) / std::max<std::int64_t>(1, beat));
  thought_->action = action;
  thought_->release = {asked + beats * beat};
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
