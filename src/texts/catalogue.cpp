// Looks sentences up, in the language asked for or else in English, and fills them in.
#include "embedded/texts.h"
#include "texts/fill.h"
#include "texts/loader.h"
#include "texts/toml.h"

namespace bell::texts {
namespace {

const Shelf& shelf() {
  static const Shelf kShelf = Loader::load(embedded::texts());
  return kShelf;
}

}  // namespace

Shelf Loader::load(std::span<const std::pair<std::string_view, std::string_view>> files) {
  Shelf shelf;
  for (const auto& [path, content] : files) {
    const std::string language(path.substr(0, path.find('/')));
    Catalogue& catalogue = shelf[language];
    catalogue.language_ = language;
    read_sentences(content, catalogue.sentences_);
  }
  const auto fallback = shelf.find(kFallback);
  if (fallback == shelf.end()) return shelf;
  for (auto& [language, catalogue] : shelf)
    if (language != kFallback) catalogue.fallback_ = &fallback->second;
  return shelf;
}

const Catalogue* Catalogue::find(std::string_view language) {
  const auto found = shelf().find(language);
  return found == shelf().end() ? nullptr : &found->second;
}

std::vector<std::string> Catalogue::languages() {
  std::vector<std::string> names;
  for (const auto& [language, catalogue] : shelf()) names.push_back(language);
  return names;
}

std::string Catalogue::say(std::string_view key, const Args& args) const {
  if (const auto found = sentences_.find(key); found != sentences_.end()) return fill(found->second, args);
  return fallback_ == nullptr ? std::string(key) : fallback_->say(key, args);
}

bool Catalogue::has(std::string_view key) const {
  return sentences_.contains(key) || (fallback_ != nullptr && fallback_->has(key));
}

}  // namespace bell::texts
