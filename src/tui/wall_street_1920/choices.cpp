// Labels choices and words the question. Costs and gains come from the choice's prospect.
#include "tui/wall_street_1920/choices.h"

#include <algorithm>
#include <array>
#include <utility>

#include "view/wall_street_1920/vocabulary.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

std::string separated(const std::string& text) { return text.empty() ? "" : ", "; }

// Who pays: capital alone needs no word, and what cash at hand can't pay is a loan.
std::string with_loans(const Brush& brush, const std::string& what, const Payment& pays) {
  if (pays.loans == 0) return what;
  return brush.say("by_loans", {{"what", what},
                                {"number", std::to_string(pays.loans)},
                                {"points", std::to_string(brush.points_of_loans(pays.loans))}});
}
std::string with_payment(const Brush& brush, const std::string& what, const Payment& pays) {
  if (pays.loans > 0 || pays.cash == 0) return with_loans(brush, what, pays);
  return brush.say("by_cash", {{"what", what}, {"number", std::to_string(pays.cash)}});
}

// Labels: one function for each verb whose name is not enough.

std::string move_label(const Brush& brush, const Action&, const Prospect& prospect) {
  const std::string move = brush.say("move", {{"spaces", std::to_string(*prospect.spaces)},
                                              {"cards", brush.cards_at(*prospect.place, *prospect.cards)},
                                              {"price", brush.money(prospect.pays->price)}});
  return with_payment(brush, move, *prospect.pays);
}
std::string place_label(const Brush& brush, const Action&, const Prospect& prospect) {
  return brush.say("place_pawn", {{"place", std::to_string(*prospect.place)},
                                  {"cards", brush.cards_at(*prospect.place, *prospect.cards)}});
}

std::string paid_label(const Brush& brush, std::string_view key, const Prospect& prospect, texts::Args args) {
  args["price"] = brush.money(prospect.pays->price);
  return with_loans(brush, brush.say(key, args), *prospect.pays);
}
std::string flip_label(const Brush& brush, const Action&, const Prospect& prospect) {
  return paid_label(brush, "flip", prospect, {});
}
std::string raise_label(const Brush& brush, const Action&, const Prospect& prospect) {
  return paid_label(brush, "raise", prospect, {{"capital", brush.money(*prospect.capital)}});
}
std::string redeem_label(const Brush& brush, const Action&, const Prospect& prospect) {
  return paid_label(brush, "redeem", prospect, {});
}
std::string option_label(const Brush& brush, const Action&, const Prospect& prospect) {
  return paid_label(
      brush, "lay_option", prospect,
      {{"place", std::to_string(*prospect.place)}, {"cards", brush.cards_at(*prospect.place, *prospect.cards)}});
}

// Prices after the choice, and the magnates it calls.
std::string price_facts(const Brush& brush, const Prospect& prospect) {
  std::string text;
  for (const PriceMove& move : prospect.prices.value_or(PriceMoves{}))
    text += separated(text) +
            brush.say("price_to", {{"company", brush.name_of(move.company)}, {"value", std::to_string(move.value)}});
  for (const MagnateCall& call : prospect.calls.value_or(FixedVec<MagnateCall, kCompanies>{}))
    text += separated(text) + brush.say("calls", {{"deed", brush.deed_of(call.magnate, call.side)}});
  return text;
}
// The effect of a variation other than on prices; nothing for other cards.
std::string effect_of(const Brush& brush, Card card, const Prospect& prospect) {
  if (prospect.pays) return paid_label(brush, "everybody_pays", prospect, {});
  const std::string key = "effect." + notation(card);
  return brush.has(key) ? brush.say(key) : "";
}
std::string keep_label(const Brush& brush, const Action& act, const Prospect& prospect) {
  std::string facts = effect_of(brush, card_in(act), prospect);
  if (const std::string prices = price_facts(brush, prospect); !prices.empty()) facts += separated(facts) + prices;
  if (prospect.points) facts += separated(facts) + brush.say("points", *prospect.points);
  return brush.say("keep", {{"card", brush.card(card_in(act))}}) + (facts.empty() ? "" : ": " + facts);
}
std::string company_label(const Brush& brush, const Action& act, const Prospect& prospect) {
  const std::string facts = price_facts(brush, prospect);
  return facts.empty() ? brush.say("stays", {{"company", brush.name_of(company_in(act))}}) : facts;
}

std::string discard_label(const Brush& brush, const Action& act, const Prospect&) {
  const std::string pile(1, letter_of(onto_in(act)));
  return brush.say("discard_pile", {{"pile", pile}, {"event", brush.say("event." + pile)}});
}

// A choice that names or brings a card.
std::string card_label(const Brush& brush, std::string_view key, Card card, texts::Args args) {
  args["card"] = brush.card(card);
  return brush.say(key, args);
}
std::string sale_label(const Brush& brush, const Action& act, const Prospect& prospect) {
  return card_label(brush, "sell", card_in(act), {{"price", brush.money(*prospect.income)}});
}
std::string show_label(const Brush& brush, const Action& act, const Prospect&) {
  return card_label(brush, "show", card_in(act), {{"company", brush.name_of(named_in(act))}});
}
std::string offer_label(const Brush& brush, const Action& act, const Prospect&) {
  return card_label(brush, "offer", card_in(act), {});
}
std::string return_label(const Brush& brush, const Action& act, const Prospect&) {
  return card_label(brush, "give_back", card_in(act), {});
}
std::string swap_label(const Brush& brush, const Action& act, const Prospect& prospect) {
  return card_label(brush, "swap", *prospect.receives, {{"name", brush.first_name(seat_in(act))}});
}
std::string taking_label(const Brush& brush, const Action& act, const Prospect& prospect) {
  return card_label(brush, "take_discard", *prospect.receives, {{"pile", std::string(1, letter_of(pile_in(act)))}});
}

