// Turns names into minds: bots by level, programs by path.
#include "minds/minds.h"

#include <algorithm>
#include <utility>

#include "bots/choose.h"
#include "external/program.h"
#include "kernel/hash.h"
#include "minds/bot_mind.h"
#include "minds/program_mind.h"

namespace bell::minds {
namespace {

Outcome<std::unique_ptr<table::Mind>, Fault> hire_program(const std::string& name, const Programs& programs) {
  if (programs.allowed && std::ranges::find(*programs.allowed, name) == programs.allowed->end())
    return Fault{FaultCode::strange_program, {{"bot", name}}};
  if (const auto problem = refuse_program(name)) return fault_of(FaultCode::unusable_program, *problem);
  return std::unique_ptr<table::Mind>(std::make_unique<ProgramMind>(external::read_program(name), programs.closed));
}

Fault no_such_bot(const std::string& name) {
  std::string known;
  for (const std::string& each : names()) known += (known.empty() ? "" : ", ") + each;
  return {FaultCode::no_such_bot, {{"bot", name}, {"known", known}}};
}

}  // namespace

std::vector<std::string> names() { return bots::names(); }

bool exists(std::string_view name) { return external::is_program(name) ? !refuse_program(name) : bots::exists(name); }

std::optional<Problem> refuse_program(std::string_view name) {
  if (!external::is_program(name)) return std::nullopt;
  return external::refuse(external::read_program(name));
}

table::Hire agency(std::uint64_t seed, Programs programs) {
  return [seed, programs = std::move(programs)](const std::string& name, const Setup& setup,
                                                Seat seat) -> Outcome<std::unique_ptr<table::Mind>, Fault> {
    if (external::is_program(name)) return hire_program(name, programs);
    const auto player = bots::read_player(name);
    if (!player) return no_such_bot(name);
    return bot_mind(*player, setup, combine(seed, static_cast<std::uint64_t>(index(seat))));
  };
}

}  // namespace bell::minds
