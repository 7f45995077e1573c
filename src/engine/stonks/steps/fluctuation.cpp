// Market fluctuation: a low card moves one price before anyone else plays, and turns that company's token black.
#include "engine/market/price_track.h"
#include "engine/stonks/prices.h"
#include "engine/stonks/steps/play_cards.h"
#include "engine/stonks/steps/prospects.h"
#include "engine/stonks/steps/steps.h"
#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

enum class Direction : std::int8_t { up = 1, down = -1 };

Refusal refuse_change(const Board& board, Company company, Direction direction, int steps) {
  if (!board.tiles[company].is_in_row())
    return {Reason::not_available, Rule::ST_FLU_1, {static_cast<std::int16_t>(company)}};
  if (board.black.has(company)) return {Reason::forbidden, Rule::ST_FLU_3, {static_cast<std::int16_t>(company)}};
  const int level = board.tiles[company].level + static_cast<int>(direction) * steps;
  if (!market::PriceTrack(kLevels).has(level))
    return {Reason::forbidden, Rule::ST_FLU_2, {static_cast<std::int16_t>(company), static_cast<std::int16_t>(steps)}};
  return allowed();
}

// The tokens that are black after `changed` has moved.
CompanySet black_after(const Rules& rules, const Board& board, Company changed) {
  CompanySet only;  // ST-FLU-3: the last company changed is the only black one
  only.add(changed);
  return rules.blackened(board, changed, only);
}

void turn_tokens(Ctx& ctx, Company changed) {
  Board& board = ctx.state.board;
  const CompanySet black = black_after(ctx.rules, board, changed);
  for (const Company company : board.row)
    if (board.black.has(company) && !black.has(company))
      if (ctx.tell) ctx.tell.say({.what = Happening::token_unlocked, .rule = Rule::ST_FLU_3, .company = company});
  board.black = black;
}

void move_token(const Rules& rules, Tile& tile, int moved) {
  tile.level = static_cast<std::uint8_t>(tile.level + moved);
  tile.value = static_cast<std::uint8_t>(rules.value(tile.side, tile.level));
}

void change_price(Ctx& ctx, Seat by, Company company, int moved) {
  Tile& tile = ctx.state.board.tiles[company];
  const std::uint8_t before = tile.value;
  move_token(ctx.rules, tile, moved);
  if (ctx.tell)
    ctx.tell.say({.what = Happening::price_changed,
                  .rule = Rule::ST_FLU_1,
                  .seat = by,
                  .company = company,
                  .number = static_cast<std::int16_t>(moved),
                  .value = tile.value,
                  .before = before});
  turn_tokens(ctx, company);
  move_trump_token(ctx);
}

// The card just played moves one price, one level per icon, before anyone else plays.
struct Fluctuation {
  static constexpr StepId id = StepId::fluctuation;
  static constexpr Rule cite = Rule::ST_FLU_1;

  static Progress enter(Ctx& ctx) { return ask_once(ctx); }
  static bool choices_are_public(const Rules&, const Board&, Seat) { return true; }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const int steps = fluctuation_of_last(rules, now.board.trick);
    for (const Direction direction : {Direction::up, Direction::down})
      for (const Company company : kAllCompanies)
        if (!refuse_change(now.board, company, direction, steps).is_refused())
          out.push_back(with_company(direction == Direction::up ? Verb::raise : Verb::lower, who, company));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (verb_of(act) != Verb::raise && verb_of(act) != Verb::lower) return {Reason::wrong_moment, cite};
    if (act.args[0] >= kCompanies || act != with_company(verb_of(act), act.by, company_in(act)))
      return {Reason::not_available, cite, {act.args[0]}};
    return refuse_change(now.board, company_in(act), direction_of(act), fluctuation_of_last(rules, now.board.trick));
  }
  static Direction direction_of(const Action& act) {
    return verb_of(act) == Verb::raise ? Direction::up : Direction::down;
  }
  static int levels_of(const Rules& rules, const Board& board, const Action& act) {
    return static_cast<int>(direction_of(act)) * fluctuation_of_last(rules, board.trick);
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    const Company company = company_in(act);
    Board after = view.board;
    Tile& tile = after.tiles[company];
    move_token(rules, tile, levels_of(rules, view.board, act));
    const bool keeps_value = tile.value == view.board.tiles[company].value;
    return {.rule = keeps_value ? Rule::ST_FLU_2 : cite,
            .price_now = view.board.tiles[company].value,
            .level = tile.level,
            .value = tile.value,
            .trump_now = view.board.trump,
            .trump = trump_company(after),
            .black = black_after(rules, view.board, company)};
  }
  static void apply(Ctx& ctx, Action act) {
    change_price(ctx, act.by, company_in(act), levels_of(ctx.rules, ctx.state.board, act));
    top(ctx.state.cursor()).beat = 1;
  }
};

}  // namespace

Prospect prospect_of_changing(const Rules& rules, const View& view, const Action& act) {
  return Fluctuation::prospect(rules, view, act);
}

StepOps fluctuation_step() { return ops_of<Fluctuation, Stonks>(); }

}  // namespace bell::stonks
