// One sitting at a table: who looks at the screen, what they are shown, and what they answer.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "table/table.h"
#include "texts/texts.h"
#include "tui/prompt.h"
#include "tui/scene.h"
#include "tui/terminal.h"

namespace bell::tui {

class Session {
 public:
  Session(table::Table& table, const Scene& scene, const texts::Catalogue& words, Terminal& terminal);

  enum class Ending { finished, left, broken };
  // Until the match is over, somebody leaves, or the journal can't be written (`problem` says why).
  Ending run();
  const std::string& problem() const { return problem_; }
  // The score sheet for whoever looked last.
  Lines score_sheet() const;

 private:
  enum class Answer { acted, left, broken };

  std::optional<Seat> person_in_turn() const;
  bool is_hot_seat() const { return people_ > 1; }
  texts::Present present() const { return {names_, reader_}; }

  Answer ask(Seat seat);
  Answer answer(Seat seat, const Menu& menu, const std::vector<Choice>& choices, const Command& command);
  Answer submit(const Action& act);
  bool hand_over(Seat seat);
  bool watch_others();

  void draw(const Menu* menu, const std::vector<Choice>* choices);
  Lines news(std::size_t rows) const;
  Lines sentences_since(std::size_t mark) const;
  bool show_page(const Lines& lines);
  Lines why(const Action& act) const;
  Lines rule_lines(Rule rule) const;
  Lines help() const;

  table::Table& table_;
  const Scene& scene_;
  const texts::Catalogue& words_;
  Terminal& terminal_;
  std::vector<std::string> names_;
  int people_ = 0;
  Viewer reader_ = Viewer::spectator;
  std::array<std::size_t, kMaxSeats> seen_{};  // facts told before each seat's last action
  std::vector<const std::vector<Choice>*> opened_;  // the folds under which a choice is being made
  Lines message_;                              // the answer to the last thing typed
  std::string problem_;
};

}  // namespace bell::tui
