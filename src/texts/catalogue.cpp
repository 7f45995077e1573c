// Looks sentences up, in the language asked for or else in English, and fills them in.
#include <mutex>

#include "embedded/texts.h"
#include "texts/loader.h"
#include "texts/message.h"
#include "texts/toml.h"

namespace bell::texts {
namespace {

// A language is read only if somebody wants it: to read all of them would take longer than most commands.
struct Volume {
  std::once_flag read;
  Catalogue catalogue;
};
using Shelf = std::map<std::string, Volume, std::less<>>;

std::string_view language_of(std::string_view path) { return path.substr(0, path.find('/')); }

Shelf& shelf() {
  static Shelf shelf = [] {
    Shelf empty;
    for (const auto& [path, content] : embedded::texts()) empty.try_emplace(std::string(language_of(path)));
    return empty;
  }();
  return shelf;
}

}  // namespace

Catalogue::Catalogue() = default;
Catalogue::~Catalogue() = default;

void Loader::load(Files files, std::string_view language, const Catalogue* fallback, Catalogue& into) {
  into.language_ = language;
  into.fallback_ = fallback;
  Sentences patterns;
  for (const auto& [path, content] : files) {
    const std::string_view name = path.substr(std::min(path.size(), language.size() + 1));
    if (language_of(path) != language || name.starts_with("page")) continue;  // the page brings its own
    read_sentences(content, name.starts_with("rules/") ? into.rulebook_ : patterns);
  }
  into.grammar_ = std::make_unique<Grammar>(patterns);
  // What can't be read is as if it were missing; the lint and a test let none of them pass.
  for (const auto& [key, pattern] : patterns)
    if (auto message = Message::read(pattern)) into.sentences_.emplace(key, std::move(*message));
}

const Catalogue* Catalogue::find(std::string_view language) {
  const auto found = shelf().find(language);
  if (found == shelf().end()) return nullptr;
  auto& [read, catalogue] = found->second;
  std::call_once(read, [&] {
    Loader::load(embedded::texts(), language, language == kFallback ? nullptr : find(kFallback), catalogue);
  });
  return &catalogue;
}

std::vector<std::string> Catalogue::languages() {
  std::vector<std::string> names;
  for (const auto& [language, volume] : shelf()) names.push_back(language);
  return names;
}

std::string Catalogue::say(std::string_view key, const Args& args) const {
  if (const auto found = sentences_.find(key); found != sentences_.end()) return found->second.fill(*grammar_, args);
  return fallback_ == nullptr ? std::string(key) : fallback_->say(key, args);
}

bool Catalogue::has(std::string_view key) const {
  return sentences_.contains(key) || (fallback_ != nullptr && fallback_->has(key));
}

std::string Catalogue::rule(std::string_view id, std::string_view part, const std::string& english) const {
  const auto found = rulebook_.find("rules." + std::string(id) + "." + std::string(part));
  return found == rulebook_.end() ? english : found->second;
}

std::string Catalogue::printed(const std::string& english) const {
  const auto found = rulebook_.find("printed." + english);
  return found == rulebook_.end() ? english : found->second;
}

}  // namespace bell::texts
