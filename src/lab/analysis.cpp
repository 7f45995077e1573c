// Walks the match once and collects what must be judged; then judges every decision and every position independently,
// on any thread, and sums up in order.
#include "lab/analysis.h"

#include <span>
#include <utility>

#include "lab/judgement.h"
#include "lab/spells.h"
#include "lab/standing.h"
#include "lab/with_title.h"
#include "lab/workers.h"

namespace bell::lab {
namespace {

std::vector<double> by_seat(const PerSeat<double>& values, int seats) {
  return {values.begin(), values.begin() + seats};
}

// What must be judged of a match after it has been walked through.
template <Title T>
class Album {
 public:
  explicit Album(const typename T::Rules& rules) : rules_(rules) {}

  std::optional<Problem> walk(const AnalysisOrder& order) {
    const Narrator<typename T::Event> tell(told_);
    typename T::State state = T::initial(rules_, tell);
    Spells<T> spells(state);
    remember(0, state);
    for (std::uint32_t number = 1; number <= order.actions.size(); ++number) {
      const Action& action = order.actions[number - 1];
      if (refuse<T>(rules_, state, action).is_refused())
        return Problem{"problem.impossible_action", Facts{{"number", std::to_string(number)}}};
      if (!is_chance(action) && order.seat.value_or(action.by) == action.by) note_decision(number, state, action);
      apply_assuming_legal<T>(rules_, state, action, tell);
      if (const auto* spell = spells.after(state)) note_spell(*spell, state);
    }
    if (const auto* spell = spells.cut_short()) note_spell(*spell, state);
    remember(static_cast<std::uint32_t>(order.actions.size()), state);
    is_over_ = state.cursor().turn.is_over();
    return std::nullopt;
  }

  std::optional<Problem> judge(const AnalysisOrder& order) {
    const std::size_t jobs = moments_.size() + positions_.size();
    const auto judge_nth = [&](std::uint64_t nth, Tally& tally) -> std::optional<Problem> {
      ++tally.games;
      if (nth < moments_.size())
        judge_moment(order, nth);
      else
        judge_position(order, nth - moments_.size());
      return std::nullopt;
    };
    const auto tell = [&](std::uint64_t done) {
      if (order.progress) order.progress(static_cast<double>(done) / static_cast<double>(jobs));
    };
    const auto judged = play_all(jobs, order.threads, judge_nth, {.progress = tell, .stop = order.stop});
    if (!judged) return judged.error().problem;
    is_partial_ = judged->games < jobs;
    return std::nullopt;
  }

  AnalysisReport report() const {
    AnalysisReport report;
    report.is_over = is_over_;
    report.is_partial = is_partial_;
    report.decisions_in_all = moments_.size();
    for (const Moment& moment : moments_)
      if (moment.decision.rank > 0) report.decisions.push_back(moment.decision);
    if (!is_partial_) weigh_luck(report);
    for (const Seat seat : seats_of(seats())) report.seats.push_back(sum_of(report, seat));
    return report;
  }

 private:
  void weigh_luck(AnalysisReport& report) const {
    for (const Position& position : positions_)
      report.standings.push_back({position.after, by_seat(position.shares, seats())});
    for (const Bounds& bounds : bounds_) {
      PerSeat<double> luck;
      for (const Seat seat : seats_of(seats()))
        luck[seat] = positions_[bounds.after].shares[seat] - positions_[bounds.before].shares[seat];
      report.spells.push_back({bounds.first, bounds.last, by_seat(luck, seats())});
    }
  }

  struct Moment {
    typename T::State state;
    std::size_t told;  // facts before it
    Decision decision;
  };
  struct Position {
    std::uint32_t after;
    typename T::State state;
    PerSeat<double> shares;
  };
  struct Bounds {
    std::uint32_t first, last;
    std::size_t before, after;  // indexes of positions
  };

  int seats() const { return T::seats(rules_); }

  void note_decision(std::uint32_t number, const typename T::State& state, const Action& action) {
    ActionList choices;
    legal<T>(rules_, state, action.by, choices);
    if (choices.size() < 2) return;
    Moment moment{state, told_.size(), {}};
    moment.decision.number = number;
    moment.decision.seat = action.by;
    moment.decision.taken = action;
    moments_.push_back(std::move(moment));
  }

  void note_spell(const typename Spells<T>::Spell& spell, const typename T::State& now) {
    const std::size_t before = remember(spell.first - 1, spell.before);
    bounds_.push_back({spell.first, spell.last, before, remember(spell.last, now)});
  }

  // Stores each position once, in order.
  std::size_t remember(std::uint32_t after, const typename T::State& state) {
    if (positions_.empty() || positions_.back().after != after) positions_.push_back({after, state, {}});
    return positions_.size() - 1;
  }

  // The seat gets what it had in the match: its view, the facts it was told, and its choices.
  void judge_moment(const AnalysisOrder& order, std::size_t nth) {
    Moment& moment = moments_[nth];
    const Seat seat = moment.decision.seat;
    const typename T::View view = T::project(rules_, moment.state, viewer_of(seat));
    std::vector<typename T::SeenEvent> memory;
    for (const typename T::Event& event : std::span(told_).first(moment.told))
      memory.push_back(T::project(event, viewer_of(seat)));
    ActionList choices;
    legal<T>(rules_, moment.state, seat, choices);
    const bots::Sight<T> sight{rules_, view, memory, {choices.begin(), choices.end()}, seat};
    const std::uint32_t number = moment.decision.number;
    moment.decision =
        judge_decision(sight, moment.decision.taken, order.iterations, combine(combine(order.seed, 1), number));
    moment.decision.number = number;
  }

  void judge_position(const AnalysisOrder& order, std::size_t nth) {
    positions_[nth].shares = shares_at<T>(rules_, positions_[nth].state, {combine(order.seed, 0), order.playouts});
  }

  static SeatSum sum_of(const AnalysisReport& report, Seat seat) {
    const auto at = static_cast<std::size_t>(index(seat));
    SeatSum sum;
    for (const Decision& decision : report.decisions) {
      if (decision.seat != seat) continue;
      ++sum.decisions;
      sum.best_taken += decision.rank == 1 ? 1 : 0;
      sum.lost += decision.lost;
    }
    if (report.is_partial) return sum;
    for (const Spell& spell : report.spells) sum.luck += spell.luck[at];
    sum.start = report.standings.front().shares[at];
    sum.end = report.standings.back().shares[at];
    sum.play = sum.end - sum.start - sum.luck;
    return sum;
  }

  const typename T::Rules& rules_;
  std::vector<typename T::Event> told_;
  std::vector<Moment> moments_;
  std::vector<Position> positions_;
  std::vector<Bounds> bounds_;
  bool is_over_ = false;
  bool is_partial_ = false;
};

}  // namespace

Outcome<AnalysisReport, Problem> analyze(const AnalysisOrder& order) {
  if (order.seat && index(*order.seat) >= order.setup.seats)
    return Problem{"problem.no_seat", Facts{{"seat", std::to_string(index(*order.seat))},
                                            {"last", std::to_string(order.setup.seats - 1)}}};
  return with_title(order.setup, [&order]<class T>(const Opened<T>& opened) -> Outcome<AnalysisReport, Problem> {
    Album<T> album(opened.rules);
    if (const auto problem = album.walk(order)) return *problem;
    if (const auto problem = album.judge(order)) return *problem;
    return album.report();
  });
}

}  // namespace bell::lab
