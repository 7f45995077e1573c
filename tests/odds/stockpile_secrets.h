// The secrets of Stockpile, one struct per kind: which actions hide them, and which questions can be asked.
#pragma once

#include <algorithm>

#include "engine/stockpile/rules.h"
#include "odds/worlds.h"
#include "view/stockpile/actions.h"

namespace bell::exam::odds {

namespace stockpile_secrets {

using namespace stockpile;
using Wonder = Question<State>;
using Wonders = std::vector<Wonder>;

inline bool is_viewer(Viewer viewer, Seat seat) { return is_seat(viewer) && seat_of(viewer) == seat; }

// Hidden hands have no order.
template <class Hand>
void sort_hand(Hand& hand) {
  std::sort(hand.begin(), hand.end(), [](const auto& a, const auto& b) { return a.truth() < b.truth(); });
}
template <class Hand>
Answer in_any_order(Hand hand) {
  sort_hand(hand);
  Answer answer = 0;
  for (const auto& each : hand) answer = answer * 64 + static_cast<Answer>(each.truth());
  return answer;
}

template <class T>
const T& any_of(const std::vector<T>& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// The sum of the things' numbers, the n-th counted n times.
template <class List>
int weighed(const List& list) {
  int sum = 0, nth = 0;
  for (const auto& each : list) sum += ++nth * static_cast<int>(each.truth());
  return sum;
}

// The common part of all kinds. What a third player knows affects no rule, and is not tested.
struct AnySort {
  std::vector<Investor> wanted = {};  // kept if possible, so that their powers occur

  // Discards are random. Otherwise mostly plays actions worth testing, if there are any.
  template <class S>
  Action pick(Walk<S>& walk) const {
    std::vector<Action> blind, worth_seeing;
    for (const Seat seat : walk.turn().seats())
      for (const Action& act : choices<S>(walk.rules(), walk.state(), seat)) {
        const StrategySet& hand = walk.state().strategies[seat].truth();
        if (verb_of(act) == Verb::discard_strategy)
          blind.insert(blind.end(), static_cast<std::size_t>(hand.count(strategy_in(act))), act);
        if (is_worth_seeing(act)) worth_seeing.push_back(act);
      }
    if (!blind.empty()) return any_of(blind, walk.rng());
    return worth_seeing.empty() || walk.rng().below(4) == 0 ? walk.pick() : any_of(worth_seeing, walk.rng());
  }
  bool is_worth_seeing(const Action& act) const {
    const auto wants = [this](int who) {
      return std::find(wanted.begin(), wanted.end(), Investor(who)) != wanted.end();
    };
    const Verb verb = verb_of(act);
    return verb == Verb::look_at_pile || verb == Verb::look_at_pair || verb == Verb::play_strategy ||
           (verb == Verb::keep_investor && (wants(act.args[0]) || wants(act.args[1])));
  }
  static double ways(const State&, const Action&, const Action&) { return 1; }
  static double pending(const State&) { return 1; }
  static void simplify(const Rules& rules, Viewer viewer, State& world) {
    for (const Seat seat : seats_of(rules.seats)) {
      if (is_viewer(viewer, seat)) continue;
      sort_hand(world.hands[seat]);
      sort_hand(world.commerce_hands[seat]);
      sort_hand(world.offered[seat]);
      for (const Seat owner : seats_of(rules.seats)) {
        world.known[seat][owner] = {};
        if (owner != seat) world.kept[seat][owner] = world.board.surely_kept[owner];
      }
    }
  }
};

// Whether something happened, in the whole match or in this round.
template <class S, class Is>
bool has_happened(const Walk<S>& walk, Is&& is) {
  return std::any_of(walk.told().begin(), walk.told().end(), is);
}
template <class S, class Is>
bool has_happened_this_round(const Walk<S>& walk, Is&& is) {
  for (auto event = walk.told().rbegin(); event != walk.told().rend(); ++event) {
    if (event->what == Happening::round_started) return false;
    if (is(*event)) return true;
  }
  return false;
}

// Market cards: starting shares, hands, stockpiles, portfolios, action cards kept.
struct MarketCards : AnySort {
  static bool hides(const Action& act, Viewer viewer) {
    const Verb verb = verb_of(act);
    if (is_chance(act)) return verb == Verb::give_share || verb == Verb::deal_market || verb == Verb::draw_opening;
    return !is_viewer(viewer, act.by) &&
           (verb == Verb::place_face_up || verb == Verb::place_face_down || verb == Verb::hide_opening);
  }
  // The card of a hand that is placed is weighted by the number of such cards; where it is placed does not matter.
  static double ways(const State& world, const Action& act, const Action& other) {
    if (verb_of(other) == Verb::hide_opening) return other.args[1] == act.args[1] ? 1 : 0;
    if (verb_of(other) != verb_of(act) || target_in(other) != target_in(act)) return 0;
    const auto& hand = world.hands[other.by];
    return static_cast<double>(
        std::count_if(hand.begin(), hand.end(), [&](const auto& card) { return card.truth() == card_in(other); }));
  }

  static int lean(const State& world) {
    int sum = 9 * static_cast<int>(world.placing.truth().card) + weighed(world.drawn);
    for (int at = 0; at < kMaxSeats; ++at) {
      const Seat seat = seat_at(at);
      sum += weighed(world.hands[seat]);
      for (const Company company : kAllCompanies) sum += static_cast<int>(company) * world.regular[seat][company];
    }
    for (int nth = 0; nth < world.laid.size(); ++nth) {
      sum += static_cast<int>(world.laid[nth].card.truth());
      if (nth > 0 && world.laid[nth].card.truth() == world.laid[nth - 1].card.truth()) sum -= 50;
    }
    return sum;
  }

  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    Wonders wonders;
    const View view = S::project(walk.rules(), walk.state(), viewer);
    ask_stockpiles(walk, view, rng, wonders);
    const Seat rival = any_rival(walk.rules(), viewer, rng);
    if (walk.state().board.round == 0) {
      if (walk.state().board.regular_size[rival] > 0) wonders.push_back({"starting shares", portfolio_of(rival)});
      return wonders;
    }
    ask_portfolio(walk, rival, wonders);
    if (!walk.state().hands[rival].is_empty())
      wonders.push_back({"hands", [rival](const State& world) { return in_any_order(world.hands[rival]); }});
    if (!view.drawn.is_empty() && !view.drawn[0].is_known())
      wonders.push_back(
          {"opening cards drawn", [](const State& world) { return static_cast<Answer>(world.drawn.back().truth()); }});
    if (const Placement placed = walk.state().placing.truth(); placed.card != kNoCard && !view.placing.is_known())
      wonders.push_back(
          {"first card placed", [](const State& world) { return static_cast<Answer>(world.placing.truth().card); }});
    return wonders;
  }

 private:
  static std::function<Answer(const State&)> portfolio_of(Seat seat) {
    return [seat](const State& world) { return hash_of(world.regular[seat]); };
  }

  template <class S>
  static void ask_stockpiles(const Walk<S>& walk, const View& view, Rng& rng, Wonders& wonders) {
    std::vector<int> unseen;
    for (int nth = 0; nth < view.laid.size(); ++nth)
      if (!view.laid[nth].card.is_known()) unseen.push_back(nth);
    if (unseen.empty()) return;
    const int nth = any_of(unseen, rng);
    const auto card = [nth](const State& world) { return static_cast<Answer>(world.laid[nth].card.truth()); };
    wonders.push_back({"face-down cards", card});
    const auto is_look = [](const Event& event) { return event.what == Happening::looked_at_card; };
    if (has_happened_this_round(walk, is_look)) wonders.push_back({"face-down cards after a look", card});
    // Placed together, one face up: are they equal?
    const auto is_moved = [](const Event& event) { return event.what == Happening::card_moved; };
    if (nth > 0 && view.laid[nth - 1].face == Face::up && !has_happened_this_round(walk, is_moved))
      wonders.push_back({"face-down card and its open partner", [nth](const State& world) {
                           return Answer{world.laid[nth].card.truth() == world.laid[nth - 1].card.truth() ? 1U : 0U};
                         }});
  }

  template <class S>
  static void ask_portfolio(const Walk<S>& walk, Seat rival, Wonders& wonders) {
    const auto ask = portfolio_of(rival);
    const auto of_rival = [rival](Happening what) {
      return [rival, what](const Event& event) { return event.what == what && event.seat == rival; };
    };
    wonders.push_back({"portfolios", ask});
    if (has_happened(walk, [](const Event& event) { return event.what == Happening::stock_split; }))
      wonders.push_back({"portfolios after a split", ask});
    if (has_happened(walk, [](const Event& event) { return event.what == Happening::bankrupt; }))
      wonders.push_back({"portfolios after a bankruptcy", ask});
    if (has_happened(walk, of_rival(Happening::sold))) wonders.push_back({"portfolios after a sale", ask});
    if (has_happened(walk, of_rival(Happening::shown))) wonders.push_back({"portfolios after shown cards", ask});
  }

 protected:
  static Seat any_rival(const Rules& rules, Viewer viewer, Rng& rng) {
    Seat seat = seat_at(static_cast<int>(rng.below(rules.seats)));
    return is_viewer(viewer, seat) ? next_seat(seat, rules.seats) : seat;
  }
};

// A placement in progress: the stockpile of the first card, and whether it is face down, which a player who may hide
// both cards keeps secret. The cards are as truly dealt.
struct Placements : AnySort {
  static bool hides(const Action& act, Viewer viewer) {
    const Verb verb = verb_of(act);
    return !is_viewer(viewer, act.by) && (verb == Verb::place_face_up || verb == Verb::place_face_down);
  }
  static int lean(const State& world) { return static_cast<int>(where_and_how(world)); }

  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng&) const {
    const bool is_under_way = walk.state().placing.truth().card != kNoCard;
    if (!is_under_way || S::project(walk.rules(), walk.state(), viewer).placing.is_known()) return {};
    const Seat who = walk.turn().first();
    const bool may_hide = walk.rules().cards_face_up(walk.rules(), walk.state().board, who, 1) == 0;
    return {{may_hide ? "first card of who may hide both" : "stockpile of a first card", &where_and_how}};
  }

