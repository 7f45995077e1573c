// Turns an external program into a mind. For this room only.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "external/bot.h"
#include "table/mind.h"

namespace bell::minds {

class ProgramMind final : public table::Mind {
 public:
  ProgramMind(external::Program program, std::vector<std::string> closed)
      : bot_(std::move(program), external::Voice::muted, std::move(closed)) {}

  // The program's name contains its time limit.
  Action think(const AnySight& sight, std::chrono::milliseconds) override { return bot_.choose(sight).action; }
  std::optional<Fault> lost_turns() const override {
    const external::LostTurns& lost = bot_.lost();
    if (lost.turns == 0) return std::nullopt;
    return Fault{FaultCode::lost_turns,
                 because(lost.first, {{"bot", bot_.name()}, {"turns", std::to_string(lost.turns)}})};
  }

 private:
  external::Bot bot_;
};

}  // namespace bell::minds
