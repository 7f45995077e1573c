// Walks the journal once. Actions that were taken back are overwritten by those done instead.
#include "cli/analysis/chronicle.h"

#include "table/replay.h"
#include "tui/film.h"

namespace bell::cli {
namespace {

Shown shown_at(const table::Replay& replay, Seat seat, const tui::Scene& scene, const texts::Catalogue& words,
               const texts::Present& present) {
  AnyView view = replay.view_for(viewer_of(seat));
  const std::vector<Choice> choices = replay.choices_for(seat);
  tui::Menu menu;
  if (!choices.empty()) menu = scene.menu(view, choices, present, look_of_page());
  std::string where = texts::where(words, view);
  return {std::move(view), std::move(where), std::move(menu)};
}

Stand stand_at(const table::Replay& replay) {
  const AnyView view = replay.view_for(Viewer::spectator);
  return {tui::round_of(view), quotes_of(view)};
}

}  // namespace

tui::Look look_of_page() {
  constexpr int kWide = 140, kHigh = 45;
  return {.letters = tui::Look::Letters::unicode, .width = kWide, .height = kHigh};
}

Chronicle::Chronicle(const journal::Journal& journal, const texts::Catalogue& words, const texts::Present& present) {
  auto scene = tui::scene_for(journal.header.setup, words);
  auto replay = table::Replay::open(journal);
  if (!scene || !replay) return;
  scene_ = std::move(*scene);
  stands_.push_back(stand_at(*replay));
  while (!replay->at_end()) {
    const Seat by = journal.entries[replay->position()].by;
    const auto number = static_cast<std::uint32_t>(replay->standing().size()) + 1;
    const bool is_a_seats = index(by) < replay->seats() && replay->turn().is_for(by);
    if (is_a_seats) shown_.insert_or_assign(number, shown_at(*replay, by, *scene_, words, present));
    if (!replay->step()) return;
    stands_.resize(replay->standing().size());
    stands_.push_back(stand_at(*replay));
  }
}

const Shown* Chronicle::before(std::uint32_t number) const {
  const auto found = shown_.find(number);
  return found == shown_.end() ? nullptr : &found->second;
}

std::optional<tui::Listed> Chronicle::listed(std::uint32_t number, const Action& action) const {
  const Shown* shown = before(number);
  if (shown == nullptr) return std::nullopt;
  const std::vector<std::size_t> path = tui::path_to(shown->menu.choices, action);
  if (path.empty()) return std::nullopt;
  return tui::listed_at(shown->menu.choices, path);
}

}  // namespace bell::cli
