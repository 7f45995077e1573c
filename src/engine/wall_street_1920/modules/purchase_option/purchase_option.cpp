// Purchase options: an option under a card of the rondel makes it dearer for everybody else.
#include "engine/wall_street_1920/cash.h"
#include "engine/wall_street_1920/modules/modules.h"
#include "engine/wall_street_1920/rondel.h"

namespace bell::wall_street_1920 {
namespace {

constexpr std::uint8_t kAtHand = 0;

// The owner of the option at a place; kNoSeat if there is none.
Seat owner_at(const Rules& rules, const Board& board, int place) {
  if (place == kTrendPlace) return kNoSeat;
  for (const Seat seat : seats_of(rules.seats))
    if (board.purchase_option.at[seat] == place) return seat;
  return kNoSeat;
}

Refusal refuse_place(const Rules& rules, const State& now, int place) {
  const Board& board = now.board;
  const bool is_free = place != kTrendPlace && place < rules.places && board.rondel[place].card != kNoCard &&
                       !board.rondel[place].is_set() && owner_at(rules, board, place) == kNoSeat;
  return is_free ? allowed() : Refusal{Reason::forbidden, Rule::WS_OPT_1, {static_cast<std::int16_t>(place)}};
}

void list_places(const Rules& rules, const State& now, Seat who, ActionList& out) {
  if (now.board.purchase_option.at[who] != kAtHand) return;
  for (int place = kTrendPlace + 1; place < rules.places; ++place)
    if (!refuse_place(rules, now, place).is_refused()) out.push_back(with_place(Verb::lay_option, who, place));
}

Refusal refuse_option(const Rules& rules, const State& now, const Action& act) {
  if (now.board.purchase_option.at[act.by] != kAtHand)
    return {Reason::not_held, Rule::WS_OPT_1, {now.board.purchase_option.at[act.by]}};
  if (act != with_place(Verb::lay_option, act.by, place_in(act))) return {Reason::not_available, Rule::WS_OPT_1};
  return refuse_place(rules, now, place_in(act));
}

Prospect prospect_of_option(const Rules& rules, const View& view, const Action& act) {
  const Payment pays = payment_of(rules, view.board, act.by, bank_bill(rules.printed.tariff.option));
  return {.rule = rule_of(pays, Rule::WS_OPT_1),
          .pays = pays,
          .place = place_in(act),
          .cards = cards_at(view.board, place_in(act))};
}

void lay_option(Ctx& ctx, const Action& act) {
  pay_bank(ctx, act.by, ctx.rules.printed.tariff.option, Rule::WS_OPT_1);
  ctx.state.board.purchase_option.at[act.by] = static_cast<std::uint8_t>(place_in(act));
  ctx.tell.say(
      {.what = Happening::option_laid, .rule = Rule::WS_OPT_1, .seat = act.by, .number = whole(place_in(act))});
}

Money add_surcharge(const Rules& rules, const Board& board, Seat buyer, int place, Money so_far) {
  const Seat owner = owner_at(rules, board, place);
  return owner == kNoSeat || owner == buyer ? so_far : so_far + Money(rules.printed.tariff.surcharge);
}

void come_back(Ctx& ctx, int place) {
  const Seat owner = owner_at(ctx.rules, ctx.state.board, place);
  if (owner == kNoSeat) return;
  ctx.state.board.purchase_option.at[owner] = kAtHand;
  ctx.tell.say({.what = Happening::option_came_back, .rule = Rule::WS_OPT_2, .seat = owner});
}

void install(Rules& rules) {
  rules.offers.add({.legal = &list_places,
                    .is_mine = [](const Action& act) { return verb_of(act) == Verb::lay_option; },
                    .refuse = &refuse_option,
                    .apply = &lay_option,
                    .prospect = &prospect_of_option});
  rules.surcharge.add(Precedence::additive, &add_surcharge);
  rules.place_cleared.add(&come_back);
}

}  // namespace

const Manifest& purchase_option_manifest() {
  static const Manifest kPurchaseOption{
      .id = ModuleId::purchase_option, .name = "purchase_option", .cite = Rule::WS_OPT_1, .install = &install};
  return kPurchaseOption;
}

}  // namespace bell::wall_street_1920
