// What each title hides from whom, and the facts by which its rules reveal it. Specified here a second time, from the
// rulebooks and not from the code, so that a fact that tells too much is not excused.
#pragma once

#include "engine/stockpile/pairs.h"
#include "engine/stockpile/rules.h"
#include "engine/stonks/rules.h"
#include "engine/wall_street_1920/rules.h"
#include "secrecy/twins.h"
#include "view/stockpile/vocabulary.h"
#include "view/stonks/vocabulary.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::exam {

constexpr bool is_of(Viewer viewer, Seat seat) { return is_seat(viewer) && seat_of(viewer) == seat; }

template <>
struct Revelations<stonks::Stonks> {
  using Vocabulary = stonks::Vocabulary;
  using Event = stonks::Event;
  using Verb = stonks::Verb;
  using What = stonks::Happening;

  static bool is_hidden(const stonks::Rules&, const stonks::State& now, const Action& act, Viewer viewer) {
    const Verb verb = stonks::verb_of(act);
    if (verb == Verb::deal) return !is_of(viewer, stonks::seat_in(act));
    const bool opens_face_down = verb == Verb::speculate && now.board.trick.plays.size() == 0;
    return !is_of(viewer, act.by) && (verb == Verb::lay_to_reveal || verb == Verb::lay_face_down || opens_face_down);
  }
  // The recipient of a card is visible, and so is the company named.
  static bool is_counterpart(const Action& act, const Action& other) {
    return act.verb == other.verb && act.by == other.by && act.args[1] == other.args[1];
  }
  // Start cards, a face-down card and hidden cards are turned over.
  static bool shows(std::span<const Event>, const Event& a, const Event& b, Viewer) {
    return a.what == b.what &&
           (a.what == What::revealed || a.what == What::face_down_revealed || a.what == What::hidden_revealed);
  }
  static bool differ(const Event& a, const Event& b) { return a.card.truth() != b.card.truth(); }
  static bool reveals(const Event&) { return false; }
};

template <>
struct Revelations<wall_street_1920::WallStreet1920> {
  using Vocabulary = wall_street_1920::Vocabulary;
  using Event = wall_street_1920::Event;
  using Verb = wall_street_1920::Verb;
  using What = wall_street_1920::Happening;

  static bool is_hidden(const wall_street_1920::Rules&, const wall_street_1920::State&, const Action& act,
                        Viewer viewer) {
    const Verb verb = wall_street_1920::verb_of(act);
    if (verb == Verb::deal_capital) return !is_of(viewer, seat_at(act.args[1]));
    if (is_of(viewer, act.by)) return false;
    return verb == Verb::offer || (verb == Verb::give_back && is_share(wall_street_1920::card_in(act)));
  }
  // A share returned to the box is face down; a variation is not.
  static bool is_counterpart(const Action& act, const Action& other) {
    if (act.verb != other.verb || act.by != other.by) return false;
    if (wall_street_1920::verb_of(act) == Verb::deal_capital) return act.args[1] == other.args[1];
    return is_share(wall_street_1920::card_in(act)) == is_share(wall_street_1920::card_in(other));
  }
  // Offers are turned over, swapped cards are seen by the two who swap, shares are shown or counted, and at the end
  // backs and portfolios are revealed.
  static bool shows(std::span<const Event>, const Event& a, const Event& b, Viewer viewer) {
    if (a.what == What::swapped || a.what == What::swapped_back)
      return is_of(viewer, a.seat) || is_of(viewer, a.other) || is_open(a) || is_open(b);
    return a.what == What::offer_revealed || a.what == What::share_counted || a.what == What::share_shown ||
           a.what == What::back_revealed || a.what == What::company_scored;
  }
  static bool differ(const Event& a, const Event& b) {
    return a.card.truth() != b.card.truth() || a.back.truth() != b.back.truth();
  }
  static bool reveals(const Event& event) {
    return event.what == What::share_counted || event.what == What::company_scored;
  }

 private:
  static bool is_open(const Event& event) { return event.card.seen_by(Viewer::spectator).is_known(); }
};

template <>
struct Revelations<stockpile::Stockpile> {
  using Vocabulary = stockpile::Vocabulary;
  using Event = stockpile::Event;
  using Verb = stockpile::Verb;
  using What = stockpile::Happening;

  static bool is_hidden(const stockpile::Rules& rules, const stockpile::State& now, const Action& act, Viewer viewer) {
    const Verb verb = stockpile::verb_of(act);
    if (verb == Verb::deal_pair)
      return !stockpile::is_public_pair(rules, act.args[2]) &&
             !is_of(viewer, stockpile::owner_of_pair(rules, act.args[2]));
    if (verb == Verb::deal_market || verb == Verb::draw_commerce || verb == Verb::deal_strategy ||
        verb == Verb::deal_investor || verb == Verb::give_share)
      return !is_of(viewer, stockpile::seat_in(act));
    if (verb == Verb::draw_opening) return !has_robins(now, viewer);
    if (is_chance(act) || is_of(viewer, act.by)) return false;
    return verb == Verb::keep_investor || verb == Verb::discard_strategy || verb == Verb::take_company ||
           verb == Verb::take_forecast || verb == Verb::place_face_up ||
           (verb == Verb::place_face_down && now.hands[act.by].size() == 1);
  }
  static bool is_counterpart(const Action& act, const Action& other) {
    if (act.verb != other.verb || act.by != other.by) return false;
    // The pile of a face-down card is visible.
    return stockpile::verb_of(act) != Verb::place_face_down || act.args[1] == other.args[1];
  }
  static bool shows(std::span<const Event> before, const Event& a, const Event& b, Viewer viewer) {
    const auto kind_of = [](stockpile::Card card) {
      return stockpile::is_stock(card) ? 0 : stockpile::is_action_card(card) ? 1 : 2;
    };
    const bool is_own = is_of(viewer, a.seat);
    if (reveals(a) || reveals(b)) return true;
    if (a.what != b.what) return false;
    if (a.what == What::card_taken)
      return is_own || stockpile::is_fee(a.card.truth()) || kind_of(a.card.truth()) != kind_of(b.card.truth());
    if (a.what == What::looked_at_pair || a.what == What::looked_at_card) return is_own;
    // The first card of a placement, which was in progress; the second one lies face down, on a pile that all can see.
    const bool is_second = std::ranges::any_of(before, [&a](const Event& fact) {
      return fact.what == What::placed && fact.rule == Rule::SP_SUP_3 && fact.rule == a.rule;
    });
    if (a.what == What::placed) return !is_second && (is_open(a) || is_open(b) || a.pile != b.pile);
    return a.what == What::pair_revealed || a.what == What::investor_revealed || a.what == What::investor_put_up;
  }
  static bool differ(const Event& a, const Event& b) { return a.card.truth() != b.card.truth(); }
  // Portfolios are revealed: players without shares of the company are skipped.
  static bool reveals(const Event& event) {
    return event.what == What::cards_split || event.what == What::cards_lost || event.what == What::portfolio_revealed;
  }

 private:
  static bool is_open(const Event& event) { return event.card.seen_by(Viewer::spectator).is_known(); }
  // He draws the opening cards and shows all but one of them.
  static bool has_robins(const stockpile::State& now, Viewer viewer) {
    return is_seat(viewer) &&
           std::ranges::count(now.board.investors.of[seat_of(viewer)], stockpile::Investor::robins) > 0;
  }
};

}  // namespace bell::exam
