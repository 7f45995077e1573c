// One sentence of a catalogue, read once and said often: names to be filled in, plural, select and numbers. The syntax
// is a part of ICU's MessageFormat, so that the page and every translator's tool read the same files:
//
//   {name}                                            the argument as it is
//   {price, number}                                   in the language's way: 12,345.5 or 12.345,5
//   {n, plural, =0 {none} one {# share} other {# shares}}
//   {seat, select, you {You win.} other {{name} wins.}}
//
// `'{'` is a literal brace; `''` is an apostrophe, and so is one that stands before anything but a brace.
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
  // A problem says what is wrong and how far it was read.
  static Outcome<Message, Problem> read(std::string_view pattern);

  // Arguments are not read in turn, so a player may be called "{card}". One that is missing stays as it was written.
  std::string fill(const Grammar& grammar, const Args& args) const;

  struct Branch;
  struct Part {
    enum class Kind { text, argument, number, plural, select, count };
    Kind kind = Kind::text;
    std::string word;  // a text, or the name of an argument
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
