// Help in the reader's language, on lines that fit a terminal of 80 columns.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace bell::cli {

class HelpPage : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
  std::string make_subcommand(const CLI::App* command) const override;
  std::string make_description(const CLI::App* app) const override;
  std::string make_footer(const CLI::App* app) const override;
};

}  // namespace bell::cli
