// Hands of share cards. Everybody has seen them come, so all that can be unknown is a card returned face down.
#include "engine/wall_street_1920/holdings.h"

#include <algorithm>

#include "engine/wall_street_1920/prices.h"

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
