// The golden matches of 1920 Wall Street: boards, expansions and numbers of players; every card, action and fact.
#include <gtest/gtest.h>

#include <cstdlib>

#include "golden/album.h"
#include "rulebook/rulebook.h"
#include "view/wall_street_1920/actions.h"
#include "view/wall_street_1920/seen_event.h"

namespace bell::golden {
namespace {

using namespace wall_street_1920;

constexpr std::size_t kFewestMatches = 60;

std::string name_of(Happening what) { return "happening " + std::to_string(static_cast<int>(what)); }
std::string name_of(Verb verb) { return "verb " + std::to_string(static_cast<int>(verb)); }
std::string name_of(std::string_view what, Card card) { return std::string(what) + ' ' + notation(card); }
std::string name_of_magnate(std::string_view side) { return "a magnate acts: " + std::string(side); }
std::string name_of_event(int pile) { return std::string("event ") + letter_of(static_cast<Pile>(pile)); }
std::string name_of_back(Back back) { return "capital card " + std::to_string(static_cast<int>(back)); }

// Every card in the game: bought and kept, discarded, and turned up or laid out.
void demand_cards(const Components& printed, Names& names) {
  for (int face = 1; face <= kCards; ++face) {
    const auto card = static_cast<Card>(face);
    if (printed.copies[card] == 0) continue;
    names.insert(name_of("drawn", card));
    names.insert(name_of("discarded", card));
    if (card != Card::explosion) names.insert(name_of("kept", card));
    if (is_share(card)) names.insert(name_of("sold", card));
  }
}

Names demands(const Components& printed) {
  Names names;
  demand_cards(printed, names);
  for (int what = 1; what <= kHappenings; ++what) names.insert(name_of(static_cast<Happening>(what)));
  for (int verb = 1; verb <= kVerbs; ++verb) names.insert(name_of(static_cast<Verb>(verb)));
  for (const Pile pile : kAllPiles) names.insert(name_of_event(static_cast<int>(pile)));
  for (int back = 1; back <= kBacks; ++back) names.insert(name_of_back(Back(back)));
  for (const rulebook::RuleText& rule : rulebook::rules_of("wall-street-1920"))
    if (rule.id.starts_with("WS-MAG-R") || rule.id.starts_with("WS-MAG-P")) names.insert(name_of_magnate(rule.id));
  return names;
}

void add_deed(const Action& act, Names& names) {
  names.insert(name_of(verb_of(act)));
  if (verb_of(act) == Verb::lay_card) names.insert(name_of("drawn", laid_in(act)));
  if (verb_of(act) == Verb::turn_up) names.insert(name_of("drawn", card_in(act)));
  if (verb_of(act) == Verb::keep) names.insert(name_of("kept", card_in(act)));
  if (verb_of(act) == Verb::discard) names.insert(name_of("discarded", card_in(act)));
  if (verb_of(act) == Verb::sell) names.insert(name_of("sold", card_in(act)));
}
void add_fact(const SeenEvent& event, Names& names) {
  names.insert(name_of(event.what));
  if (event.what == Happening::event_triggered) names.insert(name_of_event(event.value));
  if (event.what == Happening::magnate_acted) names.insert(name_of_magnate(id_of(event.rule)));
  if (event.what == Happening::back_revealed) names.insert(name_of_back(event.back.or_else(kNoBack)));
}
Names shown(std::span<const Action> done, std::span<const AnySeenEvent> told) {
  Names names;
  for (const Action& act : done) add_deed(act, names);
  for (const AnySeenEvent& any : told) add_fact(std::get<SeenEvent>(any), names);
  return names;
}

bool is_rare(const Action& act) {
  return verb_of(act) == Verb::keep || verb_of(act) == Verb::sell || verb_of(act) == Verb::redeem;
}

// The eight ways to use the expansions.
std::vector<Setup> tables(int seats, const std::string& board) {
  std::vector<Setup> tables{{"wall-street-1920", seats, {}, {{"board", board}}, {}},
                            {"wall-street-1920", seats, {"purchase_option"}, {{"board", board}}, {}}};
  for (const char* side : {"reward", "punishment", "mix"})
    for (const bool has_option : {false, true}) {
      Setup setup{"wall-street-1920", seats, {"magnates"}, {{"board", board}, {"magnates", side}}, {}};
      if (has_option) setup.modules.push_back("purchase_option");
      tables.push_back(std::move(setup));
    }
  return tables;
}

Album album() {
  Album album{
      .folder = "wall_street_1920", .setups = {}, .each = 1, .demanded = {}, .shown = &shown, .is_rare = &is_rare};
  for (int seats = 2; seats <= kMaxSeats; ++seats)
    for (const char* board : {"blue", "orange"})
      for (Setup& setup : tables(seats, board)) {
        if (album.setups.size() % 2 == 1) setup.options["memory_aid"] = "on";
        album.setups.push_back(std::move(setup));
      }
  album.demanded = demands(std::get<Components>(*rulebook::printed(album.setups.front())));
  return album;
}

TEST(GoldenWallStreet1920, ThereAreEnough) { EXPECT_GE(album().setups.size(), kFewestMatches); }

TEST(GoldenWallStreet1920, PlayAgainAndShowEverything) {
  if (std::getenv("BELL_REGENERATE") != nullptr) regenerate(album());
  verify(album());
}

}  // namespace
}  // namespace bell::golden
