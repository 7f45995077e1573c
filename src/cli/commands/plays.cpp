// `bell plays`: runs rule scenarios written as text.
#include "plays/plays.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/words.h"
#include "kernel/outcome.h"
#include "kernel/system_reason.h"
#include "texts/texts.h"

namespace bell::cli {
namespace {

namespace fs = std::filesystem;
using Files = std::vector<std::string>;

// A directory stands for every .play file below it, ordered by name.
Outcome<Files, Problem> find_files(const Files& asked) {
  Files files;
  for (const std::string& path : asked) {
    std::error_code fault;
    const fs::file_status status = fs::status(path, fault);
    if (!fs::exists(status)) return Problem{say("plays.no_file", {{"file", path}})};
    if (!fs::is_directory(status)) {
      files.push_back(path);
      continue;
    }
    Files found;
    fs::recursive_directory_iterator at(path, fault);
    for (; !fault && at != fs::recursive_directory_iterator(); at.increment(fault))
      if (at->path().extension() == ".play") found.push_back(at->path().string());
    if (fault) return Problem{say("plays.unsearchable", because(system_reason(fault), {{"folder", path}}))};
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  if (files.empty()) return Problem{say("plays.none", {{"folders", join(asked, ", ")}})};
  return files;
}

std::string failure_text(const std::string& file, const plays::Verdict& verdict) {
  std::string text = say("plays.failed", {{"file", file}}) + '\n';
  for (const Problem& fault : verdict.faults) text += fold(texts::explain(words(), fault), 118, 2);
  if (!verdict.position.empty()) text += "  " + say("plays.position") + '\n' + fold(verdict.position, 118, 4);
  return text;
}

Exit run(const Files& asked) {
  if (asked.empty()) return complain(Exit::usage, say("plays.which"));
  const auto files = find_files(asked);
  if (!files) return complain(Exit::usage, files.error());
  const Interrupt interrupt;
  std::size_t run = 0, failed = 0;
  for (const std::string& file : *files) {
    if (Interrupt::came()) break;
    ++run;
    const plays::Verdict verdict = plays::run_file(file);
    if (verdict.passed()) continue;
    ++failed;
    print(failure_text(file, verdict));
  }
  print(say("plays.count", {{"passed", std::to_string(run - failed)}, {"failed", std::to_string(failed)}}) + '\n');
  if (const std::size_t left = files->size() - run; left > 0)
    return complain(Exit::interrupted, say("plays.stopped", {{"left", std::to_string(left)}}));
  return failed == 0 ? Exit::fine : Exit::no;
}

}  // namespace

Command add_plays(const Options& bell) {
  const Options command = bell.command("plays", "plays.about");
  const auto files = std::make_shared<Files>();
  command.rest("files", *files, "plays.files", "FILE");
  command.footer("  bell plays tests/plays");
  return {command, [files] { return run(*files); }};
}

}  // namespace bell::cli
