// Parses the pattern of a sentence letter by letter, as ICU does.
#include <algorithm>

#include "texts/message.h"

namespace bell::texts {

class MessageReader {
 public:
  using Kind = Message::Part::Kind;
  enum class Inside { nothing, select, plural };

  explicit MessageReader(std::string_view pattern) : pattern_(pattern) {}

  // Parses up to the brace that ends a branch, or to the end.
  Message message(Inside inside) {
    Message read;
    std::string text;
    while (problem_.empty() && at_ < pattern_.size() && !(inside != Inside::nothing && here() == '}')) {
      if (here() == '\'') {
        quoted(inside, text);
      } else if (here() == '{') {
        put(read, Kind::text, std::move(text));
        text.clear();
        argument(read);
      } else if (here() == '#' && inside == Inside::plural) {
        put(read, Kind::text, std::move(text));
        text.clear();
        read.parts_.push_back({Kind::count, "", {}});
        ++at_;
      } else {
        if (here() == '}') fail("a } without its {");
        text += pattern_[at_++];
      }
    }
    put(read, Kind::text, std::move(text));
    return read;
  }

  const std::string& problem() const { return problem_; }

 private:
  char here() const { return at_ < pattern_.size() ? pattern_[at_] : '\0'; }

  void fail(const char* what) {
    if (problem_.empty()) problem_ = std::string(what) + " after \"" + std::string(pattern_.substr(0, at_)) + '"';
  }
  void expect(char letter, const char* otherwise) {
    if (here() != letter) return fail(otherwise);
    ++at_;
  }
  void skip_spaces() {
    while (here() == ' ' || here() == '\n') ++at_;
  }

  static void put(Message& message, Kind kind, std::string word) {
    if (!word.empty()) message.parts_.push_back({kind, std::move(word), {}});
  }

  // An apostrophe: a doubled one is literal; before a brace (or the number sign of a plural) it quotes up to the next
  // one.
  void quoted(Inside inside, std::string& text) {
    const char next = at_ + 1 < pattern_.size() ? pattern_[at_ + 1] : '\0';
    const bool quotes = next == '{' || next == '}' || (next == '#' && inside == Inside::plural);
    ++at_;
    if (!quotes) {
      text += '\'';
      if (next == '\'') ++at_;
      return;
    }
    while (at_ < pattern_.size()) {
      const char letter = pattern_[at_++];
      if (letter == '\'' && here() != '\'') return;
      if (letter == '\'') ++at_;
      text += letter;
    }
  }

  std::string word(std::string_view also = "") {
    skip_spaces();
    std::string read;
    const auto belongs = [&](char letter) {
      return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
             letter == '_' || letter == '-' || also.find(letter) != std::string_view::npos;
    };
    while (at_ < pattern_.size() && belongs(here())) read += pattern_[at_++];
    skip_spaces();
    if (read.empty()) fail("a name is missing");
    return read;
  }

  void argument(Message& into) {
    ++at_;
    const std::string name = word();
    if (here() == '}') {
      ++at_;
      return put(into, Kind::argument, name);
    }
    expect(',', "neither } nor a comma");
    const std::string form = word();
    if (form == "number") {
      expect('}', "no }");
      return put(into, Kind::number, name);
    }
    if (form != "plural" && form != "select") return fail("none of number, plural and select");
    expect(',', "no comma");
    skip_spaces();
    Message::Part part{form == "plural" ? Kind::plural : Kind::select, name, {}};
    while (problem_.empty() && here() != '}') branch(part);
    expect('}', "no }");
    settle(part);
    into.parts_.push_back(std::move(part));
  }

  void branch(Message::Part& part) {
    const bool is_plural = part.kind == Kind::plural;
    std::string selector = word(is_plural ? "=" : "");
    expect('{', "no {");
    Message read = message(is_plural ? Inside::plural : Inside::select);
    expect('}', "no }");
    skip_spaces();
    const bool is_twice = std::any_of(part.branches.begin(), part.branches.end(),
                                      [&](const Message::Branch& other) { return other.selector == selector; });
    if (is_twice) fail("the same case twice");
    if (is_plural && !is_category(selector)) fail("no category of numbers");
    part.branches.push_back({std::move(selector), std::move(read)});
  }

  static bool is_category(std::string_view selector) {
    if (selector.size() > 1 && selector.front() == '=')
      return std::all_of(selector.begin() + 1, selector.end(), [](char c) { return c >= '0' && c <= '9'; });
    return selector == "other" || std::find(kCategories.begin(), kCategories.end(), selector) != kCategories.end();
  }

  // Moves the branch "other" to the end.
  void settle(Message::Part& part) {
    const auto other = std::find_if(part.branches.begin(), part.branches.end(),
                                    [](const Message::Branch& branch) { return branch.selector == "other"; });
    if (other == part.branches.end()) return fail("no case `other`");
    std::rotate(other, other + 1, part.branches.end());
  }

  std::string_view pattern_;
  std::size_t at_ = 0;
  std::string problem_;
};

Outcome<Message, Problem> Message::read(std::string_view pattern) {
  MessageReader reader(pattern);
  Message message = reader.message(MessageReader::Inside::nothing);
  if (!reader.problem().empty()) return Problem{reader.problem()};
  return message;
}

}  // namespace bell::texts
