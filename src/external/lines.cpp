// Prints questions as JSON, and parses replies that nobody has checked.
#include "external/lines.h"

#include "wire/messages.h"
#include "wire/parse.h"

namespace bell::external {
namespace {

Problem not_legal(const std::string& action) { return {"reason.program.not_legal", Facts{{"action", action}}}; }

Outcome<Action, Problem> chosen(const wire::BotReply& reply, const AnySight& sight) {
  if (const auto* notation = std::get_if<std::string>(&reply.action)) {
    for (const Choice& choice : sight.choices)
      if (choice.notation == *notation) return choice.action;
    return not_legal(wire::quoted(*notation));
  }
  const auto place = std::get<std::uint64_t>(reply.action);
  if (place < sight.choices.size()) return sight.choices[place].action;
  return not_legal(std::to_string(place));
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
  if (!reply) return Problem{"reason.program.unreadable", because(reply.error(), {{"said", wire::quoted(line)}})};
  if (reply->id != id)
    return Problem{"reason.program.other_id", Facts{{"id", std::to_string(id)}, {"said", wire::quoted(line)}}};
  const auto action = chosen(*reply, sight);
  if (!action) return action.error();
  if (reply->evaluation && !(*reply->evaluation >= 0 && *reply->evaluation <= 1))
    return Problem{"reason.program.bad_evaluation", Facts{{"said", wire::quoted(line)}}};
  return Reply{*action, reply->evaluation};
}

}  // namespace bell::external
