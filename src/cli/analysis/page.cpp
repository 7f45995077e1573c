// Writes the analysis as one page. Names and actions come from a file that anybody may have written: everything is
// escaped.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/analysis/answers.h"
#include "cli/analysis/board_parts.h"
#include "cli/analysis/board_style.h"
#include "cli/analysis/charts.h"
#include "cli/analysis/sections.h"
#include "cli/analysis/style.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

std::string shares_section(const Account& account) {
  std::string legend = "<ul class=\"legend\">\n";
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    legend +=
        fmt::format("<li>{}{}<span>{}</span></li>\n", line_sample(seat),
                    pin({words(), account.present(), seat_at(static_cast<int>(seat))}, seat_at(static_cast<int>(seat))),
                    told("at_the_end", {{"name", account.name_of(seat_at(static_cast<int>(seat)))},
                                        {"share", percent(account.report().seats[seat].end)}}));
  return section(told("winning"),
                 fmt::format("<figure>\n<div class=\"plot\">\n{}"
                             "<div class=\"scale\" aria-hidden=\"true\"><span>100 %</span><span>75 %</span>"
                             "<span>50 %</span><span>25 %</span><span>0 %</span></div>\n{}"
                             "<div class=\"axis\" aria-hidden=\"true\"><span>{}</span>"
                             "<span>{}</span></div>\n</div>\n{}</ul>\n"
                             "<figcaption>{}</figcaption>\n</figure>\n",
                             round_marks(account), shares_chart(account), told("first_action"),
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
    rows.push_back({seat_markup(account, seat_at(static_cast<int>(at))),
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
             "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<header>\n<p class=\"eyebrow\">Opening "
             "Bell</p>\n<h1>{}</h1>\n",
             words().language(), escaped(head), std::string(kStyle) + std::string(kBoardStyle), escaped(head)) +
         fmt::format("<p>{}</p>\n<p class=\"faint\">{}</p>\n</header>\n",
                     told("actions_and_result",
                          {{"actions", std::to_string(account.order().actions.size())}, {"result", account.result()}}),
                     escaped(account.file())) +
         shares_section(account) + sums_section(account) + mistakes_section(account) + prices_section(account) +
         decisions_section(account) + spells_section(account) + reading_section(account) +
         "</main>\n</body>\n</html>\n";
}

}  // namespace bell::cli
