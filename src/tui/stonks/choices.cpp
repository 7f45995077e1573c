// Labels choices with their effects on prices and trump.
#include "tui/stonks/choices.h"

#include <algorithm>

#include "texts/stonks/wording.h"
#include "view/stonks/actions.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

const Prospect& prospect_of(const Choice& choice) { return *std::get_if<Prospect>(&choice.prospect); }

// A card played in a trick: its shares, and how far a price must then be moved.
std::string played(const Brush& brush, const Choice& choice) {
  const Prospect& prospect = prospect_of(choice);
  const int shares = prospect.shares.value_or(0);
  std::string text = pad(brush.card(card_in(choice.action)), 4) + ' ' +
                     brush.say("stonks.ui.screen.shares", {{"n", std::to_string(shares)}});
  if (const int steps = prospect.fluctuation.value_or(0); steps > 0)
    text += ' ' + std::string(brush.look.pick("↕", "!")) + std::to_string(steps);
  return text;
}

// A card for the portfolio: its current worth is more useful than its shares.
std::string kept(const Brush& brush, const Choice& choice) {
  const Prospect& prospect = prospect_of(choice);
  return pad(brush.card(card_in(choice.action)), 4) + ' ' +
         brush.say("stonks.ui.screen.offer", {{"shares", std::to_string(prospect.shares.value_or(0))},
                                              {"value", std::to_string(prospect.price_now.value_or(0))},
                                              {"worth", std::to_string(prospect.worth.value_or(0))}});
}

// `name` is the company's name.
std::string price_move(const Brush& brush, const Choice& choice, const std::string& name, std::string_view trump_key) {
  const Prospect& prospect = prospect_of(choice);
  const bool up = verb_of(choice.action) == Verb::raise;
  std::string text = brush.say(up ? "stonks.ui.screen.raise" : "stonks.ui.screen.lower",
                               {{"company", name},
                                {"from", std::to_string(prospect.price_now.value_or(0))},
                                {"to", std::to_string(prospect.value.value_or(0))},
                                {"arrow", std::string(brush.look.pick("→", ">"))}});
  if (prospect.trump && prospect.trump != prospect.trump_now)
    text += ' ' + std::string(brush.look.pick("★", "*")) +
            brush.say(trump_key, {{"company", brush.emblem_of(*prospect.trump)}});
  return text;
}
std::string price_move(const Brush& brush, const Choice& choice) {
  const Company company = company_in(choice.action);
  return price_move(brush, choice, brush.emblem_of(company) + ' ' + brush.name_of(company),
                    "stonks.ui.screen.trump_moves");
}
// For little space; empty for choices that are short already.
std::string brief_of(const Brush& brush, const Choice& choice) {
  const Verb verb = verb_of(choice.action);
  if (verb != Verb::raise && verb != Verb::lower) return "";
  return price_move(brush, choice, brush.emblem_of(company_in(choice.action)), "stonks.ui.screen.trump_moves_brief");
}

std::string label_of(const Brush& brush, const Choice& choice) {
  const Action& act = choice.action;
  switch (verb_of(act)) {
    case Verb::raise:
    case Verb::lower:
      return price_move(brush, choice);
    case Verb::take:
    case Verb::lay_to_reveal:
    case Verb::lay_face_down:
      return kept(brush, choice);
    case Verb::speculate:
      return brush.card(card_in(act)) + ' ' +
             brush.say("stonks.ui.screen.as",
                       {{"company", brush.emblem_of(named_in(act)) + ' ' + brush.name_of(named_in(act))}});
    case Verb::play:
      return played(brush, choice);
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;  // chance: never a person's
  }
  return choice.notation;
}

// Explains the sign after a card, if one has it.
std::string sign_of_fluctuation(const Brush& brush, std::span<const Choice> choices) {
  const bool is_used =
      std::ranges::any_of(choices, [](const Choice& each) { return prospect_of(each).fluctuation.value_or(0) > 0; });
  if (!is_used) return "";
  return ' ' + brush.say("stonks.ui.screen.sign_fluctuation", {{"sign", std::string(brush.look.pick("↕", "!"))}});
}

std::string question_of(const Brush& brush, const View& view, std::span<const Choice> choices) {
  const Action& act = choices.front().action;
  switch (verb_of(act)) {
    case Verb::raise:
    case Verb::lower:
      return brush.say("stonks.ui.screen.ask_fluctuation", {{"n", std::to_string(view.deduced.steps)}});
    case Verb::take:
      return brush.say("stonks.ui.screen.ask_take");
    case Verb::lay_to_reveal:
      return brush.say("stonks.ui.screen.ask_reveal");
    case Verb::lay_face_down:
      return brush.say("stonks.ui.screen.ask_hide");
    case Verb::play:
    case Verb::speculate:
      return texts::stonks_words::next_card(brush.words, view).text + sign_of_fluctuation(brush, choices);
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;
  }
  return "";
}

// Speculations by card; a card with only one possible company needs no second question.
MenuItem speculations(const Brush& brush, std::span<const Choice> choices) {
  MenuItem all{.label = brush.say("stonks.ui.screen.speculate"), .action = {}, .more = {}};
  for (std::size_t at = 0; at < choices.size();) {
    const Card card = card_in(choices[at].action);
    MenuItem of_card{.label = played(brush, choices[at]), .action = {}, .more = {}};
    for (; at < choices.size() && card_in(choices[at].action) == card; ++at)
      of_card.more.push_back({label_of(brush, choices[at]), choices[at].action, {}});
    all.more.push_back(of_card.more.size() == 1 ? of_card.more.front() : of_card);
  }
  return all;
}

}  // namespace

Menu menu_of(const Brush& brush, const View& view, std::span<const Choice> choices) {
  Menu menu{.question = question_of(brush, view, choices), .choices = {}};
  std::vector<Choice> ways_to_speculate;
  for (const Choice& choice : choices) {
    if (verb_of(choice.action) == Verb::speculate)
      ways_to_speculate.push_back(choice);
    else
      menu.choices.push_back(
          {.label = label_of(brush, choice), .action = choice.action, .more = {}, .brief = brief_of(brush, choice)});
  }
  // In the order of the tiles, as in the hand above them; rises before falls.
  std::ranges::stable_sort(menu.choices, {}, [&](const MenuItem& item) {
    const Verb verb = verb_of(*item.action);
    const bool names_company = verb == Verb::raise || verb == Verb::lower;
    const Company company = names_company ? company_in(*item.action) : company_of(card_in(*item.action));
    return view.board.tiles[company].place + (verb == Verb::lower ? kCompanies : 0);
  });
  if (!ways_to_speculate.empty()) menu.choices.push_back(speculations(brush, ways_to_speculate));
  return menu;
}

}  // namespace bell::tui::stonks_scene
