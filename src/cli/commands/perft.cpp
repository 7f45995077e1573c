// `bell perft`: counts every line of play to a depth. For those who change the rules.
#include <fmt/format.h>

#include <memory>

#include "cli/console.h"
#include "cli/flags.h"
#include "lab/lab.h"

namespace bell::cli {
namespace {

struct PerftFlags {
  SetupFlags setup;
  std::optional<std::uint64_t> depth, skip, seed;
  bool divide = false;
  bool json = false;
};

Json report_json(const lab::PerftReport& report) {
  Json divide = Json::object();
  for (const auto& [action, leaves] : report.divide) divide[action] = leaves;
  return {{"leaves", report.leaves}, {"divide", divide}};
}

Exit run(const PerftFlags& flags) {
  const auto setup = setup_of(flags.setup);
  if (!setup) return complain(Exit::usage, setup.error());
  const auto report = lab::perft(*setup, flags.seed.value_or(1), static_cast<int>(flags.skip.value_or(0)),
                                 static_cast<int>(flags.depth.value_or(3)));
  if (!report) return complain(Exit::no, report.error());
  if (flags.json) {
    print_document(report_json(*report));
    return Exit::fine;
  }
  if (flags.divide)
    for (const auto& [action, leaves] : report->divide) print(fmt::format("{:>14}  {}\n", leaves, action));
  print(fmt::format("{} leaves\n", report->leaves));
  return Exit::fine;
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
