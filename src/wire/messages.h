// Messages with views, facts and choices; each lists its fields once, as view/describe.h explains.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "kernel/setup.h"
#include "view/describe.h"
#include "wire/wire.h"

namespace bell::wire {

template <class Walk, OneOf<Setup> T>
void describe(Walk& walk, T& setup) {
  walk("players", setup.seats);
  walk("modules", setup.modules);
  walk("options", setup.options);
  walk("components", setup.components);
}

// The question to a program in a seat, built from what that seat sees.
struct BotQuestion {
  std::uint64_t id = 0;
  Setup setup;
  Seat seat{};
  AnyView view;
  std::vector<AnySeenEvent> events;  // all facts told to the seat, in order
  std::vector<Choice> legal;         // never empty
  std::int64_t milliseconds = 0;     // the time for the answer
};
template <class Walk, OneOf<BotQuestion> T>
void describe(Walk& walk, T& question) {
  walk("id", question.id);
  walk("title", question.setup.title);
  walk.object("setup", [&](auto& setup) { describe(setup, question.setup); });
  walk.always("seat", question.seat);
  walk("view", question.view);
  walk("events", question.events);
  walk("legal", question.legal);
  walk.object("budget", [&](auto& budget) { budget("milliseconds", question.milliseconds); });
}

// The answer: a choice by its notation or by its index in the list, from 0.
struct BotReply {
  std::uint64_t id = 0;
  std::variant<std::string, std::uint64_t> action;
  std::optional<double> evaluation;  // the share of the win the program expects, 0…1
};
template <class Walk, OneOf<BotReply> T>
void describe(Walk& walk, T& reply) {
  walk("id", reply.id);
  walk("action", reply.action);
  walk("evaluation", reply.evaluation);
}

void write(std::string& out, const BotQuestion& question);
// The reply on this line, or the path of the first invalid part.
Outcome<BotReply, Problem> read_reply(std::string_view line);

}  // namespace bell::wire
