// `bell help`: the same as --help.
#include <memory>
#include <utility>

#include "cli/console.h"
#include "cli/words.h"

namespace bell::cli {

Command add_help(const Options& bell, HelpOf help_of, std::function<std::vector<std::string>()> names) {
  const Options command = bell.command("help", "help.about");
  const auto asked = std::make_shared<std::string>();
  command.text("command", *asked, "help.command", "COMMAND");
  command.footer("  bell help play");
  const auto run = [asked, help_of = std::move(help_of), names = std::move(names)] {
    const auto text = help_of(*asked);
    if (!text) return complain(Exit::usage, no_such("command", *asked, names()));
    print(*text);
    return Exit::fine;
  };
  return {command, run};
}

}  // namespace bell::cli