 private:
  static Answer where_and_how(const State& world) {
    const Placement& placed = world.placing.truth();
    return static_cast<Answer>(placed.pile) * 2 + (placed.face == Face::down ? 1 : 0);
  }
};

// The same market cards; the question is which action cards players keep.
struct KeptCards : MarketCards {
  static int lean(const State& world) {
    int sum = 0;
    for (int at = 0; at < kMaxSeats; ++at) sum += world.kept[seat_at(at)][seat_at(at)].count(Card::boom);
    return sum;
  }
  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    const View view = S::project(walk.rules(), walk.state(), viewer);
    const Seat rival = any_rival(walk.rules(), viewer, rng);
    if (view.kept_size[rival] <= view.kept[rival].size()) return {};
    const auto ask = [rival](const State& world) { return hash_of(world.kept[rival][rival]); };
    Wonders wonders{{"action cards kept", ask}};
    const auto is_gone = [rival](const Event& event) {
      return event.what == Happening::action_played && event.seat == rival;
    };
    if (has_happened_this_round(walk, is_gone)) wonders.push_back({"action cards after one was played", ask});
    return wonders;
  }
};

// Insider pairs. A card taken beforehand was chosen in secret.
struct Pairs : AnySort {
  static bool hides(const Action& act, Viewer viewer) {
    const Verb verb = verb_of(act);
    if (is_chance(act)) return verb == Verb::deal_pair;
    return !is_viewer(viewer, act.by) && (verb == Verb::take_company || verb == Verb::take_forecast);
  }
  static int lean(const State& world) {
    int sum = 0, nth = 0;
    for (const Pair& pair : world.pairs)
      sum += ++nth * (static_cast<int>(pair.company.truth()) + static_cast<int>(pair.forecast.truth()));
    return sum;
  }
  static double ways(const State& world, const Action&, const Action& other) {
    return verb_of(other) == Verb::take_forecast ? world.forecasts_left.count(forecast_in(other)) : 1;
  }
  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    if (walk.state().board.round == 0) return {};
    const View view = S::project(walk.rules(), walk.state(), viewer);
    std::vector<std::size_t> unseen;
    for (std::size_t at = 0; at < view.pairs.size(); ++at)
      if (view.board.pair_parts[at] != 0 && !(view.pairs[at].company.is_known() && view.pairs[at].forecast.is_known()))
        unseen.push_back(at);
    if (unseen.empty()) return {};
    const std::size_t one = any_of(unseen, rng);
    const auto whole = [one](const State& world) {
      return static_cast<Answer>(world.pairs[one].company.truth()) * 256 +
             static_cast<Answer>(world.pairs[one].forecast.truth());
    };
    Wonders wonders{{"insider pairs", whole}};
    const auto looked = [](const Event& event) { return event.what == Happening::looked_at_pair; };
    const auto taken = [](const Event& event) { return event.what == Happening::insider_card_taken; };
    if (has_happened_this_round(walk, looked)) wonders.push_back({"insider pairs after a look", whole});
    if (has_happened_this_round(walk, taken)) wonders.push_back({"insider pairs of a card that was chosen", whole});
    return wonders;
  }
};

