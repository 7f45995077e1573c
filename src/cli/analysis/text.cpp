// Prints the analysis as tables in a terminal: sums by seat, then the most important choices and spells.
#include <fmt/format.h>

#include <algorithm>

#include "cli/analysis/answers.h"
#include "cli/language.h"
#include "cli/words.h"

namespace bell::cli {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::vector<std::string> heads(std::initializer_list<const char*> names) {
  std::vector<std::string> row;
  for (const char* name : names) row.push_back(say(std::string("analysis.head.") + name));
  return row;
}

std::string listed(const char* key, std::size_t shown, std::size_t all) {
  return say(key, {{"shown", std::to_string(shown)}, {"all", std::to_string(all)}}) + '\n';
}

std::string sums(const Account& account) {
  const bool is_partial = account.report().is_partial;
  Rows rows{heads({"seat", "decisions", "best_taken", "value_lost"})};
  const std::vector<std::string> weighed = heads({"start", "luck", "play", "end"});
  if (!is_partial) rows.front().insert(rows.front().end(), weighed.begin(), weighed.end());
  for (std::size_t at = 0; at < account.report().seats.size(); ++at) {
    const lab::SeatSum& sum = account.report().seats[at];
    const double best = sum.decisions == 0 ? 0 : static_cast<double>(sum.best_taken) / sum.decisions;
    rows.push_back({fmt::format("{} {}", at, account.name_of(seat_at(static_cast<int>(at)))),
                    std::to_string(sum.decisions), fmt::format("{} ({} %)", sum.best_taken, decimal(100 * best, 0)),
                    percent(sum.lost)});
    if (!is_partial)
      rows.back().insert(rows.back().end(),
                         {percent(sum.start), signed_percent(sum.luck), signed_percent(sum.play), percent(sum.end)});
  }
  return columns("lrrrrrrr", rows);
}

std::string mistakes(const Account& account) {
  const auto all = account.mistakes();
  if (all.empty()) return say("analysis.no_mistakes") + '\n';
  Rows rows{heads({"number", "who", "lost", "choice", "better"})};
  for (std::size_t at = 0; at < std::min(all.size(), kListed); ++at)
    rows.push_back({std::to_string(all[at]->number), account.name_of(all[at]->seat), percent(all[at]->lost),
                    account.choice_of(*all[at], all[at]->taken), account.choice_of(*all[at], all[at]->best)});
  return listed("analysis.costliest_of", rows.size() - 1, all.size()) + columns("rlrll", rows);
}

std::string spells(const Account& account) {
  const auto all = account.greatest_spells();
  if (all.empty()) return "";
  Rows rows{heads({"number"})};
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    rows.front().push_back(account.name_of(seat_at(static_cast<int>(seat))));
  rows.front().push_back(say("analysis.head.luck_did"));
  for (std::size_t at = 0; at < std::min(all.size(), kListed); ++at) {
    std::vector<std::string> row{Account::numbers_of(*all[at])};
    for (const double luck : all[at]->luck) row.push_back(signed_percent(luck));
    row.push_back(account.words_of(*all[at]));
    rows.push_back(std::move(row));
  }
  return '\n' + listed("analysis.greatest_of", rows.size() - 1, all.size()) +
         columns("r" + std::string(account.report().seats.size(), 'r') + "l", rows);
}

}  // namespace

std::string analysis_text(const Account& account) {
  const lab::AnalysisReport& report = account.report();
  const std::string heading = say("analysis.summary", {{"title", account.title()},
                                                       {"actions", std::to_string(account.order().actions.size())},
                                                       {"result", account.result()}}) +
                              "\n\n" + sums(account);
  if (!report.is_partial) return heading + say("analysis.sums_note") + "\n\n" + mistakes(account) + spells(account);
  return heading + '\n' + mistakes(account) +
         say("partial_analysis",
             {{"judged", std::to_string(report.decisions.size())}, {"all", std::to_string(report.decisions_in_all)}}) +
         '\n';
}

}  // namespace bell::cli
