// The parts of a table: the course of its match, its journal, and its players. For this room only.
#pragma once

#include <memory>
#include <string>

#include "kernel/per.h"
#include "table/draft.h"
#include "table/mind.h"
#include "table/receipts.h"
#include "table/table.h"

namespace bell::table {

struct Table::Inside {
  Inside(Course begun, journal::Store& kept_in, journal::TableId called, Staff brought);

  const Match& match() const { return course.match(); }

  // Whether every seat has a player and every mind can be hired.
  std::optional<Fault> seat_players();
  // The mind that plays `seat` now; hires another if the player has changed.
  Outcome<Mind*, Fault> mind_at(Seat seat);
  std::optional<Seat> mind_in_turn() const;

  struct Answering {
    std::uint32_t decision = 0;
    std::uint64_t id = 0;
  };
  // The reply to an answer that must not be carried out; nothing if it may be.
  std::optional<Submitted> judge(Seat seat, const Action& act, const Answering& question) const;
  // The same for a command, by its id.
  std::optional<Outcome<Submitted, Fault>> judge(const journal::Command& command, Seat by, std::uint64_t called) const;
  // Gives the change.
  Outcome<std::uint32_t, Fault> obey(const journal::Command& command, Seat by, std::uint64_t called, Timestamp now);
  // An answer or a command with everything that follows from it.
  Draft draft_answer(Seat seat, const Action& act, const Answering& question, Timestamp now) const;
  Draft draft_command(const journal::Command& command, Seat by, std::uint64_t called, Timestamp now) const;

  Draft draft(Timestamp now) const { return {course, *staff.dealer, now}; }
  // Writes the change, then applies it, and returns its number. Returns nothing if somebody else wrote first: their
  // entries have been applied, ours was not written and must be judged again.
  Outcome<std::optional<std::uint32_t>, Fault> write(Draft draft);
  static constexpr int kMostTries = 16;  // how often other writers may come first
  // Follows the journal's entries beyond our course, and gives them.
  Outcome<std::vector<journal::Entry>, Fault> catch_up();
  std::optional<Fault> follow(const std::vector<journal::Entry>& news);
  // Makes the pending change real.
  void confirm();

  Course course;
  std::optional<Draft> pending;  // handed out to be written
  Receipts receipts;
  journal::Store& store;
  journal::TableId id;
  Staff staff;
  struct Sitting {
    std::string player;
    std::unique_ptr<Mind> mind;
  };
  PerSeat<Sitting> sitting;
};

}  // namespace bell::table
