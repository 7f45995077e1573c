// A match as one seat experienced it. Chance, other people's actions, the number of their steps and the checkpoints are
// left out: a moment is one at which this seat saw or was told something new, or chose.
#include "cli/commands/replay.h"
#include "cli/journals.h"
#include "wire/wire.h"

namespace bell::cli {
namespace {

// The texts a seat reads at each moment: the same sentences that a served table sends.
struct Reading {
  const table::Replay& replay;
  const texts::Catalogue& words;
  texts::Present present;

  Json choices() const {
    Json list = Json::array();
    for (const Choice& choice : replay.choices_for(seat_of(present.reader))) {
      Json one = wire::encode(choice);
      one["text"] = texts::describe(words, present, replay.journal().header.setup.title, choice.action);
      list.push_back(std::move(one));
    }
    return list;
  }
  Json events(std::size_t told_before) const {
    Json list = Json::array();
    for (const AnySeenEvent& event : replay.told(present.reader, told_before)) {
      Json one = wire::encode(event);
      one["text"] = texts::tell(words, present, event);
      list.push_back(std::move(one));
    }
    return list;
  }
  Json question(const AnyView& view) const {
    const texts::Question asked = texts::question(words, present, view, replay.turn().seats());
    return Json{{"text", asked.text}, {"help", asked.help}};
  }
};

}  // namespace

Json facts_json(const table::Replay& replay, Viewer viewer, std::size_t told_before) {
  Json facts = Json::array();
  for (const AnySeenEvent& event : replay.told(viewer, told_before)) facts.push_back(wire::encode(event));
  return facts;
}

Outcome<std::vector<Json>, Fault> moments_json(table::Replay& replay, const Watching& watching) {
  const Seat seat = seat_of(*watching.viewer);
  const Reading reading{replay, *watching.words, present_at(replay, *watching.viewer)};
  std::vector<Json> moments;
  Json seen = wire::encode(replay.view_for(*watching.viewer));
  while (replay.position() < watching.steps) {
    const journal::Entry entry = replay.journal().entries[replay.position()];
    const std::size_t told_before = replay.told_so_far();
    const bool is_own = entry.by == seat;
    Json moment{{"moment", moments.size() + 1}};
    if (is_own) moment.update(Json{{"choices", reading.choices()}, {"action", entry.action}});
    if (const auto action = replay.step(); !action) return action.error();
    const AnyView view = replay.view_for(*watching.viewer);
    moment["events"] = reading.events(told_before);
    moment["view"] = wire::encode(view);
    if (is_own || !moment["events"].empty() || moment["view"] != seen) {
      seen = moment["view"];
      moments.push_back(std::move(moment));
    }
    if (!replay.turn().is_chance() && !moments.empty()) moments.back()["question"] = reading.question(view);
  }
  return moments;
}

}  // namespace bell::cli
