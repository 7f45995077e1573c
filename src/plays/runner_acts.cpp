// Executes lines that change the table: `do` takes actions one after another, `run` continues to a point of play.
#include "kernel/invariant.h"
#include "kernel/rng.h"
#include "plays/runner.h"

namespace bell::plays {
namespace {

constexpr int kLongestRun = 20'000;      // actions; far more than any match has
constexpr std::uint64_t kUsualLuck = 1;  // the chance stream unless a play names another

// Acts while a play runs: chance draws from a fixed stream; seats do the usual thing, or with a seed anything.
class Understudy {
 public:
  Understudy(const Stage& stage, std::optional<int> seed)
      : stage_(stage), rng_(seed ? static_cast<std::uint64_t>(*seed) : kUsualLuck), plays_as_usual_(!seed) {}

  Action choose(const Match& match) {
    if (match.turn().is_chance()) return match.outcome(rng_.below(match.outcomes()));
    const std::vector<Action> legal = match.legal(match.turn().first());
    return plays_as_usual_ ? stage_.usual(legal) : legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
  }

 private:
  const Stage& stage_;
  Rng rng_;
  bool plays_as_usual_;
};

// "chance", "to <point>", optionally followed by "seed 7".
std::optional<Errand> read_errand(Phrase& phrase) {
  Errand errand;
  if (phrase.eat("chance"))
    errand.where = Errand::Where::players;
  else if (!phrase.eat("to"))
    return std::nullopt;
  errand.point = phrase.take_until({"seed"});
  if (errand.where == Errand::Where::players && !errand.point.empty()) return std::nullopt;
  if (errand.point == "end of match") errand.where = Errand::Where::end_of_match;
  if (!phrase.eat("seed")) return errand;
  errand.seed = phrase.eat_number();
  return errand.seed && phrase.is_done() ? std::optional(errand) : std::nullopt;
}

}  // namespace

Fault Runner::apply(const Action& action) {
  match_->apply_assuming_legal(action);
  if (const char* broken = match_->broken_invariant())
    return wrong("play.broken", because(untruth(broken), {{"action", match_->notation(action)}}));
  return std::nullopt;
}

bool Runner::act(const Line& line) {
  if (!set_table()) return false;
  for (const std::string& phrase : line.phrases)
    if (const Fault fault = act_on(phrase)) return give_up(*fault);
  return true;
}

Fault Runner::act_on(const std::string& text) {
  Phrase phrase(text);
  const auto by = actor(phrase);
  if (!by) return unfit("play.no_actor", phrase);
  const auto action = written(*by, phrase.rest());
  if (!action) return wrong("play.no_action", {{"found", text}});
  if (const Refusal refusal = match_->refuse(*action); refusal.is_refused())
    return wrong("play.refused", {{"action", text}, {"rule", std::string(id_of(refusal.rule))}});
  return apply(*action);
}

bool Runner::run(const Line& line) {
  if (!set_table()) return false;
  const Fault fault = run_until(Phrase(line.phrases.front()));
  return !fault || give_up(*fault);
}

bool Runner::has_arrived(const Errand& errand, const Match& start) const {
  if (errand.where == Errand::Where::players) return !match_->turn().is_chance();
  if (errand.where == Errand::Where::end_of_match) return match_->turn().is_over();
  return stage_->has_reached(errand.point, start, *match_);
}

Fault Runner::run_until(Phrase phrase) {
  const auto errand = read_errand(phrase);
  if (!errand || (errand->where == Errand::Where::point && !stage_->is_point(errand->point)))
    return unfit("play.no_point", phrase);
  Understudy understudy(*stage_, errand->seed);
  const auto start = match_->clone();
  for (int actions = 0; actions < kLongestRun; ++actions) {
    if (has_arrived(*errand, *start)) return std::nullopt;
    if (match_->turn().is_over()) return wrong("play.over_before", {{"point", errand->point}});
    if (const Fault fault = apply(understudy.choose(*match_))) return fault;
  }
  return wrong("play.never_reached", {{"point", errand->point}});
}

}  // namespace bell::plays
