// A change of the table being put together on a copy of its course: what somebody did, and all that follows from it
// without anybody choosing. For this room only.
#pragma once

#include "journal/store.h"
#include "kernel/dealer.h"
#include "table/course.h"

namespace bell::table {

class Draft {
 public:
  // Time does not go back: if `now` is before the last entry, that one's time is taken.
  Draft(const Course& from, const Dealer& dealer, Timestamp now);

  // Preconditions: legal; not refused.
  void act(const Action& act, std::uint32_t decision, std::uint64_t id);
  // By a seat, or by the table; `id` as in an answer.
  void obey(const journal::Command& command, Seat by, std::uint64_t id);
  // Plays luck, and every decision that everybody knows to be forced. A seat whose single choice follows from hidden
  // cards is still asked: skipping it would reveal them.
  void go_on();
  // Whether the step just taken, starting from `before`, told nobody anything.
  void judge_openness(Seat seat, const Match& before, const Action& act) { course_.judge_openness(seat, before, act); }

  const journal::Change& change() const { return change_; }
  bool is_empty() const { return change_.entries.empty(); }
  Course take_course() { return std::move(course_); }

 private:
  journal::Entry circumstances() const;
  std::optional<Action> next_unasked() const;
  void add(journal::Entry entry);

  Course course_;
  const Dealer* dealer_;
  Timestamp now_;
  std::uint32_t number_;
  journal::Change change_;
};

}  // namespace bell::table