struct CommerceCards : AnySort {
  static bool hides(const Action& act, Viewer) { return verb_of(act) == Verb::draw_commerce; }
  static int lean(const State& world) {
    int sum = 0;
    for (const auto& hand : world.commerce_hands) sum += weighed(hand);
    return sum;
  }
  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    std::vector<Seat> hidden;
    const auto& hands = walk.state().commerce_hands;
    for (const Seat seat : seats_of(walk.rules().seats))
      if (!is_viewer(viewer, seat) && !hands[seat].is_empty()) hidden.push_back(seat);
    if (hidden.empty()) return {};
    const Seat rival = any_of(hidden, rng);
    const auto ask = [rival](const State& world) { return in_any_order(world.commerce_hands[rival]); };
    Wonders wonders{{"commerce cards", ask}};
    const Frame& frame = top(walk.state().cursor());
    if (walk.rules().supply_sets == 2 && hands[rival].size() == 1 && frame.actor == rival && frame.beat > 0)
      wonders.push_back({"commerce cards after the first of two", ask});
    return wonders;
  }
};

struct StrategyCards : AnySort {
  static bool hides(const Action& act, Viewer viewer) {
    return verb_of(act) == Verb::deal_strategy ||
           (verb_of(act) == Verb::discard_strategy && !is_viewer(viewer, act.by));
  }
  static int lean(const State& world) {
    int sum = 0;
    for (const Secret<StrategySet>& hand : world.strategies)
      for (int nth = 0; nth < hand.truth().size(); ++nth) sum += static_cast<int>(hand.truth().nth(nth));
    return sum;
  }
  static double ways(const State& world, const Action&, const Action& other) {
    return world.strategies[other.by].truth().count(strategy_in(other));
  }
  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    const State& now = walk.state();
    std::vector<Seat> hidden;
    for (const Seat seat : seats_of(walk.rules().seats))
      if (!is_viewer(viewer, seat) && now.board.strategies.hand_size[seat] > 0) hidden.push_back(seat);
    if (hidden.empty()) return {};
    const Seat rival = any_of(hidden, rng);
    const auto ask = [rival](const State& world) { return hash_of(world.strategies[rival].truth()); };
    Wonders wonders{{"strategy hands", ask}};
    const auto played = [rival](const Event& event) {
      return event.what == Happening::strategy_played && event.seat == rival;
    };
    if (has_happened(walk, played)) wonders.push_back({"strategy hands after one was played", ask});
    if (now.board.round > 0 && walk.rules().extra_strategies(walk.rules(), now.board, rival, 0) > 0)
      wonders.push_back({"strategy hands of who drew again", ask});
    return wonders;
  }
};

