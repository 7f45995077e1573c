// A match and its journal up to here: everything that follows from the entries, and nothing else. The same entries,
// after a restart or on another machine, give the same course. For this room only: it names the engine's Match.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/match.h"
#include "journal/command.h"
#include "journal/journal.h"
#include "kernel/per.h"
#include "table/open_fault.h"
#include "table/table.h"
#include "table/undoing.h"

namespace bell::table {

// What a seat, or kChance, may do now; nothing if it is not its turn.
std::vector<Action> possible_for(const Match& match, Seat by);

// Whether to follow a journal written under another revision of the rules. Its checkpoints are then ignored, but every
// action must still be legal.
enum class Revisions : std::uint8_t { ours, any };

// A change, and how many facts had been told after it.
struct Mark {
  std::uint32_t change = 0;
  std::uint32_t told = 0;
};

class Course {
 public:
  // A match at its first turn, or the reason this header is unusable. Uses `rules` if they are for its setup; otherwise
  // the rules are composed.
  static Outcome<Course, OpenFault> open(const journal::Header& header, Revisions revisions = Revisions::ours,
                                         const Ruleset* rules = nullptr);
  Course(Course&&) noexcept = default;
  Course& operator=(Course&&) noexcept = default;
  Course clone() const { return *this; }

  const journal::Header& header() const { return *header_; }
  const Match& match() const { return *match_; }
  const journal::Chain& chain() const { return chain_; }
  std::uint32_t change() const { return change_; }  // the latest one
  Timestamp at() const { return at_; }              // of the latest entry
  // The change that asked `seat` the question it must answer now, or 0. Numbers are never reused, and answers given by
  // other seats at the same time do not alter it.
  std::uint32_t decision(Seat seat) const { return asked_[seat]; }
  // Who plays `seat`: "human" or a bot, which may be a stand-in.
  const std::string& player(Seat seat) const;
  bool has_stand_in(Seat seat) const { return stand_in_[seat].has_value(); }
  SeatMask resigned() const { return resigned_; }
  // Whether it began under another revision of the rules and its players have not yet agreed to continue under ours.
  bool is_foreign() const { return !is_checked_; }
  // What happened and was not taken back.
  struct Live {
    Action action;
    std::uint32_t seq;
    std::uint32_t change;
  };
  const std::vector<Live>& live() const { return live_; }
  const std::vector<Mark>& marks() const { return marks_; }
  const std::vector<std::uint32_t>& undone() const { return undone_; }

  // When the question was put to `seat`, and how long its clock has been stopped since. Then: how much of its bank it
  // has used, beyond `allowance` for every answer. Milliseconds.
  Timestamp asked_at(Seat seat) const { return asked_at_[seat]; }
  std::int64_t stood_still(Seat seat) const { return stood_still_[seat]; }
  std::int64_t overtime(Seat seat) const { return overtime_[seat]; }
  // Until when it may think about what it is asked, with so much of a bank.
  Timestamp deadline(Seat seat, std::int64_t bank) const {
    const std::int64_t left = std::max<std::int64_t>(0, bank - overtime_[seat]);
    return {asked_at_[seat].milliseconds + stood_still_[seat] + allowance_ + left};
  }
  void allow(std::int64_t allowance) { allowance_ = allowance; }

  // Judged only by what `seat` itself sees, so the answer tells it nothing new.
  UndoWay undo_way(Seat seat) const;
  // The entry that would be taken back: its last answer; 0: there is none.
  std::uint32_t last_answer(Seat seat) const;

  // Appends an entry. `how` supplies change, decision, id and time; the action or command supplies the rest.
  // Preconditions: the action is legal, the command not refused.
  journal::Entry act(const Action& act, journal::Entry how);
  // `how.by` gives the command: a seat, or journal::kTable.
  journal::Entry obey(const journal::Command& command, journal::Entry how);
  std::optional<Fault> refuse(const journal::Command& command, Seat by) const;
  // Works out at once whether the last answer of `seat`, with the forced moves that followed it, revealed nothing.
  // Without this it is worked out on demand.
  void judge_openness(Seat seat, const Match& before, const Action& act);

  // Follows one entry: it must be legal and its checkpoint must match. Returns the action, unless the entry is a
  // command of the table. After a fault the course must not be used again.
  Outcome<std::optional<Action>, Fault> follow(const journal::Entry& entry);

 private:
  Course(const journal::Header& header, std::unique_ptr<Match> match);
  Course(const Course& other);
  std::optional<Action> read_action(const journal::Entry& entry) const;
  journal::Entry sign(journal::Entry entry);
  std::optional<Fault> refuse_undo(std::uint32_t entry, Seat by) const;
  void note_answer(const journal::Entry& how);
  void ask(Seat seat, const journal::Entry& how);
  // Whether `live` stays valid when entry `from` and what followed it are taken back.
  bool stays(const Live& live, std::uint32_t from) const;
  void take_back(std::uint32_t entry, const journal::Entry& how);

  struct Answer {
    std::uint32_t seq = 0;
    std::uint32_t change = 0;
    std::uint32_t decision = 0;
    Seat by{};
    bool ended_question = false;  // by the answer or by the forced moves that followed
    mutable Openness openness = Openness::unknown;
  };
  const Answer* last_of(Seat seat) const;
  Openness openness_of_answer(const Answer& answer) const;
  void judge_again() const;

  std::shared_ptr<const journal::Header> header_;
  std::unique_ptr<Match> match_;
  journal::Chain chain_;
  std::uint32_t change_ = journal::kOpening;
  Timestamp at_{};
  PerSeat<std::uint32_t> asked_{};
  PerSeat<std::optional<std::string>> stand_in_{};
  SeatMask resigned_{};
  bool is_checked_ = true;
  std::vector<Live> live_;
  std::vector<Mark> marks_;
  std::vector<std::uint32_t> undone_;
  std::vector<Answer> answers_;  // since the last chance action: earlier ones cannot be taken back
  PerSeat<Timestamp> asked_at_{};
  PerSeat<std::int64_t> stood_still_{};
  PerSeat<std::int64_t> overtime_{};
  std::int64_t allowance_ = 0;
};

}  // namespace bell::table
