// Passes a command's options to the library that parses command lines.
#include "cli/options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "cli/language.h"

namespace bell::cli {
namespace {

std::string help(const std::string& key) { return words().say("help." + key); }

template <class Whole>
void read_whole(const std::string& name, const std::string& text, std::optional<Whole>& into, Whole low, Whole high) {
  Whole value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_whole = fault == std::errc{} && end == text.data() + text.size();
  if (!is_whole || value < low || value > high)
    throw CLI::ValidationError(
        name, say("not_whole", {{"typed", text}, {"low", std::to_string(low)}, {"high", std::to_string(high)}}));
  into = value;
}

void read_decimal(const std::string& name, const std::string& text, std::optional<double>& into, double low,
                  double high) {
  double value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_number = fault == std::errc{} && end == text.data() + text.size();
  if (!is_number || !(value >= low && value <= high))
    throw CLI::ValidationError(
        name,
        say("not_decimal", {{"typed", text}, {"low", fmt::format("{}", low)}, {"high", fmt::format("{}", high)}}));
  into = value;
}

Taken taken(const CLI::Option& option) {
  const bool is_argument = option.get_positional();
  std::string name = is_argument                   ? option.get_name(true)
                     : option.get_lnames().empty() ? ""
                                                   : "--" + option.get_lnames().front();
  return {.name = std::move(name),
          .kind = option.get_type_size() == 0 ? "" : option.get_type_name(),
          .text = option.get_description()};
}

}  // namespace

Options Options::command(const std::string& name, const std::string& text) const {
  CLI::App* const added = app_->add_subcommand(name, help(text));
  // The library's default group name is in English.
  added->get_help_ptr()->group(app_->get_help_ptr()->get_group());
  added->group(say("label.Subcommands"));
  return Options(*added);
}

Options Options::hidden_command(const std::string& name, const std::string& text) const {
  const Options command = this->command(name, text);
  command.app().group("");
  return command;
}

void Options::flag(const std::string& name, bool& into, const std::string& text) const {
  app_->add_flag(name, into, help(text));
}

void Options::text(const std::string& name, std::string& into, const std::string& text, const std::string& kind) const {
  const auto read = [name, &into](const std::string& typed) {
    if (typed.empty() && name.starts_with("-")) throw CLI::ValidationError(say("value_empty", {{"option", name}}));
    into = typed;
  };
  app_->add_option_function<std::string>(name, read, help(text))->type_name(kind);
}

void Options::maybe(const std::string& name, std::optional<std::string>& into, const std::string& text,
                    const std::string& kind) const {
  const auto read = [&into](const std::string& typed) { into = typed; };
  app_->add_option_function<std::string>(name, read, help(text))->type_name(kind);
}

void Options::alone_or_with(const std::string& name, std::optional<std::string>& into, const std::string& text,
                            const std::string& kind) const {
  const auto read = [&into](const std::vector<std::string>& typed) { into = typed.empty() ? "" : typed.front(); };
  app_->add_option_function<std::vector<std::string>>(name, read, help(text))
      ->expected(0, 1)
      ->allow_extra_args(false)
      ->type_name(kind);
}

void Options::rest(const std::string& name, std::vector<std::string>& into, const std::string& text,
                   const std::string& kind) const {
  app_->add_option(name, into, help(text))->type_name(kind);
}

void Options::again(const std::string& name, std::vector<std::string>& into, const std::string& text,
                    const std::string& kind) const {
  app_->add_option(name, into, help(text))->type_name(kind)->allow_extra_args(false);
}

void Options::list(const std::string& name, std::vector<std::string>& into, const std::string& text,
                   const std::string& kind) const {
  app_->add_option(name, into, help(text))->delimiter(',')->allow_extra_args(false)->type_name(kind);
}

void Options::whole(const std::string& name, std::optional<std::uint64_t>& into, std::uint64_t low, std::uint64_t high,
                    const std::string& text) const {
  const auto read = [=, &into](const std::string& typed) { read_whole(name, typed, into, low, high); };
  app_->add_option_function<std::string>(name, read, help(text))->type_name("N");
}

void Options::number(const std::string& name, std::optional<std::int64_t>& into, std::int64_t low, std::int64_t high,
                     const std::string& text) const {
  const auto read = [=, &into](const std::string& typed) { read_whole(name, typed, into, low, high); };
  app_->add_option_function<std::string>(name, read, help(text))->type_name("N");
}

void Options::decimal(const std::string& name, std::optional<double>& into, double low, double high,
                      const std::string& text) const {
  const auto read = [=, &into](const std::string& typed) { read_decimal(name, typed, into, low, high); };
  app_->add_option_function<std::string>(name, read, help(text))->type_name("S");
}

void Options::excludes(const std::string& one, const std::string& other) const {
  app_->get_option(one)->excludes(app_->get_option(other));
}

void Options::needs(const std::string& one, const std::string& other) const {
  app_->get_option(one)->needs(app_->get_option(other));
}

void Options::footer(const std::string& examples, const std::string& text) const {
  app_->footer((text.empty() ? "" : help(text) + '\n') + help("example") + '\n' + examples);
}

// Not App::help(): after a line is parsed, that describes the command on the line.
std::string Options::help_text() const {
  const std::string path = name() == "bell" ? name() : "bell " + name();
  return app_->get_formatter()->make_help(app_, path, CLI::AppFormatMode::Normal);
}

std::string Options::name() const { return app_->get_name(); }

Synopsis Options::synopsis() const {
  Synopsis synopsis{.command = name(), .about = app_->get_description(), .takes = {}, .footer = app_->get_footer()};
  for (const CLI::Option* option : app_->get_options()) synopsis.takes.push_back(taken(*option));
  std::ranges::stable_partition(synopsis.takes, [](const Taken& each) { return each.is_argument(); });
  return synopsis;
}

}  // namespace bell::cli
