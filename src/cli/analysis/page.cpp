// The analysis as one page. Names and actions come from a file somebody wrote: all of it is escaped.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/analysis/answers.h"
#include "cli/analysis/charts.h"
#include "cli/analysis/markup.h"
#include "cli/analysis/style.h"
#include "cli/language.h"
#include "texts/grammar.h"

namespace bell::cli {
namespace {

// A sentence of the page, as markup.
std::string told(const std::string& key, const texts::Args& facts = {}) {
  return escaped(say("analysis." + key, facts));
}

texts::Args counts(std::size_t shown, std::size_t all) {
  return {{"shown", std::to_string(shown)}, {"all", std::to_string(all)}};
}

Column head(const char* name, bool is_number = false) {
  return {texts::capitalised(say(std::string("analysis.head.") + name)), is_number};
}

std::string section(std::string_view head, const std::string& markup) {
  return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", head, markup);
}

std::string folded(const std::string& summary, const std::string& markup) {
  return fmt::format("<details><summary>{}</summary>\n{}</details>\n", escaped(summary), markup);
}

std::string coloured(double part) {
  const std::string text = signed_percent(part);
  if (text.front() == '+') return fmt::format("<span class=\"plus\">{}</span>", text);
  if (text.front() == '-') return fmt::format("<span class=\"minus\">{}</span>", text);
  return text;
}

std::string shares_section(const Account& account) {
  std::string legend = "<ul class=\"legend\">\n";
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    legend += fmt::format("<li>{}<span>{}</span></li>\n", line_sample(seat),
                          told("at_the_end", {{"name", account.name_of(seat_at(static_cast<int>(seat)))},
                                              {"share", percent(account.report().seats[seat].end)}}));
  return section(told("winning"),
                 fmt::format("<figure>\n<div class=\"plot\">\n"
                             "<div class=\"scale\" aria-hidden=\"true\"><span>100 %</span><span>75 %</span>"
                             "<span>50 %</span><span>25 %</span><span>0 %</span></div>\n{}"
                             "<div class=\"axis\" aria-hidden=\"true\"><span>{}</span>"
                             "<span>{}</span></div>\n</div>\n{}</ul>\n"
                             "<figcaption>{}</figcaption>\n</figure>\n",
                             shares_chart(account), told("first_action"),
                             told("last_action", {{"action", std::to_string(account.order().actions.size())}}), legend,
                             told("shares_note")));
}

std::string with_bar(const std::string& number, const std::string& bar) {
  return fmt::format("<span class=\"sum\">{}</span>{}", number, bar);
}

std::string sums_section(const Account& account) {
  double luck = 0, lost = 0;
  for (const lab::SeatSum& sum : account.report().seats) {
    luck = std::max({luck, std::abs(sum.luck), std::abs(sum.play)});
    lost = std::max(lost, sum.lost);
  }
  std::vector<std::vector<std::string>> rows;
  for (std::size_t at = 0; at < account.report().seats.size(); ++at) {
    const lab::SeatSum& sum = account.report().seats[at];
    rows.push_back({escaped(account.name_of(seat_at(static_cast<int>(at)))),
                    with_bar(coloured(sum.luck), bar_both_ways(sum.luck, luck)),
                    with_bar(coloured(sum.play), bar_both_ways(sum.play, luck)),
                    with_bar(percent(sum.lost), bar(sum.lost, lost)),
                    told("of", {{"part", std::to_string(sum.best_taken)}, {"all", std::to_string(sum.decisions)}})});
  }
  return section(
      told("luck_and_choices"),
      fmt::format("<p>{}</p>\n", told("sums_text")) +
          table_markup(say("analysis.in_percent"),
                       {head("seat"), head("luck"), head("play"), head("lost"), head("best_taken", true)}, rows));
}

std::vector<std::string> decision_row(const Account& account, const lab::Decision& decision) {
  const bool is_best = decision.rank == 1;
  return {std::to_string(decision.number), escaped(account.name_of(decision.seat)),
          escaped(account.words_of(decision.taken)),
          is_best              ? told("none")
          : decision.lost == 0 ? told("none_for_sure")
                               : escaped(account.words_of(decision.best)),
          decision.lost > 0 ? fmt::format("<span class=\"minus\">{}</span>", percent(decision.lost)) : "0"};
}

std::string decisions_section(const Account& account) {
  const std::vector<Column> columns{head("number", true), head("who"), head("choice"), head("better"),
                                    head("lost", true)};
  std::vector<std::vector<std::string>> worst, all;
  for (const lab::Decision* decision : account.mistakes())
    if (worst.size() < kListed) worst.push_back(decision_row(account, *decision));
  for (const lab::Decision& decision : account.report().decisions) all.push_back(decision_row(account, decision));
  std::string markup =
      worst.empty() ? fmt::format("<p>{}</p>\n", told("no_mistakes"))
                    : table_markup(say("analysis.lost_something", counts(worst.size(), account.mistakes().size())),
                                   columns, worst);
  if (!all.empty())
    markup += folded(say("analysis.all_decisions", {{"all", std::to_string(all.size())}}),
                     table_markup(say("analysis.in_order"), columns, all));
  return section(told("costliest"), markup);
}

std::string spell_words(const Account& account, const lab::Spell& spell) {
  if (spell.first == spell.last) return escaped(account.words_of(spell));
  std::string actions = "<ol>\n";
  for (const Action& action : account.actions_of(spell))
    actions += fmt::format("<li>{}</li>\n", escaped(account.words_of(action)));
  return folded(account.words_of(spell), actions + "</ol>\n");
}

std::vector<std::string> spell_row(const Account& account, const lab::Spell& spell) {
  std::vector<std::string> row{Account::numbers_of(spell), spell_words(account, spell)};
  for (const double luck : spell.luck) row.push_back(coloured(luck));
  return row;
}

std::string spells_section(const Account& account) {
  std::vector<Column> columns{head("number"), head("luck_did")};
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    columns.push_back({texts::capitalised(say("seat", {{"seat", std::to_string(seat)}})), true});
  std::vector<std::vector<std::string>> greatest, all;
  for (const lab::Spell* spell : account.greatest_spells())
    if (greatest.size() < kListed) greatest.push_back(spell_row(account, *spell));
  for (const lab::Spell& spell : account.report().spells) all.push_back(spell_row(account, spell));
  if (all.empty()) return section(told("greatest"), fmt::format("<p>{}</p>\n", told("no_luck")));
  const std::string caption = say("analysis.brought", counts(greatest.size(), all.size()));
  return section(told("greatest"),
                 fmt::format("<div class=\"spells\" style=\"--seats:{}\">\n", account.report().seats.size()) +
                     table_markup(caption, columns, greatest) +
                     folded(say("analysis.all_spells", {{"all", std::to_string(all.size())}}),
                            table_markup(say("analysis.in_order"), columns, all)) +
                     "</div>\n");
}

std::string reading_section(const Account& account) {
  return section(told("how_to_read"),
                 fmt::format("<p>{}</p>\n", told("reading", {{"iterations", std::to_string(account.order().iterations)},
                                                             {"playouts", std::to_string(account.order().playouts)}})));
}

}  // namespace

std::string analysis_page(const Account& account) {
  const std::string head = say("analysis.page_title", {{"title", account.title()}});
  return fmt::format(
             "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
             "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
             "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<header>\n<h1>{}</h1>\n",
             words().language(), escaped(head), kStyle, escaped(head)) +
         fmt::format("<p>{}</p>\n<p class=\"faint\">{}</p>\n</header>\n",
                     told("actions_and_result",
                          {{"actions", std::to_string(account.order().actions.size())}, {"result", account.result()}}),
                     escaped(account.file())) +
         shares_section(account) + sums_section(account) + decisions_section(account) + spells_section(account) +
         reading_section(account) + "</main>\n</body>\n</html>\n";
}

}  // namespace bell::cli
