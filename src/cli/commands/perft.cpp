// `bell perft`: counts every line of play to a depth. For work on the rules.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "cli/console.h"
#include "cli/flags.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "lab/lab.h"

namespace bell::cli {
namespace {

struct PerftFlags {
  SetupFlags setup;
  std::optional<std::uint64_t> depth, skip, seed;
  bool divide = false;
  bool json = false;
};

// The deepest tree that was counted to its end.
struct Counted {
  int depth = 0;
  lab::PerftReport report;
};

// Depth by depth, so that there is something to show when Ctrl-C comes: all the lower ones together are a small part of
// the last. The first is counted in any case.
Outcome<Counted, Problem> count(lab::PerftOrder order) {
  Counted deepest;
  const int depth = order.depth;
  for (order.depth = std::min(1, depth); order.depth <= depth; ++order.depth) {
    auto report = lab::perft(order);
    if (!report) return report.error();
    if (report->is_partial) break;
    deepest = {order.depth, std::move(*report)};
    if (Interrupt::came()) break;
  }
  return deepest;
}

Json report_json(const Counted& counted, bool is_partial) {
  Json divide = Json::object();
  for (const auto& [action, leaves] : counted.report.divide) divide[action] = leaves;
  return {{"leaves", counted.report.leaves}, {"divide", divide}, {"depth", counted.depth}, {"partial", is_partial}};
}

Exit run(const PerftFlags& flags) {
  const auto setup = setup_of(flags.setup);
  if (!setup) return complain(Exit::usage, setup.error());
  const int depth = static_cast<int>(flags.depth.value_or(3));
  const Interrupt interrupt;
  const auto counted = count({.setup = *setup,
                              .seed = flags.seed.value_or(1),
                              .skip = static_cast<int>(flags.skip.value_or(0)),
                              .depth = depth,
                              .stop = Interrupt::asked()});
  if (!counted) return complain(Exit::no, counted.error());
  const bool is_partial = counted->depth < depth;
  if (flags.json) {
    print_document(report_json(*counted, is_partial));
  } else {
    if (flags.divide)
      for (const auto& [action, leaves] : counted->report.divide) print(fmt::format("{:>14}  {}\n", leaves, action));
    print(say("perft.leaves", {{"leaves", std::to_string(counted->report.leaves)}}) + '\n');
    if (is_partial)
      print(say("perft.partial",
                {{"depth", std::to_string(counted->depth + 1)}, {"done", std::to_string(counted->depth)}}) +
            '\n');
  }
  return is_partial ? Exit::interrupted : Exit::fine;
}

}  // namespace

Command add_perft(const Options& bell) {
  const Options command = bell.command("perft", "perft.about");
  const auto flags = std::make_shared<PerftFlags>();
  add_setup_flags(command, flags->setup);
  command.whole("--depth", flags->depth, 0, lab::kDeepest, "perft.depth");
  command.whole("--skip", flags->skip, 0, 1'000'000, "perft.skip");
  command.whole("--seed", flags->seed, 0, UINT64_MAX, "perft.seed");
  command.flag("--divide", flags->divide, "perft.divide");
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell perft stonks --players 3 --skip 40 --depth 4 --divide");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
