// A journal prints and reads back; whatever is cut, edited or foreign is refused with its line and a reason.
#include "journal/journal.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "journal/writer.h"

namespace bell::journal {
namespace {

Header sample_header() {
  return {.setup = {.title = "some-title",
                    .seats = 3,
                    .modules = {"one", "two"},
                    .options = {{"rounds", "3"}},
                    .components = {{"row", "[1, \"x\\\\\"]"}}},
          .rules_revision = 1,
          .players = {"human", "a \"quoted\" name"}};
}

std::string sample() {
  return print(sample_header()) + print(Entry{1, kChance, "draw A", 0x1234, 0}) +
         print(Entry{2, seat_at(2), "do this as that", 0xfedcba9876543210, 0}) + print_end(2, 0xfedcba9876543210);
}

std::string problem_of(const std::string& text, TornEnd torn_end = TornEnd::refuse) {
  const auto journal = parse(text, torn_end);
  return journal ? "none" : journal.error().text;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST(Journal, ReadsWhatItPrints) {
  const auto journal = parse(sample(), TornEnd::refuse);
  ASSERT_TRUE(journal) << journal.error().text;
  EXPECT_EQ(journal->header, sample_header());
  ASSERT_EQ(journal->entries.size(), 2U);
  EXPECT_EQ(journal->entries[0].by, kChance);
  EXPECT_EQ(journal->entries[1].by, seat_at(2));
  EXPECT_EQ(journal->entries[1].action, "do this as that");
  EXPECT_EQ(journal->entries[1].checkpoint, 0xfedcba9876543210U);
  EXPECT_TRUE(journal->is_finished);
  EXPECT_EQ(journal->length, sample().size());
}

TEST(Journal, AForeignFileIsRefusedAtItsFirstLine) {
  EXPECT_EQ(problem_of("1. e4 e5\n"), "line 1: this is not a journal of ours: it must begin with [Bell \"1\"].");
  EXPECT_EQ(problem_of("[Event \"chess\"]\n"),
            "line 1: this is not a journal of ours: it must begin with [Bell \"1\"].");
  EXPECT_EQ(problem_of(""), "line 0: this is not a journal of ours: it must begin with [Bell \"1\"].");
  EXPECT_EQ(problem_of("[Bell \"2\"]\n"), "line 1: format 2 is not known to this version.");
}

TEST(Journal, EveryBrokenLineIsNamed) {
  EXPECT_EQ(problem_of(replaced(sample(), "2 seat 2", "3 seat 2")), "line 13: action 2 is expected here, not 3.");
  EXPECT_EQ(problem_of(replaced(sample(), "seat 2:", "seat 7:")),
            "line 13: the actor must be chance or a seat from 0 to 4.");
  EXPECT_EQ(problem_of(replaced(sample(), " #0000000000001234", " #1234")),
            "line 12: the checkpoint (# and 16 hex digits) is missing or cut.");
  EXPECT_EQ(problem_of(replaced(sample(), "end 2", "end 3")),
            "line 14: the closing line counts 3 actions, but there are 2.");
  EXPECT_EQ(problem_of(sample() + "3 chance: more #0000000000000000\n"),
            "line 15: nothing may follow the closing line.");
  EXPECT_EQ(problem_of(replaced(sample(), "[Title \"some-title\"]\n", "")),
            "line 13: the tag [Title \"…\"] is missing.");
  EXPECT_EQ(problem_of(replaced(sample(), "[Title ", "[Titel ")), "line 2: the tag Titel is not known.");
}

TEST(Journal, ATornLastLineIsRefusedOrLeftOutAsAsked) {
  const std::string torn = sample().substr(0, sample().size() - 5);
  EXPECT_EQ(problem_of(torn), "line 14: the last line was cut while being written.");
  const auto journal = parse(torn, TornEnd::leave_out);
  ASSERT_TRUE(journal);
  EXPECT_EQ(journal->entries.size(), 2U);
  EXPECT_FALSE(journal->is_finished);
  EXPECT_EQ(torn[journal->length - 1], '\n');
}

TEST(Journal, TheFirstCheckpointDependsOnTheOrderFormButNotOnWhoPlays) {
  Header other = sample_header();
  other.players.clear();
  EXPECT_EQ(first_checkpoint(other), first_checkpoint(sample_header()));
  other.setup.options["rounds"] = "4";
  EXPECT_NE(first_checkpoint(other), first_checkpoint(sample_header()));
}

class WriterTest : public testing::Test {
 protected:
  WriterTest() { std::filesystem::remove_all(folder_); }
  ~WriterTest() override { std::filesystem::remove_all(folder_); }
  std::string contents() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  const std::filesystem::path folder_ = std::filesystem::temp_directory_path() / "bell-writer-test";
  const std::string path_ = (folder_ / "deep" / "game.journal").string();
};

TEST_F(WriterTest, AppendsAndGoesOnAfterATornEnd) {
  {
    auto writer = Writer::create(path_);
    ASSERT_TRUE(writer) << writer.error().text;
    EXPECT_FALSE(writer->append("one\n"));
    EXPECT_FALSE(writer->append("tw"));
  }
  auto writer = Writer::reopen(path_, 4);
  ASSERT_TRUE(writer);
  EXPECT_FALSE(writer->append("two\n"));
  EXPECT_EQ(contents(), "one\ntwo\n");
}

TEST_F(WriterTest, NeverOverwritesAnotherMatch) {
  ASSERT_TRUE(Writer::create(path_));
  const auto again = Writer::create(path_);
  ASSERT_FALSE(again);
  EXPECT_NE(again.error().text.find("File exists"), std::string::npos);
}

// A file may not grow past this many bytes while it lives: the disk is full.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

TEST_F(WriterTest, OnAFullDiskALineIsWrittenWholeOrNotAtAll) {
  auto writer = Writer::create(path_);
  ASSERT_TRUE(writer);
  EXPECT_FALSE(writer->append("one\n"));
  {
    const FullDisk full(6);
    const auto problem = writer->append("two\n");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->text, path_ + " can't be written: File too large.");
    EXPECT_EQ(contents(), "one\n");
  }
  EXPECT_FALSE(writer->append("two\n"));
  EXPECT_EQ(contents(), "one\ntwo\n");
}

}  // namespace
}  // namespace bell::journal
