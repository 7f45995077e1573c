// Decisions with their boards. Each appears once, in its round; the list of the costliest ones links to them.
#include <fmt/format.h>

#include <algorithm>

#include "cli/analysis/board.h"
#include "cli/analysis/charts.h"
#include "cli/analysis/sections.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

constexpr std::size_t kChoicesShown = 8;  // per decision; the others are folded

std::string better_words(const Account& account, const lab::Decision& decision) {
  if (decision.rank == 1) return told("none");
  if (decision.lost == 0) return told("none_for_sure");
  return escaped(account.choice_of(decision, decision.best));
}

std::string choice_item(const Account& account, const lab::Decision& decision, const lab::Weighed& choice) {
  const auto listed = account.chronicle().listed(decision.number, choice.action);
  const bool is_taken = choice.action == decision.taken;
  const bool is_best = choice.action == decision.best;
  std::string marks;
  if (is_taken) marks += fmt::format("<em class=\"taken\">{}</em>", told("taken"));
  if (is_best) marks += fmt::format("<em class=\"best\">{}</em>", told("best"));
  return fmt::format(
      "<li{}><span class=\"nr\">{}</span><span class=\"what\">{}{}</span><span class=\"worth\">{}{}</span></li>\n",
      is_taken ? " class=\"is-taken\"" : "", listed ? escaped(listed->number) + ")" : "",
      escaped(listed ? listed->label : account.words_of(choice.action)), marks, percent(choice.share),
      share_bar(choice.share));
}

std::string choices_markup(const Account& account, const lab::Decision& decision) {
  std::string first, rest;
  for (std::size_t at = 0; at < decision.choices.size(); ++at)
    (at < kChoicesShown ? first : rest) += choice_item(account, decision, decision.choices[at]);
  std::string markup = element("ol class=\"choices\"", first);
  if (rest.empty()) return markup;
  const std::size_t more = decision.choices.size() - kChoicesShown;
  return markup + folded(told("further", {{"number", std::to_string(more)}}), element("ol class=\"choices\"", rest));
}

std::string moment_markup(const Account& account, const lab::Decision& decision) {
  const Shown* shown = account.chronicle().before(decision.number);
  std::string markup;
  if (shown != nullptr) {
    markup += fmt::format("<p class=\"eyebrow\">{}</p>\n<p class=\"question\">{}</p>\n", escaped(shown->where),
                          escaped(shown->menu.question));
    markup += board_markup(account.chronicle().scene(), shown->view, {words(), account.present(), decision.seat});
  }
  return fmt::format("<div class=\"moment\" id=\"d{}\">\n{}{}</div>\n", decision.number, markup,
                     choices_markup(account, decision));
}

std::string decision_markup(const Account& account, const lab::Decision& decision, bool is_open) {
  const std::string cost = decision.lost > 0    ? lost_markup(decision.lost)
                           : decision.rank == 1 ? fmt::format("<em class=\"best\">{}</em>", told("best"))
                                                : "";
  return folded(fmt::format("<span class=\"row\"><b>{}</b><span>{}</span><span>{}</span><span class=\"cost\">{}"
                            "</span></span>",
                            decision.number, seat_markup(account, decision.seat),
                            escaped(account.choice_of(decision, decision.taken)), cost),
                moment_markup(account, decision), is_open);
}

std::string round_line(int round, std::size_t decisions, double lost) {
  return fmt::format("<span class=\"row\"><b>{}</b><span>{}</span><span class=\"cost\">{}</span></span>",
                     round == 0 ? told("set_up") : told("round", {{"round", std::to_string(round)}}),
                     told("decision_count", {{"number", std::to_string(decisions)}}), lost_markup(lost));
}

}  // namespace

std::string mistakes_section(const Account& account) {
  const auto mistakes = account.mistakes();
  if (mistakes.empty()) return section(told("costliest"), fmt::format("<p>{}</p>\n", told("no_mistakes")));
  std::vector<std::vector<std::string>> rows;
  for (const lab::Decision* decision : mistakes) {
    if (rows.size() == kListed) break;
    rows.push_back({fmt::format("<a href=\"#d{}\">{}</a>", decision->number, decision->number),
                    seat_markup(account, decision->seat), escaped(account.choice_of(*decision, decision->taken)),
                    better_words(account, *decision), lost_markup(decision->lost)});
  }
  return section(
      told("costliest"),
      table_markup(say("analysis.lost_something", counts(rows.size(), mistakes.size())),
                   {head("number", true), head("who"), head("choice"), head("better"), head("lost", true)}, rows));
}

std::string decisions_section(const Account& account) {
  const auto& decisions = account.report().decisions;
  if (decisions.empty()) return "";
  const auto mistakes = account.mistakes();
  const std::uint32_t worst = mistakes.empty() ? decisions.front().number : mistakes.front()->number;
  std::string rounds;
  for (auto from = decisions.begin(); from != decisions.end();) {
    const int round = account.round_of(from->number);
    const auto to = std::find_if(from, decisions.end(),
                                 [&](const lab::Decision& each) { return account.round_of(each.number) != round; });
    std::string markup;
    double lost = 0;
    bool is_open = false;
    for (auto each = from; each != to; ++each) {
      markup += decision_markup(account, *each, each->number == worst);
      lost += each->lost;
      is_open |= each->number == worst;
    }
    rounds += folded(round_line(round, static_cast<std::size_t>(to - from), lost), markup, is_open);
    from = to;
  }
  return section(told("every_decision"),
                 fmt::format("<p>{}</p>\n<div class=\"rounds-list\">\n{}</div>\n", told("every_text"), rounds));
}

}  // namespace bell::cli
