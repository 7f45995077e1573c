// What a title must offer so that plays can be written about it: words for its table, its points of play and its facts.
// Everything else about plays is the same for all titles.
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

  // Notes a fact of the table to be set. A fault if the phrase says nothing known or contradicts an earlier one.
  virtual Fault given(Phrase phrase) = 0;
  // Everybody sits so many places further on than the play says; so does what it leaves unsaid of them. False if the
  // title's rules tell its seats apart.
  virtual bool move_on(int places) { return places == 0; }
  // What the title numbers by seats, besides the seats.
  virtual Numbered owned() const { return {}; }
  // The match: at its first turn if nothing was given, else at the table described, or what is wrong with that.
  virtual Outcome<std::unique_ptr<Match>, Problem> open() const = 0;

  // The actions of this actor that are written so, legal or not.
  virtual std::vector<Action> written(std::string_view notation, Seat by) const = 0;
  // What somebody who wants nothing in particular does while a play runs on. Precondition: something is legal.
  virtual Action usual(const std::vector<Action>& legal) const { return legal.front(); }
  // Why the phrase is not true of this match.
  virtual Fault expect(const Match& match, Phrase phrase) const = 0;
  // A told fact in words; "?" for what the listener was not told.
  virtual std::string in_words(const AnySeenEvent& event) const = 0;

  // Points of play to run to: whether the phrase names one, and whether it is reached, having set out from `start`.
  virtual bool is_point(std::string_view point) const = 0;
  virtual bool has_reached(std::string_view point, const Match& start, const Match& now) const = 0;
  // The whole table, for people.
  virtual std::string position(const Match& match) const = 0;
};

// Why a setup has no stage, and the rule that says so, if it is one.
struct NoStage {
  std::string why;
  Rule rule = Rule::none;
};

// The stage of the title named in `setup`, its rules composed.
Outcome<std::unique_ptr<Stage>, NoStage> open_stage(const Setup& setup);

}  // namespace bell::plays
