// Describes a run by its setup and the revision of its rules.
#include "cli/commands/what_was_run.h"

#include "cli/language.h"
#include "table/table.h"

namespace bell::cli {

Json what_was_run(const Run& run) {
  Json document{{"title", run.setup.title},
                {"players", run.setup.seats},
                {"modules", run.setup.modules},
                {"options", run.setup.options}};
  if (!run.setup.components.empty()) document["components"] = run.setup.components;
  document["bots"] = run.bots.empty() ? std::vector<std::string>{"intern"} : run.bots;
  document["seed"] = run.seed;
  document["version"] = version();
  document["revision"] = table::revision(run.setup.title);
  document["partial"] = run.is_partial;
  return document;
}

std::string headline(const Setup& setup) {
  std::vector<std::string> modules;
  for (const std::string& module : setup.modules) modules.push_back(texts::module_name(words(), setup.title, module));
  return say("run_of", {{"title", words().say(setup.title + ".title")},
                        {"players", std::to_string(setup.seats)},
                        {"with", modules.empty() ? "nothing" : "modules"},
                        {"modules", words().list(modules)}}) +
         '\n';
}

}  // namespace bell::cli
