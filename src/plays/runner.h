// Executes the lines of a play for any title: composes the rules, sets up the table, acts, and checks.
#pragma once

#include <memory>
#include <optional>

#include "plays/plays.h"
#include "plays/script.h"
#include "plays/stage.h"

namespace bell::plays {

// How far to run: until a player must act, to the end, or to a point that the title knows.
struct Errand {
  enum class Where { players, end_of_match, point };
  Where where = Where::point;
  std::string point;
  std::optional<int> seed;
};

class Runner {
 public:
  // Shifts everybody by that many seats.
  explicit Runner(std::string_view name, int places = 0) : places_(places) { verdict_.name = name; }

  // False after a line that cannot be executed: the play ends. A failed expectation lets it continue.
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
  // Takes the actor from the beginning of a phrase; the action remains.
  std::optional<Seat> actor(Phrase& phrase) const;
  std::optional<Action> written(Seat by, const std::string& notation) const;
  std::vector<std::string> choices(Seat by) const;
  Fault apply(const Action& action);

  // Records a fault, and the position if it is the first.
  void blame(Problem what);
  bool give_up(Problem what);
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
