// Hands of share cards. Everybody has seen them come, so the only unknown is a card returned face down.
#include "engine/wall_street_1920/holdings.h"

#include <algorithm>

#include "engine/wall_street_1920/prices.h"
#include "engine/wall_street_1920/scoring.h"

namespace bell::wall_street_1920 {

int sale_price(const Rules& rules, const Board& board, Card share) {
  RULE(WS_SEL_3);
  const auto half = [](int value) { return (value + 1) / 2; };
  if (share == Card::gold) {
    int lowest = value_now(rules, board, Company::corn);
    for (const Company company : kAllCompanies) lowest = std::min(lowest, value_now(rules, board, company));
    return half(lowest);
  }
  if (is_dual(share)) {
    const auto& [one, other] = rules.companies_of(share);
    return half(std::min(value_now(rules, board, one), value_now(rules, board, other)));
  }
  const int value = value_now(rules, board, share_company(share));
  return shares_on(form_of(share)) == 2 ? value : half(value);
}

Prospect prospect_of_sale(const Rules& rules, const View& view, const Action& act) {
  return {.rule = Rule::WS_SEL_3,
          .income = sale_price(rules, view.board, card_in(act)),
          .stakes = stakes_after(rules, view, act.by, {.lost = card_in(act)})};
}

Stakes stakes_after(const Rules& rules, const View& view, Seat seat, const Change& change) {
  Shares shares = view.shares[seat].or_else({});
  const Card kept = view.board.business.kept;
  if (is_share(kept) && seat == view.board.active) shares.add(kept);
  if (change.gained != kNoCard) shares.add(change.gained);
  if (change.lost != kNoCard) shares.remove(change.lost);
  return stakes_of(rules, {shares, view.backs[seat].or_else(kNoBack)});
}

void add_share(State& state, Seat seat, Card share) {
  state.shares[seat].truth().add(share);
  ++state.board.share_cards[seat];
}

void remove_share(State& state, Seat seat, Card share) {
  state.shares[seat].truth().remove(share);
  --state.board.share_cards[seat];
}

void keep_card(State& state, Seat seat, Card card) {
  if (is_share(card))
    add_share(state, seat, card);
  else
    state.board.variations[seat].add(card);
}

void show_all_shares(Ctx& ctx, Seat seat, Rule why) {
  ctx.tell.say({.what = Happening::all_shares_shown, .rule = why, .seat = seat});
  ctx.state.shares[seat].truth().for_each([&](Card card, int count) {
    ctx.tell.say(
        {.what = Happening::share_counted, .rule = why, .seat = seat, .card = open_card(card), .number = whole(count)});
  });
  if (is_unsure(ctx.state, seat))
    ctx.state.returned[seat] = open_card(ctx.state.returned[seat].truth());  // the one that is missing
}

bool is_unsure(const State& now, Seat seat) {
  return now.returned[seat].truth() != kNoCard && !now.returned[seat].seen_by(Viewer::spectator).is_known();
}

}  // namespace bell::wall_street_1920
