// Every field of Stockpile's truth and a way to change it. Their sizes add up to the whole, so that none is forgotten.
#pragma once

#include "engine/stockpile/rules.h"
#include "secrecy/influence.h"

namespace bell::exam::stockpile_game {

using namespace stockpile;
using StockpileField = Field<State>;

// Whether `seat` and nobody else knows it.
template <class T>
bool is_secret_of(const Secret<T>& secret, Seat seat) {
  return secret == Secret<T>(secret.truth(), seat);
}
template <class T>
bool is_secret_of_all(const Secret<T>& secret) {
  Secret<T> unknown;
  unknown.truth() = secret.truth();
  return secret == unknown;
}

// Cycles to the next kind.
inline bool alter(Card& card) {
  if (!MarketBag::is_kind(card)) return false;
  card = static_cast<Card>(static_cast<int>(card) % kMarketKinds + 1);
  return true;
}
template <class List>
bool alter_first(List& list, Seat owner) {
  for (auto& each : list)
    if (is_secret_of(each.card, owner)) return alter(each.card.truth());
  return false;
}
// Changes one card to the other kind; their number is public.
inline bool alter(ActionCards& cards) {
  if (cards.size() == 0) return false;
  const bool has_boom = cards.has(Card::boom);
  cards.remove(has_boom ? Card::boom : Card::bust);
  cards.add(has_boom ? Card::bust : Card::boom);
  return true;
}
inline bool alter(Forecast& forecast) {
  forecast = static_cast<Forecast>(static_cast<int>(forecast) % kForecasts + 1);
  return true;
}
template <class Bag>
bool add_one(Bag& bag) {
  bag.add(Bag::kind_at(0));
  return true;
}
inline bool alter(FixedVec<Secret<Investor>, kMaxOffered>& cards) {
  if (cards.is_empty()) return false;
  cards[0].truth() = cards[0].truth() == Investor::bill ? Investor::bernie : Investor::bill;
  return true;
}
inline bool alter(StrategySet& cards) {
  const Strategy card = cards.count(Strategy::bear_raid) < 2 ? Strategy::bear_raid : Strategy::pump_and_dump;
  cards.add(card);
  return true;
}

inline std::vector<StockpileField> fields_of_seats() {
  return {
      {"strategies", sizeof(State::strategies),
       [](State& state, Seat owner) {
         return state.board.strategies.hand_size[owner] > 0 && alter(state.strategies[owner].truth());
       }},
      {"regular", sizeof(State::regular),
       [](State& state, Seat owner) { return ++state.regular[owner][Company::bank] > 0; }},
      {"known", sizeof(State::known),
       [](State& state, Seat owner) {
         const Seat other = owner == seat_at(0) ? seat_at(1) : seat_at(0);
         return ++state.known[owner][other][Company::bank] > 0;
       }},
      {"laid face down", sizeof(State::laid), [](State& state, Seat owner) { return alter_first(state.laid, owner); }},
      {"kept", sizeof(State::kept), [](State& state, Seat owner) { return alter(state.kept[owner][owner]); }},
      {"kept by others", 0,
       [](State& state, Seat owner) {
         const Seat other = owner == seat_at(0) ? seat_at(1) : seat_at(0);
         state.kept[owner][other].add(Card::boom);
         return true;
       }},
      {"hands", sizeof(State::hands),
       [](State& state, Seat owner) { return !state.hands[owner].is_empty() && alter(state.hands[owner][0].truth()); }},
      {"placing", sizeof(State::placing),
       [](State& state, Seat owner) {
         return is_secret_of(state.placing, owner) && alter(state.placing.truth().card);
       }},
      {"drawn", sizeof(State::drawn),
       [](State& state, Seat owner) {
         return !state.drawn.is_empty() && is_secret_of(state.drawn[0], owner) && alter(state.drawn[0].truth());
       }},
      {"own pair", sizeof(State::pairs),
       [](State& state, Seat owner) {
         for (std::size_t at = 0; at < kPairs; ++at)
           if ((state.board.pair_parts[at] & kHasForecast) != 0 && is_secret_of(state.pairs[at].forecast, owner))
             return alter(state.pairs[at].forecast.truth());
         return false;
       }},
      {"commerce_hands", sizeof(State::commerce_hands),
       [](State& state, Seat owner) {
         auto& hand = state.commerce_hands[owner];
         if (hand.is_empty()) return false;
         hand[0].truth() = hand[0].truth() == Card::gold ? Card::oil : Card::gold;
         return true;
       }},
      {"offered", sizeof(State::offered), [](State& state, Seat owner) { return alter(state.offered[owner]); }},
      {"kept_investors", sizeof(State::kept_investors),
       [](State& state, Seat owner) {
         auto& kept = state.kept_investors[owner];
         if (kept.is_empty()) return false;
         kept[0].truth() = kept[0].truth() == Investor::bill ? Investor::bernie : Investor::bill;
         return true;
       }},
  };
}

// What nobody knows.
inline std::vector<StockpileField> fields_of_nobody() {
  return {
      {"pair beside board", 0,
       [](State& state, Seat) {
         for (std::size_t at = 0; at < kPairs; ++at)
           if (state.board.pair_parts[at] != 0 && is_secret_of_all(state.pairs[at].forecast))
             return alter(state.pairs[at].forecast.truth());
         return false;
       }},
      {"deck", sizeof(State::deck), [](State& state, Seat) { return add_one(state.deck); }},
      {"commerce_deck", sizeof(State::commerce_deck), [](State& state, Seat) { return add_one(state.commerce_deck); }},
      {"strategy_pool", sizeof(State::strategy_pool), [](State& state, Seat) { return alter(state.strategy_pool); }},
      {"investor_deck", sizeof(State::investor_deck),
       [](State& state, Seat) {
         if (state.investor_deck.size() == 0) return false;
         state.investor_deck.remove(state.investor_deck.nth(0));
         return true;
       }},
      {"companies_left", sizeof(State::companies_left),
       [](State& state, Seat) {
         state.companies_left = CompanySet(static_cast<std::uint8_t>(state.companies_left.bits() ^ 1U));
         return true;
       }},
      {"forecasts_left", sizeof(State::forecasts_left),
       [](State& state, Seat) { return add_one(state.forecasts_left); }},
      {"filler", sizeof(State::filler), [](State&, Seat) { return false; }},
  };
}

// A public field: everybody must see the new value.
template <class Part, class Change>
StockpileField public_field(std::string name, Part Board::* part, Change&& change) {
  return {std::move(name), sizeof(Part), [part, change](State& state, Seat owner) {
            change(state.board.*part, owner);
            return true;
          }};
}
// Changes one of its bytes; the value need not make sense if nothing is looked up with it.
template <class Part>
StockpileField public_field(std::string name, Part Board::* part) {
  return {std::move(name), sizeof(Part), [part](State& state, Seat owner) {
            auto* bytes = reinterpret_cast<unsigned char*>(&(state.board.*part));
            bytes[static_cast<std::size_t>(index(owner)) % sizeof(Part)] ^= 1U;
            return true;
          }};
}

inline std::vector<StockpileField> public_fields() {
  return {public_field("cash", &Board::cash),
          public_field("strategies played", &Board::strategies),
          public_field("place", &Board::place,
                       [](PerCompany<std::uint8_t>& place, Seat owner) {
                         std::uint8_t& one = place[static_cast<Company>(owner)];
                         one = static_cast<std::uint8_t>(one == 0 ? 1 : one - 1);
                       }),
          public_field("value", &Board::value),
          public_field("split", &Board::split),
          public_field("surely", &Board::surely),
          public_field("regular_size", &Board::regular_size),
          public_field("discard", &Board::discard),
          public_field("deck_size", &Board::deck_size),
          public_field("hand_size", &Board::hand_size),
          public_field("surely_kept", &Board::surely_kept),
          public_field("supply_set", &Board::supply_set),
          public_field("opened", &Board::opened),
          public_field("tracks", &Board::tracks,
                       [](PerPile<Bid>& tracks, Seat owner) { tracks[pile_at(index(owner))].meeple ^= 1U; }),
          public_field("bids_made", &Board::bids_made),
          public_field("last_bidder", &Board::last_bidder),
          public_field("purchases", &Board::purchases),
          public_field("held_fees", &Board::held_fees,
                       [](FixedVec<HeldFee, 12>& held, Seat owner) {
                         held.is_empty() ? held.push_back({owner, Card::small_fee}) : held.erase(0);
                       }),
          public_field("fees_due", &Board::fees_due),
          public_field("forecasts", &Board::forecasts),
          public_field("pair_parts", &Board::pair_parts),
          public_field("moving_pair", &Board::moving_pair),
          public_field("motion", &Board::motion),
          public_field("dividend", &Board::dividend),
          public_field("round", &Board::round),
          public_field("first_player", &Board::first_player),
          public_field("winners", &Board::winners),
          public_field("bonds", &Board::bond),
          public_field("commerce", &Board::commerce),
          public_field("first_player_card", &Board::first_player_card),
          public_field("investors", &Board::investors,
                       [](InvestorsSlice& investors, Seat owner) { investors.used[owner] ^= 1U; }),
          public_field("auction", &Board::auction,
                       [](AuctionSlice& auction, Seat owner) {
                         Investor& up = auction.on_pile[pile_at(index(owner))];
                         up = up == Investor::none ? Investor::bill : Investor::none;
                       }),
          public_field("cursor", &Board::cursor)};
}

}  // namespace bell::exam::stockpile_game
