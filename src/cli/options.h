// The options of one command. The library that reads them is known to options.cpp and bell.cpp alone: its header
// costs more to compile than everything else in a command.
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
  // One that help does not list, because people have no use for it.
  Options hidden_command(const std::string& name, const std::string& text) const;

  // An option is written "--name", an argument by its place "name"; `text` is the key of its help (help.…), `kind` how
  // help calls what comes there.
  void flag(const std::string& name, bool& into, const std::string& text) const;
  void text(const std::string& name, std::string& into, const std::string& text, const std::string& kind) const;
  // The same, empty or not, and it is known whether it was given at all.
  void maybe(const std::string& name, std::optional<std::string>& into, const std::string& text,
             const std::string& kind) const;
  // With a word or without: then it is empty.
  void alone_or_with(const std::string& name, std::optional<std::string>& into, const std::string& text,
                     const std::string& kind) const;
  // All words that are left.
  void rest(const std::string& name, std::vector<std::string>& into, const std::string& text,
            const std::string& kind) const;
  // One word, and the flag may be given again.
  void again(const std::string& name, std::vector<std::string>& into, const std::string& text,
             const std::string& kind) const;
  // A list after one flag, by commas, or the flag given again.
  void list(const std::string& name, std::vector<std::string>& into, const std::string& text,
            const std::string& kind) const;
  // A whole number, and nothing that merely starts with one.
  void whole(const std::string& name, std::optional<std::uint64_t>& into, std::uint64_t low, std::uint64_t high,
             const std::string& text) const;
  // The same, and it may be below zero.
  void number(const std::string& name, std::optional<std::int64_t>& into, std::int64_t low, std::int64_t high,
              const std::string& text) const;

  // A number with or without a fraction.
  void decimal(const std::string& name, std::optional<double>& into, double low, double high,
               const std::string& text) const;

  void excludes(const std::string& one, const std::string& other) const;
  void needs(const std::string& one, const std::string& other) const;
  // What help says last: a word to the reader, if there is one, and examples of the command.
  void footer(const std::string& examples, const std::string& text = "") const;

  // What was added so far: as help prints it, and as data.
  std::string help_text() const;
  std::string name() const;
  Synopsis synopsis() const;

 private:
  CLI::App* app_;
};

}  // namespace bell::cli
