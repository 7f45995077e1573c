// Builds a change on a copy of the course: somebody's action, and everything that follows without a choice. For this
// room only.
#pragma once

#include "journal/store.h"
#include "kernel/dealer.h"
#include "table/course.h"

namespace bell::table {

class Draft {
 public:
  // Time never goes back: `now` is at least the time of the last entry.
  Draft(const Course& from, const Dealer& dealer, Timestamp now);

  // Preconditions: legal; not refused.
  void act(const Action& act, std::uint32_t decision, std::uint64_t id);
  // By a seat, or by the table; `id` as in an answer.
  void obey(const journal::Command& command, Seat by, std::uint64_t id);
  // Plays chance actions, and every decision that everybody knows to be forced. A seat whose only choice follows from
  // hidden cards is still asked: skipping it would reveal them.
  void go_on();
  // Whether the action just played, from the position `before`, revealed nothing.
  void judge_openness(Seat seat, const Match& before, const Action& act) { course_.judge_openness(seat, before, act); }

  const journal::Change& change() const { return change_; }
  const Course& course() const { return course_; }
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
