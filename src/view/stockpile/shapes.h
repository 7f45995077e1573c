// Converts parts of a Stockpile view to the shapes that people and programs get, and back: stockpiles with their cards,
// purchases, names instead of bits. Converting back returns false if a shape is invalid.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "view/stockpile/view.h"

namespace bell::stockpile {

// A stockpile: the meeple on its track, and its cards, each with its position in the laying order of the whole table.
struct CardOnPile {
  std::uint8_t nth = 0;
  SeenLaid laid;
};
struct WholePile {
  Bid bid;
  FixedVec<CardOnPile, kMaxLaid> cards;
};
using WholePiles = FixedVec<WholePile, kMaxPiles>;

inline WholePiles piles_of(const View& view) {
  WholePiles piles;
  for (int at = 0; at < view.piles; ++at) piles.push_back({.bid = view.board.tracks[pile_at(at)], .cards = {}});
  std::uint8_t nth = 0;
  for (const SeenLaid& laid : view.laid) piles[index(laid.pile)].cards.push_back({++nth, laid});
  return piles;
}
inline bool take_piles(View& view, const WholePiles& piles) {
  view.piles = static_cast<std::uint8_t>(piles.size());
  std::vector<CardOnPile> cards;
  for (int at = 0; at < piles.size(); ++at) {
    view.board.tracks[pile_at(at)] = piles[at].bid;
    for (CardOnPile card : piles[at].cards) {
      card.laid.pile = pile_at(at);
      cards.push_back(card);
    }
  }
  if (cards.size() > kMaxLaid) return false;
  std::ranges::stable_sort(cards, {}, &CardOnPile::nth);
  for (const CardOnPile& card : cards) view.laid.push_back(card.laid);
  return true;
}

// Shares of some companies.
using ShareBag = Bag<Company, 0, kCompanies>;
inline ShareBag bag_of(const Shares& shares) {
  ShareBag bag;
  for (const Company company : kAllCompanies) bag.add(company, shares[company]);
  return bag;
}
inline bool take_shares(Shares& shares, const ShareBag& bag) {
  for (const Company company : kAllCompanies) shares[company] = static_cast<std::uint8_t>(bag.count(company));
  return true;
}

// Action cards that are kept.
using ActionBag = Bag<Card, static_cast<int>(Card::boom), kActionCards.size()>;
inline ActionBag action_bag_of(const ActionCards& cards) {
  ActionBag bag;
  for (const Card card : kActionCards) bag.add(card, cards.count(card));
  return bag;
}
inline bool take_kept(ActionCards& cards, const ActionBag& bag) {
  if (bag.size() > kMaxActionCards) return false;
  for (const Card card : kActionCards)
    for (int number = bag.count(card); number > 0; --number) cards.add(card);
  return true;
}

using FeeBag = Bag<Card, static_cast<int>(Card::small_fee), kFees>;
inline bool take_fees(std::array<std::uint8_t, kFees>& due, const FeeBag& bag) {
  due = bag.counts();
  return true;
}

// Whether a card of a pair has been dealt.
template <std::uint8_t Part>
bool is_part(std::uint8_t parts) {
  return (parts & Part) != 0;
}
template <std::uint8_t Part>
bool take_part(std::uint8_t& parts, bool is_dealt) {
  parts = static_cast<std::uint8_t>(is_dealt ? parts | Part : parts & ~Part);
  return true;
}

// The pair that is moving its company, or was the last to do so this round; counted from 1. None before.
inline std::optional<int> moving_pair_of(const View& view) {
  const bool is_moving = std::ranges::find(view.steps, StepId::movement) != view.steps.end();
  if (!is_moving && view.board.moving_pair == 0) return std::nullopt;
  return view.board.moving_pair + 1;
}
inline bool take_moving_pair(std::uint8_t& moving, const std::optional<int>& pair) {
  if (pair && (*pair < 1 || *pair > kPairs)) return false;
  moving = static_cast<std::uint8_t>(pair.value_or(1) - 1);
  return true;
}

// A player's purchases this round. A purchase for nothing looks like none until all stockpiles are taken.
using Purchases = std::array<Purchase, kMaxMeeples>;
struct Bought {
  std::uint8_t meeple = 0;
  Purchase purchase;
};
using AllBought = FixedVec<Bought, kMaxMeeples>;
inline AllBought purchases_of(const View& view, Seat seat) {
  const bool have_all_paid = view.board.bids_made > 0 && view.laid.is_empty();
  AllBought all;
  for (std::uint8_t meeple = 0; meeple < view.meeples; ++meeple)
    if (const Purchase& one = view.board.purchases[seat][meeple]; have_all_paid || one != Purchase{})
      all.push_back({meeple, one});
  return all;
}
inline bool take_purchases(Purchases& purchases, const AllBought& all) {
  for (const Bought& bought : all) purchases[bought.meeple] = bought.purchase;
  return true;
}

// A seat's investor, and whether its ability was used this round.
struct OwnInvestor {
  Investor investor = Investor::none;
  bool used = false;
};
using OwnInvestors = FixedVec<OwnInvestor, 2>;
inline OwnInvestors investors_of(const InvestorsSlice& investors, Seat seat) {
  OwnInvestors own;
  for (const Investor investor : investors.of[seat])
    if (investor != Investor::none) own.push_back({investor, (investors.used[seat] >> own.size() & 1) != 0});
  return own;
}
inline bool take_investors(InvestorsSlice& investors, Seat seat, const OwnInvestors& own) {
  for (int nth = 0; nth < own.size(); ++nth) {
    investors.of[seat][static_cast<std::size_t>(nth)] = own[nth].investor;
    if (own[nth].used) investors.used[seat] = static_cast<std::uint8_t>(investors.used[seat] | 1U << nth);
  }
  return true;
}

// Investors up for auction, by stockpile.
using PutUp = FixedVec<Investor, kMaxPiles>;
inline PutUp put_up_of(const PerPile<Investor>& on_pile, int piles) {
  PutUp put_up;
  for (int at = 0; at < piles; ++at) put_up.push_back(on_pile[pile_at(at)]);
  return put_up;
}
inline bool take_put_up(PerPile<Investor>& on_pile, const PutUp& put_up) {
  for (int at = 0; at < put_up.size(); ++at) on_pile[pile_at(at)] = put_up[at];
  return true;
}

// Two of the strategy cards look at pairs; all others act on companies.
inline bool looks_at_pairs(Strategy card) {
  return card == Strategy::corporate_espionage || card == Strategy::insider_trading;
}
using PairNumbers = FixedVec<std::uint8_t, kPairs>;  // from 1
inline CompanySet companies_done(const StrategyInPlay& now) {
  return looks_at_pairs(now.card) ? CompanySet{} : CompanySet(now.touched);
}
inline bool take_companies_done(StrategyInPlay& now, CompanySet companies) {
  if (!companies.is_empty()) now.touched = companies.bits();
  return true;
}
inline PairNumbers pairs_done(const StrategyInPlay& now) {
  PairNumbers pairs;
  for (std::uint8_t pair = 0; looks_at_pairs(now.card) && pair < kPairs; ++pair)
    if ((now.touched >> pair & 1U) != 0) pairs.push_back(static_cast<std::uint8_t>(pair + 1));
  return pairs;
}
inline bool take_pairs_done(StrategyInPlay& now, const PairNumbers& pairs) {
  for (const std::uint8_t pair : pairs) {
    if (pair < 1 || pair > kPairs) return false;
    now.touched = static_cast<std::uint8_t>(now.touched | 1U << (pair - 1));
  }
  return true;
}

}  // namespace bell::stockpile
