// Planted leaks: Stockpile with one thing wrong each. A check that misses one of them is worthless.
#pragma once

#include "engine/stockpile/rules.h"
#include "secrecy/planted.h"

namespace bell::exam::stockpile_game {

using namespace stockpile;
using Honest = Subject<Stockpile>;

template <class Leak>
using LeakyView = LeakyViewOf<Leak, Stockpile>;

// All facts of one kind are told to everybody with all their particulars.
template <Happening What>
struct ToldToAll : LeakyFactOf<ToldToAll<What>, Stockpile> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what != What) return;
    if (event.card.truth() != kNoCard) seen.card = Seen(event.card.truth());
    if (event.forecast.truth() != kNoForecast) seen.forecast = Seen(event.forecast.truth());
    if (event.strategy.truth() != Strategy::none) seen.strategy = Seen(event.strategy.truth());
    if (event.investor.truth() != Investor::none) seen.investor = Seen(event.investor.truth());
  }
};

using FaceDownCardIsTold = ToldToAll<Happening::placed>;
using DealIsTold = ToldToAll<Happening::market_dealt>;
using FirstCardIsToldTooEarly = ToldToAll<Happening::chosen_face_up>;
using TakenCardIsTold = ToldToAll<Happening::card_taken>;
using StartingShareIsTold = ToldToAll<Happening::share_given>;
using UndealtForecastIsTold = ToldToAll<Happening::pair_dealt>;
using LookAtAPairIsTold = ToldToAll<Happening::looked_at_pair>;      // Martha, Espionage, Insider Trading
using LookAtAPileIsTold = ToldToAll<Happening::looked_at_card>;      // Warren
using InsiderCardIsTold = ToldToAll<Happening::insider_card_taken>;  // Phil
using StrategyIsTold = ToldToAll<Happening::strategy_dealt>;         // Ivan's, too
using DiscardIsTold = ToldToAll<Happening::strategy_discarded>;
using CommerceIsTold = ToldToAll<Happening::commerce_drawn>;
using KeptInvestorIsTold = ToldToAll<Happening::investor_kept>;

struct PortfoliosAreOpen : LeakyView<PortfoliosAreOpen> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    view.regular = truth.regular;
    view.deduced = Stockpile::deduce(rules, view);
  }
};

// A seller shows the rest, so that everybody can tell which of several equal cards was sold.
struct SaleShowsTheRest : LeakyView<SaleShowsTheRest> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    const Frame& frame = top(truth.cursor());
    if (rules.program[frame.step].id == StepId::selling && frame.beat > 0 && frame.actor != kNoSeat)
      view.regular[frame.actor] = truth.regular[frame.actor];
    view.deduced = Stockpile::deduce(rules, view);
  }
};

// What is deduced knows more than the view.
struct WorthOfUnseenShares : LeakyView<WorthOfUnseenShares> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      view.deduced.holdings[seat].worth = Money(Stockpile::score(rules, truth, seat));
  }
};
struct HiddenPairsAreForeseen : LeakyView<HiddenPairsAreForeseen> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    View all = view;
    for (std::size_t pair = 0; pair < kPairs; ++pair)
      if (truth.board.pair_parts[pair] == (kHasCompany | kHasForecast)) {
        all.pairs[pair].company = Seen(truth.pairs[pair].company.truth());
        all.pairs[pair].forecast = Seen(truth.pairs[pair].forecast.truth());
      }
    view.deduced.pairs = Stockpile::deduce(rules, all).pairs;
  }
};

struct NeighbourSeesPair : LeakyView<NeighbourSeesPair> {
  static void spoil(const Rules& rules, const State& truth, Viewer viewer, View& view) {
    if (!is_seat(viewer)) return;
    const auto pair = static_cast<std::size_t>(index(next_seat(seat_of(viewer), rules.seats)) * rules.pairs_each);
    if ((truth.board.pair_parts[pair] & kHasForecast) == 0) return;
    view.pairs[pair].forecast = Seen(truth.pairs[pair].forecast.truth());
  }
};

struct ActionCardsAreOpen : LeakyView<ActionCardsAreOpen> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats)) view.kept[seat] = truth.kept[seat][seat];
  }
};

struct StrategiesAreOpen : LeakyView<StrategiesAreOpen> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      if (truth.board.strategies.hand_size[seat] > 0) view.strategies[seat] = Seen(truth.strategies[seat].truth());
  }
};

// A number of the deck in an unrelated byte.
struct DeckInTheBoard : LeakyView<DeckInTheBoard> {
  static void spoil(const Rules&, const State& truth, Viewer, View& view) {
    view.rounds = static_cast<std::uint8_t>(truth.deck.count(Card::steel));
  }
};

// A blank whose bytes still contain the card.
struct UnderTheBlank : LeakyView<UnderTheBlank> {
  static void spoil(const Rules&, const State& truth, Viewer, View& view) {
    for (int at = 0; at < view.laid.size(); ++at)
      if (!view.laid[at].card.is_known()) {
        const Card card = truth.laid[at].card.truth();
        std::memcpy(static_cast<void*>(&view.laid[at].card), &card, sizeof card);
      }
  }
};

// The opposite error: a player who placed a card no longer knows it.
struct PlacerForgets : LeakyView<PlacerForgets> {
  static void spoil(const Rules&, const State& truth, Viewer, View& view) {
    for (int at = 0; at < view.laid.size(); ++at)
      if (!truth.laid[at].card.seen_by(Viewer::spectator).is_known()) view.laid[at].card = {};
  }
};

inline bool has_odd_shares(const State& now, Seat seat) { return now.regular[seat][Company::steel] % 2 == 1; }

// The list starts elsewhere if the neighbour holds an odd number of a company.
struct OrderByNeighboursShares : Honest {
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    ActionList honest;
    Honest::legal(rules, now, who, honest);
    const int first = has_odd_shares(now, next_seat(who, rules.seats)) ? honest.size() / 2 : 0;
    for (int n = 0; n < honest.size(); ++n) out.push_back(honest[(first + n) % honest.size()]);
  }
};

struct RefusalCountsDeck : Honest {
  static Refusal refuse(const Rules& rules, const State& now, const Action& act) {
    Refusal refusal = Honest::refuse(rules, now, act);
    if (refusal.is_refused()) refusal.facts[2] = static_cast<std::int16_t>(now.deck.count(Card::steel));
    return refusal;
  }
};

struct GuessesOnce : Honest {
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng&) {
    Rng same(1);
    return Honest::imagine(rules, view, memory, same);
  }
};

struct GuessesTheTruth : Honest {
  static State& peeked() {
    static State state;
    return state;
  }
  static View project(const Rules& rules, const State& truth, Viewer viewer) {
    peeked() = truth;
    return Honest::project(rules, truth, viewer);
  }
  static SeenEvent project(const Event& event, Viewer viewer) { return Honest::project(event, viewer); }
  static State imagine(const Rules&, const View&, std::span<const SeenEvent>, Rng&) { return peeked(); }
};

}  // namespace bell::exam::stockpile_game
