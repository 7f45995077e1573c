// Obeys the lines of a play, whatever the title: composes the rules, sets the table, acts, and checks.
#pragma once

#include <memory>
#include <optional>

#include "plays/plays.h"
#include "plays/script.h"
#include "plays/stage.h"

namespace bell::plays {

// How far to run: until a player must act, to the end, or to a point of play that the title knows.
struct Errand {
  enum class Where { players, end_of_match, point };
  Where where = Where::point;
  std::string point;
  std::optional<int> seed;
};

class Runner {
 public:
  // Everybody sits so many places further on than the lines say.
  explicit Runner(std::string_view name, int places = 0) : places_(places) { verdict_.name = name; }

  // After a line that can't be obeyed the play is over: false. An expectation that fails lets it go on.
  bool obey(const Line& line);
  Verdict finish();

 private:
  using Obey = bool (Runner::*)(const Line&);
  static Obey verb(std::string_view word);

  bool rule(const Line& line);
  bool title(const Line& line);
  bool given(const Line& line);
  bool act(const Line& line);
  bool run(const Line& line);
  bool expect(const Line& line);
  bool event(const Line& line);
  bool legal(const Line& line);
  bool offers(const Line& line);
  bool refuse(const Line& line);
  bool keep(const Line& line);

  Fault refuse_setup(Phrase& phrase) const;
  Fault refuse_action(Phrase& phrase) const;
  Fault act_on(const std::string& text);
  Fault run_until(Phrase phrase);
  bool has_arrived(const Errand& errand, const Match& start) const;
  Fault heard(Phrase phrase) const;

  Line seated(Line line) const;
  bool set_table();
  // The actor at the head of a phrase and the action behind it.
  std::optional<Seat> actor(Phrase& phrase) const;
  std::optional<Action> written(Seat by, const std::string& notation) const;
  std::vector<std::string> choices(Seat by) const;
  Fault apply(const Action& action);

  // Notes what is wrong, and the position if it is the first fault.
  void blame(std::string_view what);
  bool give_up(std::string_view what);
  bool check(const Fault& fault);

  Verdict verdict_;
  std::optional<NoStage> misfit_;
  std::unique_ptr<Stage> stage_;
  std::unique_ptr<Match> match_;
  int places_ = 0;
  int seats_ = 0;
  bool can_move_ = true;
  int line_ = 0;
  int checks_ = 0;
};

}  // namespace bell::plays
