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
  void obey(const journal::Command& command);
  // Luck, and steps with one choice only that everybody knows to be the only one. Who has one choice because of what
  // the others do not see is asked like anyone: not to be asked would tell.
  void go_on();

  const journal::Change& change() const { return change_; }
  Course take_course() { return std::move(course_); }

 private:
  journal::Entry circumstances() const;
  std::optional<Action> next_unasked() const;
  void add(journal::Entry entry);

  Course course_;
  const Dealer& dealer_;
  Timestamp now_;
  std::uint32_t number_;
  journal::Change change_;
};

}  // namespace bell::table
