// Selects the description of the title.
#include "wire/wire.h"

#include <variant>

#include "wire/describing.h"
#include "wire/messages.h"
#include "wire/parse.h"
#include "wire/reading_walk.h"

namespace bell::wire {
namespace {

template <class Title>
void write_view(Ink& out, const typename Title::View& view) {
  if constexpr (Described<Title>) {
    WritingWalk walk(out);
    walk("title", Title::name);
    describe(walk, view);
  } else {
    out.add(encode_view(view).dump());
  }
}

template <class Title>
void write_fact(Ink& out, const typename Title::SeenEvent& event) {
  if constexpr (Described<Title>) {
    const auto* form = find_fact<typename Title::SeenEvent>(Title::facts(), event.what);
    WritingWalk walk(out);
    walk("fact", form == nullptr ? "unknown" : form->name);
    walk("rule", event.rule);
    if (form == nullptr) return;
    form->for_each([&](const auto& said) {
      const std::optional<int> number = said.read(event);
      walk(said.name, number ? said.kind.tell(*number) : PlainValue());
    });
  } else {
    out.add(encode_event(event).dump());
  }
}

template <class Title>
void write_choice(Ink& out, const Choice& choice) {
  WritingWalk walk(out);
  walk("action", choice.notation);
  if constexpr (Described<Title>) {
    const VerbForm* form = find_form(Title::verbs(), choice.action.verb);
    walk("verb", form == nullptr ? "unknown" : form->name);
    for (const auto& [name, value] : arguments_of(Title::verbs(), choice.action)) walk(name, value);
    walk.object("prospect",
                [&](WritingWalk& inner) { describe(inner, *std::get_if<typename Title::Prospect>(&choice.prospect)); });
  }
}

template <class Thing>
void inked(std::string& out, const Thing& thing) {
  Ink ink;
  write(ink, thing);
  out.append(ink.bytes());
}

// What `write` writes, as a document.
template <class T>
Json written(const T& thing) {
  std::string text;
  write(text, thing);
  return Json::parse(text);
}

template <class Title>
Outcome<AnyView, Problem> decoded(const Reader& document, const FirstFault& fault) {
  typename Title::View view;
  if constexpr (Described<Title>) {
    ReadingWalk walk(document);
    describe(walk, view);
  } else {
    read_view(document, view);
  }
  if (fault) return *fault;
  return AnyView(view);
}

// Arguments that the notation omits are compared by name.
bool is_named_so(const Json& said, const Choice& choice) {
  const Json named = encode(choice);
  for (const auto& [key, value] : named.items())
    if (key != "prospect" && (!said.contains(key) || said[key] != value)) return false;
  return true;
}

template <class Title>
Outcome<Choice, Problem> decoded_choice(const Reader& document, const Json& json, const FirstFault& fault, Seat by) {
  typename Title::Prospect prospect{};
  const std::string notation = document.at("action").text();
  if constexpr (Described<Title>) {
    ReadingWalk walk(document.at("prospect"));
    describe(walk, prospect);
  }
  if (fault) return *fault;
  for (const Action& act : read_actions(Title::verbs(), notation, by)) {
    Choice choice{act, notation, prospect};
    if (is_named_so(json, choice)) return choice;
  }
  document.at("action").refuse("unknown", {{"name", wire::quoted(notation)}});
  return *fault;
}

}  // namespace

Outcome<Choice, Problem> decode_choice(std::string_view title, const Json& json, Seat by) {
  FirstFault fault;
  std::optional<Outcome<Choice, Problem>> choice;
  EveryTitle::any_of([&]<class Title>() {
    if (Title::name != title) return false;
    choice.emplace(decoded_choice<Title>(Reader(json, fault), json, fault, by));
    return true;
  });
  return choice ? std::move(*choice) : Problem{"reason.json.unknown", Facts{{"name", wire::quoted(title)}}};
}

std::string notation_of(std::string_view title, const Action& act) {
  std::string notation;
  EveryTitle::any_of([&]<class Title>() {
    if (Title::name != title) return false;
    notation = write_action(Title::verbs(), act);
    return true;
  });
  return notation;
}

void write(Ink& out, const AnyView& view) {
  EveryTitle::any_of([&]<class Title>() {
    const auto* of_title = std::get_if<typename Title::View>(&view);
    if (of_title != nullptr) write_view<Title>(out, *of_title);
    return of_title != nullptr;
  });
}

void write(Ink& out, const AnySeenEvent& event) {
  EveryTitle::any_of([&]<class Title>() {
    const auto* of_title = std::get_if<typename Title::SeenEvent>(&event);
    if (of_title != nullptr) write_fact<Title>(out, *of_title);
    return of_title != nullptr;
  });
}

void write(Ink& out, const Choice& choice) {
  EveryTitle::any_of([&]<class Title>() {
    const bool is_of_title = std::holds_alternative<typename Title::Prospect>(choice.prospect);
    if (is_of_title) write_choice<Title>(out, choice);
    return is_of_title;
  });
}

void write(std::string& out, const AnyView& view) { inked(out, view); }
void write(std::string& out, const AnySeenEvent& event) { inked(out, event); }
void write(std::string& out, const Choice& choice) { inked(out, choice); }

void write(std::string& out, const BotQuestion& question) {
  Ink ink;
  {
    WritingWalk walk(ink);
    describe(walk, question);
  }
  out.append(ink.bytes());
}

Outcome<BotReply, Problem> read_reply(std::string_view line) {
  const auto json = parse(line);
  if (!json) return json.error();
  FirstFault fault;
  ReadingWalk walk{Reader(*json, fault)};
  BotReply reply;
  describe(walk, reply);
  if (fault) return *fault;
  return reply;
}

template <>
Json encode(const AnyView& view) {
  return written(view);
}

template <>
Json encode(const AnySeenEvent& event) {
  return written(event);
}

template <>
Json encode(const Choice& choice) {
  return written(choice);
}

template <>
Json encode(const Turn& turn) {
  if (turn.is_over()) return nullptr;
  if (turn.is_chance()) return "chance";
  Json seats = Json::array();
  for (const Seat seat : turn.seats()) seats.push_back(index(seat));
  return seats;
}

Outcome<AnyView, Problem> decode_view(const Json& json) {
  FirstFault fault;
  const Reader document(json, fault);
  const std::string title = document.at("title").text();
  if (fault) return *fault;
  std::optional<Outcome<AnyView, Problem>> result;
  EveryTitle::any_of([&]<class Title>() {
    if (title == Title::name) result = decoded<Title>(document, fault);
    return title == Title::name;
  });
  if (result) return std::move(*result);
  document.at("title").refuse("unknown", {{"name", wire::quoted(title)}});
  return *fault;
}

}  // namespace bell::wire
