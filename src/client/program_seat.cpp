// Builds the program's question from the server's messages: view, facts and choices are passed on unchanged.
#include "client/program_seat.h"

#include "client/problems.h"
#include "external/process.h"
#include "external/program.h"
#include "wire/messages.h"

namespace bell::client {
namespace {

Json without(Json object, std::initializer_list<const char*> keys) {
  for (const char* key : keys) object.erase(key);
  return object;
}

Json question(const ServedTable& table, std::uint64_t id, std::chrono::milliseconds limit) {
  const Json& card = table.card();
  Json events = Json::array();
  for (const Json& told : table.told())
    if (told.contains("fact")) events.push_back(without(told, {"change", "text", "undone"}));
  Json legal = Json::array();
  for (const Json& choice : table.update()["choices"]) legal.push_back(without(choice, {"text"}));
  return {{"id", id},
          {"title", card["title"]},
          {"setup",
           {{"players", card["players"]},
            {"modules", card["modules"]},
            {"options", card["options"]},
            {"components", Json::object()}}},
          {"seat", table.seat()},
          {"view", table.update()["view"]},
          {"events", events},
          {"legal", legal},
          {"budget", {{"milliseconds", limit.count()}}}};
}

Outcome<std::string, Problem> chosen(const std::string& line, std::uint64_t id, const Json& choices) {
  const auto reply = wire::read_reply(line);
  if (!reply) return problem_of("bad_reply", because(reply.error()));
  if (reply->id != id) return problem_of("bad_reply", {{"why", "id"}});
  const auto* place = std::get_if<std::uint64_t>(&reply->action);
  if (place == nullptr) return std::get<std::string>(reply->action);
  if (*place >= choices.size()) return problem_of("bad_reply", {{"why", std::to_string(*place)}});
  return choices[*place]["action"].get<std::string>();
}

}  // namespace

std::optional<Problem> play_by_program(ServedTable& table, const std::string& name,
                                       const std::vector<std::string>& closed) {
  const external::Program program = external::read_program(name);
  auto process = external::Process::start(program.path, external::Voice::heard, closed);
  if (!process) return process.error();
  constexpr std::chrono::milliseconds kGrace{5000};
  for (std::uint64_t id = 1; !table.is_over();) {
    if (const auto caught_up = table.catch_up(); !caught_up) return caught_up.error();
    if (!table.is_asked()) {
      const auto news = table.hear(std::chrono::milliseconds(500));
      if (!news) return news.error();
      continue;
    }
    const auto deadline = std::chrono::steady_clock::now() + program.limit + kGrace;
    const auto line = process->ask(question(table, id, program.limit).dump(), deadline);
    if (!line) return line.error();
    const auto action = chosen(*line, id++, table.update()["choices"]);
    if (!action) return action.error();
    const auto answer =
        table.converse({{"do", "act"}, {"decision", table.update()["turn"]["decision"]}, {"action", *action}});
    if (!answer) return answer.error();
    if ((*answer)["is"] != "done") return problem_of("bad_reply", {{"why", (*answer)["text"].get<std::string>()}});
    if (auto problem = table.wait_for_change((*answer)["change"].get<std::uint64_t>())) return problem;
  }
  return std::nullopt;
}

}  // namespace bell::client
