// Plays at random with a preference for rare actions, so that a few dozen matches show everything.
#include "golden/play.h"

#include <algorithm>

#include "engine/revision.h"
#include "engine/titles.h"
#include "journal/journal.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"

namespace bell::golden {
namespace {

constexpr std::uint32_t kOneInThree = 3;

Action pick(const Album& album, const Match& match, const SeededDealer& dealer, Rng& rng) {
  if (match.turn().is_chance()) return match.outcome(dealer.draw(match.chance_key(), match.outcomes()));
  std::vector<Action> list = match.legal(match.turn().first());
  if (std::ranges::any_of(list, album.is_rare) && rng.below(kOneInThree) == 0)
    std::erase_if(list, [&album](const Action& act) { return !album.is_rare(act); });
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace

Played play(const Album& album, const Setup& setup, std::uint64_t seed) {
  const journal::Header header{.format = journal::kOldFormat, .setup = setup, .revision = *revision_of(setup.title)};
  auto match = std::move(*open_match(setup, *rulebook::printed(setup)));
  std::string text = journal::print(header);
  journal::Chain chain(header);
  std::vector<Action> done;
  const SeededDealer dealer(seed);
  Rng rng(seed);
  while (!match->turn().is_over()) {
    const Action act = pick(album, *match, dealer, rng);
    const std::string written = match->notation(act);
    match->apply_assuming_legal(act);
    done.push_back(act);
    text += journal::print(chain.format(), chain.add({.by = act.by, .action = written}, match->hash()));
  }
  text += journal::print_end(chain.seq(), chain.checkpoint());
  return {text, album.shown(done, match->told(Viewer::spectator, 0))};
}

}  // namespace bell::golden
