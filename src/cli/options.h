// The options of one command. Only options.cpp and bell.cpp include the parsing library: its header takes longer to
// compile than the rest of a command.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/synopsis.h"

namespace CLI {
class App;
}

namespace bell::cli {

class Options {
 public:
  explicit Options(CLI::App& app) : app_(&app) {}
  CLI::App& app() const { return *app_; }
  // The options of a command below this one.
  Options command(const std::string& name, const std::string& text) const;
  // A command that help does not list, because people do not need it.
  Options hidden_command(const std::string& name, const std::string& text) const;

  // An option is written "--name", a positional argument "name"; `text` is the key of its help (help.…), `kind` what
  // help calls its value.
  void flag(const std::string& name, bool& into, const std::string& text) const;
  void text(const std::string& name, std::string& into, const std::string& text, const std::string& kind) const;
  // The same, but remembers whether it was given at all.
  void maybe(const std::string& name, std::optional<std::string>& into, const std::string& text,
             const std::string& kind) const;
  // With or without a value: without, it is empty.
  void alone_or_with(const std::string& name, std::optional<std::string>& into, const std::string& text,
                     const std::string& kind) const;
  // All remaining words.
  void rest(const std::string& name, std::vector<std::string>& into, const std::string& text,
            const std::string& kind) const;
  // One word; the flag may be repeated.
  void again(const std::string& name, std::vector<std::string>& into, const std::string& text,
             const std::string& kind) const;
  // A list after one flag, separated by commas, or the flag repeated.
  void list(const std::string& name, std::vector<std::string>& into, const std::string& text,
            const std::string& kind) const;
  // A whole number, with nothing after it.
  void whole(const std::string& name, std::optional<std::uint64_t>& into, std::uint64_t low, std::uint64_t high,
             const std::string& text) const;
  // The same, and it may be negative.
  void number(const std::string& name, std::optional<std::int64_t>& into, std::int64_t low, std::int64_t high,
              const std::string& text) const;

  // A number with or without a fraction.
  void decimal(const std::string& name, std::optional<double>& into, double low, double high,
               const std::string& text) const;

  void excludes(const std::string& one, const std::string& other) const;
  void needs(const std::string& one, const std::string& other) const;
  // The end of the help: a note if there is one, and examples.
  void footer(const std::string& examples, const std::string& text = "") const;

  // Everything added so far: as help prints it, and as data.
  std::string help_text() const;
  std::string name() const;
  Synopsis synopsis() const;

 private:
  CLI::App* app_;
};

}  // namespace bell::cli
