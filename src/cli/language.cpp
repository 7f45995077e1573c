// Finding a catalogue, and a rule's translation in it.
#include "cli/language.h"

#include "cli/words.h"

namespace bell::cli {

Outcome<const texts::Catalogue*, Problem> find_language(const std::string& name) {
  if (const texts::Catalogue* words = texts::Catalogue::find(name)) return words;
  return Problem{no_such("language", name, texts::Catalogue::languages())};
}

std::string in_language(const texts::Catalogue& words, const std::string& part, const rulebook::RuleText& rule) {
  const std::string key = "rules." + rule.id + "." + part;
  if (words.has(key)) return words.say(key);
  return part == "title" ? rule.title : part == "text" ? rule.text : rule.ruling;
}

}  // namespace bell::cli
