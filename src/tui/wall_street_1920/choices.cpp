// What each choice is called, what it costs or brings, and what is asked.
#include "tui/wall_street_1920/choices.h"

#include <cctype>

#include "tui/wall_street_1920/fare.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

std::string in_dollars(int amount) { return '$' + std::to_string(amount); }

// Who pays: capital alone needs no word, and what cash at hand can't pay is a loan.
std::string paid_how(const Brush& brush, const Fare& fare) {
  if (fare.loans == 1) return brush.say("by_loan");
  if (fare.loans > 1) return brush.say("by_loans", fare.loans);
  return fare.cash == 0 ? "" : brush.say("by_cash", fare.cash);
}
std::string move_label(const Brush& brush, const View& view, const Action& act) {
  const Fare fare = fare_of(brush, view, act.by, spaces_in(act));
  const bool is_set = fare.place != kTrendPlace && view.board.rondel[fare.place].is_set();
  return brush.say("move", {{"spaces", std::to_string(spaces_in(act))},
                            {"cards", is_set ? brush.say("set") : brush.cards_at(view.board, fare.place)},
                            {"price", in_dollars(fare.price + fare.rivals * brush.printed.tariff.pawn)}}) +
         paid_how(brush, fare);
}

std::string place_label(const Brush& brush, const View& view, std::string_view key, int place) {
  return brush.say(key, {{"place", std::to_string(place)}, {"cards", brush.cards_at(view.board, place)}});
}

// What keeping a card does and is worth.
std::string keep_label(const Brush& brush, Card card) {
  const std::string label = brush.say("keep", {{"card", brush.card(card)}});
  if (!is_variation(card)) {
    const int spaces = is_company_share(card) ? spaces_of(form_of(card)) : 0;
    return spaces == 0 ? label : label + ": " + brush.say(spaces > 0 ? "own_price_rises" : "own_price_falls");
  }
  const std::string effect =
      is_company_variation(card) ? brush.say("effect.company") : brush.say("effect." + notation(card));
  return label + ": " + effect + ", " + brush.say("points", brush.printed.points[card]);
}

std::string discard_label(const Brush& brush, const Action& act) {
  const std::string pile(1, letter_of(onto_in(act)));
  return brush.say("discard",
                   {{"card", brush.card(card_in(act))}, {"pile", pile}, {"event", brush.say("event." + pile)}});
}

std::string label_of(const Brush& brush, const View& view, const Action& act) {
  const Verb verb = verb_of(act);
  const auto say = [&](std::string_view key, Card card, const texts::Args& more = {}) {
    texts::Args args = more;
    args["card"] = brush.card(card);
    return brush.say(key, args);
  };
  if (verb == Verb::move) return move_label(brush, view, act);
  if (verb == Verb::place_pawn) return place_label(brush, view, "place_pawn", place_in(act));
  if (verb == Verb::lay_option) return place_label(brush, view, "lay_option", place_in(act));
  if (verb == Verb::keep) return keep_label(brush, card_in(act));
  if (verb == Verb::discard) return discard_label(brush, act);
  if (verb == Verb::sell) return say("sell", card_in(act), {{"price", in_dollars(sale_of(brush, view, card_in(act)))}});
  if (verb == Verb::show) return say("show", card_in(act), {{"company", brush.name_of(named_in(act))}});
  if (verb == Verb::offer) return say("offer", card_in(act));
  if (verb == Verb::give_back) return say("give_back", card_in(act));
  if (verb == Verb::swap)
    return say("swap", view.offers[seat_in(act)].or_else(kNoCard), {{"name", brush.first_name(seat_in(act))}});
  if (verb == Verb::take_discard)
    return say("take_discard", view.board.piles[pile_in(act)].card,
               {{"pile", std::string(1, letter_of(pile_in(act)))}});
  return texts::describe(brush.words, brush.present, "wall-street-1920", act);
}

// What is asked, by what may be answered.
std::string question_of(const Brush& brush, const View& view, std::span<const Action> allowed) {
  const auto ask = [&brush](std::string_view key, const texts::Args& args = {}) {
    return brush.words.say("wall-street-1920.prompt." + std::string(key), args);
  };
  for (const Action& act : allowed)
    if (verb_of(act) == Verb::move) return ask("act", {{"capital", in_dollars(view.board.capital[act.by])}});
  if (verb_of(allowed.back()) == Verb::end_turn) return ask("close");
  const Verb verb = verb_of(allowed.front());
  if (verb == Verb::discard) return ask(card_in(allowed.front()) == Card::explosion ? "explosion" : "discard");
  if (verb == Verb::keep) return ask("keep");
  if (verb == Verb::place_pawn) return ask("place_pawn");
  if (verb == Verb::choose_company) return ask("choose_company", {{"card", brush.card(view.board.business.kept)}});
  if (verb == Verb::show) return ask("show");
  if (verb == Verb::offer) return ask("offer", {{"company", brush.name_of(view.board.exchange.company)}});
  if (verb == Verb::swap) return ask("swap", {{"card", brush.card(view.board.exchange.shown)}});
  return ask("magnate");
}

// Ways to sell or to lay an option are many, and opened only when wanted.
void fold_in(const MenuItem& choice, std::string_view heading, const Brush& brush, std::vector<MenuItem>& choices) {
  const std::string label = brush.say(heading);
  for (MenuItem& each : choices)
    if (each.label == label) return each.more.push_back(choice);
  choices.push_back({label, {}, {choice}});
}

// Every action with one or two small arguments; larger ones name nothing at this table.
template <class Visit>
void for_each_writable(Seat by, Visit&& visit) {
  for (int verb = static_cast<int>(Verb::place_pawn); verb <= static_cast<int>(Verb::end_turn); ++verb)
    for (int first = 0; first <= kCards; ++first)
      for (int second = 0; second < kCompanies; ++second) visit(action_of(static_cast<Verb>(verb), by, first, second));
}

std::string lowered(std::string_view text) {
  std::string low;
  for (const char letter : text) low += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return low;
}

}  // namespace

Menu menu_of(const Brush& brush, const View& view, std::span<const Action> allowed) {
  Menu menu{.question = question_of(brush, view, allowed), .choices = {}};
  // Moves first: they are what a turn is mostly about.
  for (const Action& act : allowed)
    if (verb_of(act) == Verb::move) menu.choices.push_back({label_of(brush, view, act), act, {}});
  for (const Action& act : allowed) {
    if (verb_of(act) == Verb::move) continue;
    const MenuItem choice{label_of(brush, view, act), act, {}};
    if (verb_of(act) == Verb::sell)
      fold_in(choice, "sell_which", brush, menu.choices);
    else if (verb_of(act) == Verb::lay_option)
      fold_in(choice, "option_where", brush, menu.choices);
    else
      menu.choices.push_back(choice);
  }
  return menu;
}

std::optional<Action> read_action(std::string_view text, std::span<const Action> allowed) {
  const std::string wanted = lowered(text);
  const auto is_meant = [&wanted](const Action& act) { return lowered(notation(act)) == wanted; };
  for (const Action& act : allowed)
    if (is_meant(act)) return act;
  std::optional<Action> found;
  if (!allowed.empty())
    for_each_writable(allowed.front().by, [&](const Action& act) {
      if (!found && is_meant(act)) found = act;
    });
  return found;
}

}  // namespace bell::tui::wall_street_scene
