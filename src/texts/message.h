// One sentence of a catalogue, parsed once and formatted often: arguments, plural, select and numbers. The syntax is a
// subset of ICU's MessageFormat, so that the page and translation tools can read the same files:
//
//   {name}                                            the argument unchanged
//   {price, number}                                   in the language's format: 12,345.5 or 12.345,5
//   {n, plural, =0 {none} one {# share} other {# shares}}
//   {seat, select, you {You win.} other {{name} wins.}}
//
// `'{'` is a literal brace; `''` is an apostrophe, and so is a single one before anything but a brace.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "texts/grammar.h"
#include "texts/texts.h"

namespace bell::texts {

class Message {
 public:
  // A problem says what is wrong and where.
  static Outcome<Message, Problem> read(std::string_view pattern);

  // Arguments are not parsed themselves, so a player may be called "{card}". A missing argument leaves its placeholder.
  std::string fill(const Grammar& grammar, const Args& args) const;

  struct Branch;
  struct Part {
    enum class Kind { text, argument, number, plural, select, count };
    Kind kind = Kind::text;
    std::string word;  // literal text, or the name of an argument
    std::vector<Branch> branches;
  };

 private:
  friend class MessageReader;
  void say(const Grammar& grammar, const Args& args, std::string_view count, std::string& into) const;
  std::vector<Part> parts_;
};

struct Message::Branch {
  std::string selector;  // "one", "=0", "you"
  Message message;
};

}  // namespace bell::texts
