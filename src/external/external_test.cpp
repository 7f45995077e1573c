// Names of programs, and the two lines of a turn.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "external/cell.h"
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
  return reply ? "" : plain(reply.error());
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
  EXPECT_EQ(fault_of(""), "reason.program.unreadable said=\"\" why.=reason.json.none");
  EXPECT_EQ(fault_of("7"),
            "reason.program.unreadable said=\"7\" why.=reason.json.whole why.why.=reason.json.no_object");
  EXPECT_NE(fault_of(R"({"action": 0})").find("id"), std::string::npos);
  EXPECT_NE(fault_of(R"({"id": "7", "action": 0})").find("id"), std::string::npos);
  EXPECT_NE(fault_of(R"({"id": 7})").find("place=action why.why.=reason.json.missing"), std::string::npos);
  for (const char* action : {"-1", "0.5", "null", "[0]"})
    EXPECT_NE(
        fault_of(std::string(R"({"id": 7, "action": )") + action + "}").find("place=action why.why.=reason.json.no_"),
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

// A recursive reader would run out of stack when parsing or quoting this.
TEST(Lines, AReplyOfManyBracketsIsRefusedBeforeItIsRead) {
  const std::string open(32'000, '[');
  const std::string close(32'000, ']');
  const std::string fault = fault_of(R"({"id": 7, "action": )" + open + close + "}");
  EXPECT_NE(fault.find("reason.json.deep why.most=16"), std::string::npos);
  EXPECT_LT(fault.size(), 200U);
  EXPECT_NE(fault_of(open).find("reason.json.deep"), std::string::npos);
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
  EXPECT_EQ(plain(answer.error()), "reason.program.left status=1");
  EXPECT_FALSE(Process::start("/no/such/program", Voice::heard, {}));
}

// A shell script that says what it can reach.
class Spy {
 public:
  Spy() {
    char pattern[] = "/tmp/bell-cell-XXXXXX";
    folder_ = mkdtemp(pattern);
    for (const char* name : {"spy.weights", "other.txt", "house.db", "spy.db", "run.journal"}) put(name);
    for (const char* below : {"spy", "kept", "journals"}) std::filesystem::create_directory(folder_ / below);
    for (const char* name : {"spy/more.txt", "kept/house.db", "journals/spy.txt"}) put(name);
    std::ofstream(folder_ / "spy.sh") << "#!/bin/sh\ncd " << folder_.string() << R"(
while read -r line; do
  said=""
  for file in spy.weights spy/more.txt other.txt house.db spy.db run.journal kept/house.db journals/spy.txt; do
    cat "$file" >/dev/null 2>&1 && said="$said $file"
  done
  cat "/proc/$PPID/cmdline" >/dev/null 2>&1 && said="$said parent"
  (: <&7) 2>/dev/null && said="$said inherited"
  [ -n "$BELL_SPIED" ] && said="$said environment"
  python3 -c 'import socket; socket.socket(socket.AF_UNIX)' 2>/dev/null && said="$said socket"
  echo "$said"
done
)";
    std::filesystem::permissions(folder_ / "spy.sh", std::filesystem::perms::owner_all);
  }
  ~Spy() { std::filesystem::remove_all(folder_); }
  std::filesystem::path folder() const { return folder_; }

 private:
  void put(const char* name) const { std::ofstream(folder_ / name) << "a file"; }
  std::filesystem::path folder_;
};

TEST(Cell, OpensWhatIsCalledLikeTheProgramAndNothingElse) {
  if (!kernel_can_lock_files()) GTEST_SKIP() << "this kernel has no Landlock";
  const Spy spy;
  setenv("BELL_SPIED", "yes", 1);
  const int held = open("/etc/passwd", O_RDONLY);
  ASSERT_EQ(dup2(held, 7), 7);  // without close-on-exec
  auto program = Process::start(spy.folder() / "spy.sh", Voice::heard, {spy.folder() / "journals"});
  ASSERT_TRUE(program);
  const auto said = program->ask("?", std::chrono::steady_clock::now() + std::chrono::seconds(60));
  close(held);
  close(7);
  unsetenv("BELL_SPIED");
  ASSERT_TRUE(said);
  EXPECT_EQ(*said, " spy.weights spy/more.txt");
}

TEST(Cell, ClosesAFolderOfItsOwnThatARunWritesTo) {
  if (!kernel_can_lock_files()) GTEST_SKIP() << "this kernel has no Landlock";
  const Spy spy;
  auto program = Process::start(spy.folder() / "spy.sh", Voice::heard, {spy.folder() / "spy" / "journals"});
  ASSERT_TRUE(program);
  const auto said = program->ask("?", std::chrono::steady_clock::now() + std::chrono::seconds(60));
  ASSERT_TRUE(said);
  EXPECT_EQ(*said, " spy.weights");
}

// A program that says this on stderr, and then repeats what it is asked.
std::string heard_of(const std::string& says) {
  const std::string path = testing::TempDir() + "says_" + std::to_string(getpid());
  std::ofstream(path) << "#!/bin/bash\nprintf '" << says << "' >&2\nexec cat\n";
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  testing::internal::CaptureStderr();
  {
    auto program = Process::start(path, Voice::heard, {});
    const Deadline soon = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    EXPECT_TRUE(program && program->ask("hello", soon));
  }
  std::filesystem::remove(path);
  return testing::internal::GetCapturedStderr();
}

TEST(Process, PassesOnWhatItHearsWithoutOrdersToATerminal) {
  EXPECT_EQ(heard_of("\\033[31mred\\007\\n\\xc2\\x9b2J caf\\xc3\\xa9"), "?[31mred?\n??2J caf\u00e9\n");
  EXPECT_EQ(heard_of(""), "");
  EXPECT_EQ(heard_of("%0200000d\\n").size(), 200'001U);  // more than a pipe holds
}

}  // namespace
}  // namespace bell::external
