// Magnates: one per company, called when a player brings the company to an end of its track.
#include "engine/wall_street_1920/modules/magnates/magnates.h"

#include <algorithm>
#include <array>

#include "engine/wall_street_1920/modules/modules.h"

namespace bell::wall_street_1920 {
namespace {

// In the order of MagnateSides.
constexpr std::array<OptionValue, 3> kSides{{{"reward"}, {"punishment"}, {"mix"}}};

// Companies that still have a magnate.
CompanySet companies_with_magnate(const MagnatesSlice& slice) {
  CompanySet set;
  for (const Company company : kAllCompanies)
    if (slice.card[company] != Magnate::none) set.add(company);
  return set;
}
bool is_laid(const MagnatesSlice& slice, Magnate magnate) {
  return std::find(slice.card.begin(), slice.card.end(), magnate) != slice.card.end();
}

MagnateSide side_of(const MagnatesSlice& slice, Magnate magnate) {
  return slice.punishing.has(magnate) ? MagnateSide::punishment : MagnateSide::reward;
}
const MagnateDeed& deed_of(const MagnatesSlice& slice, Magnate magnate) {
  const auto& deeds = side_of(slice, magnate) == MagnateSide::reward ? rewards() : punishments();
  return deeds[static_cast<std::size_t>(magnate) - 1];
}

struct LayMagnates {
  static constexpr StepId id = StepId::lay_magnates;
  static constexpr Rule cite = Rule::WS_MAG_1;
  static int laid(const Board& board) { return companies_with_magnate(board.magnates).size(); }
  static Progress enter(Ctx& ctx) {
    if (laid(ctx.state.board) == kMagnates) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(kMagnates - laid(now.board));
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    int magnate = 1;
    for (;; ++magnate)
      if (!is_laid(now.board.magnates, Magnate(magnate)) && n-- == 0) break;
    return action_of(Verb::lay_magnate, kChance, laid(now.board), magnate);
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(laid(now.board))};
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.magnates.card[company_in(act)] = Magnate(act.args[1]);
    ctx.tell.say({.what = Happening::magnate_laid, .rule = cite, .company = company_in(act), .number = act.args[1]});
  }
};

// A fair coin for each card of a mix; otherwise all show the agreed side.
struct TurnMagnates {
  static constexpr StepId id = StepId::turn_magnates;
  static constexpr Rule cite = Rule::WS_MAG_1;
  static Progress enter(Ctx& ctx) {
    MagnatesSlice& slice = ctx.state.board.magnates;
    if (slice.turned == kMagnates) return Progress::done;
    if (ctx.rules.magnate_sides == MagnateSides::mix) {
      ctx.state.cursor().turn = Turn::chance();
      return Progress::stay;
    }
    const bool is_reward = ctx.rules.magnate_sides == MagnateSides::reward;
    while (slice.turned < kMagnates)
      turn(ctx, slice.turned + 1, is_reward ? MagnateSide::reward : MagnateSide::punishment);
    return Progress::done;
  }
  static void turn(Ctx& ctx, int magnate, MagnateSide side) {
    MagnatesSlice& slice = ctx.state.board.magnates;
    if (side == MagnateSide::punishment) slice.punishing.add(Magnate(magnate));
    ++slice.turned;
    ctx.tell.say({.what = Happening::magnate_turned,
                  .rule = cite,
                  .number = whole(magnate),
                  .value = static_cast<std::uint8_t>(side)});
  }
  static std::uint32_t outcomes(const Rules&, const State&) { return 2; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return action_of(Verb::turn_magnate, kChance, now.board.magnates.turned + 1, static_cast<int>(n));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = now.board.magnates.turned};
  }
  static void apply(Ctx& ctx, Action act) { turn(ctx, act.args[0], MagnateSide(act.args[1])); }
};

// One magnate after the other, in the order of the companies. Precondition for the rest: some magnate is called.
struct MagnateActs {
  static constexpr StepId id = StepId::magnate;
  static constexpr Rule cite = Rule::WS_MAG_2;

  static Magnate called(const MagnatesSlice& slice) { return slice.card[slice.acting.lowest()]; }
  static const MagnateDeed& deed(const Board& board) { return deed_of(board.magnates, called(board.magnates)); }
  static MagnateBeat beat_of(const State& now) { return MagnateBeat(top(now.cursor()).beat); }

