// What sim and arena have in common: an order is agreed on by all ranks, played under a progress bar, and reported.
#pragma once

#include "cli/commands/lost_turns.h"
#include "cli/console.h"
#include "cli/progress.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "lab/ranks.h"

namespace bell::cli {

// `play(order)` gives a report or a problem; `show(report)` prints it.
template <class Order, class Play, class Show>
Exit run_games(Outcome<Order, Problem> order, const lab::Ranks& ranks, Play&& play, Show&& show) {
  if (const auto problem = lab::agree(ranks, order)) return complain(Exit::usage, problem->text);
  order->ranks = ranks;
  const auto report = [&order, &play] {
    ProgressBar bar(order->games);
    order->progress = bar.listener();
    return play(*order);
  }();
  if (!report) return complain(Exit::no, report.error().text);
  show(*report);
  report_lost_turns(report->lost_turns);
  return Exit::fine;
}

}  // namespace bell::cli
