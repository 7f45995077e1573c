// Words the current step and its question, by the names of steps.
#include "texts/every_title.h"
#include "texts/grammar.h"
#include "view/steps.h"

namespace bell::texts {
namespace {

std::string joined_names(const Catalogue& words, const Present& present, SeatMask seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) names.push_back(name_of(words, present, seat));
  return words.list(names);
}

// The step's own sentence, or the one for all steps.
std::string said(const Catalogue& words, const AnyView& view, std::string_view what, const Args& args) {
  const std::string own = std::string(title_of(view)) + ".step." + std::string(step_of(view)) + "." + std::string(what);
  return words.say(words.has(own) ? own : "step." + std::string(what), args);
}

// A question in which the table itself is told of.
std::optional<Question> own_question(const Catalogue& words, const AnyView& view) {
  std::optional<Question> question;
  EveryTitle::any_of([&]<class Title>() {
    const auto* of_title = std::get_if<typename Title::View>(&view);
    if constexpr (requires { &Wording<Title>::ask; })
      if (of_title != nullptr) question = Wording<Title>::ask(words, *of_title);
    return of_title != nullptr;
  });
  return question;
}

int round_of(const AnyView& view) {
  int round = 0;
  std::visit(
      [&round](const auto& of_title) {
        if constexpr (requires { of_title.board.round; }) round = of_title.board.round;
      },
      view);
  return round;
}

}  // namespace

std::string module_name(const Catalogue& words, std::string_view title, std::string_view module) {
  const std::string key = std::string(title) + ".module." + std::string(module);
  return words.has(key) ? words.say(key) : std::string(module);
}

std::string preset_name(const Catalogue& words, std::string_view title, std::string_view preset) {
  const std::string key = "preset." + std::string(preset);
  return words.has(key) ? words.say(key) : module_name(words, title, preset);
}

std::string where(const Catalogue& words, const AnyView& view) {
  const std::string step = said(words, view, "name", {});
  const int round = round_of(view);
  if (round == 0) return step;
  return words.say(step.empty() ? "step.round" : "step.round_and_name",
                   {{"number", std::to_string(round)}, {"step", step}});
}

Question question(const Catalogue& words, const Present& present, const AnyView& view, SeatMask asked) {
  if (asked.is_empty()) return {words.say("step.over"), ""};
  const Args names{{"names", joined_names(words, present, asked)}};
  if (is_seat(present.reader) && asked.has(seat_of(present.reader))) {
    if (auto own = own_question(words, view)) return *own;
    return {said(words, view, "ask", names), said(words, view, "help", names)};
  }
  const Args what{{"names", names.at("names")}, {"step", said(words, view, "name", {})}};
  const std::string key = asked.size() > 1 ? "step.wait_several" : "step.wait_one";
  return {capitalised(words.say(what.at("step").empty() ? key : key + "_at", what)), ""};
}

std::vector<std::optional<std::string>> sheet_cells(int seats, const std::function<int(Seat)>& amount) {
  std::vector<std::optional<std::string>> cells;
  for (const Seat seat : seats_of(seats)) cells.emplace_back(std::to_string(amount(seat)));
  return cells;
}

std::vector<SheetRow> score_sheet(const Catalogue& words, const AnyView& view,
                                  const std::vector<AnySeenEvent>& memory) {
  std::vector<SheetRow> rows;
  EveryTitle::any_of([&]<class Title>() {
    const auto* of_title = std::get_if<typename Title::View>(&view);
    if (of_title == nullptr) return false;
    if constexpr (requires { &Wording<Title>::sheet; }) {
      std::vector<typename Title::SeenEvent> facts;
      for (const AnySeenEvent& any : memory)
        if (const auto* fact = std::get_if<typename Title::SeenEvent>(&any)) facts.push_back(*fact);
      rows = Wording<Title>::sheet(words, *of_title, facts);
    }
    return true;
  });
  return rows;
}

}  // namespace bell::texts
