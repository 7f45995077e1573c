// What long runs have in common: an order is agreed on by all ranks, played under a progress bar, and reported, also if
// Ctrl-C ends it early.
#pragma once

#include "cli/commands/lost_turns.h"
#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "lab/ranks.h"

namespace bell::cli {

// With a bar, until it is done or Ctrl-C comes. Whether it came can be asked afterwards.
template <class Order, class Play>
auto play_watched(Order& order, Play&& play) {
  const Interrupt interrupt;
  ProgressBar bar(order.games);
  order.progress = bar.listener();
  order.stop = Interrupt::asked();
  return play(order);
}

// `play(order)` gives a report or a problem; `show(report)` prints it.
template <class Order, class Play, class Show>
Exit run_games(Outcome<Order, Problem> order, const lab::Ranks& ranks, Play&& play, Show&& show) {
  if (const auto problem = lab::agree(ranks, order)) return complain(Exit::usage, *problem);
  order->ranks = ranks;
  const auto report = play_watched(*order, play);
  if (!report) return complain(Interrupt::came() ? Exit::interrupted : Exit::no, report.error());
  show(*report);
  report_lost_turns(report->lost_turns);
  return Interrupt::came() ? Exit::interrupted : Exit::fine;
}

}  // namespace bell::cli