using Label = std::string (*)(const Brush&, const Action&, const Prospect&);
constexpr std::array<std::pair<Verb, Label>, 15> kLabels{{
    {Verb::place_pawn, &place_label},
    {Verb::flip, &flip_label},
    {Verb::lay_option, &option_label},
    {Verb::move, &move_label},
    {Verb::sell, &sale_label},
    {Verb::raise_capital, &raise_label},
    {Verb::keep, &keep_label},
    {Verb::discard, &discard_label},
    {Verb::choose_company, &company_label},
    {Verb::show, &show_label},
    {Verb::offer, &offer_label},
    {Verb::swap, &swap_label},
    {Verb::redeem, &redeem_label},
    {Verb::take_discard, &taking_label},
    {Verb::give_back, &return_label},
}};

std::string label_of(const Brush& brush, const Choice& choice) {
  for (const auto& [verb, label] : kLabels)
    if (verb == verb_of(choice.action)) return label(brush, choice.action, *std::get_if<Prospect>(&choice.prospect));
  return texts::describe(brush.words, brush.present, Vocabulary::name, choice.action);
}

// Explains the mark after a price on the board, if one has it.
std::string sign_of_loan(const Brush& brush, std::span<const Choice> choices) {
  const bool is_used = std::ranges::any_of(choices, [](const Choice& each) {
    const auto& pays = std::get_if<Prospect>(&each.prospect)->pays;
    return verb_of(each.action) == Verb::move && pays && pays->loans > 0;
  });
  if (!is_used) return "";
  return ' ' + brush.say("sign_loan", {{"points", std::to_string(brush.points_of_loans(1))}});
}

// The question, depending on the possible answers.
std::string question_of(const Brush& brush, const View& view, std::span<const Choice> choices) {
  const auto ask = [&brush](std::string_view key, const texts::Args& args = {}) {
    return brush.words.say("wall-street-1920.prompt." + std::string(key), args);
  };
  const Action& first = choices.front().action;
  const auto is_move = [](const Choice& choice) { return verb_of(choice.action) == Verb::move; };
  if (std::ranges::any_of(choices, is_move))
    return ask("act", {{"capital", brush.money(view.board.capital[first.by])}}) + sign_of_loan(brush, choices);
  if (verb_of(choices.back().action) == Verb::end_turn) return ask("close");
  const Verb verb = verb_of(first);
  if (verb == Verb::discard) return ask(card_in(first) == Card::explosion ? "explosion" : "discard");
  if (verb == Verb::keep) return ask("keep");
  if (verb == Verb::place_pawn) return ask("place_pawn");
  if (verb == Verb::choose_company) return ask("choose_company", {{"card", brush.card(view.board.business.kept)}});
  if (verb == Verb::show) return ask("show");
  if (verb == Verb::offer) return ask("offer", {{"company", brush.name_of(view.board.exchange.company)}});
  if (verb == Verb::swap) return ask("swap", {{"card", brush.card(view.board.exchange.shown)}});
  return ask("magnate");
}

// There are many ways to sell or to lay an option, so they are folded.
void fold_in(const MenuItem& item, const std::string& heading, std::vector<MenuItem>& items) {
  for (MenuItem& each : items)
    if (each.label == heading) return each.more.push_back(item);
  items.push_back({heading, {}, {item}});
}

}  // namespace

Menu menu_of(const Brush& brush, const View& view, std::span<const Choice> choices) {
  Menu menu{.question = question_of(brush, view, choices), .choices = {}};
  // Moves first: they are what a turn is mostly about.
  for (const bool moves : {true, false})
    for (const Choice& choice : choices) {
      const Verb verb = verb_of(choice.action);
      if ((verb == Verb::move) != moves) continue;
      MenuItem item{label_of(brush, choice), choice.action, {}};
      const Prospect& prospect = *std::get_if<Prospect>(&choice.prospect);
      if (verb == Verb::move || verb == Verb::place_pawn) item.on_board = *prospect.place;
      if (verb == Verb::discard) {
        item.heading = brush.say("discard_row", {{"card", brush.card(card_in(choice.action))}});
        item.brief = std::string(1, letter_of(onto_in(choice.action)));
      }
      if (verb == Verb::sell)
        fold_in(item, brush.say("sell_which"), menu.choices);
      else if (verb == Verb::lay_option)
        fold_in(item, brush.say("option_where", {{"price", brush.money(prospect.pays->price)}}), menu.choices);
      else
        menu.choices.push_back(item);
    }
  return menu;
}

std::optional<Action> read_action(std::string_view text, std::span<const Action> allowed) {
  if (allowed.empty()) return std::nullopt;
  const std::vector<Action> meant = read_actions(Vocabulary::verbs(), text, allowed.front().by);
  for (const Action& act : meant)
    if (std::ranges::find(allowed, act) != allowed.end()) return act;
  return meant.empty() ? std::nullopt : std::optional(meant.front());
}

}  // namespace bell::tui::wall_street_scene
