// What each choice is called; moves say where they lead and what they cost.
#include "tui/wall_street_1920/choices.h"

#include <cctype>

#include "tui/wall_street_1920/board.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

std::string move_label(const Brush& brush, const View& view, const Action& act) {
  const Fare fare = fare_of(brush, view, act.by, spaces_in(act));
  const Place& here = view.board.rondel[fare.place];
  std::string label = notation(act) + ": ";
  label += fare.place == kTrendPlace ? brush.say("trend")
                                     : brush.card(here.card) + (here.is_set() ? '/' + brush.card(here.second) : "");
  label += ' ' + brush.say("cost", fare.price);
  return fare.rivals == 0 ? label : label + '+' + std::to_string(fare.rivals * brush.printed.tariff.pawn);
}

std::string label_of(const Brush& brush, const View& view, const Action& act) {
  if (verb_of(act) == Verb::move) return move_label(brush, view, act);
  return texts::describe(brush.words, brush.present, "wall-street-1920", act);
}

// What is asked, by what may be answered.
std::string prompt_of(std::span<const Action> allowed) {
  bool moves = false;
  bool keeps = false;
  for (const Action& act : allowed) {
    moves |= verb_of(act) == Verb::move;
    keeps |= verb_of(act) == Verb::keep;
  }
  if (moves) return "act";
  if (keeps) return "decide";
  if (verb_of(allowed.back()) == Verb::end_turn) return "close";
  return verb_of(allowed.front()) == Verb::discard ? "discard" : "choose";
}

// Every action with one or two small arguments; larger ones name nothing at this table.
template <class Visit>
void for_each_writable(Seat by, Visit&& visit) {
  for (int verb = static_cast<int>(Verb::place_pawn); verb <= static_cast<int>(Verb::end_turn); ++verb)
    for (int first = 0; first <= kCards; ++first)
      for (int second = 0; second < kCompanies; ++second) visit(action_of(static_cast<Verb>(verb), by, first, second));
}

}  // namespace

Menu menu_of(const Brush& brush, const View& view, std::span<const Action> allowed) {
  Menu menu{.question = brush.words.say("wall-street-1920.prompt." + prompt_of(allowed)), .choices = {}};
  for (const Action& act : allowed) menu.choices.push_back({label_of(brush, view, act), act, {}});
  return menu;
}

std::optional<Action> read_action(std::string_view text, std::span<const Action> allowed) {
  std::string wanted;
  for (const char letter : text) wanted += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  const auto is_meant = [&wanted](const Action& act) {
    std::string written = notation(act);
    for (char& letter : written) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return written == wanted;
  };
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
