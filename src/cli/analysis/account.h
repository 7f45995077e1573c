// An analysed match in words: who sits where, the names of actions, the most important choices and spells.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/analysis/chronicle.h"
#include "lab/analysis.h"
#include "table/replay.h"
#include "texts/texts.h"

namespace bell::cli {

// The length of lists; the rest is in the JSON and on the page.
inline constexpr std::size_t kListed = 10;

// Keeps references: everything it is made from must outlive it.
class Account {
 public:
  // People are named as in `said`, in the order of their seats; everybody else as on the screen.
  Account(const std::string& file, const table::Replay& replay, const lab::AnalysisOrder& order,
          const lab::AnalysisReport& report, const std::vector<std::string>& said);
  Account(const Account&) = delete;
  Account& operator=(const Account&) = delete;

  const std::string& file() const { return file_; }
  const lab::AnalysisOrder& order() const { return order_; }
  const lab::AnalysisReport& report() const { return report_; }

  std::string title() const;   // the title's display name
  std::string result() const;  // how it ended, or that it has not ended
  const std::string& name_of(Seat seat) const { return present_.names[static_cast<std::size_t>(index(seat))]; }
  std::string words_of(const Action& action) const;
  // A choice as a sentence, with its number on the screen: "3) Play carrot 7".
  std::string choice_of(const lab::Decision& decision, const Action& action) const;
  const Chronicle& chronicle() const { return chronicle_; }
  const texts::Present& present() const { return present_; }
  // The round in which the action was taken; 0: none.
  int round_of(std::uint32_t number) const;
  std::string notation_of(const Action& action) const { return replay_.notation(action); }
  // Its actions in order.
  std::vector<Action> actions_of(const lab::Spell& spell) const;
  // "12", or "12 to 55".
  static std::string numbers_of(const lab::Spell& spell);
  // The spell's only chance event, or the first of many and their number.
  std::string words_of(const lab::Spell& spell) const;

  // Choices that lost something, the costliest first.
  std::vector<const lab::Decision*> mistakes() const;
  // Spells ordered by their largest gain or loss for any seat, the greatest first.
  std::vector<const lab::Spell*> greatest_spells() const;

 private:
  const std::string& file_;
  const table::Replay& replay_;
  const lab::AnalysisOrder& order_;
  const lab::AnalysisReport& report_;
  const texts::Catalogue& words_;
  std::optional<AnyComponents> box_;
  texts::Present present_;
  Chronicle chronicle_;
};

// Shares of the win: "8.1 %", "+8.1 %" or "-8.1 %".
std::string percent(double part);
std::string signed_percent(double part);

}  // namespace bell::cli
