// The analysis for programs: all results, in order.
#include <fmt/format.h>

#include "cli/analysis/answers.h"

namespace bell::cli {
namespace {

Json action_json(const Account& account, const Action& action) {
  return {{"action", account.notation_of(action)}, {"words", account.words_of(action)}};
}

// With its number on the screen; null if the screen did not list it.
Json choice_json(const Account& account, const lab::Decision& decision, const Action& action) {
  Json choice = action_json(account, action);
  const auto listed = account.chronicle().listed(decision.number, action);
  choice["number"] = listed ? Json(listed->number) : Json(nullptr);
  return choice;
}

Json seats_json(const Account& account) {
  Json rows = Json::array();
  for (std::size_t at = 0; at < account.report().seats.size(); ++at) {
    const lab::SeatSum& sum = account.report().seats[at];
    rows.push_back({{"seat", at},
                    {"name", account.name_of(seat_at(static_cast<int>(at)))},
                    {"decisions", sum.decisions},
                    {"best_taken", sum.best_taken},
                    {"lost", sum.lost}});
    // What was not weighed is null.
    const auto weighed = [&](double share) { return account.report().is_partial ? Json(nullptr) : Json(share); };
    rows.back().update(Json{{"start", weighed(sum.start)},
                            {"luck", weighed(sum.luck)},
                            {"play", weighed(sum.play)},
                            {"end", weighed(sum.end)}});
  }
  return rows;
}

Json decision_json(const Account& account, const lab::Decision& decision) {
  Json choices = Json::array();
  for (const lab::Weighed& choice : decision.choices) {
    Json row = choice_json(account, decision, choice.action);
    row["share"] = choice.share;
    row["visits"] = choice.visits;
    choices.push_back(std::move(row));
  }
  return {{"seq", decision.number},
          {"seat", index(decision.seat)},
          {"round", account.round_of(decision.number)},
          {"taken", choice_json(account, decision, decision.taken)},
          {"best", choice_json(account, decision, decision.best)},
          {"rank", decision.rank},
          {"taken_share", decision.taken_share},
          {"best_share", decision.best_share},
          {"lost", decision.lost},
          {"lead_low", decision.lead.low},
          {"lead_high", decision.lead.high},
          {"choices", std::move(choices)}};
}

Json spell_json(const Account& account, const lab::Spell& spell) {
  Json actions = Json::array();
  for (const Action& action : account.actions_of(spell)) actions.push_back(action_json(account, action));
  return {{"first", spell.first}, {"last", spell.last}, {"luck", spell.luck}, {"actions", std::move(actions)}};
}

}  // namespace

Json analysis_json(const Account& account) {
  const lab::AnalysisReport& report = account.report();
  Json document{{"title", account.order().setup.title},
                {"players", account.order().setup.seats},
                {"actions", account.order().actions.size()},
                {"over", report.is_over},
                {"partial", report.is_partial},
                {"nodes", account.order().iterations},
                {"playouts", account.order().playouts},
                {"seed", account.order().seed},
                {"seats", seats_json(account)}};
  document["decisions"] = Json::array();
  for (const lab::Decision& decision : report.decisions)
    document["decisions"].push_back(decision_json(account, decision));
  document["spells"] = Json::array();
  for (const lab::Spell& spell : report.spells) document["spells"].push_back(spell_json(account, spell));
  document["standings"] = Json::array();
  for (const lab::Standing& standing : report.standings)
    document["standings"].push_back({{"after", standing.after}, {"shares", standing.shares}});
  return document;
}

}  // namespace bell::cli
