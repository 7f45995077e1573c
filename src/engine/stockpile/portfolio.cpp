// Updates everybody's bounds when a card is shown: they rise when it comes in and fall, never below zero, when it goes
// out, since nobody can tell which of several equal cards it was.
#include "engine/stockpile/portfolio.h"

#include <algorithm>

namespace bell::stockpile {
namespace {

void lower(std::uint8_t& bound, int number) { bound = static_cast<std::uint8_t>(std::max(0, bound - number)); }
void raise(std::uint8_t& bound, int least) { bound = static_cast<std::uint8_t>(std::max<int>(bound, least)); }

// Changes every bound about one company in one portfolio, including the public one, but not the owner's, who knows
// exactly.
template <class Change>
void change_bounds(State& state, Seat owner, Company company, Change&& change) {
  for (int at = 0; at < kMaxSeats; ++at)
    if (seat_at(at) != owner) change(state.known[seat_at(at)][owner][company]);
  change(state.board.surely[owner][company]);
}

}  // namespace

void gain_unseen(State& state, Seat seat, const Secret<Card>& stock, int seats) {
  const Company company = company_of(stock.truth());
  ++state.regular[seat][company];
  ++state.board.regular_size[seat];
  const auto add_if_known = [&stock](std::uint8_t& bound, Viewer viewer) {
    bound = static_cast<std::uint8_t>(bound + (stock.seen_by(viewer).is_known() ? 1 : 0));
  };
  for (const Seat knower : seats_of(seats))
    if (knower != seat) add_if_known(state.known[knower][seat][company], viewer_of(knower));
  add_if_known(state.board.surely[seat][company], Viewer::spectator);
}

void gain_shown(State& state, Seat seat, Company company) {
  ++state.regular[seat][company];
  ++state.board.regular_size[seat];
  change_bounds(state, seat, company, [](std::uint8_t& bound) { ++bound; });
}

void lose_shown(State& state, Seat seat, Company company, int number) {
  state.regular[seat][company] = static_cast<std::uint8_t>(state.regular[seat][company] - number);
  state.board.regular_size[seat] = static_cast<std::uint8_t>(state.board.regular_size[seat] - number);
  change_bounds(state, seat, company, [number](std::uint8_t& bound) { lower(bound, number); });
}

void show_regular(State& state, Seat seat, Company company, int number) {
  change_bounds(state, seat, company, [number](std::uint8_t& bound) { raise(bound, number); });
}

void show_one_of_each(Ctx& ctx, Rule why, Seat seat, CompanySet set) {
  for (const Company company : kAllCompanies) {
    if (!set.has(company)) continue;
    const int regular = split_of(ctx.state, seat, company) == 0 ? 1 : 0;
    show_regular(ctx.state, seat, company, regular);
    ctx.tell.say(
        {.what = Happening::companies_shown, .rule = why, .seat = seat, .company = company, .number = regular});
  }
}

void move_to_split(State& state, Seat seat, Company company) {
  lose_shown(state, seat, company, 1);
  ++state.board.split[seat][company];
}

void move_to_regular(State& state, Seat seat, Company company) {
  --state.board.split[seat][company];
  gain_shown(state, seat, company);
}

Money worth_of_shares(const Board& board, Seat seat, const Shares& regular) {
  Money worth;
  for (const Company company : kAllCompanies)
    worth += Money(board.value[company]) * (regular[company] + 2 * board.split[seat][company]);
  return worth;
}

bool has_any_card(const Board& board, Seat seat) {
  if (board.regular_size[seat] > 0) return true;
  return std::any_of(board.split[seat].begin(), board.split[seat].end(), [](std::uint8_t cards) { return cards > 0; });
}

bool is_known(const Board& board, Seat seat) {
  int surely = 0;
  for (const std::uint8_t cards : board.surely[seat]) surely += cards;
  return surely == board.regular_size[seat];
}

}  // namespace bell::stockpile
