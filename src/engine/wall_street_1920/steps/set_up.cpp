// Set-up: prices, cash and the rondel are laid out, capital cards dealt, a start player drawn, pawns placed.
#include "engine/wall_street_1920/rondel.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

struct SetOut {
  static constexpr StepId id = StepId::set_out;
  static constexpr Rule cite = Rule::WS_SET_1;
  static Progress enter(Ctx& ctx) {
    RULE(WS_CMP_3);
    const Rules& rules = ctx.rules;
    Board& board = ctx.state.board;
    board.level.fill(static_cast<std::uint8_t>(rules.printed.start[static_cast<std::size_t>(rules.side)] - 1));
    board.pawn.fill(kNowhere);
    for (const Seat seat : seats_of(rules.seats)) {
      board.cash[seat] = Money(rules.printed.tariff.cash);
      board.capital[seat] = rules.printed.capital[rules.seats];
      ctx.state.shares[seat] = Secret<Shares>({}, seat);
    }
    for (int place = 0; place < rules.places; ++place) board.rondel.push_back({});
    ctx.state.deck = whole_deck(rules.printed);
    board.deck_size = static_cast<std::uint8_t>(ctx.state.deck.size());
    return Progress::done;
  }
};

// Places still without a card; the market trend needs none.
int free_places(const Board& board) {
  int free = 0;
  for (const Place& place : board.rondel) free += place.card == kNoCard ? 1 : 0;
  return free - 1;
}
int nth_free_place(const Board& board, int n) {
  int place = kTrendPlace + 1;
  for (;; ++place)
    if (board.rondel[place].card == kNoCard && n-- == 0) return place;
}
bool lies_in_rondel(const Board& board, Card card) {
  for (const Place& place : board.rondel)
    if (place.card == card) return true;
  return false;
}
void lay(Ctx& ctx, const Action& act, Rule why) {
  ctx.state.board.rondel[place_in(act)].card = laid_in(act);
  ctx.tell.say(
      {.what = Happening::card_laid, .rule = why, .card = open_card(laid_in(act)), .number = whole(place_in(act))});
}

constexpr int kDeckCardsInRondel = 3;

// Each dual goes to a random free place, so that the whole circle is in random order.
struct LayDuals {
  static constexpr StepId id = StepId::lay_duals;
  static constexpr Rule cite = Rule::WS_SET_2;
  static Progress enter(Ctx& ctx) {
    if (free_places(ctx.state.board) == kDeckCardsInRondel) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static int left(const Rules& rules, const Board& board) {  // in the box
    return kDuals - (rules.places - 1 - free_places(board));
  }
  static std::uint32_t outcomes(const Rules& rules, const State& now) {
    return static_cast<std::uint32_t>(left(rules, now.board) * free_places(now.board));
  }
  static Action outcome(const Rules& rules, const State& now, std::uint32_t n) {
    const int duals = left(rules, now.board);
    int nth = static_cast<int>(n) % duals;
    int dual = 0;
    for (;; ++dual)
      if (!lies_in_rondel(now.board, dual_card(dual)) && nth-- == 0) break;
    return lay_at(nth_free_place(now.board, static_cast<int>(n) / duals), dual_card(dual));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(free_places(now.board))};
  }
  static void apply(Ctx& ctx, Action act) { lay(ctx, act, cite); }
};

struct LayCards {
  static constexpr StepId id = StepId::lay_cards;
  static constexpr Rule cite = Rule::WS_SET_3;
  static Progress enter(Ctx& ctx) {
    if (free_places(ctx.state.board) == 0) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static int ordinary(const State& now) { return now.board.deck_size - 1; }  // the explosion comes later
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(ordinary(now) * free_places(now.board));
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    const int cards = ordinary(now);
    return lay_at(nth_free_place(now.board, static_cast<int>(n) / cards), now.deck.nth(static_cast<int>(n) % cards));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(now.board.deck_size)};
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.deck.remove(laid_in(act));
    --ctx.state.board.deck_size;
    if (!removes_exchange(ctx, laid_in(act))) lay(ctx, act, cite);
  }
};

