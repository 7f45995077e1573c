// The common part of long runs: all ranks agree on an order, play it with a progress bar, and report, even if Ctrl-C
// ends it early.
#pragma once

#include "cli/commands/lost_turns.h"
#include "cli/console.h"
#include "cli/flags.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/progress.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "lab/lab.h"
#include "lab/ranks.h"

namespace bell::cli {

// What every command that plays many games is told.
struct GamesFlags {
  SetupFlags setup;
  std::optional<std::uint64_t> games, threads, seed;
  std::vector<std::string> bots;
  bool json = false;
};

// The order for these games; who forgets their number is told that `usual` is one.
template <class Order>
Outcome<Order, Problem> order_for(const GamesFlags& flags, const std::string& usual) {
  auto setup = setup_of(flags.setup);
  if (!setup) return setup.error();
  if (!flags.games) return Problem{say("how_many_games", {{"games", usual}})};
  if (const auto problem = refuse_bots(flags.bots)) return *problem;
  Order order;
  order.setup = std::move(*setup);
  order.games = *flags.games;
  order.seed = flags.seed.value_or(1);
  order.threads = static_cast<int>(flags.threads.value_or(1));
  order.bots = flags.bots;
  return order;
}

// For orders in which bots are named by seat.
template <class Order>
std::optional<Problem> refuse_crowd(const Order& order) {
  if (order.bots.size() <= static_cast<std::size_t>(order.setup.seats)) return std::nullopt;
  return Problem{
      say("bots_for", {{"bots", std::to_string(order.bots.size())}, {"players", std::to_string(order.setup.seats)}})};
}

// Shows a bar until it is done or Ctrl-C is pressed; the caller can ask afterwards whether it was.
template <class Order, class Play>
auto play_watched(Order& order, Play&& play) {
  const Interrupt interrupt;
  ProgressBar bar(order.games);
  order.progress = bar.listener();
  order.stop = Interrupt::asked();
  return play(order);
}

// Says why there is nothing to show.
inline Exit complain_of_run(const Problem& problem) {
  return complain(lab::is_of_stopping(problem) ? Exit::interrupted : Exit::no, problem);
}

// `play(order)` gives a report or a problem; `show(report)` prints it.
template <class Order, class Play, class Show>
Exit run_games(Outcome<Order, Problem> order, const lab::Ranks& ranks, Play&& play, Show&& show) {
  if (const auto problem = lab::agree(ranks, order)) return complain(Exit::usage, *problem);
  order->ranks = ranks;
  const auto report = play_watched(*order, play);
  if (!report) return complain_of_run(report.error());
  show(*report);
  report_lost_turns(report->lost_turns);
  return report->is_partial ? Exit::interrupted : Exit::fine;
}

}  // namespace bell::cli
