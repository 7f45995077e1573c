// Tests that a match written down and read again is the same, and that one with a changed byte is not.
#include <gtest/gtest.h>

#include "engine/revision.h"
#include "engine/titles.h"
#include "exam/setups.h"
#include "exam/why.h"
#include "journal/journal.h"
#include "kernel/seeded_dealer.h"
#include "table/replay.h"

namespace bell::exam {
namespace {

Action pick(const Match& match, const Dealer& dealer, Rng& rng) {
  if (match.turn().is_chance()) return match.outcome(dealer.draw(match.chance_key(), match.outcomes()));
  const std::vector<Action> list = match.legal(match.turn().first());
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

std::string journal_of(const Setup& setup, std::uint64_t seed, int format) {
  const journal::Header header{
      .format = format, .setup = setup, .revision = *revision_of(setup.title), .players = {"one", "two"}};
  auto match = std::move(*open_match(setup, *rulebook::printed(setup)));
  std::string text = journal::print(header);
  journal::Chain chain(header);
  const SeededDealer dealer(seed);
  Rng rng(seed);
  while (!match->turn().is_over()) {
    const Action act = pick(*match, dealer, rng);
    const journal::Entry entry{.change = chain.seq() + journal::kOpening + 1,
                               .by = act.by,
                               .action = match->notation(act),
                               .at = {1'731'780'000'000 + chain.seq()}};
    match->apply_assuming_legal(act);
    text += journal::print(format, chain.add(entry, match->hash()));
  }
  return text + journal::print_end(chain.seq(), chain.checkpoint());
}

std::string fault_of(const std::string& text) {
  auto journal = journal::parse(text, journal::TornEnd::refuse);
  if (!journal) return why(journal.error());
  auto replay = table::Replay::open(std::move(*journal));
  if (!replay) return "it fits no game";
  const auto verified = replay->verify();
  return verified ? "" : why(verified.error());
}

class JournalExam : public ::testing::TestWithParam<Setup> {};
TEST_P(JournalExam, AWrittenMatchPlaysAgain) {
  EXPECT_EQ(fault_of(journal_of(GetParam(), 3, journal::kFormat)), "");
  EXPECT_EQ(fault_of(journal_of(GetParam(), 3, journal::kOldFormat)), "");
}
INSTANTIATE_TEST_SUITE_P(Setups, JournalExam, ::testing::ValuesIn(every_setup()),
                         [](const auto& each) { return describe(each.param); });

// Header, players, times and line ends are in the chain like everything else.
TEST(EditedJournal, AnyChangedBitOfAnyByteIsNoticed) {
  const std::string text = journal_of({"stonks", 3, {}, {{"rounds", "1"}}, {}}, 4, journal::kFormat);
  ASSERT_EQ(fault_of(text), "");
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string edited = text;
    edited[at] = static_cast<char>(edited[at] ^ 1 << at % 8);
    EXPECT_NE(fault_of(edited), "") << "byte " << at;
  }
}

TEST(EditedJournal, AnyChangedDigitOfTheOldFormatIsNoticed) {
  const std::string text = journal_of({"stonks", 3, {}, {{"rounds", "1"}}, {}}, 4, journal::kOldFormat);
  Rng rng(4);
  for (int n = 0; n < 60; ++n) {
    std::string edited = text;
    const std::size_t at = text.find("\n\n") + rng.below(static_cast<std::uint32_t>(text.size() - text.find("\n\n")));
    if (std::isdigit(static_cast<unsigned char>(edited[at])) == 0) continue;
    edited[at] = edited[at] == '9' ? '0' : static_cast<char>(edited[at] + 1);
    EXPECT_NE(fault_of(edited), "") << "byte " << at;
  }
}

}  // namespace
}  // namespace bell::exam
