// An analysed match in words: who sits where, what actions are called, which choices and spells stand out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/analysis/chronicle.h"
#include "lab/analysis.h"
#include "table/replay.h"
#include "texts/texts.h"

namespace bell::cli {

// How far a list of what stands out goes; the rest is in the JSON and on the page.
inline constexpr std::size_t kListed = 10;

// Holds on to what it is made from; all of it must live as long.
class Account {
 public:
  // People are called as in `said`, in the order of their seats; everybody else as on the screen.
  Account(const std::string& file, const table::Replay& replay, const lab::AnalysisOrder& order,
          const lab::AnalysisReport& report, const std::vector<std::string>& said);
  Account(const Account&) = delete;
  Account& operator=(const Account&) = delete;

  const std::string& file() const { return file_; }
  const lab::AnalysisOrder& order() const { return order_; }
  const lab::AnalysisReport& report() const { return report_; }

  std::string title() const;   // as people call it
  std::string result() const;  // how it ended, or that it did not
  const std::string& name_of(Seat seat) const { return present_.names[static_cast<std::size_t>(index(seat))]; }
  std::string words_of(const Action& action) const;
  // A choice as a sentence, with the number it had on the screen: "3) Play carrot 7".
  std::string choice_of(const lab::Decision& decision, const Action& action) const;
  const Chronicle& chronicle() const { return chronicle_; }
  const texts::Present& present() const { return present_; }
  // Which round was being played when the action came; 0: none.
  int round_of(std::uint32_t number) const;
  std::string notation_of(const Action& action) const { return replay_.notation(action); }
  // Its actions in order.
  std::vector<Action> actions_of(const lab::Spell& spell) const;
  // "12", or "12 to 55".
  static std::string numbers_of(const lab::Spell& spell);
  // The one thing luck did, or the first of many and their number.
  std::string words_of(const lab::Spell& spell) const;

  // Choices that lost something, the costliest first.
  std::vector<const lab::Decision*> mistakes() const;
  // Spells by what they brought or cost the seat they meant most to, the greatest first.
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

// Parts of the victory: "8.1 %", "+8.1 %" or "-8.1 %".
std::string percent(double part);
std::string signed_percent(double part);

}  // namespace bell::cli
