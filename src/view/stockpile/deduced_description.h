// The fields deduced from a Stockpile view, and of a prospect, by name; view/describe.h explains these lists.
// Companies, cards and investors use the names in names.h, which must be included first.
#pragma once

#include "view/describe.h"
#include "view/stockpile/deduced.h"
#include "view/stockpile/prospect.h"

namespace bell::stockpile {

template <class Walk, OneOf<Landing> T>
void describe(Walk& walk, T& landing) {
  walk("space", landing.place, from_one(kMaxSpaces));
  walk("value", landing.value);
  walk("splits", landing.splits);
  walk.flag("bankrupt", landing.bankrupt);
}

template <class Walk, OneOf<KnownHoldings> T>
void describe(Walk& walk, T& known) {
  walk("worth", known.worth);
  walk("shares_worth", known.shares);
  walk("bonds_worth", known.bonds);
  walk("goods_worth", known.goods);
  walk("taxes_cost", known.taxes);
  walk("commerce_worth", known.commerce);
  walk("held_fees", known.held_fees);
  walk("free_cash", known.free_cash);
  walk("held", known.held);
  walk("unseen", known.unseen);
  walk("commodities", known.commodities);
}

template <class Walk, OneOf<StandingBid> T>
void describe(Walk& walk, T& standing) {
  walk("bid", standing.printed);
  walk("costs", standing.costs);
  walk("lowest_space", standing.lowest, Counted{0, kBidSpaces, 1});  // one past the last: locked
}

template <class Walk, OneOf<Space> T>
void describe(Walk& walk, T& space) {
  walk("value", space.value);
  walk("pays", space.pays);
}
template <class Walk, OneOf<Track> T>
void describe(Walk& walk, T& track) {
  walk("spaces", track.spaces);
  walk("start", track.start, from_one(kMaxSpaces));
  walk("after_split", track.after_split, from_one(kMaxSpaces));
}

template <class Walk, OneOf<Foreseen> T>
void describe(Walk& walk, T& foreseen) {
  walk.always("company", foreseen.company);
  walk("dividend", foreseen.dividend);
  walk("steps", foreseen.steps);
  walk("landing", foreseen.landing);
}

template <class Walk, OneOf<Majority> T>
void describe(Walk& walk, T& majority) {
  walk("leaders", majority.leaders);
  walk("pays", majority.pays);
}

template <class Walk, OneOf<InvestorNumbers> T>
void describe(Walk& walk, T& numbers) {
  walk.always("investor", numbers.investor);
  walk("cash", numbers.cash);
  walk("power", numbers.power);
  walk("second", numbers.second);
}
template <class Walk, OneOf<StrategyNumbers> T>
void describe(Walk& walk, T& numbers) {
  walk.always("strategy", numbers.strategy);
  walk("cost", numbers.cost);
  walk("gain", numbers.gain);
  walk("times", numbers.times);
  walk("limit", numbers.limit);
}

template <class Walk, OneOf<Prospect> T>
void describe(Walk& walk, T& prospect) {
  walk("rule", prospect.rule);
  walk("costs", prospect.costs);
  walk("pays", prospect.pays);
  walk("each", prospect.each);
  walk("fees_paid", prospect.fees_paid);
  walk("other_worth", prospect.other_worth);
  walk("interest", prospect.interest);
  walk("bid", prospect.bid);
  walk("outbids", prospect.outbids);
  walk("starting_cash", prospect.starting_cash);
  walk("held", prospect.held);
  walk("spaces", prospect.spaces);
  walk("price_now", prospect.price_now);
  walk("landing", prospect.landing);
  walk("dividend", prospect.dividend);
  walk("company", prospect.company);
  walk("forecast", prospect.forecast);
  walk("card", prospect.card);
  walk("owner", prospect.owner);
  walk("open_to_all", prospect.open_to_all);
  walk("to_go", prospect.to_go);
}

}  // namespace bell::stockpile
