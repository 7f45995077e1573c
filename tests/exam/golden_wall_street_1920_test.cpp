// Golden matches of 1920 Wall Street: every one plays again hash by hash, and together they show everything there is.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "journal/journal.h"
#include "table/replay.h"
#include "view/wall_street_1920/actions.h"

namespace bell::exam {
namespace {

using namespace wall_street_1920;

constexpr const char* kFolder = "tests/journals/wall_street_1920";
constexpr std::size_t kJournals = 60;

std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> golden_paths() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    if (entry.path().extension() == ".journal") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  return paths;
}

// What the public was told over all golden matches.
struct Shown {
  std::set<Happening> happenings;
  std::set<Card> kept, turned_up;
  std::set<int> events;
};

void replay_into(const std::filesystem::path& path, Shown& shown) {
  auto journal = journal::parse(text_of(path), journal::TornEnd::refuse);
  ASSERT_TRUE(journal) << path << ": " << journal.error().text;
  auto replay = table::Replay::open(std::move(*journal));
  ASSERT_TRUE(replay) << path << ": " << replay.error().text;
  const auto verified = replay->verify();
  ASSERT_TRUE(verified) << path << ": " << verified.error().text;
  for (const AnySeenEvent& any : replay->told(Viewer::spectator, 0)) {
    const SeenEvent& event = std::get<SeenEvent>(any);
    shown.happenings.insert(event.what);
    if (event.what == Happening::card_kept) shown.kept.insert(event.card.or_else(kNoCard));
    if (event.what == Happening::card_turned_up) shown.turned_up.insert(event.card.or_else(kNoCard));
    if (event.what == Happening::event_triggered) shown.events.insert(event.value);
  }
}

Shown replay_all() {
  Shown shown;
  for (const auto& path : golden_paths()) replay_into(path, shown);
  return shown;
}

TEST(GoldenWallStreet1920, ThereAreEnough) { EXPECT_GE(golden_paths().size(), kJournals); }

TEST(GoldenWallStreet1920, PlayAgainAndShowEverything) {
  const Shown shown = replay_all();
  for (int what = 1; what <= static_cast<int>(Happening::offer_declined); ++what)
    EXPECT_TRUE(shown.happenings.contains(static_cast<Happening>(what))) << "no golden match tells happening " << what;
  const std::set<Card> never_printed{share_card(Company::corn, Form::single_down),
                                     share_card(Company::cotton, Form::single_down),
                                     share_card(Company::oil, Form::twin)};
  for (int face = 1; face <= kCards; ++face) {
    const auto card = static_cast<Card>(face);
    if (never_printed.contains(card)) continue;
    if (!is_dual(card)) EXPECT_TRUE(shown.turned_up.contains(card)) << notation(card) << " is never turned up";
    if (card != Card::explosion) EXPECT_TRUE(shown.kept.contains(card)) << notation(card) << " is never kept";
  }
  EXPECT_EQ(shown.events, (std::set<int>{0, 1, 2}));
}

}  // namespace
}  // namespace bell::exam
