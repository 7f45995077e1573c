// `bell bench`: measures how fast the engine is, in nanoseconds and in yardsticks.
#include <memory>

#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/progress.h"
#include "cli/words.h"
#include "lab/lab.h"

namespace bell::cli {
namespace {

Json report_json(const lab::BenchReport& report) {
  Json rows = Json::array();
  for (const lab::BenchRow& row : report.rows)
    rows.push_back({{"title", row.title},
                    {"players", row.players},
                    {"modules", row.modules},
                    {"games_per_second", row.games_per_second},
                    {"nodes_per_second", row.nodes_per_second},
                    {"ns_per_node", row.ns_per_node},
                    {"state_bytes", row.state_bytes},
                    {"copies_per_second", row.copies_per_second}});
  return {
      {"version", version()}, {"partial", report.is_partial}, {"rows", rows}, {"yardstick_ns", report.yardstick_ns}};
}

std::string modules_text(const std::vector<std::string>& modules) {
  constexpr std::size_t kFew = 2;
  if (modules.empty()) return say("bench.no_modules");
  return modules.size() > kFew ? say("bench.all_modules", {{"modules", std::to_string(modules.size())}})
                               : join(modules, ",");
}

std::string report_text(const lab::BenchReport& report) {
  std::vector<std::vector<std::string>> rows(1);
  for (const char* head : {"title", "players", "modules", "games", "nodes", "time", "yardsticks", "bytes", "copies"})
    rows.front().push_back(say(std::string("bench.head.") + head));
  for (const lab::BenchRow& row : report.rows)
    rows.push_back({row.title, std::to_string(row.players), modules_text(row.modules), decimal(row.games_per_second, 0),
                    decimal(row.nodes_per_second, 0), decimal(row.ns_per_node, 1),
                    decimal(row.ns_per_node / report.yardstick_ns, 2), std::to_string(row.state_bytes),
                    decimal(row.copies_per_second, 0)});
  return columns("lrlrrrrrr", rows) + say("bench.yardstick", {{"time", decimal(report.yardstick_ns, 2)}}) + '\n';
}

// The bar is removed before anything is printed.
lab::BenchReport measure() {
  ProgressBar bar(ProgressBar::kParts);
  return lab::bench({.progress = bar.share_listener(), .stop = Interrupt::asked()});
}

Exit run(bool as_json) {
  const Interrupt interrupt;
  const lab::BenchReport report = measure();
  if (as_json)
    print_document(report_json(report));
  else
    print(report_text(report) + (report.is_partial ? say("partial_bench") + '\n' : ""));
  return report.is_partial ? Exit::interrupted : Exit::fine;
}

}  // namespace

Command add_bench(const Options& bell) {
  const Options command = bell.command("bench", "bench.about");
  const auto as_json = std::make_shared<bool>(false);
  command.flag("--json", *as_json, "shared.json");
  command.footer("  bell bench --json", "bench.footer");
  return {command, [as_json] { return run(*as_json); }};
}

}  // namespace bell::cli
