// The golden matches of Stonks: variants, lengths and numbers of players; every card in every place it may go to, every
// action and fact, every way a speculation, a trick and a match may end.
#include <gtest/gtest.h>

#include <cstdlib>

#include "golden/album.h"
#include "view/stonks/actions.h"
#include "view/stonks/seen_event.h"

namespace bell::golden {
namespace {

using namespace stonks;

constexpr std::size_t kFewestMatches = 60;
constexpr int kEach = 5;
constexpr int kVerbs = 11;
constexpr int kHappenings = 25;
constexpr int kMostIcons = 2;

std::string name_of(Happening what) { return "happening " + std::to_string(static_cast<int>(what)); }
std::string name_of(Verb verb) { return "verb " + std::to_string(static_cast<int>(verb)); }
std::string name_of(std::string_view what, Card card) { return std::string(what) + ' ' + notation(card); }
std::string name_of(std::string_view what, Company company) {
  return std::string(what) + ' ' + std::string(stonks::name_of(company));
}
std::string name_of_change(Company company, int steps) { return name_of("moves " + std::to_string(steps), company); }

Names demands() {
  Names names;
  for (int what = 1; what <= kHappenings; ++what) names.insert(name_of(static_cast<Happening>(what)));
  for (int verb = 1; verb <= kVerbs; ++verb) names.insert(name_of(static_cast<Verb>(verb)));
  for (int card = 1; card <= kCards; ++card)
    for (const char* what : {"on the market", "played", "laid to reveal", "laid face down", "taken", "wins with"})
      names.insert(name_of(what, static_cast<Card>(card)));
  for (const Company company : kAllCompanies) {
    for (const char* what : {"removed", "named", "becomes trump", "unlocked", "speculation card placed with"})
      names.insert(name_of(what, company));
    for (int steps = 1; steps <= kMostIcons; ++steps) {
      names.insert(name_of_change(company, steps));
      names.insert(name_of_change(company, -steps));
    }
  }
  names.insert("a shared victory");
  return names;
}

void add_deed(const Action& act, Names& names) {
  names.insert(name_of(verb_of(act)));
  if (verb_of(act) == Verb::remove_company) names.insert(name_of("removed", company_in(act)));
  if (verb_of(act) == Verb::open_market) names.insert(name_of("on the market", card_in(act)));
  if (verb_of(act) == Verb::play) names.insert(name_of("played", card_in(act)));
  if (verb_of(act) == Verb::lay_to_reveal) names.insert(name_of("laid to reveal", card_in(act)));
  if (verb_of(act) == Verb::lay_face_down) names.insert(name_of("laid face down", card_in(act)));
  if (verb_of(act) == Verb::take) names.insert(name_of("taken", card_in(act)));
}
void add_fact(const SeenEvent& event, Names& names) {
  names.insert(name_of(event.what));
  if (event.what == Happening::trick_won) names.insert(name_of("wins with", event.card.or_else(kNoCard)));
  if (event.what == Happening::speculated_opening) names.insert(name_of("named", event.company));
  if (event.what == Happening::trump_changed) names.insert(name_of("becomes trump", event.company));
  if (event.what == Happening::token_unlocked) names.insert(name_of("unlocked", event.company));
  if (event.what == Happening::price_changed) names.insert(name_of_change(event.company, event.number));
  if (event.what == Happening::speculation_placed) names.insert(name_of("speculation card placed with", event.company));
}
Names shown(std::span<const Action> done, std::span<const AnySeenEvent> told) {
  Names names;
  for (const Action& act : done) add_deed(act, names);
  int winners = 0;
  for (const AnySeenEvent& any : told) {
    const auto& event = std::get<SeenEvent>(any);
    add_fact(event, names);
    winners += event.what == Happening::match_won ? 1 : 0;
  }
  if (winners > 1) names.insert("a shared victory");
  return names;
}

// Following with the speculation card, winning with low cards, and taking low cards are rare.
bool is_rare(const Action& act) { return verb_of(act) == Verb::speculate; }

// Each variant with three and more players, and a match of another length; with two players there is only one game.
std::vector<Setup> tables(int seats) {
  const Setup plain{"stonks", seats, {}, {}, {}};
  if (seats == 2) return {plain};
  std::vector<Setup> tables(4, plain);
  tables[1].modules = {"moderate"};
  tables[2].modules = {"small_caps"};
  tables[3].options["rounds"] = seats == 4 ? "5" : "1";
  return tables;
}

Album album() {
  Album album{
      .folder = "stonks", .setups = {}, .each = kEach, .demanded = demands(), .shown = &shown, .is_rare = &is_rare};
  for (int seats = 2; seats <= kMaxSeats; ++seats)
    for (Setup& setup : tables(seats)) album.setups.push_back(std::move(setup));
  return album;
}

TEST(GoldenStonks, ThereAreEnough) { EXPECT_GE(album().setups.size() * kEach, kFewestMatches); }

TEST(GoldenStonks, PlayAgainAndShowEverything) {
  if (std::getenv("BELL_REGENERATE") != nullptr) regenerate(album());
  verify(album());
}

}  // namespace
}  // namespace bell::golden
