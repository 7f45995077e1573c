// Reads views and choices from the server's messages; texts and scores are shown as they come.
#include "client/remote_desk.h"

#include "texts/level.h"

namespace bell::client {
namespace {

std::string cell(const Json& value) { return value.is_string() ? value.get<std::string>() : ""; }

Rule rule_in(const Json& value) { return value.is_string() ? rule_from(value.get<std::string>()) : Rule::none; }

}  // namespace

Setup setup_of(const Json& card) {
  Setup setup;
  setup.title = card["title"].get<std::string>();
  setup.seats = card["players"].get<int>();
  setup.modules = card["modules"].get<std::vector<std::string>>();
  setup.options = card["options"].get<std::map<std::string, std::string>>();
  return setup;
}

RemoteDesk::RemoteDesk(ServedTable& table) : table_(table), setup_(setup_of(table.card())) {}

std::vector<std::string> RemoteDesk::names(const texts::Catalogue& words) const {
  std::vector<std::string> names;
  for (const Json& person : table_.update()["people"]) {
    std::string name = person["name"].get<std::string>();
    const Json& bot = person["played_by"].is_string() ? person["played_by"] : person["bot"];
    if (name.empty() || person["kind"] == "bot")
      name = words.say("ui.terminal.name." + std::to_string(names.size() + 1));
    names.push_back(
        bot.is_string()
            ? words.say("ui.terminal.bot", {{"name", name}, {"bot", texts::level_name(words, bot.get<std::string>())}})
            : name);
  }
  return names;
}

Turn RemoteDesk::turn() const {
  if (table_.is_over()) return Turn::nobody();
  SeatMask seats;
  for (const Json& seat : table_.update()["turn"]["seats"]) seats.add(seat_at(seat.get<int>()));
  return seats.is_empty() ? Turn::chance() : Turn::of(seats);
}

Rule RemoteDesk::cited() const { return rule_in(table_.update()["turn"]["rule"]); }

std::vector<Choice> RemoteDesk::choices_for(Seat seat) const {
  std::vector<Choice> choices;
  if (!is_ours(seat)) return choices;
  for (const Json& offered : table_.update()["choices"])
    if (auto choice = wire::decode_choice(setup_.title, offered, seat)) choices.push_back(std::move(*choice));
  return choices;
}

AnyView RemoteDesk::view_for(Viewer) const {
  auto view = wire::decode_view(table_.update()["view"]);
  return view ? std::move(*view) : AnyView();
}

std::vector<tui::Desk::Heard> RemoteDesk::sentences(const texts::Catalogue& words, const texts::Present& present,
                                                    std::size_t from) const {
  std::vector<Heard> sentences;
  for (std::size_t at = from; at < table_.told().size(); ++at) {
    const Json& told = table_.told()[at];
    std::string text = cell(told["text"]);
    if (text.empty()) continue;
    const bool is_said = told.contains("n") && told["seat"].is_number();
    if (is_said && told["seat"].get<std::size_t>() < present.names.size())
      text = words.say("ui.terminal.said", {{"name", present.names[told["seat"].get<std::size_t>()]}, {"text", text}});
    sentences.push_back({std::move(text)});
  }
  return sentences;
}

std::vector<texts::SheetRow> RemoteDesk::score_sheet(const texts::Catalogue& words, Viewer reader) const {
  if (!table_.is_over()) return texts::score_sheet(words, view_for(reader), {});
  std::vector<texts::SheetRow> rows;
  for (const Json& row : table_.update()["over"]["sheet"]["rows"]) {
    rows.push_back(
        {.label = cell(row["label"]), .rule = rule_in(row["rule"]), .cells = {}, .is_total = row["total"].get<bool>()});
    for (const Json& said : row["cells"])
      rows.back().cells.push_back(said.is_string() ? std::optional(said.get<std::string>()) : std::nullopt);
  }
  return rows;
}

std::string RemoteDesk::notation(const Action& act) const {
  for (const Choice& choice : choices_for(act.by))
    if (choice.action == act) return choice.notation;
  return wire::notation_of(setup_.title, act);
}

tui::Desk::Judged RemoteDesk::judge(const texts::Catalogue& words, const Action& act) {
  const auto why = table_.converse({{"do", "why"}, {"action", notation(act)}});
  if (!why) return {.is_allowed = false, .sentence = texts::explain(words, why.error())};
  if ((*why)["is"] != "why") return {.rule = rule_in((*why)["rule"]), .sentence = cell((*why)["text"])};
  return {
      .is_allowed = (*why)["allowed"].get<bool>(), .rule = rule_in((*why)["rule"]), .sentence = cell((*why)["text"])};
}

std::vector<tui::Desk::Hinted> RemoteDesk::hints(Seat seat) {
  std::vector<Hinted> best;
  const auto hints = table_.converse({{"do", "hint"}});
  if (!hints || (*hints)["is"] != "hints") return best;
  const std::vector<Choice> choices = choices_for(seat);
  for (const Json& hint : (*hints)["hints"])
    for (const Choice& choice : choices)
      if (choice.notation == cell(hint["action"])) best.push_back({choice.action, hint["share"].get<double>()});
  return best;
}

Outcome<tui::Desk::Submitted, Problem> RemoteDesk::submit(const texts::Catalogue&, const Action& act) {
  const auto answer =
      table_.converse({{"do", "act"}, {"decision", table_.update()["turn"]["decision"]}, {"action", notation(act)}});
  if (!answer) return answer.error();
  if ((*answer)["is"] != "done") return Submitted::refused;
  // Its update is on the way; until it arrives the old question must not be asked again.
  if (auto problem = table_.wait_for_change((*answer)["change"].get<std::uint64_t>())) return *problem;
  return Submitted::done;
}

// If others must agree, the vote continues at the table and nothing has changed yet.
Outcome<bool, Problem> RemoteDesk::undo(const texts::Catalogue&, Seat) {
  const auto answer = table_.converse({{"do", "undo"}});
  if (!answer) return answer.error();
  if ((*answer)["is"] != "done") return false;
  if (auto problem = table_.wait_for_change((*answer)["change"].get<std::uint64_t>())) return *problem;
  return true;
}

Outcome<tui::Desk::Passed, Problem> RemoteDesk::let_others_act(const texts::Catalogue&) {
  const auto is_new = table_.catch_up();
  if (!is_new) return is_new.error();
  if (table_.is_asked()) return Passed::ours;
  if (*is_new) return Passed::acted;
  const auto news = table_.hear(std::chrono::milliseconds(300));
  if (!news) return news.error();
  return *news == ServedTable::News::update ? Passed::acted : Passed::later;
}

}  // namespace bell::client
