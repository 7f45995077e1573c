// Names of programs, and the two lines of a turn.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "external/lines.h"
#include "external/process.h"
#include "external/program.h"

namespace bell::external {
namespace {

AnySight two_choices() {
  const Action low = packed(1, seat_at(0), 1);
  const Action high = packed(1, seat_at(0), 2);
  return {.setup = {.title = "stonks", .seats = 3},
          .seat = seat_at(0),
          .view = stonks::View{},
          .memory = {},
          .choices = {{low, "play C1", {}}, {high, "play C2", {}}}};
}

std::string fault_of(std::string_view line) {
  const auto reply = read_reply(line, two_choices(), 7);
  return reply ? "" : reply.error().text;
}

TEST(Program, NamesHaveAPathAndMayHaveALimit) {
  EXPECT_FALSE(is_program("broker:500"));
  EXPECT_TRUE(is_program("exec:bot"));
  EXPECT_EQ(read_program("exec:/bin/sh").limit.count(), 1000);
  const Program hurried = read_program("exec:/bin/sh:200ms");
  EXPECT_EQ(hurried.name, "exec:/bin/sh:200ms");
  EXPECT_EQ(hurried.path, "/bin/sh");
  EXPECT_EQ(hurried.limit.count(), 200);
  EXPECT_EQ(read_program("exec:/bin/sh:0ms").path, "/bin/sh:0ms") << "a limit that is none belongs to the path";
}

TEST(Program, OnlyAnExecutableFileCanBeRun) {
  EXPECT_FALSE(refuse(read_program("exec:/bin/sh")));
  for (const char* name : {"exec:", "exec:/bin", "exec:/no/such/file", "exec:/etc/passwd"})
    EXPECT_TRUE(refuse(read_program(name))) << name;
}

TEST(Lines, AQuestionIsOneLineWithEverythingInIt) {
  const std::string line = print_question(two_choices(), 7, std::chrono::milliseconds(200));
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const auto json = nlohmann::json::parse(line);
  EXPECT_EQ(json["id"], 7);
  EXPECT_EQ(json["setup"]["players"], 3);
  EXPECT_EQ(json["legal"][1]["action"], "play C2");
  EXPECT_EQ(json["budget"]["milliseconds"], 200);
}

TEST(Lines, AReplyNamesAnActionOrItsPlace) {
  const AnySight sight = two_choices();
  const auto named = read_reply(R"({"id": 7, "action": "play C2", "evaluation": 0.25})", sight, 7);
  ASSERT_TRUE(named);
  EXPECT_EQ(named->action, sight.choices[1].action);
  EXPECT_EQ(named->evaluation, 0.25);
  const auto counted = read_reply(R"({"action": 0, "id": 7, "note": []})", sight, 7);
  ASSERT_TRUE(counted);
  EXPECT_EQ(counted->action, sight.choices[0].action);
  EXPECT_EQ(counted->evaluation, std::nullopt);
}

TEST(Lines, EveryOtherReplyIsRefusedWithItsReason) {
  EXPECT_EQ(fault_of(""), "its answer can't be read (it is no JSON): \"\"");
  EXPECT_EQ(fault_of("7"), "its answer can't be read (the document: should be an object): \"7\"");
  EXPECT_NE(fault_of(R"({"action": 0})").find("id"), std::string::npos);
  EXPECT_NE(fault_of(R"({"id": "7", "action": 0})").find("id"), std::string::npos);
  EXPECT_NE(fault_of(R"({"id": 7})").find("action: is missing"), std::string::npos);
  for (const char* action : {"-1", "0.5", "null", "[0]"})
    EXPECT_NE(fault_of(std::string(R"({"id": 7, "action": )") + action + "}").find("action: should be"),
              std::string::npos)
        << action;
  for (const char* action : {"2", R"("play C3")", R"("PLAY C1")"})
    EXPECT_NE(fault_of(std::string(R"({"id": 7, "action": )") + action + "}").find("legal"), std::string::npos)
        << action;
  for (const char* evaluation : {"1.5", "-0.1", R"("0.5")", "true", "[0.5]"})
    EXPECT_NE(fault_of(std::string(R"({"id": 7, "action": 0, "evaluation": )") + evaluation + "}").find("evaluation"),
              std::string::npos)
        << evaluation;
}

// A reader that went down bracket by bracket, to read them or to quote them, would run out of stack.
TEST(Lines, AReplyOfManyBracketsIsRefusedBeforeItIsRead) {
  const std::string open(32'000, '[');
  const std::string close(32'000, ']');
  const std::string fault = fault_of(R"({"id": 7, "action": )" + open + close + "}");
  EXPECT_NE(fault.find("nested deeper than 16 levels"), std::string::npos);
  EXPECT_LT(fault.size(), 200U);
  EXPECT_NE(fault_of(open).find("nested deeper"), std::string::npos);
}

TEST(Lines, AReplyIsQuotedOnOneLineWithoutOrdersToTheTerminal) {
  const std::string fault = fault_of("\x1b[2J\xff\n");
  EXPECT_EQ(fault.find('\x1b'), std::string::npos);
  EXPECT_EQ(fault.find('\n'), std::string::npos);
}

TEST(Process, GivesBackLinesAndSaysHowItEnded) {
  auto echo = Process::start("/bin/cat", Voice::heard, {});
  ASSERT_TRUE(echo);
  const Deadline soon = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  const std::string long_line(60'000, 'x');
  EXPECT_EQ(*echo->ask("hello", soon), "hello");
  EXPECT_EQ(*echo->ask(long_line, soon), long_line);
  auto gone = Process::start("/bin/false", Voice::heard, {});
  ASSERT_TRUE(gone);
  const auto answer = gone->ask("hello", soon);
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().text, "it ended with exit status 1");
  EXPECT_FALSE(Process::start("/no/such/program", Voice::heard, {}));
}

}  // namespace
}  // namespace bell::external
