// A journal played again, step by step and checked: every action must be legal, every checkpoint must hold.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "journal/journal.h"
#include "kernel/action.h"
#include "kernel/misfit.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/turn.h"
#include "view/choice.h"

namespace bell {
class Match;
}

namespace bell::table {

class Replay {
 public:
  // A match at its first turn, ready to step through `journal`; or why the header fits no game.
  static Outcome<Replay, Problem> open(journal::Journal journal);
  Replay(Replay&&) noexcept;
  Replay& operator=(Replay&&) noexcept;
  ~Replay();

  const journal::Journal& journal() const { return journal_; }
  bool at_end() const { return next_ == journal_.entries.size(); }
  std::size_t position() const { return next_; }  // entries applied so far

  // Applies the next entry. On a problem (line, reason) nothing has changed.
  Outcome<Action, Problem> step();
  // Steps to the end and demands that a finished match is closed and a closed one finished.
  Outcome<std::size_t, Problem> verify();

  int seats() const;
  Turn turn() const;
  Rule cited() const;
  std::vector<Action> legal() const;              // of whoever must act: the first seat in turn, or chance
  std::vector<Action> legal_for(Seat who) const;  // of one seat, or of kChance; empty when it is not its turn
  std::vector<Choice> choices_for(Seat seat) const;  // the same with what each certainly does
  AnyView view_for(Viewer viewer) const;
  std::vector<AnySeenEvent> told(Viewer viewer, std::size_t from) const;
  std::size_t told_so_far() const;
  std::string notation(const Action& act) const;
  SeatMask winners() const;
  std::int32_t score(Seat seat) const;
  std::uint64_t checkpoint() const { return checkpoint_; }

  // For the room that names the truth; to everybody else the type is opaque.
  const Match& match() const { return *match_; }

 private:
  Replay(journal::Journal journal, std::unique_ptr<Match> match);
  journal::Journal journal_;
  std::unique_ptr<Match> match_;
  std::size_t next_ = 0;
  std::uint64_t checkpoint_ = 0;
};

}  // namespace bell::table
