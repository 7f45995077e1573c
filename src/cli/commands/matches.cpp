// `bell matches`: lists the journals in the state folder, newest first.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/console.h"
#include "cli/kept_matches.h"
#include "cli/language.h"
#include "cli/words.h"

namespace bell::cli {
namespace {

Json match_json(const KeptMatch& match) {
  const Setup& setup = match.header.setup;
  return {{"file", match.path},       {"title", setup.title},          {"players", match.header.players},
          {"modules", setup.modules}, {"options", setup.options},      {"revision", match.header.revision},
          {"entries", match.entries}, {"finished", match.is_finished}, {"last", match.last.milliseconds}};
}

std::string match_text(const KeptMatch& match) {
  const std::string state = match.is_finished ? say("over") : say("steps", {{"steps", std::to_string(match.entries)}});
  return fmt::format("{}  {:<10}  {:<16}  {}  {}\n", date_of(match.last), state, match.header.setup.title,
                     std::filesystem::path(match.path).filename().string(), join(match.header.players, ", "));
}

Exit list_matches(bool as_json) {
  const std::string folder = journal_folder();
  const std::vector<KeptMatch> matches = kept_matches(folder);
  if (as_json) {
    Json list = Json::array();
    for (const KeptMatch& match : matches) list.push_back(match_json(match));
    print_document(list);
    return Exit::fine;
  }
  if (matches.empty()) print(say("no_matches", {{"folder", folder}}) + "\n");
  for (const KeptMatch& match : matches) print(match_text(match));
  return Exit::fine;
}

}  // namespace

Command add_matches(const Options& bell) {
  const Options command = bell.command("matches", "matches.about");
  const auto as_json = std::make_shared<bool>(false);
  command.flag("--json", *as_json, "shared.json");
  command.footer("  bell matches\n  bell play --resume");
  return {command, [as_json] { return list_matches(*as_json); }};
}

}  // namespace bell::cli