// The frame's actor is the seat being dealt to.
struct DealCapital {
  static constexpr StepId id = StepId::deal_capital;
  static constexpr Rule cite = Rule::WS_SET_5;
  static int dealt(const Rules& rules, const State& now) {
    int count = 0;
    for (const Seat seat : seats_of(rules.seats)) count += now.backs[seat].truth() == kNoBack ? 0 : 1;
    return count;
  }
  static Progress enter(Ctx& ctx) {
    if (dealt(ctx.rules, ctx.state) == ctx.rules.seats) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static bool is_dealt(const Rules& rules, const State& now, Back back) {
    for (const Seat seat : seats_of(rules.seats))
      if (now.backs[seat].truth() == back) return true;
    return false;
  }
  static std::uint32_t outcomes(const Rules& rules, const State& now) {
    return static_cast<std::uint32_t>(kBacks - dealt(rules, now));
  }
  static Action outcome(const Rules& rules, const State& now, std::uint32_t n) {
    int back = 1;
    for (;; ++back)
      if (!is_dealt(rules, now, Back(back)) && n-- == 0) break;
    return capital_to(seat_at(dealt(rules, now)), Back(back));
  }
  static ChanceKey key(const Rules& rules, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(dealt(rules, now))};
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat seat = seat_at(act.args[1]);
    ctx.state.backs[seat] = Secret<Back>(back_in(act), seat);
    ctx.tell.say({.what = Happening::capital_dealt, .rule = cite, .seat = seat, .back = ctx.state.backs[seat]});
  }
};

struct ChooseStart {
  static constexpr StepId id = StepId::choose_start;
  static constexpr Rule cite = Rule::WS_SET_7;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.start != kNoSeat) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules& rules, const State&) { return rules.seats; }
  static Action outcome(const Rules&, const State&, std::uint32_t n) {
    return with_seat(Verb::choose_start, kChance, seat_at(static_cast<int>(n)));
  }
  static ChanceKey key(const Rules&, const State&) { return {.purpose = static_cast<std::uint16_t>(id)}; }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.start = ctx.state.board.active = seat_in(act);
    ctx.tell.say({.what = Happening::start_chosen, .rule = cite, .seat = seat_in(act)});
  }
};

// Clockwise from the start player, who is active already.
struct PlacePawns {
  static constexpr StepId id = StepId::place_pawns;
  static constexpr Rule cite = Rule::WS_SET_7;
  static Progress enter(Ctx& ctx) {
    Seat next = ctx.state.board.start;
    for (int asked = 0; asked < ctx.rules.seats; ++asked, next = next_seat(next, ctx.rules.seats)) {
      if (ctx.state.board.pawn[next] != kNowhere) continue;
      ctx.state.cursor().turn = Turn::of(next);
      return Progress::stay;
    }
    return Progress::done;
  }
  static void legal(const Rules& rules, const State&, Seat who, ActionList& out) {
    for (int place = 0; place < rules.places; ++place) out.push_back(with_place(Verb::place_pawn, who, place));
  }
  static Refusal refuse(const Rules& rules, const State&, Action act) {
    if (verb_of(act) != Verb::place_pawn) return {Reason::wrong_moment, cite};
    if (place_in(act) >= rules.places || act != with_place(Verb::place_pawn, act.by, place_in(act)))
      return {Reason::not_available, cite, {act.args[0], static_cast<std::int16_t>(rules.places)}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.pawn[act.by] = static_cast<std::uint8_t>(place_in(act));
    ctx.tell.say({.what = Happening::pawn_placed, .rule = cite, .seat = act.by, .number = whole(place_in(act))});
  }
  static Prospect prospect(const Rules&, const View& view, const Action& act) {
    return {.rule = cite, .place = place_in(act), .cards = cards_at(view.board, place_in(act))};
  }
};

}  // namespace

Rule open_things_rule() { return Rule::WS_SET_6; }

StepOps set_out_step() { return ops_of<SetOut, WallStreet1920>(); }
StepOps lay_duals_step() { return ops_of<LayDuals, WallStreet1920>(); }
StepOps lay_cards_step() { return ops_of<LayCards, WallStreet1920>(); }
StepOps deal_capital_step() { return ops_of<DealCapital, WallStreet1920>(); }
StepOps choose_start_step() { return ops_of<ChooseStart, WallStreet1920>(); }
StepOps place_pawns_step() { return ops_of<PlacePawns, WallStreet1920>(); }

}  // namespace bell::wall_street_1920
