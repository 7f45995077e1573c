// Counts nodes: every line of play to a given depth, including chance.
#include "lab/with_title.h"

namespace bell::lab {
namespace {

// All that may happen now, once each. Seats that choose at the same time are asked in seat order.
template <Title T>
void branches(const typename T::Rules& rules, const typename T::State& now, ActionList& out) {
  const Turn turn = now.cursor().turn;
  if (!turn.is_chance()) return legal<T>(rules, now, turn.first(), out);
  ChanceList luck;
  chances<T>(rules, now, luck);
  for (const Weighted& stroke : luck) out.push_back(stroke.action);
}

// Asked above trees that take a moment.
class Halt {
 public:
  explicit Halt(const Stop& stop) : stop_(stop) {}
  bool is_called(int depth) {
    constexpr int kMoment = 3;
    return is_called_ = is_called_ || (depth >= kMoment && stop_ && stop_());
  }
  bool was_called() const { return is_called_; }

 private:
  const Stop& stop_;
  bool is_called_ = false;
};

template <Title T>
std::uint64_t leaves(const typename T::Rules& rules, const typename T::State& now, int depth, Halt& halt) {
  if (depth == 0 || now.cursor().turn.is_over()) return 1;
  ActionList list;
  branches<T>(rules, now, list);
  if (depth == 1) return static_cast<std::uint64_t>(list.size());
  std::uint64_t sum = 0;
  for (const Action& act : list) {
    if (halt.is_called(depth)) break;
    typename T::State after = now;
    apply_assuming_legal<T>(rules, after, act, {});
    sum += leaves<T>(rules, after, depth - 1, halt);
  }
  return sum;
}

template <Title T>
typename T::State advanced(const typename T::Rules& rules, std::uint64_t seed, int skip) {
  typename T::State state = T::initial(rules, {});
  if (skip > 0)
    play_on<T>(rules, state, SeededDealer(seed), Anything<T>(seed), [&skip](const Action&) { return --skip > 0; }, {});
  return state;
}

template <Title T>
PerftReport count(const typename T::Rules& rules, const typename T::State& root, int depth, const Stop& stop) {
  PerftReport report;
  if (depth == 0 || root.cursor().turn.is_over()) return {.leaves = 1, .divide = {}};
  Halt halt(stop);
  ActionList list;
  branches<T>(rules, root, list);
  for (const Action& act : list) {
    typename T::State after = root;
    apply_assuming_legal<T>(rules, after, act, {});
    const std::uint64_t below = leaves<T>(rules, after, depth - 1, halt);
    const std::string actor = is_chance(act) ? "chance" : "seat " + std::to_string(index(act.by));
    report.divide.emplace_back(actor + ": " + T::notation(act), below);
    report.leaves += below;
    if (halt.was_called()) break;
  }
  report.is_partial = halt.was_called();
  return report;
}

}  // namespace

Outcome<PerftReport, Problem> perft(const PerftOrder& order) {
  if (order.depth < 0 || order.depth > kDeepest)
    return Problem{"problem.too_deep", Facts{{"most", std::to_string(kDeepest)}}};
  if (order.skip < 0) return Problem{"problem.negative_skip", Facts{}};
  return with_title(order.setup, [&]<class T>(const Opened<T>& opened) -> Outcome<PerftReport, Problem> {
    return count<T>(opened.rules, advanced<T>(opened.rules, order.seed, order.skip), order.depth, order.stop);
  });
}

}  // namespace bell::lab
