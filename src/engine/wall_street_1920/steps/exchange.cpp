// The stock exchange: the buyer shows a share card, every rival chooses one in secret, and the buyer swaps with one.
#include "engine/market/choose_together.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/offering.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

enum class Beat : std::uint8_t { show = 0, offer = 1, swap = 2, over = 3 };

bool has_only_gold(const State& now, Seat seat) {
  return now.board.share_cards[seat] == now.shares[seat].truth().count(Card::gold);
}
bool stands_for(const Rules& rules, Card share, Company company) {
  if (!is_dual(share)) return share_company(share) == company;
  const auto& [one, other] = rules.companies_of(share);
  return company == one || company == other;
}

struct StockExchange {
  static constexpr StepId id = StepId::exchange;
  static constexpr Rule cite = Rule::WS_VAR_5;

  static Beat beat_of(const State& now) { return Beat(top(now.cursor()).beat); }
  static void turn_to(State& state, Beat beat) { top(state.cursor()).beat = static_cast<std::uint8_t>(beat); }
  static Seat buyer_of(const State& now) { return top(now.cursor()).actor; }

  static Progress enter(Ctx& ctx) {
    State& state = ctx.state;
    if (beat_of(state) == Beat::show && has_only_gold(state, buyer_of(state))) {
      if (state.board.share_cards[buyer_of(state)] > 0) show_all_shares(ctx, buyer_of(state), cite);
      fail(ctx);
    }
    if (beat_of(state) == Beat::offer) {
      if (await_offers(ctx) == Progress::stay) return Progress::stay;
      turn_to(state, Beat::swap);
    }
    if (beat_of(state) == Beat::over) return Progress::done;
    state.cursor().turn = Turn::of(buyer_of(state));
    return Progress::stay;
  }
  static Progress await_offers(Ctx& ctx) {
    return market::choose_together(
        ctx, ctx.state.board.exchange.offering, [&ctx](Seat seat) { return ctx.state.offers[seat].truth() != kNoCard; },
        [&ctx](Seat seat) { reveal_offer(ctx, seat); });
  }
  static void fail(Ctx& ctx) {
    ctx.tell.say({.what = Happening::exchange_failed, .rule = cite, .seat = buyer_of(ctx.state)});
    close(ctx.state);
  }
  static void close(State& state) {
    state.board.exchange = {};
    state.offers.fill({});
    turn_to(state, Beat::over);
  }
  static void reveal_offer(Ctx& ctx, Seat seat) {
    ctx.state.offers[seat] = open_card(ctx.state.offers[seat].truth());
    ctx.tell.say({.what = Happening::offer_revealed, .rule = cite, .seat = seat, .card = ctx.state.offers[seat]});
  }

  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const Shares& held = now.shares[who].truth();
    const Exchange& exchange = now.board.exchange;
    switch (beat_of(now)) {
      case Beat::show:
        held.for_each([&](Card card, int) {
          for (const Company company : kAllCompanies)
            if (card != Card::gold && stands_for(rules, card, company)) out.push_back(show_of(who, card, company));
        });
        break;
      case Beat::offer:
        held.for_each([&](Card card, int) {
          if (can_offer(card, exchange.company)) out.push_back(with_card(Verb::offer, who, card));
        });
        break;
      case Beat::swap:
        for (const Seat seat : exchange.offering) out.push_back(with_seat(Verb::swap, who, seat));
        break;
      case Beat::over:
        break;
    }
  }

  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    switch (beat_of(now)) {
      case Beat::show:
        return refuse_show(rules, now, act);
      case Beat::offer:
        return refuse_offer(now, act);
      case Beat::swap:
      case Beat::over:
        return refuse_swap(now, act);
    }
    return {Reason::wrong_moment, cite};
  }
  static bool is_held(const State& now, const Action& act) {
    return is_share(card_in(act)) && now.shares[act.by].truth().has(card_in(act));
  }
  static Refusal refuse_show(const Rules& rules, const State& now, const Action& act) {
    if (verb_of(act) != Verb::show) return {Reason::wrong_moment, cite};
    if (!is_held(now, act)) return {Reason::not_held, cite, {act.args[0]}};
    const bool fits = card_in(act) != Card::gold && stands_for(rules, card_in(act), named_in(act));
    if (!fits || act != show_of(act.by, card_in(act), named_in(act)))
      return {Reason::forbidden, cite, {act.args[0], act.args[1]}};
    return allowed();
  }
  static Refusal refuse_offer(const State& now, const Action& act) {
    if (verb_of(act) != Verb::offer) return {Reason::wrong_moment, cite};
    if (!is_held(now, act) || act != with_card(Verb::offer, act.by, card_in(act)))
      return {Reason::not_held, cite, {act.args[0]}};
    if (!can_offer(card_in(act), now.board.exchange.company))
      return {Reason::forbidden, cite, {act.args[0], static_cast<std::int16_t>(now.board.exchange.company)}};
    return allowed();
  }
  static Refusal refuse_swap(const State& now, const Action& act) {
    if (verb_of(act) != Verb::swap) return {Reason::wrong_moment, cite};
    if (index(seat_in(act)) >= kMaxSeats || !now.board.exchange.offering.has(seat_in(act)) ||
        act != with_seat(Verb::swap, act.by, seat_in(act)))
      return {Reason::not_available, cite, {act.args[0]}};
    return allowed();
  }

  static void apply(Ctx& ctx, Action act) {
    switch (beat_of(ctx.state)) {
      case Beat::show:
        return show(ctx, act.by, card_in(act), named_in(act));
      case Beat::offer:
        return offer(ctx, act.by, card_in(act));
      case Beat::swap:
      case Beat::over:
        return swap(ctx, act.by, seat_in(act));
    }
  }
  // Only the last step of an exchange is certain, because the offers are revealed.
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (verb_of(act) != Verb::swap) return {.rule = cite};
    const Card received = view.offers[seat_in(act)].or_else(kNoCard);
    const Change change{.gained = received, .lost = view.board.exchange.shown};
    return {.rule = cite, .receives = received, .stakes = stakes_after(rules, view, act.by, change)};
  }

  static void show(Ctx& ctx, Seat buyer, Card card, Company company) {
    Exchange& exchange = ctx.state.board.exchange;
    ctx.tell.say(
        {.what = Happening::share_shown, .rule = cite, .seat = buyer, .card = open_card(card), .company = company});
    turn_to(ctx.state, Beat::offer);
    exchange.shown = card;
    exchange.company = company;
    for (const Seat seat : seats_of(ctx.rules.seats)) {
      if (seat == buyer) continue;
      if (has_offer(ctx.state.shares[seat].truth(), company))
        exchange.offering.add(seat);
      else if (ctx.state.board.share_cards[seat] > 0)
        show_all_shares(ctx, seat, cite);
    }
    if (exchange.offering.is_empty()) fail(ctx);
  }
  static void offer(Ctx& ctx, Seat seat, Card card) {
    ctx.state.offers[seat] = Secret<Card>(card, seat);
    ctx.tell.say({.what = Happening::offered, .rule = cite, .seat = seat, .card = ctx.state.offers[seat]});
  }
  static void swap(Ctx& ctx, Seat buyer, Seat rival) {
    State& state = ctx.state;
    const Card given = state.board.exchange.shown;
    const Card received = state.offers[rival].truth();
    remove_share(state, buyer, given);
    add_share(state, rival, given);
    remove_share(state, rival, received);
    add_share(state, buyer, received);
    ctx.tell.say({.what = Happening::swapped, .rule = cite, .seat = buyer, .card = open_card(given), .other = rival});
    ctx.tell.say(
        {.what = Happening::swapped_back, .rule = cite, .seat = buyer, .card = open_card(received), .other = rival});
    close(state);
  }
};

}  // namespace

bool removes_exchange(Ctx& ctx, Card drawn) {
  constexpr int kTwo = 2;
  if (drawn != Card::stock_exchange || ctx.rules.seats != kTwo) return false;
  ctx.tell.say({.what = Happening::card_removed, .rule = StockExchange::cite, .card = open_card(drawn)});
  return true;
}

StepOps exchange_step() { return ops_of<StockExchange, WallStreet1920>(); }

}  // namespace bell::wall_street_1920
