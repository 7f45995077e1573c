// Builds the definitions for every title: views from their descriptions, facts and choices from their tables.
#include "wire/schema.h"

#include <algorithm>
#include <cctype>

#include "view/every_title.h"
#include "wire/describing.h"
#include "wire/messages.h"
#include "wire/schema_walk.h"
#include "wire/speak.h"

namespace bell::wire {

namespace {
const Json kNull{{"type", "null"}};
}

Json nullable(Json type) {
  if (!type.contains("anyOf")) return {{"anyOf", {std::move(type), kNull}}};
  Json& ways = type["anyOf"];
  if (std::ranges::find(ways, kNull) == ways.end()) ways.push_back(kNull);
  return type;
}
Json never_null(Json type) {
  if (type.contains("items")) {
    type["items"] = never_null(type["items"]);
    return type;
  }
  if (!type.contains("anyOf")) return type;
  Json& ways = type["anyOf"];
  if (const auto null = std::ranges::find(ways, kNull); null != ways.end()) ways.erase(null);
  return ways.size() == 1 ? Json(ways.front()) : type;
}
Json list_of(Json type) { return {{"type", "array"}, {"items", std::move(type)}}; }
Json reference_to(std::string_view definition) { return {{"$ref", "#/$defs/" + std::string(definition)}}; }
Json empty_object() { return {{"type", "object"}, {"properties", Json::object()}, {"required", Json::array()}}; }

namespace {

constexpr std::string_view kSeveral = "[]";

// The names of a kind, or a number type.
Json definition_of(const Kind& kind) {
  Json names = Json::array();
  for (int number = kind.low; number <= kind.high; ++number) {
    const PlainValue told = kind.tell(number);
    if (!std::holds_alternative<std::string>(told)) return {{"type", "integer"}};
    names.push_back(std::get<std::string>(told));
  }
  return {{"enum", names}};
}

// Adds a definition for a kind that no view uses.
Json type_of_kind(const Kind& kind, Json& definitions) {
  std::string_view type = kind.type;
  if (type == "integer" || type == "string") return {{"type", type}};
  if (type.ends_with(kSeveral)) {
    type.remove_suffix(kSeveral.size());
    return list_of(reference_to(type));
  }
  if (Json& definition = definitions[std::string(type)]; definition.is_null()) definition = definition_of(kind);
  return reference_to(type);
}

// The prefix of a title's types: "WallStreet1920" for "wall-street-1920".
std::string type_prefix(std::string_view title) {
  std::string prefix;
  bool is_start = true;
  for (const char c : title) {
    if (c != '-') prefix += is_start ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    is_start = c == '-';
  }
  return prefix;
}

template <class Title>
Json view_type(Json& definitions) {
  Json type = empty_object();
  SchemaWalk walk(type, definitions);
  walk.add("title", {{"const", Title::name}});
  const typename Title::View view{};
  describe(walk, view);
  return type;
}

template <class Title>
Json fact_types(Json& definitions) {
  Json forms = Json::array();
  for (const auto& form : Title::facts()) {
    Json type = empty_object();
    SchemaWalk walk(type, definitions);
    walk.add("fact", {{"const", form.name}});
    walk.add("rule", nullable(Json{{"type", "string"}}));
    form.for_each([&](const auto& said) { walk.add(said.name, nullable(type_of_kind(said.kind, definitions))); });
    forms.push_back(type);
  }
  return {{"anyOf", forms}};
}

// A choice is an action with its arguments and its certain effects.
template <class Title>
Json choice_types(Json& definitions) {
  Json forms = Json::array();
  for (const VerbForm& form : Title::verbs()) {
    if (form.actor == Actor::chance) continue;
    Json type = empty_object();
    SchemaWalk walk(type, definitions);
    walk.add("action", {{"type", "string"}});
    walk.add("verb", {{"const", form.name}});
    form.for_each([&](std::size_t, const ArgumentForm& argument) {
      const Json said = type_of_kind(argument.kind, definitions);
      walk.add(argument.name, argument.kind.none >= 0 ? nullable(said) : said);
    });
    const typename Title::Prospect prospect{};
    walk.object("prospect", [&](SchemaWalk& inner) { describe(inner, prospect); });
    forms.push_back(type);
  }
  return {{"anyOf", forms}};
}

template <class Message>
Json message_type(Json& definitions) {
  Json type = empty_object();
  SchemaWalk walk(type, definitions);
  const Message message{};
  describe(walk, message);
  return type;
}

template <class... Messages>
Json one_of(Json& definitions) {
  Json names = Json::array();
  Json scratch = empty_object();
  SchemaWalk walk(scratch, definitions);
  (names.push_back(walk.type_of<Messages>()), ...);
  return {{"anyOf", names}};
}
template <class... Ways>
Json client_messages(Json& definitions, const std::variant<Ways...>*) {
  return {{"anyOf", {message_type<Ways>(definitions)...}}};
}

// The messages of sockets and requests.
void add_spoken(Json& definitions) {
  definitions["FromClient"] = client_messages(definitions, static_cast<const FromClient*>(nullptr));
  definitions["ToClient"] = one_of<Welcome, Gathering, Update, Done, No, Why, Chat, Hints, Beat, Bye>(definitions);
  definitions["Request"] = one_of<NewTable, Sit, FreeSeat, SeatBot, AskRelink, Mine>(definitions);
  definitions["Answer"] = one_of<About, Titles, Tables, TableCard, Opened, Seated, Relinking, RuleBook, ReplayPage,
                                 Certificate, Analysis, No>(definitions);
}

}  // namespace

Json schema() {
  Json definitions = Json::object();
  Json views = Json::array();
  Json facts = Json::array();
  Json choices = Json::array();
  EveryTitle::for_each([&]<class Title>() {
    if constexpr (Described<Title>) {
      const std::string prefix = type_prefix(Title::name);
      definitions[prefix + "View"] = view_type<Title>(definitions);
      definitions[prefix + "Fact"] = fact_types<Title>(definitions);
      definitions[prefix + "Choice"] = choice_types<Title>(definitions);
      views.push_back(reference_to(prefix + "View"));
      facts.push_back(reference_to(prefix + "Fact"));
      choices.push_back(reference_to(prefix + "Choice"));
    }
  });
  definitions["View"] = {{"anyOf", views}};
  definitions["Fact"] = {{"anyOf", facts}};
  definitions["Choice"] = {{"anyOf", choices}};
  definitions["BotQuestion"] = message_type<BotQuestion>(definitions);
  definitions["BotReply"] = message_type<BotReply>(definitions);
  add_spoken(definitions);
  return {
      {"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", "Opening Bell"}, {"$defs", definitions}};
}

}  // namespace bell::wire
