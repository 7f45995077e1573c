// A match, written down and read again, is the same match; a match with one byte changed is not.
#include <gtest/gtest.h>

#include "engine/titles.h"
#include "exam/setups.h"
#include "journal/journal.h"
#include "kernel/dealer.h"
#include "table/replay.h"

namespace bell::exam {
namespace {

Action pick(const Match& match, const Dealer& dealer, Rng& rng) {
  if (match.turn().is_chance()) return match.outcome(dealer.draw(match.chance_key(), match.outcomes()));
  const std::vector<Action> list = match.legal(match.turn().first());
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

std::string journal_of(const Setup& setup, std::uint64_t seed) {
  const journal::Header header{.setup = setup, .rules_revision = 1, .players = {"one", "two"}};
  auto match = std::move(*open_match(setup, *rulebook::printed(setup)));
  std::string text = journal::print(header);
  std::uint64_t checkpoint = journal::first_checkpoint(header);
  std::uint32_t seq = 0;
  const Dealer dealer(seed);
  Rng rng(seed);
  while (!match->turn().is_over()) {
    const Action act = pick(*match, dealer, rng);
    const std::string written = match->notation(act);
    match->apply_assuming_legal(act);
    checkpoint = journal::next_checkpoint(checkpoint, match->hash());
    text += journal::print(journal::Entry{.seq = ++seq, .by = act.by, .action = written, .checkpoint = checkpoint});
  }
  return text + journal::print_end(seq, checkpoint);
}

std::string fault_of(const std::string& text) {
  auto journal = journal::parse(text, journal::TornEnd::refuse);
  if (!journal) return journal.error().text;
  auto replay = table::Replay::open(std::move(*journal));
  if (!replay) return replay.error().text;
  const auto verified = replay->verify();
  return verified ? "" : verified.error().text;
}

class JournalExam : public ::testing::TestWithParam<Setup> {};
TEST_P(JournalExam, AWrittenMatchPlaysAgain) { EXPECT_EQ(fault_of(journal_of(GetParam(), 3)), ""); }
INSTANTIATE_TEST_SUITE_P(Setups, JournalExam, ::testing::ValuesIn(every_setup()),
                         [](const auto& each) { return describe(each.param); });

TEST(EditedJournal, AnyChangedDigitIsNoticed) {
  const std::string text = journal_of({"stonks", 3, {}, {{"rounds", "1"}}, {}}, 4);
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