struct Investors : AnySort {
  static int lean(const State& world) {
    int sum = 0;
    for (int at = 0; at < kMaxSeats; ++at)
      sum += weighed(world.offered[seat_at(at)]) + 7 * weighed(world.kept_investors[seat_at(at)]);
    return sum;
  }
  static bool hides(const Action& act, Viewer viewer) {
    return verb_of(act) == Verb::deal_investor || (verb_of(act) == Verb::keep_investor && !is_viewer(viewer, act.by));
  }
  template <class S>
  Wonders questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    std::vector<Seat> dealt, kept;
    for (const Seat seat : seats_of(walk.rules().seats)) {
      if (is_viewer(viewer, seat)) continue;
      if (!walk.state().offered[seat].is_empty()) dealt.push_back(seat);
      if (!walk.state().kept_investors[seat].is_empty()) kept.push_back(seat);
    }
    Wonders wonders;
    if (!dealt.empty())
      wonders.push_back({"investors dealt", [seat = any_of(dealt, rng)](const State& world) {
                           return in_any_order(world.offered[seat]);
                         }});
    if (!kept.empty())
      wonders.push_back({"investors kept", [seat = any_of(kept, rng)](const State& world) {
                           return in_any_order(world.kept_investors[seat]);
                         }});
    return wonders;
  }
};

}  // namespace stockpile_secrets
}  // namespace bell::exam::odds
