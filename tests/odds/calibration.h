// Compares guesses with real matches: what is hidden and what is guessed must be interchangeable. Then a truth of one
// kind meets a guess of another as often as the other way round (Bowker's test of symmetry), and has the lower number
// as often as the higher.
//
// This holds while players choose blindly and nothing they did openly depended on what they hold; from then on guesses
// cover what is possible, not what random players are likely to do.
#pragma once

#include <optional>

#include "odds/worlds.h"

namespace bell::exam::odds {

// One position per match, chosen beforehand: the first in or after node `from` that has the question. `is_too_late`
// ends a match in which choices have begun to depend on cards.
template <class S>
struct Sample {
  std::string kind;
  std::size_t from = 0;
  std::function<bool(const Walk<S>&)> is_too_late = {};
};

class Symmetry {
 public:
  void add(Answer truth, Answer guess) {
    ++met_[{sort_of(truth), sort_of(guess)}];
    if (truth < guess) ++less_;
    if (guess < truth) ++more_;
  }

  // Answers are grouped into a few kinds, so that each pair occurs often.
  void judge(const std::string& kind, Ledger& ledger) const {
    double chi_square = 0, freedom = 0;
    int positions = 0;
    for (const auto& [pair, times] : met_) positions += times;
    for (int one = 0; one < kSorts; ++one)
      for (int other = one + 1; other < kSorts; ++other) {
        const double here = met(one, other), there = met(other, one);
        if (here + there < 20) continue;
        chi_square += (here - there) * (here - there) / (here + there);
        ++freedom;
      }
    ledger.enter(kind, " in matches of the printed box", chi_square, freedom, positions);
    const double apart = less_ + more_;
    if (apart > 0)
      ledger.enter(kind + ", by order", " in matches of the printed box", (less_ - more_) * (less_ - more_) / apart, 1,
                   positions);
  }

 private:
  static constexpr int kSorts = 3;
  static int sort_of(Answer answer) { return static_cast<int>(mix(answer) % kSorts); }
  int met(int truth, int guess) const {
    const auto found = met_.find({truth, guess});
    return found == met_.end() ? 0 : found->second;
  }
  std::map<std::pair<int, int>, int> met_;
  double less_ = 0, more_ = 0;  // truths with a lower number than the guess, and with a higher one
};

template <class S, class Secrets>
void calibrate(const typename S::Rules& rules, std::uint64_t seed, Viewer viewer, const Secrets& secrets,
               const Sample<S>& sample, Symmetry& symmetry) {
  Walk<S> walk(rules, seed);
  Rng rng(mix(seed));
  while (!walk.is_over()) {
    walk.apply(secrets.pick(walk));
    if (sample.is_too_late && sample.is_too_late(walk)) return;
    if (walk.done().size() < sample.from) continue;
    for (const auto& question : secrets.questions(walk, viewer, rng)) {
      if (question.kind != sample.kind) continue;
      const auto view = S::project(walk.rules(), walk.state(), viewer);
      symmetry.add(question.ask(walk.state()),
                   question.ask(S::imagine(walk.rules(), view, walk.memory_of(viewer), rng)));
      return;
    }
  }
}

// Plays that many matches of the setup, with each viewer in turn, at positions up to the `span`-th node.
template <class S, class Secrets>
void judge_calibration(const typename S::Rules& rules, Sample<S> sample, const Secrets& secrets, int matches,
                       std::uint32_t span, Ledger& ledger) {
  Symmetry symmetry;
  Rng rng(static_cast<std::uint64_t>(S::seats(rules)));
  for (int seed = 1; seed <= matches; ++seed) {
    sample.from = rng.below(span);
    const int seat = seed % (S::seats(rules) + 1);
    const Viewer viewer = seat == S::seats(rules) ? Viewer::spectator : viewer_of(seat_at(seat));
    calibrate<S>(rules, static_cast<std::uint64_t>(seed), viewer, secrets, sample, symmetry);
  }
  symmetry.judge(sample.kind, ledger);
}

}  // namespace bell::exam::odds
