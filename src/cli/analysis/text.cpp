// The analysis as tables in a terminal: sums by seat, then what stands out.
#include <fmt/format.h>

#include <algorithm>

#include "cli/analysis/answers.h"
#include "cli/words.h"

namespace bell::cli {
namespace {

// Columns as wide as their widest cell, aligned by a letter each: l or r. The last one is not filled up.
std::string table(std::string_view alignment, const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths(alignment.size());
  for (const auto& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column)
      widths[column] = std::max(widths[column], width_of(row[column]));
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string space(widths[column] - width_of(row[column]), ' ');
      text += alignment[column] == 'r' ? "  " + space + row[column] : "  " + row[column] + space;
    }
    text.resize(text.find_last_not_of(' ') + 1);
    text += "\n";
  }
  return text;
}

std::string sums(const Account& account) {
  std::vector<std::vector<std::string>> rows{
      {"seat", "decisions", "best taken", "value lost", "start", "luck", "play", "end"}};
  for (std::size_t at = 0; at < account.report().seats.size(); ++at) {
    const lab::SeatSum& sum = account.report().seats[at];
    const double best = sum.decisions == 0 ? 0 : static_cast<double>(sum.best_taken) / sum.decisions;
    rows.push_back({account.name_of(seat_at(static_cast<int>(at))), std::to_string(sum.decisions),
                    fmt::format("{} ({:.0f} %)", sum.best_taken, 100 * best), percent(sum.lost), percent(sum.start),
                    signed_percent(sum.luck), signed_percent(sum.play), percent(sum.end)});
  }
  return table("lrrrrrrr", rows);
}

std::string mistakes(const Account& account) {
  const auto all = account.mistakes();
  if (all.empty()) return "No choice was clearly worse than another.\n";
  std::vector<std::vector<std::string>> rows{{"no.", "who", "lost", "choice", "better"}};
  for (std::size_t at = 0; at < std::min(all.size(), kListed); ++at)
    rows.push_back({std::to_string(all[at]->number), account.name_of(all[at]->seat), percent(all[at]->lost),
                    account.words_of(all[at]->taken), account.words_of(all[at]->best)});
  return fmt::format("The costliest choices, {} of {}:\n", rows.size() - 1, all.size()) + table("rlrll", rows);
}

std::string spells(const Account& account) {
  const auto all = account.greatest_spells();
  if (all.empty()) return "";
  std::vector<std::vector<std::string>> rows{{"no."}};
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    rows.front().push_back(fmt::format("seat {}", seat));
  rows.front().emplace_back("what luck did");
  for (std::size_t at = 0; at < std::min(all.size(), kListed); ++at) {
    std::vector<std::string> row{Account::numbers_of(*all[at])};
    for (const double luck : all[at]->luck) row.push_back(signed_percent(luck));
    row.push_back(account.words_of(*all[at]));
    rows.push_back(std::move(row));
  }
  return fmt::format("\nThe greatest spells of luck, {} of {}:\n", rows.size() - 1, all.size()) +
         table("r" + std::string(account.report().seats.size(), 'r') + "l", rows);
}

}  // namespace

std::string analysis_text(const Account& account) {
  return fmt::format("{}, {} actions; {}\n\n{}", account.title(), account.order().actions.size(), account.result(),
                     sums(account)) +
         "  in percent of the victory; start + luck + play = end\n\n" + mistakes(account) + spells(account);
}

}  // namespace bell::cli
