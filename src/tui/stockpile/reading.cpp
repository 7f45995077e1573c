// Parses typed actions.
#include <algorithm>
#include <cctype>
#include <charconv>

#include "tui/stockpile/choices.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

std::string lowered(std::string_view text) {
  std::string low;
  for (const char letter : text) {
    const bool is_gap = std::isspace(static_cast<unsigned char>(letter)) != 0;
    if (is_gap && (low.empty() || low.back() == ' ')) continue;
    low += is_gap ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  if (!low.empty() && low.back() == ' ') low.pop_back();
  return low;
}

int number_at(std::string_view text) {
  int number = -1;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// "bid 2 for 10" is the bid on the space worth $10K.
std::string by_space(const BidSpaces& bids, const std::string& text) {
  constexpr std::string_view kFor = " for ";
  const std::size_t at = text.find(kFor);
  if (!text.starts_with("bid ") || at == std::string::npos) return text;
  std::string_view amount = std::string_view(text).substr(at + kFor.size());
  if (amount.starts_with('$')) amount.remove_prefix(1);
  const auto* space = std::find(bids.begin(), bids.end(), number_at(amount));
  if (space == bids.end()) return text;
  return text.substr(0, at) + " at " + std::to_string(space - bids.begin() + 1);
}

// "sell steel" without a number sells all of it.
std::optional<Action> sell_all(const std::string& text, std::span<const Action> allowed) {
  std::optional<Action> most;
  for (const Action& act : allowed)
    if (verb_of(act) == Verb::sell && notation(act).starts_with(text + " x")) most = act;
  return most;
}

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

// All actions of a verb whose arguments exist; larger arguments do not exist at this table.
std::optional<Action> find_written(Verb verb, Seat by, const std::string& wanted) {
  constexpr int kFirst = 64;  // sets of companies
  constexpr int kSecond = kInvestors + 1;
  constexpr int kThird = 11;
  if (verb != Verb::play_action && first_word(notation(action_of(verb, by, 1))) != first_word(wanted)) return {};
  for (int first = 0; first < kFirst; ++first)
    for (int second = 0; second < kSecond; ++second)
      for (int third = 0; third < kThird; ++third)
        if (const Action act = action_of(verb, by, first, second, third); notation(act) == wanted) return act;
  return {};
}

}  // namespace

std::optional<Action> read_action(const BidSpaces& bids, std::string_view text, std::span<const Action> allowed) {
  if (allowed.empty()) return std::nullopt;
  const std::string wanted = by_space(bids, lowered(text));
  for (const Action& act : allowed)
    if (notation(act) == wanted) return act;
  if (const auto most = sell_all(wanted, allowed)) return most;
  for (int verb = static_cast<int>(Verb::place_face_up); verb < static_cast<int>(Verb::pass); ++verb)
    if (const auto found = find_written(static_cast<Verb>(verb), allowed.front().by, wanted)) return found;
  if (wanted == "pass") return pass_of(allowed.front().by);
  return std::nullopt;
}

}  // namespace bell::tui::stockpile_scene
