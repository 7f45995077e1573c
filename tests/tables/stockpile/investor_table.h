// A table for tests of investors: the owners are fixed, everything else is dealt and passed automatically.
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/core/play.h"
#include "tables/stockpile/plain_box.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {

inline Components plain_components() {
  Components box = plain_box();
  box.bond_price = {0, 0, 7, 6, 5, 4};
  box.bond_interest = 1;
  box.bonds_a_round = 3;
  box.investor_cash.fill(20);
  box.investor_cash_two.fill(15);
  box.investor_cash[0] = box.investor_cash_two[0] = 0;
  box.investor_power.fill(1);
  box.investor_power[static_cast<std::size_t>(Investor::barack)] = 2;
  box.investor_power[static_cast<std::size_t>(Investor::liliane)] = 5;
  box.investor_power[static_cast<std::size_t>(Investor::soros)] = 8;
  box.liliane_outbid = 1;
  box.barbara = {-4, -3, 0, 3, 8, 15, 22, 30};
  return box;
}

class InvestorTable {
 public:
  // Seat by seat; with two players two investors each. Everybody has $20K and no card.
  explicit InvestorTable(const std::vector<Investor>& cast, int seats, const std::vector<std::string>& more = {})
      : rules_(composed(seats, more)), state(Stockpile::initial(rules_)) {
    play_to(StepId::deal_pairs, StepId::buy_bonds);
    const auto each = static_cast<std::size_t>(rules_.meeples);
    state.board.investors = {};
    for (std::size_t at = 0; at < cast.size(); ++at)
      state.board.investors.of[seat_at(static_cast<int>(at / each))][at % each] = cast[at];
    for (const Seat seat : seats_of(seats)) {
      state.board.cash[seat] = Money(20);
      state.regular[seat] = {};
      state.board.regular_size[seat] = 0;
    }
    state.board.round = 0;
    begin(StepId::start_round);
  }

  // Jumps to a step as if all before it were done.
  void begin(StepId step_wanted) {
    const int place = rules_.program.place_of(step_wanted);
    state.cursor().frames.clear();
    state.cursor().frames.push_back(Frame{static_cast<std::uint8_t>(place), 0, kNoSeat});
    Ctx ctx{rules_, state, {}};
    settle(ctx);
  }

  const Rules& rules() const { return rules_; }
  Seat turn() const { return state.cursor().turn.first(); }
  StepId step() const { return current<Stockpile>(rules_, state).id; }
  int cash(int seat) const { return state.board.cash[seat_at(seat)].amount(); }
  void set_cash(int seat, int money) { state.board.cash[seat_at(seat)] = Money(money); }

  // Chance deals the first outcome; people pass or take the first choice.
  void play_to(StepId step_wanted, StepId or_else = StepId::none) {
    for (int n = 0; n < 500 && step() != step_wanted && step() != or_else; ++n) quietly();
  }
  void quietly() {
    if (state.cursor().turn.is_chance()) return apply(outcome<Stockpile>(rules_, state, 0));
    ActionList list;
    legal<Stockpile>(rules_, state, turn(), list);
    apply(contains(list, pass_of(turn())) ? pass_of(turn()) : list[0]);
  }
  Refusal why_not(const Action& act) const { return refuse<Stockpile>(rules_, state, act); }
  bool may(const Action& act) const { return !why_not(act).is_refused(); }
  void act(const Action& act) {
    if (!may(act)) std::abort();  // the test itself is wrong
    apply(act);
  }
  void bid(int seat, int pile, int space, int meeple = 0) { act(bid_of(seat_at(seat), pile_at(pile), space, meeple)); }

  void give(int seat, Company company, int number) {
    state.regular[seat_at(seat)][company] = static_cast<std::uint8_t>(number);
    state.board.regular_size[seat_at(seat)] =
        static_cast<std::uint8_t>(state.board.regular_size[seat_at(seat)] + number);
  }
  void give_split(int seat, Company company, int number) {
    state.board.split[seat_at(seat)][company] = static_cast<std::uint8_t>(number);
  }
  void set_value(Company company, int value) {
    state.board.value[company] = static_cast<std::uint8_t>(value);
    state.board.place[company] = static_cast<std::uint8_t>(value - 1);
  }

 private:
  static Rules composed(int seats, const std::vector<std::string>& more) {
    Setup setup{.title = "stockpile", .seats = seats, .modules = more, .options = {}, .components = {}};
    setup.modules.emplace_back("investors");
    setup.options["first_player"] = "0";
    const auto rules = Stockpile::compose(setup, plain_components());
    if (!rules.is_ok()) std::abort();
    return *rules;
  }
  void apply(const Action& act) { apply_assuming_legal<Stockpile>(rules_, state, act, {}); }

  Rules rules_;

 public:
  State state;  // tests may change it freely
};

}  // namespace bell::stockpile
