// Reads a --components file: a table for each title, with the keys of rulebook/<title>/components.toml.
#include "rulebook/replacing.h"
#include "rulebook/rulebook.h"
#include "rulebook/written_file.h"

namespace bell::rulebook {
namespace {

using Replacements = std::map<std::string, std::string>;

Problem in_file(Problem problem, const std::string& path) {
  problem.facts->emplace("file", path);
  return problem;
}

// Reads a file for one title.
class ReplacementFile {
 public:
  ReplacementFile(const TitleNumbers& title, std::string path) : title_(title), path_(std::move(path)) {}

  Outcome<Replacements, Problem> read(const toml::table& file) {
    for (const auto& [name, node] : file)
      if (find_title(name.str()) == nullptr || !node.is_table())
        return at(line_of(node), {std::string(name.str()),
                                  "outside_tables",
                                  {{"title", std::string(title_.title)}, {"known", list_of_titles()}}});
    const toml::table* own = file[title_.title].as_table();
    if (own == nullptr) return Replacements{};
    if (auto problem = read_keys(*own, "")) return *problem;
    const auto numbers = numbers_with(title_, found_);
    if (!numbers) return at_key(numbers.error());
    return found_;
  }

 private:
  // `values.a = …` is a table `values` with a key `a`; `prefix` is "values." inside.
  std::optional<Problem> read_keys(const toml::table& table, const std::string& prefix) {
    for (const auto& [name, node] : table) {
      const std::string key = prefix + std::string(name.str());
      const Field* field = find_field(title_, key);
      if (field == nullptr && node.is_table()) {
        if (auto problem = read_keys(*node.as_table(), key + ".")) return problem;
        continue;
      }
      if (field == nullptr) return at(line_of(node), unknown_key(title_, key));
      const auto row = read_field(*field, node);
      if (!row) return at(line_of(node), row.error());
      found_[key] = write_row(*field, *row);
      lines_[key] = line_of(node);
    }
    return std::nullopt;
  }

  // The key at fault may be absent from the file and wrong only together with one that is in it.
  Problem at_key(const FieldFault& fault) const {
    if (const auto line = lines_.find(fault.key); line != lines_.end()) return at(line->second, fault);
    return in_file(problem_of(fault), path_);
  }
  Problem at(int line, const FieldFault& fault) const {
    Problem problem = in_file(problem_of(fault), path_);
    problem.facts->emplace("line", std::to_string(line));
    return problem;
  }

  const TitleNumbers& title_;
  std::string path_;
  Replacements found_;
  std::map<std::string, int> lines_;
};

}  // namespace

Outcome<Replacements, Problem> read_replacements(std::string_view title, const std::string& path) {
  const TitleNumbers* known = find_title(title);
  if (known == nullptr) return no_such_title(title);
  const auto text = read_written(path);
  if (!text && text.error() == WrittenFault::too_large)
    return Problem{"problem.components_too_large", Facts{{"file", path}}};
  if (!text) return Problem{"problem.unreadable", Facts{{"file", path}}};
  const auto file = parse_toml(*text);
  if (!file) return in_file(file.error(), path);
  return ReplacementFile(*known, path).read(*file);
}

}  // namespace bell::rulebook
