// Stockpile as composed for one table: the program, the modules' answers, and the numbers. Immutable after composition.
#pragma once

#include <array>

#include "engine/stockpile/state.h"
#include "engine/stockpile/stockpile.h"

namespace bell::stockpile {

// The effect of a forecast on its company: a dividend per share, then steps along the track.
struct Push {
  std::int8_t dividend = 0;
  std::int8_t steps = 0;
};

// A seat's worth besides cash and shares, if the match ended now.
struct OtherWorth {
  Money bonds;
  Money goods;
  Money taxes;  // to be paid
  Money sum() const { return bonds + goods - taxes; }
};

// The lowest space above a standing bid, and the rule that applies.
struct Passing {
  int space = 0;
  Rule why = Rule::none;
};

struct Rules {
  static constexpr int kMarketCardsEach = 2;  // that a player draws and places per supply

  Program<Stockpile> program;
  Components printed;

  ModuleSet modules;  // in play; part of every view
  std::uint8_t seats = 0;
  std::uint8_t rounds = 0;
  std::uint8_t meeples = 1;  // per player
  std::uint8_t piles = 0;
  std::uint8_t pairs_each = 1;
  std::uint8_t public_pairs = 1;
  std::uint8_t supply_sets = 1;  // of two market cards per player
  Money cash;
  Seat named_first = kNoSeat;  // kNoSeat: drawn by chance
  PerCompany<Ladder> ladders;
  ForecastBag forecasts;          // of a round, unless dice are rolled
  InvestorSet investors;          // that may be dealt
  bool investors_put_up = false;  // all bid for the investors a seat chooses, instead of its keeping them
  StrategySet strategies;         // the whole deck
  std::uint8_t strategies_dealt = 0;
  CommerceBag commerce;  // the whole deck

  // A bid space for a seat: its value (negative: money received), and the price actually paid for it.
  Question<Money(const Rules&, const Board&, Seat, int)> bid_value;
  Question<int(const Rules&, const Board&, Seat)> paid_space;
  // What a seat is paid for putting a meeple on a track.
  Question<Money(const Rules&, const Board&, Seat)> pay_for_placing;
  // The lowest bid above a seat's standing bid.
  Question<Passing(const Rules&, const Board&, Seat)> passing;
  // What a seat gets for one share, given the price it is sold at.
  Question<Money(const Rules&, const Board&, Seat)> sale_price;
  // The cost of a trading fee for the player who takes it; negative: income.
  Question<Money(const Rules&, const Board&, Seat)> fee;
  Question<Money(const Rules&, const Board&, Seat)> starting_cash;
  // Market cards a seat must place face up.
  Question<int(const Rules&, const Board&, Seat)> cards_face_up;
  Question<Push(const Rules&, const Board&, int)> forecast_applied;
  Question<Seen<Seat>(const Rules&, const Board&)> next_first_player;
  Question<OtherWorth(const Rules&, const Board&, Seat)> other_worth;
  // Money due for interest; strategy cards drawn after the discards; strategy cards a seat may play per round.
  Question<Money(const Rules&, const Board&, Seat)> interest;
  Question<int(const Rules&, const Board&, Seat)> extra_strategies;
  Question<int(const Rules&, const Board&, Seat)> strategy_plays;
  // Strategy cards in a seat's hand that can do nothing; uses only what the seat knows.
  Question<StrategySet(const Rules&, const State&, Seat)> idle_strategies;

  Moment<Ctx&> round_started;
  Moment<Ctx&> before_bid;      // may open a window
  Moment<Ctx&> before_payment;  // may open a window
  Moment<Ctx&, Seat> meeple_placed;
  Moment<Ctx&, Seat> meeple_outbid;
  Moment<Ctx&, Seat, Card> card_taken;  // not a stock card, fee or action card; may open a window
  Moment<Ctx&, Seat> final_sale;        // before a seat's shares are sold

  Offers<Stockpile> action_offers;   // on a seat's turn of the Action phase
  Offers<Stockpile> selling_offers;  // on a seat's turn of the Selling phase

  Money fee_of(Card card) const { return Money(printed.fees[static_cast<std::size_t>(size_of_fee(card))]); }
  Money bid_at(int space) const { return Money(printed.bids[static_cast<std::size_t>(space)]); }
  // An investor's starting cash; zero for none.
  Money cash_of(Investor investor) const {
    const auto at = static_cast<std::size_t>(investor);
    return Money(meeples == 1 ? printed.investor_cash[at] : printed.investor_cash_two[at]);
  }
  // The number printed in an investor's ability.
  int power_of(Investor investor) const { return printed.investor_power[static_cast<std::size_t>(investor)]; }
  // The ability's second number; zero if there is none.
  int second_power_of(Investor investor) const { return investor == Investor::liliane ? printed.liliane_outbid : 0; }
  int strategies_kept() const { return strategies_dealt - printed.strategies_laid_away; }
  int all_meeples() const { return seats * meeples; }
  int own_pairs() const { return seats * pairs_each; }
};

}  // namespace bell::stockpile
