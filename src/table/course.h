// A match and its journal up to here: all that follows from the entries, and nothing else. Whoever follows the same
// entries, after a restart or on another machine, has the same course. For this room only: it names the engine's Match.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/core/match.h"
#include "journal/command.h"
#include "journal/journal.h"
#include "kernel/per.h"
#include "table/open_fault.h"

namespace bell::table {

// What a seat, or kChance, may do now; nothing if it is not its turn.
std::vector<Action> possible_for(const Match& match, Seat by);

class Course {
 public:
  // A match at its first turn, or why the header fits no game that we play.
  static Outcome<Course, OpenFault> open(const journal::Header& header);
  Course(Course&&) noexcept = default;
  Course& operator=(Course&&) noexcept = default;
  Course clone() const { return *this; }

  const journal::Header& header() const { return *header_; }
  const Match& match() const { return *match_; }
  const journal::Chain& chain() const { return chain_; }
  std::uint32_t change() const { return change_; }  // the last one
  Timestamp at() const { return at_; }              // of the last entry
  // The change that put the question to `seat` that it has to answer now; 0: none. No number comes again, and what
  // others answer at the same time leaves it as it is.
  std::uint32_t decision(Seat seat) const { return asked_[seat]; }
  // Who plays `seat`: "human" or a bot, which may be a stand-in.
  const std::string& player(Seat seat) const;

  // Writes on. `how` says change, decision, id and time; the rest of the entry comes from the action or the command.
  // Preconditions: the action is legal, the command not refused.
  journal::Entry act(const Action& act, journal::Entry how);
  journal::Entry obey(const journal::Command& command, journal::Entry how);
  std::optional<Fault> refuse(const journal::Command& command) const;

  // Reads on: what the entry says must be possible, and its checkpoint must hold. Gives the action, if it is none of
  // the table's commands. After a fault this course is of no more use.
  Outcome<std::optional<Action>, Fault> follow(const journal::Entry& entry);

 private:
  Course(const journal::Header& header, std::unique_ptr<Match> match);
  Course(const Course& other);
  std::optional<Action> read_action(const journal::Entry& entry) const;
  journal::Entry sign(journal::Entry entry);

  std::shared_ptr<const journal::Header> header_;
  std::unique_ptr<Match> match_;
  journal::Chain chain_;
  std::uint32_t change_ = journal::kOpening;
  Timestamp at_{};
  PerSeat<std::uint32_t> asked_{};
  PerSeat<std::optional<std::string>> stand_in_{};
};

}  // namespace bell::table
