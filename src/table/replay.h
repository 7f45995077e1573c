// Replays a journal step by step and checks it: every action must be legal, every checkpoint must match.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "journal/journal.h"
#include "kernel/action.h"
#include "kernel/chance_key.h"
#include "kernel/outcome.h"
#include "kernel/turn.h"
#include "table/open_fault.h"
#include "view/choice.h"

namespace bell {
class Match;
}

namespace bell::table {

class Course;

class Replay {
 public:
  // A match at its first turn, ready to step through `journal`; or the reason why its header is unusable.
  static Outcome<Replay, OpenFault> open(journal::Journal journal);
  Replay(Replay&&) noexcept;
  Replay& operator=(Replay&&) noexcept;
  ~Replay();

  const journal::Journal& journal() const { return journal_; }
  bool at_end() const { return next_ == journal_.entries.size(); }
  std::size_t position() const { return next_; }  // entries followed so far

  // Follows the next entry and returns its action, unless it is a command. A fault names the line; after it the replay
  // must not be used again. Precondition: not at_end().
  Outcome<std::optional<Action>, Fault> step();
  // Steps to the end and checks that the closing line is present exactly if the match is over. Returns the number of
  // entries.
  Outcome<std::size_t, Fault> verify();

  int seats() const;
  std::string player(Seat seat) const;  // who plays it now; empty if the journal does not say
  Turn turn() const;
  Rule cited() const;
  std::vector<Action> legal_for(Seat who) const;     // of one seat, or of kChance; empty when it is not its turn
  std::vector<Choice> choices_for(Seat seat) const;  // the same with their certain effects
  AnyView view_for(Viewer viewer) const;
  std::vector<AnySeenEvent> told(Viewer viewer, std::size_t from) const;
  std::size_t told_so_far() const;
  std::string notation(const Action& act) const;
  // The actions that were not taken back, in order, and the change of each.
  struct Stands {
    Action action;
    std::uint32_t change;
  };
  std::vector<Stands> standing() const;
  SeatMask winners() const;
  std::int32_t score(Seat seat) const;
  std::uint64_t checkpoint() const;

  // The pending chance event, how many outcomes it has, and the n-th of them. Precondition: it is chance's turn.
  ChanceKey chance_key() const;
  std::uint32_t outcomes() const;
  Action outcome(std::uint32_t n) const;

  // For the room `truth` alone; elsewhere the type is opaque.
  const Match& match() const;

 private:
  Replay(journal::Journal journal, std::unique_ptr<Course> course);
  journal::Journal journal_;
  std::unique_ptr<Course> course_;
  std::size_t next_ = 0;
};

}  // namespace bell::table
