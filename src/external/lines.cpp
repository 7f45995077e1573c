// Questions as JSON, and replies that anybody may have written.
#include "external/lines.h"

#include "wire/wire.h"

namespace bell::external {
namespace {

using wire::Json;

constexpr std::size_t kLongestExcerpt = 60;

// A line of JSON that can't fail to be written: bytes that are no text are replaced.
std::string one_line(const Json& json) { return json.dump(-1, ' ', true, Json::error_handler_t::replace); }

std::string excerpt(const Json& json) {
  const std::string text = one_line(json);
  return text.size() <= kLongestExcerpt ? text : text.substr(0, kLongestExcerpt) + "…";
}

Json setup_json(const Setup& setup) {
  const auto pairs = [](const std::map<std::string, std::string>& map) {
    Json json = Json::object();
    for (const auto& [key, value] : map) json[key] = value;
    return json;
  };
  return {{"players", setup.seats},
          {"modules", setup.modules},
          {"options", pairs(setup.options)},
          {"components", pairs(setup.components)}};
}

Outcome<Action, Problem> chosen(const Json& json, const AnySight& sight) {
  if (json.is_string()) {
    for (const Choice& choice : sight.choices)
      if (choice.notation == json.get<std::string>()) return choice.action;
  } else if (json.is_number_unsigned()) {
    const auto index = json.get<std::uint64_t>();
    if (index < sight.choices.size()) return sight.choices[index].action;
  }
  return Problem{"its action " + excerpt(json) + " is not among the legal ones"};
}

}  // namespace

std::string print_question(const AnySight& sight, std::uint64_t id, std::chrono::milliseconds limit) {
  Json events = Json::array();
  for (const AnySeenEvent& event : sight.memory) events.push_back(wire::encode(event));
  Json legal = Json::array();
  for (std::size_t at = 0; at < sight.choices.size(); ++at) {
    legal.push_back({{"index", at}});
    legal.back().update(wire::encode(sight.choices[at]));
  }
  return one_line({{"id", id},
                   {"title", sight.setup.title},
                   {"setup", setup_json(sight.setup)},
                   {"seat", index(sight.seat)},
                   {"view", wire::encode(sight.view)},
                   {"events", std::move(events)},
                   {"legal", std::move(legal)},
                   {"budget", {{"milliseconds", limit.count()}}}});
}

Outcome<Reply, Problem> read_reply(std::string_view line, const AnySight& sight, std::uint64_t id) {
  const Json reply = Json::parse(line, nullptr, false);
  if (reply.is_discarded() || !reply.is_object())
    return Problem{"its answer is no JSON object: " + excerpt(Json(std::string(line)))};
  if (!reply.contains("id") || reply["id"] != id)
    return Problem{"its answer has not the id of the question, " + std::to_string(id) + ": " + excerpt(reply)};
  if (!reply.contains("action")) return Problem{"its answer names no action: " + excerpt(reply)};
  const auto action = chosen(reply["action"], sight);
  if (!action) return action.error();
  if (!reply.contains("evaluation") || reply["evaluation"].is_null()) return Reply{*action, std::nullopt};
  const Json& evaluation = reply["evaluation"];
  if (!evaluation.is_number() || evaluation.get<double>() < 0 || evaluation.get<double>() > 1)
    return Problem{"its evaluation " + excerpt(evaluation) + " is no number from 0 to 1"};
  return Reply{*action, evaluation.get<double>()};
}

}  // namespace bell::external
