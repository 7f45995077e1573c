// Random play with a liking for what is rare, so that a few dozen matches show everything.
#include "golden/play.h"

#include <algorithm>

#include "engine/titles.h"
#include "journal/journal.h"
#include "kernel/dealer.h"
#include "rulebook/rulebook.h"

namespace bell::golden {
namespace {

constexpr int kRevision = 1;
constexpr std::uint32_t kOneInThree = 3;

Action pick(const Album& album, const Match& match, const Dealer& dealer, Rng& rng) {
  if (match.turn().is_chance()) return match.outcome(dealer.draw(match.chance_key(), match.outcomes()));
  std::vector<Action> list = match.legal(match.turn().first());
  if (std::ranges::any_of(list, album.is_rare) && rng.below(kOneInThree) == 0)
    std::erase_if(list, [&album](const Action& act) { return !album.is_rare(act); });
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace

Played play(const Album& album, const Setup& setup, std::uint64_t seed) {
  const journal::Header header{.setup = setup, .rules_revision = kRevision, .players = {}};
  auto match = std::move(*open_match(setup, *rulebook::printed(setup)));
  std::string text = journal::print(header);
  std::uint64_t checkpoint = journal::first_checkpoint(header);
  std::vector<Action> done;
  const Dealer dealer(seed);
  Rng rng(seed);
  while (!match->turn().is_over()) {
    const Action act = pick(album, *match, dealer, rng);
    const std::string written = match->notation(act);
    match->apply_assuming_legal(act);
    done.push_back(act);
    checkpoint = journal::next_checkpoint(checkpoint, match->hash());
    text += journal::print(journal::Entry{
        .seq = static_cast<std::uint32_t>(done.size()), .by = act.by, .action = written, .checkpoint = checkpoint});
  }
  text += journal::print_end(static_cast<std::uint32_t>(done.size()), checkpoint);
  return {text, album.shown(done, match->told(Viewer::spectator, 0))};
}

}  // namespace bell::golden
