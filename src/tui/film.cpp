// Walks the journal once. Changes that the viewer did not notice give no picture, because the number of others' changes
// is hidden.
#include "tui/film.h"

#include <algorithm>

#include "table/replay.h"
#include "wire/wire.h"

namespace bell::tui {
namespace {

int round_in(const wire::Json& view) {
  const auto round = view.find("round");
  return round != view.end() && round->is_number_integer() ? round->get<int>() : 0;
}

bool ends_change(const table::Replay& replay) {
  const auto& entries = replay.journal().entries;
  return replay.at_end() || entries[replay.position()].change != entries[replay.position() - 1].change;
}

std::vector<News> news_of(const std::vector<AnySeenEvent>& facts, const Scene& scene, const texts::Catalogue& words,
                          const texts::Present& present) {
  std::vector<News> news;
  for (texts::Sentence& each : texts::tell_each(words, present, facts))
    news.push_back({harmless(each.text), scene.weight_of(facts[each.fact], present.reader)});
  return news;
}

}  // namespace

int round_of(const AnyView& view) { return round_in(wire::encode(view)); }

Outcome<Film, table::OpenFault> Film::of(const journal::Journal& journal, const Scene& scene,
                                         const texts::Catalogue& words, const texts::Present& present) {
  auto replay = table::Replay::open(journal);
  if (!replay) return replay.error();
  Film film;
  std::size_t told = 0;
  wire::Json seen;
  const auto look = [&] {
    AnyView view = replay->view_for(present.reader);
    wire::Json now = wire::encode(view);
    told = std::min(told, replay->told_so_far());  // what is taken back was not told
    auto news = news_of(replay->told(present.reader, told), scene, words, present);
    told = replay->told_so_far();
    if (!film.pictures_.empty() && news.empty() && now == seen) return;
    film.pictures_.push_back(
        {.position = replay->position(), .round = round_in(now), .view = std::move(view), .news = std::move(news)});
    seen = std::move(now);
  };
  look();
  while (!replay->at_end()) {
    if (const auto action = replay->step(); !action) return table::OpenFault{action.error()};
    if (ends_change(*replay)) look();
  }
  return film;
}

std::size_t Film::at_position(std::size_t position) const {
  std::size_t at = 0;
  while (at < last() && pictures_[at + 1].position <= position) ++at;
  return at;
}

std::size_t Film::start_of(int round) const {
  const auto found = std::ranges::find_if(pictures_, [&](const Picture& each) { return each.round >= round; });
  return found == pictures_.end() ? last() : static_cast<std::size_t>(found - pictures_.begin());
}

std::size_t Film::round_before(std::size_t from) const {
  const std::size_t start = start_of(pictures_[from].round);
  return start < from ? start : start_of(pictures_[from].round - 1);
}

std::size_t Film::round_after(std::size_t from) const { return start_of(pictures_[from].round + 1); }

}  // namespace bell::tui
