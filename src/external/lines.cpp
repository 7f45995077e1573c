// Questions as JSON, and replies that anybody may have written.
#include "external/lines.h"

#include "wire/messages.h"
#include "wire/parse.h"

namespace bell::external {
namespace {

Outcome<Action, Problem> chosen(const wire::BotReply& reply, const AnySight& sight) {
  if (const auto* notation = std::get_if<std::string>(&reply.action)) {
    for (const Choice& choice : sight.choices)
      if (choice.notation == *notation) return choice.action;
    return Problem{"its action " + wire::quoted(*notation) + " is not among the legal ones"};
  }
  const auto place = std::get<std::uint64_t>(reply.action);
  if (place < sight.choices.size()) return sight.choices[place].action;
  return Problem{"its action " + std::to_string(place) + " is not among the legal ones"};
}

}  // namespace

std::string print_question(const AnySight& sight, std::uint64_t id, std::chrono::milliseconds limit) {
  std::string line;
  wire::write(line, wire::BotQuestion{.id = id,
                                      .setup = sight.setup,
                                      .seat = sight.seat,
                                      .view = sight.view,
                                      .events = sight.memory,
                                      .legal = sight.choices,
                                      .milliseconds = limit.count()});
  return line;
}

Outcome<Reply, Problem> read_reply(std::string_view line, const AnySight& sight, std::uint64_t id) {
  const auto reply = wire::read_reply(line);
  if (!reply) return Problem{"its answer can't be read (" + reply.error().text + "): " + wire::quoted(line)};
  if (reply->id != id)
    return Problem{"its answer has not the id of the question, " + std::to_string(id) + ": " + wire::quoted(line)};
  const auto action = chosen(*reply, sight);
  if (!action) return action.error();
  if (reply->evaluation && !(*reply->evaluation >= 0 && *reply->evaluation <= 1))
    return Problem{"its evaluation is no number from 0 to 1: " + wire::quoted(line)};
  return Reply{*action, reply->evaluation};
}

}  // namespace bell::external
