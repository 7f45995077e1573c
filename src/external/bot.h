// A program in a seat for one match. Whatever it does, a legal action comes out; what went wrong is counted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "external/lines.h"
#include "external/process.h"
#include "external/program.h"

namespace bell::external {

// Turns that were not the program's own, and what happened the first time.
struct LostTurns {
  std::uint64_t turns = 0;
  std::string first;
};

// Each seat has a process of its own, and each match a new one: seats can't pool what they see, and a deal that comes
// again is not remembered. The process starts with the first question; one that fails is ended, and the next question
// starts another, up to three in a match.
class Bot {
 public:
  // `closed` are files and folders the program may not read, the match's journal above all; an empty name is none.
  Bot(Program program, Voice voice, std::vector<std::string> closed)
      : program_(std::move(program)), voice_(voice), closed_(std::move(closed)) {
    std::erase(closed_, "");
  }

  // The program's choice; if it fails, the first legal one.
  Reply choose(const AnySight& sight);
  const std::string& name() const { return program_.name; }
  const LostTurns& lost() const { return lost_; }

 private:
  Outcome<Reply, Problem> ask(const AnySight& sight);

  Program program_;
  Voice voice_;
  std::vector<std::string> closed_;
  std::optional<Process> process_;
  int starts_ = 0;
  std::uint64_t questions_ = 0;
  LostTurns lost_;
};

}  // namespace bell::external
