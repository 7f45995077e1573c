// Words an analysed match, and selects what is worth pointing out.
#include "cli/analysis/account.h"

#include <algorithm>
#include <cmath>

#include "cli/commands/replay.h"
#include "cli/language.h"
#include "rulebook/rulebook.h"
#include "table/table.h"
#include "tui/names.h"

namespace bell::cli {
namespace {

double greatest(const lab::Spell& spell) {
  double most = 0;
  for (const double luck : spell.luck) most = std::max(most, std::abs(luck));
  return most;
}

std::optional<AnyComponents> box_of(const Setup& setup) {
  auto box = rulebook::printed(setup);
  return box ? std::optional(std::move(*box)) : std::nullopt;
}

std::vector<std::string> names_of(const table::Replay& replay, const std::vector<std::string>& said) {
  std::vector<std::string> players = replay.journal().header.players;
  players.resize(static_cast<std::size_t>(replay.seats()), std::string(table::kHuman));
  return tui::seat_names(words(), players, said);
}

}  // namespace

Account::Account(const std::string& file, const table::Replay& replay, const lab::AnalysisOrder& order,
                 const lab::AnalysisReport& report, const std::vector<std::string>& said)
    : file_(file),
      replay_(replay),
      order_(order),
      report_(report),
      words_(words()),
      box_(box_of(order.setup)),
      present_{names_of(replay, said), Viewer::spectator, box_ ? &*box_ : nullptr},
      chronicle_(replay.journal(), words_, present_) {}

std::string Account::title() const { return words_.say(order_.setup.title + ".title"); }

std::string Account::result() const { return result_text(replay_, present_.names); }

std::string Account::words_of(const Action& action) const {
  return texts::describe(words_, present_, order_.setup.title, action);
}

std::string Account::choice_of(const lab::Decision& decision, const Action& action) const {
  const auto listed = chronicle_.listed(decision.number, action);
  return (listed ? listed->number + ") " : "") + words_of(action);
}

int Account::round_of(std::uint32_t number) const {
  const auto& stands = chronicle_.stands();
  return number <= stands.size() ? stands[number - 1].round : 0;
}

std::vector<Action> Account::actions_of(const lab::Spell& spell) const {
  const auto begin = order_.actions.begin();
  return {begin + (spell.first - 1), begin + spell.last};
}

std::string Account::numbers_of(const lab::Spell& spell) {
  if (spell.first == spell.last) return std::to_string(spell.first);
  return say("analysis.from_to", {{"first", std::to_string(spell.first)}, {"last", std::to_string(spell.last)}});
}

std::string Account::words_of(const lab::Spell& spell) const {
  const std::string first = words_of(order_.actions[spell.first - 1]);
  if (spell.first == spell.last) return first;
  return say("analysis.and_more", {{"first", first}, {"more", std::to_string(spell.last - spell.first)}});
}

std::vector<const lab::Decision*> Account::mistakes() const {
  std::vector<const lab::Decision*> mistakes;
  for (const lab::Decision& decision : report_.decisions)
    if (decision.lost > 0) mistakes.push_back(&decision);
  std::stable_sort(mistakes.begin(), mistakes.end(),
                   [](const lab::Decision* a, const lab::Decision* b) { return a->lost > b->lost; });
  return mistakes;
}

std::vector<const lab::Spell*> Account::greatest_spells() const {
  std::vector<const lab::Spell*> spells;
  for (const lab::Spell& spell : report_.spells) spells.push_back(&spell);
  std::stable_sort(spells.begin(), spells.end(),
                   [](const lab::Spell* a, const lab::Spell* b) { return greatest(*a) > greatest(*b); });
  return spells;
}

std::string percent(double part) { return decimal(100 * part, 1) + " %"; }

std::string signed_percent(double part) {
  const double rounded = std::round(1000 * part) / 10;
  return (rounded == 0 ? decimal(0, 1) : signed_decimal(rounded, 1)) + " %";
}

}  // namespace bell::cli
