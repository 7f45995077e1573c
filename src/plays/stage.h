// What a title must provide so that plays can be written about it: words for its table, its points of play and its
// facts. Everything else about plays is the same for all titles.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/core/match.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "plays/moving.h"
#include "plays/phrase.h"

namespace bell::plays {

class Stage {
 public:
  virtual ~Stage() = default;

  // Records a fact about the initial table. A fault if the phrase is unknown or contradicts an earlier one.
  virtual Fault given(Phrase phrase) = 0;
  // Shifts everybody by that many seats, including what the play does not mention. False if the title's rules tell its
  // seats apart.
  virtual bool move_on(int places) { return places == 0; }
  // Other things that the title numbers by seats.
  virtual Numbered owned() const { return {}; }
  // The match: at its first turn if nothing was given, else at the table described; or what is wrong with that.
  virtual Outcome<std::unique_ptr<Match>, Problem> open() const = 0;

  // This actor's actions with that notation, legal or not.
  virtual std::vector<Action> written(std::string_view notation, Seat by) const = 0;
  // What a player without preferences does while a play runs. Precondition: `legal` is not empty.
  virtual Action usual(const std::vector<Action>& legal) const { return legal.front(); }
  // Why the phrase is false in this match.
  virtual Fault expect(const Match& match, Phrase phrase) const = 0;
  // A fact in words; "?" for what the listener was not told.
  virtual std::string in_words(const AnySeenEvent& event) const = 0;

  // Points of play to run to: whether the phrase names one, and whether it has been reached since `start`.
  virtual bool is_point(std::string_view point) const = 0;
  virtual bool has_reached(std::string_view point, const Match& start, const Match& now) const = 0;
  // The whole table, for people.
  virtual std::string position(const Match& match) const = 0;
};

// Why a setup has no stage, and the rule behind it, if there is one.
struct NoStage {
  Problem why;
  Rule rule = Rule::none;
};

// The stage of the title named in `setup`, with its rules composed.
Outcome<std::unique_ptr<Stage>, NoStage> open_stage(const Setup& setup);

}  // namespace bell::plays
