// Parses the embedded lessons. They are ours, so parsing cannot fail; a test checks all of them.
#include "tui/lesson.h"

#include <algorithm>

#include "embedded/lessons.h"
#include "wire/wire.h"

namespace bell::tui {
namespace {

std::optional<std::string_view> file(const std::string& name) {
  const auto files = embedded::lessons();
  const auto found = std::ranges::find(files, name, &embedded::Entry::first);
  if (found == files.end()) return std::nullopt;
  return found->second;
}

LessonStep step_in(const wire::Json& json) {
  return {.key = json.at("key"),
          .decision = json.at("decision"),
          .rule = rule_from(json.at("rule").get<std::string>()),
          .acts = json.value("act", false),
          .quiz = json.value("quiz", "")};
}

}  // namespace

bool has_lesson(std::string_view title) { return file(std::string(title) + ".json").has_value(); }

std::optional<Lesson> lesson_of(std::string_view title) {
  const auto match = file(std::string(title) + ".journal");
  const auto description = file(std::string(title) + ".json");
  if (!match || !description) return std::nullopt;
  auto journal = journal::parse(*match, journal::TornEnd::refuse);
  if (!journal) return std::nullopt;
  const wire::Json json = wire::Json::parse(*description);
  Lesson lesson{.journal = std::move(*journal), .companies = json.at("companies"), .steps = {}};
  for (const wire::Json& each : json.at("steps")) lesson.steps.push_back(step_in(each));
  return lesson;
}

}  // namespace bell::tui