  static Progress enter(Ctx& ctx) {
    while (!ctx.state.board.magnates.acting.is_empty()) {
      if (beat_of(ctx.state) == MagnateBeat::called) begin(ctx);
      const Seat asked = beat_of(ctx.state) == MagnateBeat::acting ? asked_by(ctx) : kNoSeat;
      if (asked != kNoSeat) {
        ctx.state.cursor().turn = Turn::of(asked);
        return Progress::stay;
      }
      leave(ctx.state);
    }
    return Progress::done;
  }
  static void begin(Ctx& ctx) {
    const MagnatesSlice& slice = ctx.state.board.magnates;
    const MagnateDeed& begun = deed(ctx.state.board);
    const Seat active = ctx.state.board.active;
    ctx.tell.say({.what = Happening::magnate_acted,
                  .rule = begun.cite,
                  .seat = active,
                  .company = slice.acting.lowest(),
                  .number = whole(static_cast<int>(called(slice)))});
    Frame& frame = top(ctx.state.cursor());
    frame.beat = static_cast<std::uint8_t>(MagnateBeat::acting);
    frame.actor = active;
    if (begun.begin != nullptr) begun.begin(ctx, active);
  }
  static Seat asked_by(Ctx& ctx) {
    const MagnateDeed& acting = deed(ctx.state.board);
    return acting.asks == nullptr ? kNoSeat : acting.asks(ctx, ctx.state.board.active);
  }
  static void leave(State& state) {
    MagnatesSlice& slice = state.board.magnates;
    const Company company = slice.acting.lowest();
    slice.acting.remove(company);
    slice.card[company] = Magnate::none;
    top(state.cursor()).beat = static_cast<std::uint8_t>(MagnateBeat::called);
  }

  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    deed(now.board).legal(rules, now, who, out);
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    return deed(now.board).refuse(rules, now, act);
  }
  static void apply(Ctx& ctx, Action act) { deed(ctx.state.board).apply(ctx, act); }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    return deed(view.board).prospect(rules, view, act);
  }
};

void call_magnates(Ctx& ctx, CompanySet arrived) {
  MagnatesSlice& slice = ctx.state.board.magnates;
  const CompanySet waiting = companies_with_magnate(slice);
  for (const Company company : arrived)
    if (waiting.has(company)) slice.acting.add(company);
  if (!slice.acting.is_empty()) call(ctx, StepId::magnate, ctx.state.board.active);
}

// One after the other, as they would act.
void foresee_magnates(const Rules& rules, const Board& board, Seat active, CompanySet arrived, Prospect& prospect) {
  const CompanySet waiting = companies_with_magnate(board.magnates);
  FixedVec<MagnateCall, kCompanies> calls;
  Board after = board;
  for (const Company company : arrived) {
    if (!waiting.has(company)) continue;
    const Magnate magnate = board.magnates.card[company];
    const MagnateDeed& deed = deed_of(board.magnates, magnate);
    calls.push_back(
        {.company = company, .magnate = magnate, .side = side_of(board.magnates, magnate), .rule = deed.cite});
    deed.foretell(rules, after, active, calls.back());
  }
  if (!calls.is_empty()) prospect.calls = calls;
}

CompanySet add_awaited(const Board& board, CompanySet so_far) {
  for (const Company company : companies_with_magnate(board.magnates)) so_far.add(company);
  return so_far;
}

Points add_magnate(const Rules& rules, const Board& board, Seat seat, Points so_far) {
  const MagnatesSlice& slice = board.magnates;
  if (slice.keeper != seat) return so_far;
  const Points worth(rules.printed.tariff.magnate_points);
  return side_of(slice, Magnate::first) == MagnateSide::punishment ? so_far - worth : so_far + worth;
}

void install(Rules& rules) {
  rules.ends_reached.add(&call_magnates);
  rules.ends_foreseen.add(&foresee_magnates);
  rules.awaited.add(Precedence::additive, &add_awaited);
  rules.extra_points.add(Precedence::additive, &add_magnate);
}

}  // namespace

const Manifest& magnates_manifest() {
  static const std::array kSplices{Splice{Where::after, StepId::choose_start, ops_of<LayMagnates, WallStreet1920>()},
                                   Splice{Where::after, StepId::lay_magnates, ops_of<TurnMagnates, WallStreet1920>()},
                                   Splice{Where::window, StepId::none, ops_of<MagnateActs, WallStreet1920>()}};
  static constexpr std::array kOptions{
      Option{.name = "magnates",
             .fallback = "reward",
             .rule = LayMagnates::cite,
             .values = kSides,
             .apply = [](Rules& rules, int nth) { rules.magnate_sides = MagnateSides(nth); }}};
  static const Manifest kMagnatesManifest{.id = ModuleId::magnates,
                                          .name = "magnates",
                                          .cite = LayMagnates::cite,
                                          .splices = kSplices,
                                          .options = kOptions,
                                          .install = &install};
  return kMagnatesManifest;
}

}  // namespace bell::wall_street_1920
