// The only way from a view back to a state: guesses hidden cards consistent with everything the viewer has seen.
#include <array>
#include <utility>

#include "engine/stockpile/guess.h"
#include "engine/stockpile/imagine_kept.h"
#include "engine/stockpile/imagine_portfolios.h"
#include "engine/stockpile/imagine_strategies.h"
#include "engine/stockpile/pairs.h"

namespace bell::stockpile {
namespace {

// A place for unseen market cards, and where a card dealt to it goes.
enum class Zone : std::uint8_t { laid, hand, placing, drawn };
struct Place {
  Zone zone{};
  Seat seat = kNoSeat;
  std::uint8_t nth = 0;
};

// A secret known to the viewers that the view shows as knowing it.
template <class T>
Secret<T> hidden(T value, SeatMask who, Face face) {
  if (face == Face::up) return open(value);
  Secret<T> secret;
  secret.truth() = value;
  for (const Seat seat : who) secret.tell(seat);
  return secret;
}

// Copies what the view knows into a state and collects the places of unknown cards.
class Completion {
 public:
  Completion(const Rules& rules, const View& view, std::span<const SeenEvent> memory, const Remembered& remembered)
      : rules_(rules), view_(view), memory_(memory), remembered_(remembered) {
    state_.board = view.board;
    unseen_ = MarketBag::of(rules.printed.market_deck);
  }

  State complete(Rng& rng) {
    if (is_set_up()) guess_market(rng);
    guess_pairs(rng);
    guess_commerce(rng);
    imagine_strategies(rules_, view_, memory_, rng, state_);
    guess_investors(rng);
    return state_;
  }

 private:
  static constexpr int kMaxPlaces = kMaxLaid + kMaxSeats * kMaxHand + 1 + kMaxPiles;

  bool is_set_up() const { return view_.board.deck_size > 0 || view_.board.round > 0; }
  bool is_own(Seat seat) const { return is_seat(view_.viewer) && seat_of(view_.viewer) == seat; }

  void guess_market(Rng& rng) {
    drop_public();
    for (const Seat seat : seats_of(rules_.seats)) {
      take_portfolio(seat);
      take_kept(seat);
      take_hand(seat);
    }
    take_laid();
    take_placing(rng);
    take_drawn();
    if (view_.board.round == 0) return guess_starting_shares(rng);
    imagine_portfolios(rules_, remembered_, rng, unseen_, state_.regular);
    imagine_kept(rules_, view_, remembered_, rng, unseen_, state_);
    for (const Place& place : places_) put(place, draw_card(rng));
    state_.deck = unseen_;
  }

