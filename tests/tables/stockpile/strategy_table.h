// A table in the middle of the Action phase, for tests of the strategy cards: nothing is dealt but what a test deals.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "engine/core/play.h"
#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/prices.h"
#include "tables/stockpile/plain_box.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile::strategy_cards {

inline void print_card(Components& printed, Strategy card, int cost, int gain) {
  printed.strategy_cost[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(cost);
  printed.strategy_gain[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(gain);
}

inline void print_numbers(Components& printed) {
  const auto times = [&printed](Strategy card) -> std::uint8_t& {
    return printed.strategy_times[static_cast<std::size_t>(card)];
  };
  const auto limit = [&printed](Strategy card) -> std::uint8_t& {
    return printed.strategy_limit[static_cast<std::size_t>(card)];
  };
  times(Strategy::corporate_espionage) = times(Strategy::market_maker) = 2;
  times(Strategy::insider_trading) = times(Strategy::stock_buyback) = 1;
  times(Strategy::systemic_shock) = times(Strategy::short_and_distort) = 3;
  limit(Strategy::block_trading) = 15;
  limit(Strategy::value_investing) = limit(Strategy::vulture_capitalism) = 3;
  limit(Strategy::bond_ladder) = 5;
}

inline void print_cards(Components& printed) {
  print_card(printed, Strategy::block_trading, 0, 6);
  print_card(printed, Strategy::value_investing, 0, 4);
  print_card(printed, Strategy::corner_the_market, 2, 5);
  print_card(printed, Strategy::corporate_espionage, 2, 0);
  print_card(printed, Strategy::data_broker, 0, 5);
  print_card(printed, Strategy::diversification, 0, 2);
  print_card(printed, Strategy::dividend_growth_investing, 4, 2);
  print_card(printed, Strategy::special_dividend, 2, 1);
  print_card(printed, Strategy::falsified_earnings, 3, 3);
  print_card(printed, Strategy::vulture_capitalism, 0, 3);
  print_card(printed, Strategy::interpositioning, 3, 0);
  print_card(printed, Strategy::market_maker, 0, 2);
  print_card(printed, Strategy::naked_short, 0, 12);
  print_card(printed, Strategy::rogue_trading, 5, 0);
  print_card(printed, Strategy::systemic_shock, 0, 1);
  print_card(printed, Strategy::short_and_distort, 3, 8);
  print_card(printed, Strategy::pump_and_dump, 2, 2);
  print_card(printed, Strategy::bear_raid, 2, 2);
  print_card(printed, Strategy::stock_buyback, 3, 1);
  print_card(printed, Strategy::golden_parachute, 0, 4);
  print_card(printed, Strategy::tax_haven, 4, 0);
  print_card(printed, Strategy::bond_ladder, 0, 1);
  print_card(printed, Strategy::dead_cat_bounce, 1, 3);
}

inline Components printed_numbers() {
  Components printed = plain_box();
  print_cards(printed);
  print_numbers(printed);
  return printed;
}

inline constexpr Seat kAnn = seat_at(0);
inline constexpr Seat kBen = seat_at(1);
inline constexpr Seat kCleo = seat_at(2);

// Ann is first player. Tests put cards where they want them; `open_action_phase` then starts the phase.
class StrategyTable {
 protected:
  StrategyTable() { seat_players(3); }

  Rules rules;
  State state;

  void seat_players(int seats) {
    auto composed = Stockpile::compose(
        {.seats = seats, .modules = {"strategy_cards"}, .options = {{"promo_strategies", "yes"}}}, printed_numbers());
    if (!composed) std::abort();
    rules = std::move(*composed);
    state.board.round = 1;
    state.board.first_player = kAnn;
    state.board.cash.fill(Money(20));
    state.deck = MarketBag::of(rules.printed.market_deck);
    state.strategy_pool = rules.strategies;
    for (const Company company : kAllCompanies) start_company(rules, state.board, company);
  }

  void deal(Seat seat, Strategy card) {
    state.strategy_pool.remove(card);
    state.strategies[seat].tell(seat);
    state.strategies[seat].truth().add(card);
    ++state.board.strategies.hand_size[seat];
  }
  void own(Seat seat, Company company, int regular, int split = 0) {
    state.regular[seat][company] = static_cast<std::uint8_t>(regular);
    state.board.split[seat][company] = static_cast<std::uint8_t>(split);
    state.board.regular_size[seat] = static_cast<std::uint8_t>(state.board.regular_size[seat] + regular);
  }
  void keep(Seat seat, Card card) { state.kept[seat][seat].add(card); }
  void set_value(Company company, int value) {
    state.board.place[company] = static_cast<std::uint8_t>(value - 1);
    state.board.value[company] = static_cast<std::uint8_t>(value);
  }
  void set_pair(int pair, Company company, Forecast forecast) {
    Pair& dealt = state.pairs[static_cast<std::size_t>(pair)];
    dealt.company.truth() = company;
    dealt.forecast.truth() = forecast;
    if (pair < rules.own_pairs()) {
      dealt.company.tell(seat_at(pair / rules.pairs_each));
      dealt.forecast.tell(seat_at(pair / rules.pairs_each));
    }
  }
  void set_pairs() {
    constexpr std::array kDealt{Forecast::plus_4,      Forecast::minus_2, Forecast::plus_1,
                                Forecast::two_dollars, Forecast::plus_2,  Forecast::minus_3};
    for (int pair = 0; pair < kPairs; ++pair)
      set_pair(pair, kAllCompanies[static_cast<std::size_t>(pair)], kDealt[static_cast<std::size_t>(pair)]);
  }
  void open_step(StepId step) {
    state.cursor().frames.clear();
    state.cursor().frames.push_back({static_cast<std::uint8_t>(rules.program.place_of(step)), 0, kNoSeat});
    const Narrator<Event> nobody;
    Ctx ctx{rules, state, nobody};
    settle<Stockpile>(ctx);
  }
  void open_action_phase() { open_step(StepId::action_cards); }

  Refusal refuse(const Action& act) const { return bell::refuse<Stockpile>(rules, state, act); }
  void act(const Action& act) {
    if (refuse(act).is_refused()) std::abort();  // the test itself is wrong
    apply_assuming_legal<Stockpile>(rules, state, act, {});
  }
  void play(Seat seat, Strategy card) { act(action_of(Verb::play_strategy, seat, static_cast<int>(card))); }
  Refusal refuse_play(Seat seat, Strategy card) const {
    return refuse(action_of(Verb::play_strategy, seat, static_cast<int>(card)));
  }
  void choose(Verb verb, Seat seat, int first, int second = 0) { act(action_of(verb, seat, first, second)); }
  void choose(Verb verb, Seat seat, Company company) { act(with_company(verb, seat, company)); }
  void choose(Verb verb, Seat seat, Card card) { act(with_card(verb, seat, card)); }

  std::vector<Action> legal() const {
    ActionList list;
    bell::legal<Stockpile>(rules, state, state.cursor().turn.first(), list);
    return {list.begin(), list.end()};
  }
  bool offers(const Action& act) const {
    const auto list = legal();
    return std::find(list.begin(), list.end(), act) != list.end();
  }
  int cash(Seat seat) const { return state.board.cash[seat].amount(); }
  int value(Company company) const { return state.board.value[company]; }
  int discarded(Company company) const { return state.board.discard.count(stock_of(company)); }
  bool knows(Seat seat, int pair) const {
    return state.pairs[static_cast<std::size_t>(pair)].forecast.seen_by(viewer_of(seat)).is_known();
  }
};

}  // namespace bell::stockpile::strategy_cards
