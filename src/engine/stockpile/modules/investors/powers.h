// Investors as rows: the rule of each, and one column for each question it answers. What an investor does on its own
// turn is in the file of the phase in which it acts.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// The boxes that investors come in.
enum class InvestorBox : std::uint8_t { base, continuing_corruption, illicit_investments, promo };

// Empty columns leave the answer unchanged.
struct Power {
  Investor id{};
  Rule cite = Rule::none;
  InvestorBox box{};
  ModuleId needs{};  // the module required for the card to be dealt; zero: none
  Money (*bid_value)(const Rules&, int space, Money) = nullptr;
  int (*paid_space)(int) = nullptr;
  Money (*pay_for_placing)(const Rules&, Money) = nullptr;
  Passing (*passing)(Passing) = nullptr;
  Money (*sale_price)(const Rules&, Money) = nullptr;
  Money (*fee)(Money) = nullptr;
  int (*cards_face_up)(int) = nullptr;
  Money (*interest)(const Rules&, const Board&, Seat, Money) = nullptr;
  int (*extra_strategies)(const Rules&) = nullptr;
  int (*strategy_plays)(int) = nullptr;
  void (*meeple_placed)(Ctx&, Seat) = nullptr;
  void (*meeple_outbid)(Ctx&, Seat) = nullptr;
  void (*final_sale)(Ctx&, Seat) = nullptr;
};

// Rows and steps by the phase in which they act.
std::span<const Power> supply_powers();
std::span<const Power> demand_powers();
std::span<const Power> action_powers();
std::span<const Power> selling_powers();
std::span<const Power> end_of_round_powers();

StepOps take_insider_card_step();
StepOps draw_opening_step();
StepOps hide_opening_step();
StepOps before_demand_step();
StepOps start_demand_step();
StepOps look_while_bidding_step();
StepOps sell_again_step();
StepOps buy_discarded_step();
StepOps end_of_round_step();

// Installs the investors' answers, not their steps, into the rules.
void install_answers(Rules& rules);
void install_moments(Rules& rules);
void install_looks(Rules& rules);
Offer action_offer();
Offer short_sale_offer();

// The row of an investor, or null.
const Power* power_of(Investor investor);

// The index of this investor among a seat's, or -1.
int slot_of(const State& now, Seat seat, Investor investor);
inline bool has(const State& now, Seat seat, Investor investor) { return slot_of(now, seat, investor) >= 0; }
// The seat that owns it, or kNoSeat.
Seat owner_of(const Rules& rules, const State& now, Investor investor);

// Abilities with a turn of their own are used at most once per round.
bool is_unused(const State& now, Seat seat, Investor investor);
void mark_used(State& state, Seat seat, Investor investor);
// Tells that a seat used its investor, and marks it as used.
void use(Ctx& ctx, Seat seat, const Power& power);

}  // namespace bell::stockpile
