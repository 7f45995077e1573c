// Action: everybody plays this round's action cards, and whatever modules offer on that turn.
#include "engine/stockpile/kept.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

struct PlayActionCards {
  static constexpr StepId id = StepId::action_cards;
  static constexpr Rule cite = Rule::SP_ACT_1;
  static constexpr std::uint8_t kPassed = 1;  // beat: the seat asked last has passed

  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    const auto asks = [&ctx](Seat seat) {
      return kept_by(ctx.state, seat) > 0 || ctx.rules.action_offers.ask(ctx.rules, ctx.state, seat);
    };
    const bool passed = frame.beat == kPassed;
    frame.beat = 0;
    if (frame.actor == kNoSeat || passed || !asks(frame.actor))
      if (!ask_next(ctx, asks)) return Progress::done;
    ctx.state.cursor().turn = Turn::of(frame.actor);
    return Progress::stay;
  }

  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    for (const Card card : kActionCards)
      if (kept_by(now, who, card) > 0)
        for (const Company company : kAllCompanies)
          out.push_back(action_of(Verb::play_action, who, static_cast<int>(card), static_cast<int>(company)));
    rules.action_offers.legal(rules, now, who, out);
    if (kept_by(now, who) == 0) out.push_back(pass_of(who));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (const Offer* offer = rules.action_offers.find(act)) return offer->refuse(rules, now, act);
    if (act == pass_of(act.by)) return kept_by(now, act.by) == 0 ? allowed() : Refusal{Reason::forbidden, cite};
    if (verb_of(act) != Verb::play_action) return {Reason::wrong_moment, cite};
    if (!is_action_card(card_in(act)) || kept_by(now, act.by, card_in(act)) == 0)
      return {Reason::not_held, cite, {act.args[0]}};
    if (act.args[1] >= kCompanies || act != action_of(Verb::play_action, act.by, act.args[0], act.args[1]))
      return {Reason::not_available, Rule::SP_ACT_2, {act.args[1]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    if (verb_of(act) == Verb::pass) {
      top(ctx.state.cursor()).beat = kPassed;
      return say_pass(ctx, cite, act.by);
    }
    if (const Offer* offer = ctx.rules.action_offers.find(act)) return offer->apply(ctx, act);
    const Company company = static_cast<Company>(act.args[1]);
    discard_kept(ctx.state, act.by, card_in(act));
    ctx.tell.say({.what = Happening::action_played,
                  .rule = Rule::SP_ACT_2,
                  .seat = act.by,
                  .company = company,
                  .card = open(card_in(act))});
    move_company(ctx, company, spaces_of(ctx.rules, card_in(act)));
  }
  static int spaces_of(const Rules& rules, Card card) {
    const int spaces = rules.printed.action_spaces;
    return card == Card::boom ? spaces : -spaces;
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (const Offer* offer = rules.action_offers.find(act)) return offer->prospect(rules, view, act);
    if (verb_of(act) == Verb::pass) return {};
    const Company company = static_cast<Company>(act.args[1]);
    Prospect prospect = prospect_of_move(rules, view, act.by, company, spaces_of(rules, card_in(act)));
    prospect.rule = Rule::SP_ACT_2;
    return prospect;
  }
};

}  // namespace

StepOps action_cards_step() { return ops_of<PlayActionCards, Stockpile>(); }

}  // namespace bell::stockpile
