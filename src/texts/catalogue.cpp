// Looks up sentences in the requested language, or else in English, and fills them in.
#include <algorithm>
#include <mutex>

#include "embedded/texts.h"
#include "texts/loader.h"
#include "texts/message.h"
#include "texts/toml.h"

namespace bell::texts {
namespace {

// A language is loaded on first use: loading all of them would take longer than most commands.
struct Volume {
  std::once_flag read;
  Catalogue catalogue;
};
using Shelf = std::map<std::string, Volume, std::less<>>;

// The problem under "why.": its key, and its facts without that prefix.
Problem reason_in(const Args& args, const std::string& name) {
  Facts own;
  for (auto at = args.upper_bound(name); at != args.end() && at->first.starts_with(name); ++at)
    own.emplace(at->first.substr(name.size()), at->second);
  return {args.find(name)->second, std::move(own)};
}

// Replaces arguments that are sentences of their own (packed as in kernel/problem.h) by their text.
Args with_reasons_said(const Catalogue& words, const Args& args) {
  Args said;
  for (const auto& [name, value] : args) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos)
      said.insert_or_assign(name, value);
    else if (dot + 1 == name.size())
      said.insert_or_assign(name.substr(0, dot), explain(words, reason_in(args, name)));
  }
  return said;
}

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
    if (language_of(path) != language || name.starts_with("page")) continue;  // the page has its own copy
    read_sentences(content, name.starts_with("rules/") ? into.rulebook_ : patterns);
  }
  into.grammar_ = std::make_unique<Grammar>(patterns);
  // An invalid pattern counts as missing; the lint and a test find all of them.
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
  if (std::ranges::any_of(args, [](const auto& arg) { return arg.first.ends_with('.'); }))
    return say(key, with_reasons_said(*this, args));
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
