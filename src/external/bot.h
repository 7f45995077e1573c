// A program that plays one seat of one match. Whatever it does, a legal action comes out; failures are counted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "external/lines.h"
#include "external/process.h"
#include "external/program.h"

namespace bell::external {

// Turns the program lost, and what went wrong the first time.
struct LostTurns {
  std::uint64_t turns = 0;
  Problem first{};
};

// Each seat has its own process, and each match a new one: seats cannot share what they see, and nothing is remembered
// from match to match. The process starts with the first question; one that fails is ended, and the next question
// starts another, up to three per match.
class Bot {
 public:
  // `closed` are files and folders the program may not read, above all the match's journal; empty names are ignored.
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
