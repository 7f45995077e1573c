// Flattens TOML tables into keys with dots.
#include "texts/toml.h"

#include <toml++/toml.h>

namespace bell::texts {
namespace {

void flatten(const toml::table& table, const std::string& prefix, Sentences& sentences) {
  for (const auto& [name, node] : table) {
    const std::string key = prefix + std::string(name.str());
    if (const toml::table* inner = node.as_table()) flatten(*inner, key + ".", sentences);
    if (const auto* text = node.as_string()) sentences[key] = text->get();
  }
}

}  // namespace

bool read_sentences(std::string_view file, Sentences& sentences) {
  try {
    flatten(toml::parse(file), "", sentences);
    return true;
  } catch (const toml::parse_error&) {
    return false;
  }
}

}  // namespace bell::texts
