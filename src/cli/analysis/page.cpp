// The analysis as one page. Names and actions come from a file somebody wrote: all of it is escaped.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/analysis/answers.h"
#include "cli/analysis/charts.h"
#include "cli/analysis/markup.h"
#include "cli/analysis/style.h"

namespace bell::cli {
namespace {

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
    legend += fmt::format("<li>{}<span>{}: {} at the end</span></li>\n", line_sample(seat),
                          escaped(account.name_of(seat_at(static_cast<int>(seat)))),
                          percent(account.report().seats[seat].end));
  return section("Who was winning",
                 fmt::format("<figure>\n<div class=\"plot\">\n"
                             "<div class=\"scale\" aria-hidden=\"true\"><span>100 %</span><span>75 %</span>"
                             "<span>50 %</span><span>25 %</span><span>0 %</span></div>\n{}"
                             "<div class=\"axis\" aria-hidden=\"true\"><span>first action</span>"
                             "<span>action {}</span></div>\n</div>\n{}</ul>\n"
                             "<figcaption>Each seat's share of the victory, had everybody played on quickly from "
                             "there, with all cards in sight.</figcaption>\n</figure>\n",
                             shares_chart(account), account.order().actions.size(), legend));
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
                    fmt::format("{} of {}", sum.best_taken, sum.decisions)});
  }
  return section("Luck and choices",
                 "<p>Luck and play add up to what became of a seat's share from the first action to the last. Lost is "
                 "what its choices cost against the best ones, by what the seat knew when it chose.</p>\n" +
                     table_markup("In percent of the victory",
                                  {{"Seat"}, {"Luck"}, {"Play"}, {"Lost"}, {"Best taken", true}}, rows));
}

std::vector<std::string> decision_row(const Account& account, const lab::Decision& decision) {
  const bool is_best = decision.rank == 1;
  return {std::to_string(decision.number), escaped(account.name_of(decision.seat)),
          escaped(account.words_of(decision.taken)),
          is_best              ? "none"
          : decision.lost == 0 ? "none for sure"
                               : escaped(account.words_of(decision.best)),
          decision.lost > 0 ? fmt::format("<span class=\"minus\">{}</span>", percent(decision.lost)) : "0"};
}

std::string decisions_section(const Account& account) {
  const std::vector<Column> columns{{"No.", true}, {"Who"}, {"Choice"}, {"Better"}, {"Lost", true}};
  std::vector<std::vector<std::string>> worst, all;
  for (const lab::Decision* decision : account.mistakes())
    if (worst.size() < kListed) worst.push_back(decision_row(account, *decision));
  for (const lab::Decision& decision : account.report().decisions) all.push_back(decision_row(account, decision));
  std::string markup =
      worst.empty() ? "<p>No choice was clearly worse than another.</p>\n"
                    : table_markup(fmt::format("{} of {} that lost something", worst.size(), account.mistakes().size()),
                                   columns, worst);
  if (!all.empty())
    markup += folded(fmt::format("All {} decisions", all.size()), table_markup("In the order of play", columns, all));
  return section("The costliest choices", markup);
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
  std::vector<Column> columns{{"No."}, {"What luck did"}};
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    columns.push_back({fmt::format("Seat {}", seat), true});
  std::vector<std::vector<std::string>> greatest, all;
  for (const lab::Spell* spell : account.greatest_spells())
    if (greatest.size() < kListed) greatest.push_back(spell_row(account, *spell));
  for (const lab::Spell& spell : account.report().spells) all.push_back(spell_row(account, spell));
  if (all.empty()) return section("The greatest spells of luck", "<p>Luck has not acted.</p>\n");
  const std::string caption = fmt::format("{} of {}, and what they brought each seat", greatest.size(), all.size());
  return section(
      "The greatest spells of luck",
      fmt::format("<div class=\"spells\" style=\"--seats:{}\">\n", account.report().seats.size()) +
          table_markup(caption, columns, greatest) +
          folded(fmt::format("All {} spells", all.size()), table_markup("In the order of play", columns, all)) +
          "</div>\n");
}

std::string reading_section(const Account& account) {
  return section(
      "How to read this",
      fmt::format(
          "<p>A decision was searched with {} iterations from what its seat had seen, and where another choice looked "
          "better, both were searched again. A difference that could be chance is no loss, and forced moves are not "
          "listed. A spell of luck is everything chance did between two decisions; its luck is a seat's share after "
          "it less the share expected before it, over {} quick playouts that see all cards. Over many matches luck "
          "comes to nothing. All of it is an estimate.</p>\n",
          account.order().iterations, account.order().playouts));
}

}  // namespace

std::string analysis_page(const Account& account) {
  const std::string head = account.title() + ": the match in hindsight";
  return fmt::format(
             "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
             "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
             "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<header>\n<h1>{}</h1>\n",
             escaped(head), kStyle, escaped(head)) +
         fmt::format("<p>{} actions; {}</p>\n<p class=\"faint\">{}</p>\n</header>\n", account.order().actions.size(),
                     escaped(account.result()), escaped(account.file())) +
         shares_section(account) + sums_section(account) + decisions_section(account) + spells_section(account) +
         reading_section(account) + "</main>\n</body>\n</html>\n";
}

}  // namespace bell::cli
