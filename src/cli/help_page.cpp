// Formats help: the library counts bytes instead of letters, and breaks no lines.
#include "cli/help_page.h"

#include "cli/words.h"

namespace bell::cli {
namespace {

constexpr std::size_t kTextColumn = 26;

}  // namespace

std::string HelpPage::make_option(const CLI::Option* option, bool is_positional) const {
  return hanging("  " + make_option_name(option, is_positional) + make_option_opts(option), make_option_desc(option),
                 kTextColumn);
}

std::string HelpPage::make_subcommand(const CLI::App* command) const {
  return hanging("  " + command->get_name(), command->get_description(), kTextColumn);
}

std::string HelpPage::make_description(const CLI::App* app) const {
  return fold(CLI::Formatter::make_description(app), kLineWidth, 0);
}

// Examples begin with blanks and are copied by users: they are not broken.
std::string HelpPage::make_footer(const CLI::App* app) const {
  const std::string footer = app->get_footer();
  std::string text;
  for (std::size_t from = 0; from < footer.size();) {
    const std::size_t end = std::min(footer.find('\n', from), footer.size());
    const std::string line = footer.substr(from, end - from);
    text += line.empty() || line.front() == ' ' ? line + '\n' : fold(line, kLineWidth, 0);
    from = end + 1;
  }
  return text.empty() ? "" : '\n' + text;
}

}  // namespace bell::cli
