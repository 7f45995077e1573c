// Tests that a journal prints and reads back, and that cut, edited or foreign ones are refused with line and reason.
#include "journal/journal.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "journal/command.h"
#include "kernel/fault_name.h"

namespace bell::journal {
namespace {

Header sample_header(int format) {
  return {.format = format,
          .setup = {.title = "some-title",
                    .seats = 3,
                    .modules = {"one", "two"},
                    .options = {{"rounds", "3"}},
                    .components = {{"row", "[1, \"x\\\\\"]"}}},
          .revision = 1,
          .players = {"human", "a \"quoted\" name"}};
}

std::vector<Entry> sample_entries() {
  return {{.seq = 1, .change = 2, .by = kChance, .action = "draw A", .at = {1700}, .checkpoint = 0x1234},
          {.seq = 2,
           .change = 3,
           .by = seat_at(2),
           .action = "do this as that",
           .decision = 2,
           .id = 0x9f3c,
           .at = {1800},
           .checkpoint = 0xfedcba9876543210},
          {.seq = 3, .change = 4, .by = kTable, .action = "bot exec:a bot at 2 at 1", .checkpoint = 0x77}};
}

std::string sample() {
  std::string text = print(sample_header(kFormat));
  for (const Entry& entry : sample_entries()) text += print(kFormat, entry);
  return text + print_end(3, 0x77);
}

std::string old_sample() {
  std::string text = print(sample_header(kOldFormat));
  for (const Entry& entry : sample_entries())
    if (entry.by != kTable) text += print(kOldFormat, entry);
  return text + print_end(2, 0xfedcba9876543210);
}

// A fault and its line: "bad_actor at 13".
std::string fault(FaultCode code, int line) { return std::string(name_of(code)) + " at " + std::to_string(line); }

std::string fault_of(const std::string& text) {
  const auto journal = parse(text, TornEnd::refuse);
  if (journal) return "none";
  return std::string(name_of(journal.error().code)) + " at " + journal.error().facts.find("line")->second;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST(Journal, IsWrittenAsTheDocumentationSays) {
  EXPECT_EQ(sample(),
            "[Bell \"2\"]\n[Title \"some-title\"]\n[Revision \"1\"]\n[Players \"3\"]\n[Module \"one\"]\n"
            "[Module \"two\"]\n[Option \"rounds=3\"]\n[Component \"row=[1, \\\"x\\\\\\\\\\\"]\"]\n[Seat0 \"human\"]\n"
            "[Seat1 \"a \\\"quoted\\\" name\"]\nbegin #dc8dbe9579d2c9c5\n"
            "1 chance: draw A {change 2, at 1700} #0000000000001234\n"
            "2 seat 2: do this as that {change 3, decision 2, id 0000000000009f3c, at 1800} #fedcba9876543210\n"
            "3 table: bot exec:a bot at 2 at 1 {change 4} #0000000000000077\n"
            "end 3 #0000000000000077\n");
}

TEST(Journal, ReadsWhatItPrints) {
  const auto journal = parse(sample(), TornEnd::refuse);
  ASSERT_TRUE(journal) << fault_of(sample());
  EXPECT_EQ(journal->header, sample_header(kFormat));
  ASSERT_EQ(journal->entries.size(), 3U);
  for (std::size_t at = 0; at < 3; ++at) {
    const Entry& read = journal->entries[at];
    const Entry wanted = sample_entries()[at];
    EXPECT_EQ(print(kFormat, read), print(kFormat, wanted));
    EXPECT_EQ(read.change, wanted.change);
    EXPECT_EQ(read.by, wanted.by);
    EXPECT_EQ(read.id, wanted.id);
    EXPECT_EQ(read.line, 12 + static_cast<int>(at));
  }
  EXPECT_TRUE(journal->is_finished);
  EXPECT_EQ(journal->length, sample().size());
}

// Whoever resigned, took something back or went away is told so once: these have ids, too.
TEST(Journal, ReadsBackWhatACommandWasCalled) {
  for (const auto& [by, action] : {std::pair(seat_at(2), "resign"), {seat_at(0), "undo 1"}, {kTable, "back 2"}}) {
    Entry entry = sample_entries()[2];
    entry.by = by;
    entry.action = action;
    entry.id = 0x9f3c;
    std::string text = sample();
    const std::string before = print(kFormat, sample_entries()[2]);
    text.replace(text.find(before), before.size(), print(kFormat, entry));
    const auto journal = parse(text, TornEnd::refuse);
    ASSERT_TRUE(journal) << fault_of(text);
    EXPECT_EQ(journal->entries[2].id, 0x9f3cU);
  }
}

TEST(Journal, ReadsTheOldFormatAndCountsEachOfItsLinesAsAChange) {
  const auto journal = parse(old_sample(), TornEnd::refuse);
  ASSERT_TRUE(journal) << fault_of(old_sample());
  EXPECT_EQ(journal->header, sample_header(kOldFormat));
  ASSERT_EQ(journal->entries.size(), 2U);
  EXPECT_EQ(journal->entries[1].action, "do this as that");
  EXPECT_EQ(journal->entries[1].change, kOpening + 2);
  EXPECT_EQ(journal->entries[1].decision, 0U);
  EXPECT_TRUE(parse(replaced(old_sample(), "[Players \"3\"]\n", "[Players \"3\"]\r\n\r\n"), TornEnd::refuse));
  EXPECT_EQ(fault_of(replaced(old_sample(), "2 seat 2:", "2 table:")), fault(FaultCode::bad_actor, 13));
}

TEST(Journal, AForeignFileIsRefusedAtItsFirstLine) {
  EXPECT_EQ(fault_of("1. e4 e5\n"), fault(FaultCode::not_ours, 1));
  EXPECT_EQ(fault_of("[Event \"chess\"]\n"), fault(FaultCode::not_ours, 1));
  EXPECT_EQ(fault_of(""), fault(FaultCode::not_ours, 0));
  EXPECT_EQ(fault_of("[Bell \"3\"]\n"), fault(FaultCode::other_format, 1));
}

TEST(Journal, EveryBrokenLineIsNamed) {
  const std::string text = sample();
  EXPECT_EQ(fault_of(replaced(text, "2 seat 2", "3 seat 2")), fault(FaultCode::wrong_number, 13));
  EXPECT_EQ(fault_of(replaced(text, "seat 2:", "seat 7:")), fault(FaultCode::bad_actor, 13));
  EXPECT_EQ(fault_of(replaced(text, "#0000000000001234", "#1234")), fault(FaultCode::bad_checkpoint, 12));
  EXPECT_EQ(fault_of(replaced(text, "{change 2", "{change 1")), fault(FaultCode::wrong_change, 12));
  EXPECT_EQ(fault_of(replaced(text, "{change 4", "{change 5")), fault(FaultCode::wrong_change, 14));
  EXPECT_EQ(fault_of(replaced(text, "{change 2,", "{change 2")), fault(FaultCode::bad_entry, 12));
  EXPECT_EQ(fault_of(replaced(text, "decision 2, ", "")), fault(FaultCode::bad_entry, 13));
  EXPECT_EQ(fault_of(replaced(text, "decision 2", "decision 02")), fault(FaultCode::not_as_written, 13));
  EXPECT_EQ(fault_of(replaced(text, "bot exec", "bat exec")), fault(FaultCode::bad_command, 14));
  EXPECT_EQ(fault_of(replaced(text, "end 3", "end 4")), fault(FaultCode::wrong_count, 15));
  EXPECT_EQ(fault_of(replaced(text, "end 3 #00", "end 3 #10")), fault(FaultCode::wrong_end, 15));
  EXPECT_EQ(fault_of(text + "4 chance: more {change 5} #0000000000000000\n"), fault(FaultCode::after_end, 16));
  EXPECT_EQ(fault_of(replaced(text, "draw A", "draw\x1b[2J")), fault(FaultCode::control_character, 12));
}

TEST(Journal, EveryLineOfTheHeaderIsInTheChain) {
  const std::string text = sample();
  EXPECT_EQ(fault_of(replaced(text, "[Seat0 \"human\"]", "[Seat0 \"woman\"]")), fault(FaultCode::edited_header, 11));
  EXPECT_EQ(fault_of(replaced(text, "rounds=3", "rounds=4")), fault(FaultCode::edited_header, 11));
  EXPECT_EQ(fault_of(replaced(text, "\"one\"", "\"\\one\"")), fault(FaultCode::not_as_written, 11));
  EXPECT_EQ(fault_of(replaced(text, "begin #", "begin ")), fault(FaultCode::bad_beginning, 11));
  EXPECT_EQ(fault_of(replaced(text, "[Title \"some-title\"]\n", "")), fault(FaultCode::missing_tag, 10));
  EXPECT_EQ(fault_of(replaced(text, "[Revision \"1\"]\n", "")), fault(FaultCode::missing_tag, 10));
  EXPECT_EQ(fault_of(replaced(text, "[Seat1 ", "[Seat2 ")), fault(FaultCode::seats_out_of_order, 10));
  EXPECT_EQ(fault_of(replaced(text, "[Title ", "[Titel ")), fault(FaultCode::unknown_tag, 2));
  EXPECT_EQ(fault_of(text.substr(0, text.find("begin"))), fault(FaultCode::no_beginning, 10));
  EXPECT_EQ(fault_of(replaced(text, "\nbegin", "\n[Bell \"1\"]\nbegin")), fault(FaultCode::unknown_tag, 11));
}

TEST(Journal, ATornLastLineIsRefusedOrLeftOutAsAsked) {
  const std::string torn = sample().substr(0, sample().size() - 5);
  EXPECT_EQ(fault_of(torn), fault(FaultCode::torn, 15));
  const auto journal = parse(torn, TornEnd::leave_out);
  ASSERT_TRUE(journal);
  EXPECT_EQ(journal->entries.size(), 3U);
  EXPECT_FALSE(journal->is_finished);
  EXPECT_EQ(torn[journal->length - 1], '\n');
}

TEST(Journal, NothingThatIsWrittenCanBreakALine) {
  Header header = sample_header(kFormat);
  header.players = {"a\nb\x1b\x7f",
                    "c\xc2\x9b"
                    "d"};
  const auto journal = parse(print(header), TornEnd::refuse);
  ASSERT_TRUE(journal) << fault_of(print(header));
  EXPECT_EQ(journal->header.players, (std::vector<std::string>{"a b  ", "c d"}));
}

TEST(Chain, DependsOnTheHeaderTheLineAndThePosition) {
  const auto last = [](const Header& header, const Entry& entry, std::uint64_t position) {
    Chain chain(header);
    return chain.add(entry, position).checkpoint;
  };
  for (const int format : {kOldFormat, kFormat}) {
    Header other = sample_header(format);
    other.players.clear();
    EXPECT_EQ(Chain(other).checkpoint() == Chain(sample_header(format)).checkpoint(), format == kOldFormat)
        << "who plays is in the chain, except in the old format";
    other = sample_header(format);
    other.setup.options["rounds"] = "4";
    EXPECT_NE(Chain(other).checkpoint(), Chain(sample_header(format)).checkpoint());
    const Header header = sample_header(format);
    const Entry entry = sample_entries()[1];
    Entry later = entry;
    later.at.milliseconds += 1;
    EXPECT_NE(last(header, entry, 1), last(header, entry, 2));
    EXPECT_EQ(last(header, entry, 1) == last(header, later, 1), format == kOldFormat);
  }
}

TEST(Commands, ReadWhatTheyPrint) {
  const Command commands[] = {Undo{57},         Resign{},       StandIn{"exec:/a at 3 b", seat_at(2)},
                              Back{seat_at(0)}, ClockStop{318}, NewRevision{4}};
  for (const Command& command : commands) {
    const bool is_of_a_seat = command.index() < 2;
    EXPECT_EQ(read_command(is_of_a_seat ? seat_at(1) : kTable, print(command)), command) << print(command);
    EXPECT_EQ(read_command(is_of_a_seat ? kTable : seat_at(1), print(command)), std::nullopt) << print(command);
  }
  EXPECT_EQ(print(commands[0]), "undo 57");
  EXPECT_EQ(print(commands[4]), "clock +318");
  for (const char* text : {"", "bot", "bot  at 2", "bot broker at 5", "bot broker at", "back x", "back 9", "clock 3",
                           "clock +-3", "revision", "revision four", "end"})
    EXPECT_EQ(read_command(kTable, text), std::nullopt) << text;
  for (const char* text : {"undo", "undo -1", "resign now"})
    EXPECT_EQ(read_command(seat_at(0), text), std::nullopt) << text;
}

class ReadingFiles : public testing::Test {
 protected:
  ReadingFiles() { std::filesystem::create_directories(folder_); }
  ~ReadingFiles() override { std::filesystem::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& text) const {
    const std::string path = (folder_ / name).string();
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  static FaultCode code_of(const std::string& path) { return read(path, TornEnd::leave_out).error().code; }
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bell-read-" + std::to_string(getpid()));
};

TEST_F(ReadingFiles, OnlyAnOrdinaryFileThatBeginsLikeAJournalIsReadAtAll) {
  EXPECT_TRUE(read(file("good", sample()), TornEnd::refuse));
  EXPECT_EQ(code_of(file("empty", "")), FaultCode::empty_file);
  EXPECT_EQ(code_of((folder_ / "none").string()), FaultCode::unreadable);
  EXPECT_EQ(code_of(folder_.string()), FaultCode::not_a_file);
  EXPECT_EQ(code_of("/dev/zero"), FaultCode::not_a_file);
  const std::string pipe = (folder_ / "pipe").string();
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(code_of(pipe), FaultCode::not_a_file);
  EXPECT_EQ(code_of(file("picture", std::string("\x89PNG\0\0", 6) + std::string(1 << 20, 'x'))), FaultCode::not_ours);
  const std::string huge = file("huge", sample());
  std::filesystem::resize_file(huge, 1U << 30U);
  EXPECT_EQ(code_of(huge), FaultCode::too_large);
}

}  // namespace
}  // namespace bell::journal
