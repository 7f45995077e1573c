// What each choice is called, and what it does to prices and trump.
#include "tui/stonks/choices.h"

#include <algorithm>

#include "view/stonks/actions.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

std::string card_facts(const Brush& brush, Card card) {
  const int shares = brush.shares_on(card);
  std::string text =
      pad(brush.card(card), 4) + ' ' +
      brush.say(shares == 1 ? "stonks.ui.screen.share" : "stonks.ui.screen.shares", {{"n", std::to_string(shares)}});
  if (const int icons = brush.icons_on(card); icons > 0)
    text += ' ' + std::string(brush.look.pick("↕", "+-")) + std::to_string(icons);
  return text;
}

// For a card on offer its worth now says more than its shares.
std::string offer(const Brush& brush, const Board& board, Card card) {
  const int worth = brush.shares_on(card) * board.tiles[company_of(card)].value;
  return pad(brush.card(card), 4) + ' ' +
         brush.say("stonks.ui.screen.offer", {{"shares", std::to_string(brush.shares_on(card))},
                                              {"value", std::to_string(board.tiles[company_of(card)].value)},
                                              {"worth", std::to_string(worth)}});
}

// Where the trump token would stand: at the lowest value, leftmost on ties.
Company trump_if(const Board& board, Company changed, int value) {
  const auto value_of = [&](Company company) {
    return company == changed ? value : static_cast<int>(board.tiles[company].value);
  };
  return *std::min_element(board.row.begin(), board.row.end(),
                           [&](Company a, Company b) { return value_of(a) < value_of(b); });
}

int steps_of(const Brush& brush, const View& view) {
  const Trick& trick = view.board.trick;
  return trick.plays.is_empty() ? 0 : brush.icons_on(trick.plays.back().card);
}

std::string price_move(const Brush& brush, const View& view, const Action& act) {
  const Board& board = view.board;
  const Company company = company_in(act);
  const Tile& tile = board.tiles[company];
  const bool up = verb_of(act) == Verb::raise;
  const int steps = steps_of(brush, view);
  const int value = brush.value_at(tile, std::clamp(tile.level + (up ? steps : -steps), 0, kLevels - 1));
  std::string text = brush.say(up ? "stonks.ui.screen.raise" : "stonks.ui.screen.lower",
                               {{"company", brush.emblem_of(company) + ' ' + brush.name_of(company)},
                                {"from", std::to_string(tile.value)},
                                {"to", std::to_string(value)},
                                {"arrow", std::string(brush.look.pick("→", "->"))}});
  if (const Company trump = trump_if(board, company, value); trump != board.trump)
    text += ' ' + std::string(brush.look.pick("★", "*")) +
            brush.say("stonks.ui.screen.trump_moves", {{"company", brush.emblem_of(trump)}});
  return text;
}

std::string label_of(const Brush& brush, const View& view, const Action& act) {
  switch (verb_of(act)) {
    case Verb::raise:
    case Verb::lower:
      return price_move(brush, view, act);
    case Verb::take:
      return offer(brush, view.board, card_in(act));
    case Verb::speculate:
      return brush.card(card_in(act)) + ' ' +
             brush.say("stonks.ui.screen.as",
                       {{"company", brush.emblem_of(named_in(act)) + ' ' + brush.name_of(named_in(act))}});
    case Verb::play:
    case Verb::lay_to_reveal:
    case Verb::lay_face_down:
      return card_facts(brush, card_in(act));
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;  // luck's, never a person's
  }
  return stonks::notation(act);
}

std::string question_of(const Brush& brush, const View& view, const Action& act) {
  switch (verb_of(act)) {
    case Verb::raise:
    case Verb::lower:
      return brush.say("stonks.ui.screen.ask_fluctuation", {{"n", std::to_string(steps_of(brush, view))}});
    case Verb::take:
      return brush.say("stonks.ui.screen.ask_take");
    case Verb::lay_to_reveal:
      return brush.say("stonks.ui.screen.ask_reveal");
    case Verb::lay_face_down:
      return brush.say("stonks.ui.screen.ask_hide");
    case Verb::play:
    case Verb::speculate:
      return brush.say(view.board.trick.plays.is_empty() ? "stonks.ui.screen.ask_lead" : "stonks.ui.screen.ask_follow");
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;
  }
  return "";
}

// Speculations by card; a card with one company to name needs no second question.
MenuItem speculations(const Brush& brush, const View& view, const std::vector<Action>& actions) {
  MenuItem all{.label = brush.say("stonks.ui.screen.speculate"), .action = {}, .more = {}};
  for (std::size_t at = 0; at < actions.size();) {
    const Card card = card_in(actions[at]);
    MenuItem of_card{.label = card_facts(brush, card), .action = {}, .more = {}};
    for (; at < actions.size() && card_in(actions[at]) == card; ++at)
      of_card.more.push_back({label_of(brush, view, actions[at]), actions[at], {}});
    all.more.push_back(of_card.more.size() == 1 ? of_card.more.front() : of_card);
  }
  return all;
}

}  // namespace

Menu menu_of(const Brush& brush, const View& view, std::span<const Action> allowed) {
  Menu menu{.question = question_of(brush, view, allowed.front()), .choices = {}};
  std::vector<Action> ways_to_speculate;
  for (const Action& act : allowed) {
    if (verb_of(act) == Verb::speculate)
      ways_to_speculate.push_back(act);
    else
      menu.choices.push_back({label_of(brush, view, act), act, {}});
  }
  // In the order in which the tiles lie, as in the hand above them; rises before falls.
  std::ranges::stable_sort(menu.choices, {}, [&](const MenuItem& choice) {
    const Verb verb = verb_of(*choice.action);
    const bool names_company = verb == Verb::raise || verb == Verb::lower;
    const Company company = names_company ? company_in(*choice.action) : company_of(card_in(*choice.action));
    return view.board.tiles[company].place + (verb == Verb::lower ? kCompanies : 0);
  });
  if (!ways_to_speculate.empty()) menu.choices.push_back(speculations(brush, view, ways_to_speculate));
  return menu;
}

}  // namespace bell::tui::stonks_scene
