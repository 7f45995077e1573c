// Investors of Information and Supply: Phil takes an insider card, Robins opens the stockpiles, Stuart hides both
// cards.
#include <array>

#include "engine/stockpile/modules/investors/powers.h"
#include "engine/stockpile/pairs.h"
#include "engine/stockpile/piles.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

constexpr std::array kSupplyPowers{
    Power{.id = Investor::phil, .cite = Rule::SP_INV_PHIL, .box = InvestorBox::promo},
    Power{.id = Investor::robins, .cite = Rule::SP_INV_ROBINS, .box = InvestorBox::promo},
    Power{.id = Investor::stuart,
          .cite = Rule::SP_INV_STUART,
          .box = InvestorBox::base,
          .cards_face_up = [](int) { return 0; }},
};

// For the owner's first pair.
struct TakeInsiderCard {
  static constexpr StepId id = StepId::take_insider_card;
  static constexpr Rule cite = Rule::SP_INV_PHIL;

  static Progress enter(Ctx& ctx) {
    const Seat owner = owner_of(ctx.rules, ctx.state, Investor::phil);
    if (owner == kNoSeat || !is_unused(ctx.state, owner, Investor::phil)) return Progress::done;
    ctx.state.cursor().turn = Turn::of(owner);
    return Progress::stay;
  }
  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    for (const Company company : kAllCompanies) out.push_back(with_company(Verb::take_company, who, company));
    for (int kind = 0; kind < kForecasts; ++kind)
      if (const Forecast forecast = ForecastBag::kind_at(kind); now.forecasts_left.count(forecast) > 0)
        out.push_back(action_of(Verb::take_forecast, who, static_cast<int>(forecast)));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (verb_of(act) != Verb::take_company && verb_of(act) != Verb::take_forecast) return {Reason::wrong_moment, cite};
    ActionList list;
    legal(rules, now, act.by, list);
    return contains(list, act) ? allowed() : Refusal{Reason::not_available, cite, {act.args[0]}};
  }
  static void apply(Ctx& ctx, Action act) {
    const auto at = static_cast<std::size_t>(first_pair_of(ctx.rules, act.by));
    Pair& pair = ctx.state.pairs[at];
    const bool company = verb_of(act) == Verb::take_company;
    ctx.state.board.pair_parts[at] = company ? kHasCompany : kHasForecast;
    Event told{.what = Happening::insider_card_taken, .rule = cite, .seat = act.by, .number = company ? 1 : 2};
    if (company) {
      ctx.state.companies_left.remove(company_in(act));
      pair.company = Secret<Company>(company_in(act), act.by);
      told.card = Secret<Card>(stock_of(company_in(act)), act.by);
    } else {
      ctx.state.forecasts_left.remove(forecast_in(act));
      pair.forecast = Secret<Forecast>(forecast_in(act), act.by);
      told.forecast = pair.forecast;
    }
    mark_used(ctx.state, act.by, Investor::phil);
    ctx.tell.say(told);
  }
};

struct DrawOpening {
  static constexpr StepId id = StepId::draw_opening;
  static constexpr Rule cite = Rule::SP_INV_ROBINS;

  static Progress enter(Ctx& ctx) {
    if (owner_of(ctx.rules, ctx.state, Investor::robins) == kNoSeat) return Progress::done;
    if (ctx.state.drawn.size() == ctx.rules.piles) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) { return now.board.deck_size; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return action_of(Verb::draw_opening, kChance, static_cast<int>(now.deck.nth(static_cast<int>(n))),
                     now.drawn.size());
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id),
            .round = now.board.round,
            .position = static_cast<std::uint32_t>(now.drawn.size())};
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat owner = owner_of(ctx.rules, ctx.state, Investor::robins);
    const Secret<Card> card(card_in(act), owner);
    ctx.state.deck.remove(card_in(act));
    --ctx.state.board.deck_size;
    ctx.state.drawn.push_back(card);
    ctx.tell.say({.what = Happening::market_dealt, .rule = cite, .seat = owner, .card = card});
  }
};

// One card lies face down on a stockpile of the owner's choice; the rest go face up on the others in the order drawn.
struct HideOpening {
  static constexpr StepId id = StepId::hide_opening;
  static constexpr Rule cite = Rule::SP_INV_ROBINS;

  static Progress enter(Ctx& ctx) {
    if (ctx.state.drawn.is_empty()) return Progress::done;
    ctx.state.cursor().turn = Turn::of(owner_of(ctx.rules, ctx.state, Investor::robins));
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    for (int nth = 0; nth < now.drawn.size(); ++nth)
      for (int pile = 0; pile < rules.piles; ++pile) out.push_back(action_of(Verb::hide_opening, who, nth, pile));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (verb_of(act) != Verb::hide_opening) return {Reason::wrong_moment, cite};
    if (act.args[0] >= now.drawn.size() || act.args[1] >= rules.piles ||
        act != action_of(Verb::hide_opening, act.by, act.args[0], act.args[1]))
      return {Reason::not_available, cite, {act.args[0], act.args[1]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    const auto drawn = ctx.state.drawn;
    ctx.state.drawn.clear();
    int next = 0;
    for (int pile = 0; pile < ctx.rules.piles; ++pile) {
      if (pile == act.args[1]) {
        lay(ctx, cite, act.by, pile_at(pile), Secret<Card>(drawn[act.args[0]].truth(), act.by));
        continue;
      }
      if (next == act.args[0]) ++next;
      lay(ctx, cite, act.by, pile_at(pile), open(drawn[next++].truth()));
    }
    ctx.state.board.opened = ctx.rules.piles;
  }
  static Prospect prospect(const Rules&, const View& view, const Action& act) {
    return {.card = view.drawn[act.args[0]].or_else(kNoCard)};
  }
};

}  // namespace

std::span<const Power> supply_powers() { return kSupplyPowers; }
StepOps take_insider_card_step() { return ops_of<TakeInsiderCard, Stockpile>(); }
StepOps draw_opening_step() { return ops_of<DrawOpening, Stockpile>(); }
StepOps hide_opening_step() { return ops_of<HideOpening, Stockpile>(); }

}  // namespace bell::stockpile
