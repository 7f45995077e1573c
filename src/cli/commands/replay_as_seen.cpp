// A match as one seat lived through it. Luck, other people's actions, how many steps they took and the checkpoints are
// no part of that: a moment is one at which this seat saw or was told something new, or chose.
#include "cli/commands/replay.h"
#include "wire/wire.h"

namespace bell::cli {
namespace {

Json choices_json(const std::vector<Choice>& choices) {
  Json list = Json::array();
  for (const Choice& choice : choices) list.push_back(wire::encode(choice));
  return list;
}

}  // namespace

Json facts_json(const table::Replay& replay, Viewer viewer, std::size_t told_before) {
  Json facts = Json::array();
  for (const AnySeenEvent& event : replay.told(viewer, told_before)) facts.push_back(wire::encode(event));
  return facts;
}

Outcome<std::vector<Json>, Fault> moments_json(table::Replay& replay, Seat seat, std::size_t steps) {
  std::vector<Json> moments;
  Json seen = wire::encode(replay.view_for(viewer_of(seat)));
  while (replay.position() < steps) {
    const journal::Entry entry = replay.journal().entries[replay.position()];
    const std::size_t told_before = replay.told_so_far();
    const bool is_own = entry.by == seat;
    Json moment{{"moment", moments.size() + 1}};
    if (is_own) moment.update(Json{{"choices", choices_json(replay.choices_for(seat))}, {"action", entry.action}});
    if (const auto action = replay.step(); !action) return action.error();
    moment["events"] = facts_json(replay, viewer_of(seat), told_before);
    moment["view"] = wire::encode(replay.view_for(viewer_of(seat)));
    if (!is_own && moment["events"].empty() && moment["view"] == seen) continue;
    seen = moment["view"];
    moments.push_back(std::move(moment));
  }
  return moments;
}

}  // namespace bell::cli
