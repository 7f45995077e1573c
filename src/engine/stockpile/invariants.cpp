// Checks everything that must be true between two actions of a Stockpile match.
#include "engine/stockpile/kept.h"
#include "engine/stockpile/money.h"

namespace bell::stockpile {
namespace {

// Every card of the market deck is in exactly one place.
bool cards_are_conserved(const Rules& rules, const State& now) {
  MarketBag seen = now.deck;
  const auto see = [&seen](Card card, int number) {
    if (MarketBag::is_kind(card)) seen.add(card, number);
  };
  for (int kind = 0; kind < kMarketKinds; ++kind)
    see(MarketBag::kind_at(kind), now.board.discard.count(MarketBag::kind_at(kind)));
  for (const Seat seat : seats_of(rules.seats)) {
    for (const Company company : kAllCompanies)
      see(stock_of(company), now.regular[seat][company] + now.board.split[seat][company]);
    for (const auto& card : now.hands[seat]) see(card.truth(), 1);
    for (const Card card : kActionCards) see(card, kept_by(now, seat, card));
  }
  for (const Laid& laid : now.laid) see(laid.card.truth(), 1);
  for (const auto& card : now.drawn) see(card.truth(), 1);
  for (const HeldFee& held : now.board.held_fees) see(held.fee, 1);
  see(now.placing.truth().card, 1);
  for (std::size_t size = 0; size < kFees; ++size)
    see(Card(static_cast<int>(Card::small_fee) + static_cast<int>(size)), now.board.fees_due[size]);
  return seen == MarketBag::of(rules.printed.market_deck);
}

bool commerce_is_conserved(const Rules& rules, const State& now) {
  CommerceBag seen = now.commerce_deck;
  const auto see = [&seen](Card card) {
    if (CommerceBag::is_kind(card)) seen.add(card);
  };
  const auto see_all = [&seen](const CommerceBag& bag) {
    for (int kind = 0; kind < kCommerceKinds; ++kind)
      seen.add(CommerceBag::kind_at(kind), bag.count(CommerceBag::kind_at(kind)));
  };
  see_all(now.board.commerce.gone);
  for (const Seat seat : seats_of(rules.seats)) {
    see_all(now.board.commerce.owned[seat]);
    for (const auto& card : now.commerce_hands[seat]) see(card.truth());
  }
  for (const Laid& laid : now.laid) see(laid.card.truth());
  return seen == rules.commerce && now.board.commerce.deck_size == now.commerce_deck.size();
}

// Once dealt, every strategy card is in a hand, has been played, or is in the pool.
bool strategies_are_conserved(const Rules& rules, const State& now) {
  for (int number = 1; number <= kStrategies; ++number) {
    const Strategy card{static_cast<std::uint8_t>(number)};
    int seen = now.strategy_pool.count(card) + now.board.strategies.played.count(card);
    for (const Seat seat : seats_of(rules.seats)) seen += now.strategies[seat].truth().count(card);
    if (seen != rules.strategies.count(card)) return false;
  }
  return true;
}

// Every investor that may be dealt is in exactly one place: in the box, offered, chosen, put up, or owned.
bool investors_are_conserved(const Rules& rules, const State& now) {
  InvestorSet seen = now.investor_deck;
  int places = seen.size();
  const auto see = [&seen, &places](Investor investor) {
    if (investor == Investor::none) return;
    seen.add(investor);
    ++places;
  };
  for (const Seat seat : seats_of(rules.seats)) {
    for (const auto& each : now.offered[seat]) see(each.truth());
    for (const auto& each : now.kept_investors[seat]) see(each.truth());
    for (const Investor each : now.board.investors.of[seat]) see(each);
  }
  for (const Investor each : now.board.auction.on_pile) see(each);
  return places == 0 || (seen == rules.investors && places == seen.size());
}

// For a round: every company card and every forecast in play is in a pair or still to be dealt.
bool insider_cards_are_conserved(const State& now) {
  CompanySet companies = now.companies_left;
  int company_cards = companies.size();
  ForecastBag forecasts = now.forecasts_left;
  for (std::size_t at = 0; at < kPairs; ++at) {
    if ((now.board.pair_parts[at] & kHasCompany) != 0) {
      companies.add(now.pairs[at].company.truth());
      ++company_cards;
    }
    if ((now.board.pair_parts[at] & kHasForecast) != 0) forecasts.add(now.pairs[at].forecast.truth());
  }
  return companies == CompanySet::all() && company_cards == kCompanies && forecasts == now.board.forecasts;
}

bool there_is_one_first_player_card(const State& now) {
  int seen = now.board.first_player_card.holder == kNoSeat ? 0 : 1;
  for (const Laid& laid : now.laid) seen += laid.card.truth() == Card::first_player ? 1 : 0;
  return seen <= 1;
}

bool counts_are_true(const Rules& rules, const State& now) {
  if (now.board.deck_size != now.deck.size()) return false;
  for (const Seat seat : seats_of(rules.seats)) {
    int regular = 0;
    for (const std::uint8_t cards : now.regular[seat]) regular += cards;
    if (now.board.regular_size[seat] != regular) return false;
    if (now.board.hand_size[seat] != now.hands[seat].size()) return false;
    if (now.board.strategies.hand_size[seat] != now.strategies[seat].truth().size()) return false;
    if (now.board.commerce.hand_size[seat] != now.commerce_hands[seat].size()) return false;
  }
  return true;
}

// Nobody is sure of more than there is, and each seat knows at least what everybody knows.
bool bounds_are_true(const Rules& rules, const State& now) {
  for (const Seat owner : seats_of(rules.seats))
    for (const Seat seat : seats_of(rules.seats)) {
      const auto is_between = [](int all, int mine, int there) { return all <= mine && mine <= there; };
      for (const Company company : kAllCompanies) {
        const int there = now.regular[owner][company];
        const int mine = seat == owner ? there : now.known[seat][owner][company];
        if (!is_between(now.board.surely[owner][company], mine, there)) return false;
      }
      for (const Card card : kActionCards)
        if (!is_between(now.board.surely_kept[owner].count(card), now.kept[seat][owner].count(card),
                        kept_by(now, owner, card)))
          return false;
    }
  return true;
}

bool markers_are_on_their_tracks(const Rules& rules, const Board& board) {
  for (const Company company : kAllCompanies) {
    const Ladder& ladder = rules.ladders[company];
    if (board.place[company] >= ladder.spaces || board.value[company] != ladder.values[board.place[company]])
      return false;
  }
  return true;
}

// No meeple is on two tracks, and only meeples of this table are on any.
bool meeples_are_conserved(const Rules& rules, const Board& board) {
  unsigned seen = 0;
  for (int at = 0; at < kMaxPiles; ++at) {
    const Bid& bid = board.tracks[pile_at(at)];
    if (bid.by == kNoSeat) continue;
    if (at >= rules.piles || index(bid.by) >= rules.seats || bid.meeple >= rules.meeples) return false;
    const unsigned meeple = 1U << (index(bid.by) * kMaxMeeples + bid.meeple);
    if ((seen & meeple) != 0) return false;
    seen |= meeple;
  }
  return true;
}

// From the first round on, cash is never negative and covers every standing bid.
bool nobody_owes(const Rules& rules, const State& now) {
  for (const Seat seat : seats_of(rules.seats))
    if (now.board.cash[seat] < Money(0) || (now.board.round > 0 && free_cash(rules, now.board, seat) < Money(0)))
      return false;
  return true;
}

}  // namespace

const char* Stockpile::broken_invariant(const Rules& rules, const State& now) {
  const Board& board = now.board;
  if (board.cursor.frames.is_empty()) return "play_stands_at_a_step";
  const bool over = board.cursor.turn.is_over();
  if (over == board.winners.is_empty()) return "winner_when_over";
  if (!meeples_are_conserved(rules, board)) return "meeple_on_one_track";
  if (!over && !nobody_owes(rules, now)) return "cash_covers_bids";
  if (!investors_are_conserved(rules, now)) return "investor_in_one_place";
  if (board.deck_size == 0 && board.round == 0) return nullptr;  // the deck has not been set up yet
  if (!cards_are_conserved(rules, now)) return "market_card_in_one_place";
  if (!commerce_is_conserved(rules, now)) return "commerce_card_in_one_place";
  if (!strategies_are_conserved(rules, now)) return "strategy_card_in_one_place";
  if (board.round > 0 && !insider_cards_are_conserved(now)) return "insider_card_in_one_place";
  if (!there_is_one_first_player_card(now)) return "one_first_player_card";
  if (!counts_are_true(rules, now)) return "counts_match";
  if (!bounds_are_true(rules, now)) return "nobody_sure_of_more";
  if (!markers_are_on_their_tracks(rules, board)) return "values_on_track";
  return nullptr;
}

}  // namespace bell::stockpile
