// `bell tutorial`: teaches a first game step by step, then starts a real one.
#include <memory>

#include "cli/ask.h"
#include "cli/commands/play.h"
#include "cli/console.h"
#include "cli/flags.h"
#include "cli/language.h"
#include "cli/words.h"
#include "table/table.h"
#include "tui/tui.h"

namespace bell::cli {
namespace {

struct TutorialFlags {
  std::string title;
};

Exit run(const TutorialFlags& flags) {
  std::string typed = flags.title;
  if (typed.empty() && can_ask()) {
    const auto sheet = ask_for_title();
    if (!sheet) return Exit::fine;
    typed = sheet->name;
  }
  if (typed.empty()) {
    std::vector<std::string> known;
    for (const TitleSheet& sheet : table::titles()) known.push_back(sheet.name);
    return complain(Exit::usage, say("which_lesson", {{"known", join(known, ", ")}}));
  }
  const auto sheet = find_title(typed);
  if (!sheet) return complain(Exit::usage, sheet.error());
  const auto is_learned = tui::teach(sheet->name, std::string(words().language()));
  if (!is_learned) return complain(Exit::no, is_learned.error());
  return *is_learned && can_ask() ? play_first_match(sheet->name) : Exit::fine;
}

}  // namespace

Command add_tutorial(const Options& bell) {
  const Options command = bell.command("tutorial", "tutorial.about");
  const auto flags = std::make_shared<TutorialFlags>();
  command.text("title", flags->title, "tutorial.title", "TITLE");
  command.footer("  bell tutorial stonks");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