  Card draw_card(Rng& rng) {
    const Card card = unseen_.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(unseen_.size()))));
    unseen_.remove(card);
    return card;
  }

  // Starting shares are all of different companies.
  void guess_starting_shares(Rng& rng) {
    CompanySet left = CompanySet::all();
    for (const Seat seat : seats_of(rules_.seats))
      for (const Company company : kAllCompanies)
        if (state_.regular[seat][company] > 0) left.remove(company);
    for (const Seat seat : seats_of(rules_.seats)) {
      if (is_own(seat) || view_.board.regular_size[seat] == 0) continue;
      const Company company = left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
      left.remove(company);
      unseen_.remove(stock_of(company));
      ++state_.regular[seat][company];
    }
    state_.companies_left = left;
    state_.deck = unseen_;
  }

  void drop_public() {
    const Board& board = view_.board;
    for (int kind = 0; kind < kMarketKinds; ++kind)
      unseen_.remove(MarketBag::kind_at(kind), board.discard.count(MarketBag::kind_at(kind)));
    for (const Seat seat : seats_of(rules_.seats))
      for (const Company company : kAllCompanies) unseen_.remove(stock_of(company), board.split[seat][company]);
    for (const HeldFee& held : board.held_fees) unseen_.remove(held.fee);
    for (std::size_t size = 0; size < kFees; ++size)
      unseen_.remove(Card(static_cast<int>(Card::small_fee) + static_cast<int>(size)), board.fees_due[size]);
  }

  // Takes what the viewer is sure of. Other seats are assumed to know only what everybody knows.
  void take_portfolio(Seat seat) {
    state_.regular[seat] = view_.regular[seat];
    for (const Company company : kAllCompanies) unseen_.remove(stock_of(company), view_.regular[seat][company]);
    for (const Seat other : seats_of(rules_.seats))
      if (other != seat) state_.known[other][seat] = is_own(other) ? view_.regular[seat] : view_.board.surely[seat];
  }

  // The same for action cards.
  void take_kept(Seat seat) {
    for (const Card card : kActionCards) unseen_.remove(card, view_.kept[seat].count(card));
    for (const Seat other : seats_of(rules_.seats))
      state_.kept[other][seat] = is_own(other) || other == seat ? view_.kept[seat] : view_.board.surely_kept[seat];
  }

  void take_hand(Seat seat) {
    for (int nth = 0; nth < view_.hands[seat].size(); ++nth) {
      state_.hands[seat].push_back(Secret<Card>(kNoCard, seat));
      take(view_.hands[seat][nth], state_.hands[seat][nth], {Zone::hand, seat, static_cast<std::uint8_t>(nth)});
    }
  }

  void take_laid() {
    for (int nth = 0; nth < view_.laid.size(); ++nth) {
      const SeenLaid& seen = view_.laid[nth];
      state_.laid.push_back({hidden(kNoCard, seen.knowers, seen.face), seen.pile});
      take(seen.card, state_.laid[nth].card, {Zone::laid, kNoSeat, static_cast<std::uint8_t>(nth)});
    }
  }

  // The stockpile of a first card is its owner's secret, and so is its face if both cards may be hidden.
  Placement guess_placement(Seat who, Rng& rng) const {
    const Pile pile = pile_at(static_cast<int>(rng.below(rules_.piles)));
    const bool may_hide = rules_.cards_face_up(rules_, state_.board, who, 1) == 0;
    return {kNoCard, pile, may_hide && rng.below(2) == 0 ? Face::down : Face::up};
  }

  void take_placing(Rng& rng) {
    const Frame& frame = top(view_.board.cursor);
    const bool waits = rules_.program[frame.step].id == StepId::place_market && frame.actor != kNoSeat &&
                       view_.board.hand_size[frame.actor] == 1;
    if (!waits) return;
    const bool known = view_.placing.is_known();
    state_.placing =
        Secret<Placement>(known ? view_.placing.or_else({}) : guess_placement(frame.actor, rng), frame.actor);
    if (known)
      unseen_.remove(state_.placing.truth().card);
    else
      places_.push_back({Zone::placing, frame.actor});
  }

  void take_drawn() {
    for (int nth = 0; nth < view_.drawn.size(); ++nth) {
      state_.drawn.push_back(hidden(kNoCard, view_.drawers, Face::down));
      take(view_.drawn[nth], state_.drawn[nth], {Zone::drawn, kNoSeat, static_cast<std::uint8_t>(nth)});
    }
  }

  // Commerce cards and the first-player card are always face up, so never among the unseen.
  void take(const Seen<Card>& seen, Secret<Card>& into, Place place) {
    if (!seen.is_known()) return places_.push_back(place);
    into.truth() = seen.or_else(kNoCard);
    if (MarketBag::is_kind(into.truth())) unseen_.remove(into.truth());
  }

  void put(const Place& place, Card card) {
    switch (place.zone) {
      case Zone::laid:
        state_.laid[place.nth].card.truth() = card;
        break;
      case Zone::hand:
        state_.hands[place.seat][place.nth].truth() = card;
        break;
      case Zone::placing:
        state_.placing.truth().card = card;
        break;
      case Zone::drawn:
        state_.drawn[place.nth].truth() = card;
        break;
    }
  }

  // Deals unseen company and forecast cards to the pairs they can be in.
  void guess_pairs(Rng& rng) {
    if (view_.board.round == 0) return;
    CompanySet companies = CompanySet::all();
    ForecastBag forecasts = view_.board.forecasts;
    for (const SeenPair& seen : view_.pairs) {
      if (seen.company.is_known()) companies.remove(seen.company.or_else(kNoCompany));
      if (seen.forecast.is_known()) forecasts.remove(seen.forecast.or_else(kNoForecast));
    }
    for (std::size_t at = 0; at < kPairs; ++at) {
      const SeenPair& seen = view_.pairs[at];
      Pair& pair = state_.pairs[at];
      if ((view_.board.pair_parts[at] & kHasCompany) != 0)
        pair.company = guess_part(seen.company, seen, [&] { return draw_company(companies, rng); });
      if ((view_.board.pair_parts[at] & kHasForecast) != 0)
        pair.forecast = guess_part(seen.forecast, seen, [&] { return draw_forecast(forecasts, rng); });
    }
    state_.companies_left = companies;
    state_.forecasts_left = forecasts;
  }
  template <class T, class Draw>
  static Secret<T> guess_part(const Seen<T>& part, const SeenPair& seen, Draw&& draw) {
    const T value = part.is_known() ? part.or_else(T{}) : draw();
    return hidden(value, seen.knowers, seen.face);
  }
  static Company draw_company(CompanySet& left, Rng& rng) {
    const Company company = left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
    left.remove(company);
    return company;
  }
  static Forecast draw_forecast(ForecastBag& left, Rng& rng) {
    const Forecast forecast = left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
    left.remove(forecast);
    return forecast;
  }

  void guess_commerce(Rng& rng) {
    CommerceBag left = rules_.commerce;
    const auto drop = [&left](const CommerceBag& gone) {
      for (int kind = 0; kind < kCommerceKinds; ++kind)
        left.remove(CommerceBag::kind_at(kind), gone.count(CommerceBag::kind_at(kind)));
    };
    if (!is_set_up()) return;
    drop(view_.board.commerce.gone);
    for (const CommerceBag& owned : view_.board.commerce.owned) drop(owned);
    for (const SeenLaid& laid : view_.laid)
      if (const Card card = laid.card.or_else(kNoCard); CommerceBag::is_kind(card)) left.remove(card);
    for (const Seat seat : seats_of(rules_.seats))
      for (const Seen<Card>& seen : view_.commerce_hands[seat])
        if (seen.is_known()) left.remove(seen.or_else(kNoCard));
    // The seat about to lay its second card goes first: its few candidates must not be dealt to others.
    for (const Seat seat : seats_of(rules_.seats))
      if (lays_second_commerce(seat)) guess_commerce_hand(seat, left, rng);
    for (const Seat seat : seats_of(rules_.seats))
      if (!lays_second_commerce(seat)) guess_commerce_hand(seat, left, rng);
    state_.commerce_deck = left;
  }
  void guess_commerce_hand(Seat seat, CommerceBag& left, Rng& rng) {
    for (const Seen<Card>& seen : view_.commerce_hands[seat]) {
      Card card = seen.or_else(kNoCard);
      if (!seen.is_known()) {
        card = draw_commerce(left, seat, rng);
        left.remove(card);
      }
      state_.commerce_hands[seat].push_back(Secret<Card>(card, seat));
    }
  }
  bool lays_second_commerce(Seat seat) const {
    const Frame& frame = top(view_.board.cursor);
    return rules_.program[frame.step].id == StepId::place_commerce && frame.actor == seat && frame.beat > 0;
  }

  Card draw_commerce(const CommerceBag& left, Seat seat, Rng& rng) const {
    if (lays_second_commerce(seat)) return draw_second_commerce(left, view_.laid.back().card.or_else(kNoCard), rng);
    return left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
  }
  // With two cards a player lays the lower one first, so the other is not below it. Two equal cards make half as many
  // pairs as two different ones, so each card equal to the first counts once, and each higher one twice.
  static Card draw_second_commerce(const CommerceBag& left, Card first, Rng& rng) {
    int below = 0;
    for (int kind = 0; CommerceBag::kind_at(kind) < first; ++kind) below += left.count(CommerceBag::kind_at(kind));
    const int equal = left.count(first);
    const int higher = left.size() - below - equal;
    const int drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(equal + 2 * higher)));
    return left.nth(drawn < equal ? below : below + equal + (drawn - equal) / 2);
  }

  void guess_investors(Rng& rng) {
    InvestorSet left = rules_.investors;
    for (const Investor who : view_.board.auction.on_pile) left.remove(who);
    for (const Seat seat : seats_of(rules_.seats)) {
      for (const Investor who : view_.board.investors.of[seat]) left.remove(who);
      for (const Seen<Investor>& seen : view_.offered[seat]) left.remove(seen.or_else(Investor::none));
      for (const Seen<Investor>& seen : view_.kept_investors[seat]) left.remove(seen.or_else(Investor::none));
    }
    const auto guess = [&](const Seen<Investor>& seen, Seat seat) {
      Investor who = seen.or_else(Investor::none);
      if (!seen.is_known()) {
        who = left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
        left.remove(who);
      }
      return Secret<Investor>(who, seat);
    };
    for (const Seat seat : seats_of(rules_.seats)) {
      for (const Seen<Investor>& seen : view_.offered[seat]) state_.offered[seat].push_back(guess(seen, seat));
      auto& kept = state_.kept_investors[seat];
      for (const Seen<Investor>& seen : view_.kept_investors[seat]) kept.push_back(guess(seen, seat));
      if (kept.size() == 2 && kept[1].truth() < kept[0].truth())
        std::swap(kept[0], kept[1]);  // in the order of the choice
    }
    state_.investor_deck = left;
  }

  const Rules& rules_;
  const View& view_;
  std::span<const SeenEvent> memory_;
  const Remembered& remembered_;
  State state_;
  MarketBag unseen_;
  FixedVec<Place, kMaxPlaces> places_;
};

}  // namespace

Guess::Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory)
    : rules_(rules), view_(view), memory_(memory), remembered_(remember_arrivals(rules, view, memory)) {}

State Guess::complete(Rng& rng) const { return Completion(rules_, view_, memory_, remembered_).complete(rng); }

State Stockpile::imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng) {
  return Guess(rules, view, memory).complete(rng);
}

}  // namespace bell::stockpile
