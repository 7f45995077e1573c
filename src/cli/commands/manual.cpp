// `bell manual`: prints the manual page, generated from the commands' help.
#include <fmt/format.h>

#include <utility>

#include "cli/console.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

// Escaped for roff: a hyphen stays a hyphen, no line begins with a dot.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    const bool is_first = out.empty() || out.back() == '\n';
    if (letter == '\\') {
      out += "\\e";
    } else if (letter == '-') {
      out += "\\-";
    } else if (is_first && (letter == '.' || letter == '\'')) {
      out += std::string("\\&") + letter;
    } else {
      out += letter;
    }
  }
  return out;
}

std::string heading(const std::string& key) { return ".SH " + say("manual." + key) + '\n'; }

std::string paragraph(const std::string& term, const std::string& text) {
  return fmt::format(".TP\n{}\n{}\n", term, escaped(text));
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string slanted(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string term_of(const Taken& each) {
  if (each.is_argument()) return slanted(each.kind.empty() ? each.name : each.kind);
  return each.kind.empty() ? bold(each.name) : bold(each.name) + ' ' + slanted(each.kind);
}

std::string line_of(const Synopsis& synopsis) {
  std::string line = bold("bell " + synopsis.command);
  for (const Taken& each : synopsis.takes)
    if (each.is_argument()) line += " [" + term_of(each) + ']';
  return line;
}

// Every command has --help, so it is described once, with the program.
std::string command_text(const Synopsis& synopsis) {
  std::string text = fmt::format(".SS {}\n{}\n", line_of(synopsis), escaped(synopsis.about) + '.');
  for (const Taken& each : synopsis.takes)
    if (each.name != "--help" && each.name != "--lang") text += paragraph(term_of(each), each.text);
  return text + fmt::format(".PP\n.nf\n{}\n.fi\n", escaped(synopsis.footer));
}

std::string exits_text() {
  constexpr std::pair<Exit, const char*> kExits[] = {{Exit::fine, "fine"},
                                                     {Exit::no, "no"},
                                                     {Exit::usage, "usage"},
                                                     {Exit::unfinished, "unfinished"},
                                                     {Exit::interrupted, "interrupted"}};
  std::string text = heading("exits");
  for (const auto& [exit, key] : kExits)
    text += paragraph(bold(std::to_string(static_cast<int>(exit))), say(std::string("exit.") + key));
  return text;
}

std::string surroundings_text() {
  struct Variable {
    const char* shown;
    const char* key;
  };
  constexpr Variable kVariables[] = {{"LC_ALL, LC_MESSAGES, LANG", "LANG"},
                                     {"XDG_STATE_HOME", "XDG_STATE_HOME"},
                                     {"BELL_STORE", "BELL_STORE"},
                                     {"BELL_PACE", "BELL_PACE"},
                                     {"BELL_REPORT", "BELL_REPORT"},
                                     {"TERM", "TERM"},
                                     {"NO_COLOR", "NO_COLOR"}};
  std::string text = heading("environment");
  for (const Variable& each : kVariables) text += paragraph(bold(each.shown), say(std::string("variable.") + each.key));
  text += heading("files");
  text += paragraph(slanted("~/.local/state/bell"), say("manual.state_folder"));
  text += paragraph(slanted("/etc/bell/bell.toml"), say("manual.settings"));
  return text + paragraph(slanted("/var/lib/bell"), say("manual.service_folder"));
}

std::string manual_text(const std::vector<Synopsis>& all) {
  std::string text = ".\\\" " + say("manual.origin") + '\n';
  text += fmt::format(".TH BELL 1 \"\" \"bell {}\" \"Opening Bell\"\n", version());
  text += heading("name") + "bell \\- " + escaped(say("manual.in_short")) + '\n';
  text += heading("synopsis") + bold("bell") + ' ' + slanted(say("label.SUBCOMMAND")) + " [" +
          slanted(say("label.OPTIONS")) + "]\n";
  text += heading("description") + escaped(say("manual.description_text")) + '\n';
  for (const Taken& each : all.front().takes) text += paragraph(term_of(each), each.text);
  text += heading("commands");
  for (std::size_t at = 1; at < all.size(); ++at) text += command_text(all[at]);
  return text + exits_text() + surroundings_text() + heading("see_also") + escaped(say("manual.documents")) + '\n';
}

}  // namespace

Command add_manual(const Options& bell, AllSynopses synopses) {
  const Options command = bell.command("manual", "manual.about");
  command.footer("  bell manual | man -l -\n  bell manual --lang pt >bell.1");
  return {command, [synopses = std::move(synopses)] {
            print(manual_text(synopses()));
            return Exit::fine;
          }};
}

}  // namespace bell::cli
