// A match with people and bots at it. It owns the truth and has no accessor for it: whoever sits here gets a view, the
// facts told to that seat, and the actions it may take.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/action.h"
#include "kernel/misfit.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/refusal.h"
#include "kernel/setup.h"
#include "kernel/turn.h"
#include "view/choice.h"
#include "view/title_sheet.h"

namespace bell::table {

// The titles that can be opened, and the names of the bots that can sit down.
std::vector<TitleSheet> titles();
std::vector<std::string> bot_names();
bool bot_exists(std::string_view name);  // also with a budget of its own, as "broker:500"
// If the name is that of a program ("exec:PATH"): why it can't be run.
std::optional<Problem> refuse_program(std::string_view name);

// One of a seat's best choices, and the part of the victory it may expect from it, 0…1.
struct Hint {
  Action action;
  double win_share;
};

// Who sits where: "human", the name of a bot, or "exec:PATH" for a program that plays.
struct Order {
  Setup setup;
  std::vector<std::string> players;  // by seat
  std::uint64_t seed = 0;            // of the dealer and of the bots
  std::string journal_path;          // every action is written there before anybody hears of it; empty: nowhere
  // When a match is taken up: the programs its journal may seat. The file can come from anybody, and must not start
  // what nobody here has named.
  std::vector<std::string> programs{};
};

struct OpenFault {
  CompositionError misfit;  // if the order form fits no game (text is empty then)
  std::string text;         // otherwise: the file or the bot that can't be had
};

class Table {
 public:
  static Outcome<Table, OpenFault> open(const Order& order);
  // Takes up a match where its journal stops. Its players and dealer's seed are given anew by `order`, whose setup is
  // not read; the journal goes on in the same file.
  static Outcome<Table, OpenFault> resume(const Order& order);
  Table(Table&&) noexcept;
  Table& operator=(Table&&) noexcept;
  ~Table();

  const Setup& setup() const;
  int seats() const;
  bool is_human(Seat seat) const;
  std::string player(Seat seat) const;
  Turn turn() const;
  Rule cited() const;         // the rule that calls for what must be done now
  std::uint32_t seq() const;  // actions so far

  // Plays luck and bots until a person must act or the match is over. A problem: the journal can't be written; the
  // action that could not be written has not happened, and advancing again tries it again.
  Outcome<std::uint32_t, Problem> advance();
  // Plays one stroke of luck or one bot's action, if it is not a person's turn. Says whether it did.
  Outcome<bool, Problem> advance_one();

  std::vector<Action> legal_for(Seat seat) const;
  // The same actions, each with its notation and what it certainly does.
  std::vector<Choice> choices_for(Seat seat) const;
  // The best choices by what `seat` has seen, best first and at most so many; none if it is not its turn. Thinks for as
  // long as a bot may.
  std::vector<Hint> hints_for(Seat seat, std::size_t most) const;
  Refusal refuse(const Action& act) const;
  // Takes the action or refuses it; a refused action changes nothing. A problem: see advance().
  Outcome<Refusal, Problem> submit(const Action& act);

  AnyView view_for(Viewer viewer) const;
  std::vector<AnySeenEvent> told(Viewer viewer, std::size_t from) const;
  std::size_t told_so_far() const;
  std::string notation(const Action& act) const;
  std::int32_t score(Seat seat) const;
  SeatMask winners() const;
  // A sentence for each program that did not answer, or not with a legal action, and so lost turns.
  std::vector<std::string> lost_turns() const;

 private:
  struct Inside;
  explicit Table(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace bell::table
