// A match of any title, behind a virtual interface. For tables, replays and tools; search and simulation use the title
// directly.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/action_list.h"
#include "kernel/chance_key.h"
#include "kernel/refusal.h"
#include "kernel/turn.h"
#include "view/choice.h"

namespace bell {

class Match {
 public:
  virtual ~Match() = default;
  virtual std::unique_ptr<Match> clone() const = 0;
  virtual std::unique_ptr<Match> fresh() const = 0;  // by the same rules, at its first turn

  virtual std::string_view title() const = 0;
  virtual int seats() const = 0;
  virtual Turn turn() const = 0;
  virtual Rule cited() const = 0;  // the rule that requires the current decision

  virtual std::vector<Action> legal(Seat who) const = 0;    // empty unless it is `who`'s turn
  virtual std::vector<Choice> choices(Seat who) const = 0;  // the same with their certain effects
  virtual std::vector<Weighted> chances() const = 0;        // empty unless it is chance's turn
  virtual bool is_public(Seat who) const = 0;  // it is `who`'s turn, and everybody can work out these choices
  virtual bool is_forced(Seat who) const = 0;  // there is one choice, and everybody knows that
  virtual std::uint32_t outcomes() const = 0;  // precondition for these three: chance's turn
  virtual Action outcome(std::uint32_t n) const = 0;
  virtual ChanceKey chance_key() const = 0;

  virtual Refusal refuse(const Action& act) const = 0;
  virtual void apply_assuming_legal(const Action& act) = 0;

  virtual std::uint64_t hash() const = 0;
  virtual AnyView view_for(Viewer viewer) const = 0;
  // The facts told to `viewer` from the n-th on; and how many facts there are.
  virtual std::vector<AnySeenEvent> told(Viewer viewer, std::size_t from) const = 0;
  virtual std::size_t told_so_far() const = 0;

  virtual std::int32_t score(Seat seat) const = 0;
  virtual SeatMask winners() const = 0;
  virtual std::string notation(const Action& act) const = 0;
  virtual const char* broken_invariant() const = 0;
};

}  // namespace bell
