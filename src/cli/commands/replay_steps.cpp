// Prints a replayed match for programs and for people.
#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/replay.h"
#include "cli/journals.h"
#include "cli/language.h"
#include "cli/words.h"
#include "journal/command.h"
#include "rulebook/rulebook.h"
#include "texts/level.h"
#include "truth/truth.h"
#include "wire/wire.h"

namespace bell::cli {
namespace {

Json actor_json(Seat by) {
  if (by == kChance) return "chance";
  if (by == journal::kTable) return "table";
  return index(by);
}

// The command, if the table itself acted; empty otherwise.
std::string command_text(const Watching& watching, const texts::Present& present, const journal::Entry& entry) {
  const auto command = journal::read_command(entry.by, entry.action);
  if (entry.by != journal::kTable || !command) return "";
  const auto name = [&present](Seat seat) { return present.names[static_cast<std::size_t>(index(seat))]; };
  if (const auto* bot = std::get_if<journal::StandIn>(&*command))
    return watching.words->say("ui.stand_in",
                               {{"bot", texts::level_name(*watching.words, bot->bot)}, {"name", name(bot->at)}});
  if (const auto* back = std::get_if<journal::Back>(&*command))
    return watching.words->say("ui.back", {{"name", name(back->at)}});
  return entry.action;
}

// Each rule once, in the order in which it was applied.
Json rules_json(const table::Replay& replay, Rule called_for, std::size_t told_before) {
  std::vector<std::string> ids;
  const auto cite = [&ids](Rule rule) {
    const std::string id(id_of(rule));
    if (rule != Rule::none && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  };
  cite(called_for);
  for (const AnySeenEvent& event : replay.told(Viewer::spectator, told_before))
    std::visit([&cite](const auto& fact) { cite(fact.rule); }, event);
  return ids;
}

Outcome<Json, Fault> step_json(table::Replay& replay, const Watching& watching) {
  const journal::Entry entry = replay.journal().entries[replay.position()];
  const std::size_t told_before = replay.told_so_far();
  const Rule called_for = replay.cited();
  Json choices = Json::array();
  for (const Action& action : replay.legal_for(entry.by)) choices.push_back(replay.notation(action));
  if (const auto action = replay.step(); !action) return action.error();
  const Viewer viewer = index(entry.by) < kMaxSeats ? viewer_of(entry.by) : Viewer::spectator;
  Json json{{"seq", entry.seq},
            {"actor", actor_json(entry.by)},
            {"action", entry.action},
            {"legal", choices},
            {"rules", rules_json(replay, called_for, told_before)},
            {"events", facts_json(replay, viewer, told_before)},
            {"view", wire::encode(replay.view_for(viewer))},
            {"checkpoint", fmt::format("{:016x}", entry.checkpoint)}};
  if (watching.truth == Truth::told) json["truth"] = truth::describe(replay.match());
  return json;
}

}  // namespace

Outcome<std::vector<Json>, Fault> steps_json(table::Replay& replay, const Watching& watching) {
  std::vector<Json> steps;
  while (replay.position() < watching.steps) {
    auto step = step_json(replay, watching);
    if (!step) return step.error();
    steps.push_back(std::move(*step));
  }
  return steps;
}

Outcome<std::string, Fault> transcript(table::Replay& replay, const Watching& watching) {
  const Viewer viewer = watching.viewer.value_or(Viewer::spectator);
  texts::Present present = present_at(replay, viewer);
  const auto box = rulebook::printed(replay.journal().header.setup);
  if (box) present.box = &*box;
  std::string text;
  std::size_t number = 0;  // of the moment, not of the step: the number of others' steps is hidden
  while (replay.position() < watching.steps) {
    const std::size_t told_before = replay.told_so_far();
    const journal::Entry& entry = replay.journal().entries[replay.position()];
    if (const auto action = replay.step(); !action) return action.error();
    const bool is_told = replay.told_so_far() > told_before || entry.by == journal::kTable;
    number += is_told ? 1 : 0;
    if (const std::string sentence = command_text(watching, present, entry); !sentence.empty())
      text += fmt::format("{:>5}  {}\n", number, sentence);
    for (const AnySeenEvent& event : replay.told(viewer, told_before))
      if (const std::string sentence = texts::tell(*watching.words, present, event); !sentence.empty())
        text += fmt::format("{:>5}  {}\n", number, sentence);
  }
  return text;
}

std::string result_text(const table::Replay& replay) {
  return result_text(replay, present_at(replay, Viewer::spectator).names);
}

std::string result_text(const table::Replay& replay, const std::vector<std::string>& names) {
  if (!replay.turn().is_over()) return say("not_over");
  std::vector<std::string> winners;
  std::vector<std::string> scores;
  for (const Seat seat : seats_of(replay.seats())) {
    const std::string& name = names[static_cast<std::size_t>(index(seat))];
    if (replay.winners().has(seat)) winners.push_back(name);
    scores.push_back(fmt::format("{} {}", name, replay.score(seat)));
  }
  return say("won_by", {{"winners", words().list(winners)}, {"points", join(scores, ", ")}});
}

}  // namespace bell::cli
