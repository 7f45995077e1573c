// Formats a sentence: its parts in order, and the matching branch of each plural or select.
#include "texts/message.h"

namespace bell::texts {
namespace {

using Branches = std::vector<Message::Branch>;

// The parser ensures that there is a branch "other", and that it is last.
const Message& branch_of(const Branches& branches, std::string_view selector) {
  for (const Message::Branch& branch : branches)
    if (branch.selector == selector) return branch.message;
  return branches.back().message;
}

// "=3" takes precedence over "few".
const Message& plural_of(const Branches& branches, const Grammar& grammar, std::string_view number) {
  for (const Message::Branch& branch : branches)
    if (branch.selector.starts_with('=') && std::string_view(branch.selector).substr(1) == number)
      return branch.message;
  return branch_of(branches, grammar.category(number));
}

}  // namespace

void Message::say(const Grammar& grammar, const Args& args, std::string_view count, std::string& into) const {
  for (const auto& [kind, word, branches] : parts_) {
    if (kind == Part::Kind::text) {
      into += word;
      continue;
    }
    if (kind == Part::Kind::count) {
      into += grammar.number(count);
      continue;
    }
    const auto found = args.find(word);
    if (found == args.end())
      into.append("{").append(word).append("}");
    else if (kind == Part::Kind::argument)
      into += found->second;
    else if (kind == Part::Kind::number)
      into += grammar.number(found->second);
    else if (kind == Part::Kind::plural)
      plural_of(branches, grammar, found->second).say(grammar, args, found->second, into);
    else
      branch_of(branches, found->second).say(grammar, args, count, into);
  }
}

std::string Message::fill(const Grammar& grammar, const Args& args) const {
  constexpr std::size_t kUsual = 96;  // bytes
  std::string sentence;
  sentence.reserve(kUsual);
  say(grammar, args, {}, sentence);
  return sentence;
}

}  // namespace bell::texts
