// Tests of --components files: what is read from them, and how each error is reported.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "rulebook/rulebook.h"

namespace bell::rulebook {
namespace {

using Replacements = std::map<std::string, std::string>;

class ReplacementFile : public testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(path_); }

  Outcome<Replacements, Problem> read(const std::string& content) const {
    std::ofstream(path_) << content;
    return read_replacements("stonks", path_);
  }
  // What is wrong, and in which line.
  std::string fault(const std::string& content) const {
    const auto result = read(content);
    if (result) return "";
    Problem problem = result.error();
    EXPECT_EQ(problem.facts->at("file"), path_);
    problem.facts->erase("file");
    return plain(problem);
  }
  const std::string name_ = std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + ".toml";
  const std::string path_ = (std::filesystem::temp_directory_path() / name_).string();
};

TEST_F(ReplacementFile, IsReadAsKeysAndValues) {
  const auto found = read("[stonks]\nvalues.a = [ 1,1,1,1,2 ]\nrounds = 5\n");
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, (Replacements{{"values.a", "[1, 1, 1, 1, 2]"}, {"rounds", "5"}}));
}

TEST_F(ReplacementFile, MayBeEmpty) {
  EXPECT_TRUE(read("")->empty());
  EXPECT_TRUE(read("# nothing yet\n[stonks]\n")->empty());
}

TEST_F(ReplacementFile, MayWriteValuesAsATable) {
  EXPECT_EQ(*read("[stonks.values]\nb = [1, 1, 1, 2, 2]\n"), (Replacements{{"values.b", "[1, 1, 1, 2, 2]"}}));
}

TEST_F(ReplacementFile, GivesWhatAMatchCanUse) {
  bell::Setup setup;
  setup.title = "stonks";
  setup.components = *read("[stonks]\nrounds = 7\n");
  EXPECT_EQ(std::get<stonks::Components>(*printed(setup)).rounds, 7);
}

TEST_F(ReplacementFile, NamesLineAndKeyOfAShortRow) {
  EXPECT_EQ(fault("# my box\n[stonks]\nshares = [1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 2]\n"),
            "problem.number.needs_row count=13 found=count high=9 key=shares line=3 low=0 value=12");
}

TEST_F(ReplacementFile, NamesANumberThatDoesNotFit) {
  EXPECT_EQ(fault("[stonks]\nvalues.a = [1, 2, 3, 4, 50]\n"),
            "problem.number.needs_row count=5 found=number high=9 key=values.a line=2 low=0 position=5 value=50");
}

TEST_F(ReplacementFile, NamesAWrongType) {
  EXPECT_EQ(fault("[stonks]\nrounds = true\n"),
            "problem.number.needs_one count=0 found=no_number high=9 key=rounds line=2 low=1");
}

TEST_F(ReplacementFile, NamesAnUnknownKeyAndTheKnownOnes) {
  EXPECT_EQ(fault("[stonks]\nvalues.c = 1\n"),
            "problem.number.unknown key=values.c known=values.a, values.b, shares, fluctuation, start_levels, "
            "start_levels_three, hand, rounds line=2 title=stonks");
}

TEST_F(ReplacementFile, NamesAKeyOutsideTheTables) {
  EXPECT_EQ(fault("\nrounds = 5\n"),
            "problem.number.outside_tables key=rounds known=stonks, stockpile, wall-street-1920 line=2 title=stonks");
  EXPECT_FALSE(read("[chess]\nrounds = 5\n"));
}

TEST_F(ReplacementFile, NamesTheLineOfAContradiction) {
  EXPECT_TRUE(fault("[stonks]\nrounds = 5\nhand = [12, 9, 11, 9]\n")
                  .starts_with("problem.number.hands_too_large hand=12 key=hand line=3"));
}

TEST_F(ReplacementFile, NamesTheLineThatIsNoToml) {
  std::string deep;
  for (int part = 0; part < 200'000; ++part) deep += ".a";
  const std::string why = " why.=reason.toml.many_dots";
  EXPECT_EQ(fault("[stonks]\nrounds" + deep + " = 1\n"), "problem.not_toml line=2" + why);
  EXPECT_EQ(fault("[stonks" + deep + "]\n"), "problem.not_toml line=1" + why);
  EXPECT_EQ(fault("[stonks]\nrounds = {\"\\\"\"" + deep + " = 1}\n"), "problem.not_toml line=2" + why);
  EXPECT_TRUE(fault("[stonks]\nrounds = \n").starts_with("problem.not_toml line=2 why.=reason.toml.says"));
}

TEST_F(ReplacementFile, NamesAFileThatCannotBeRead) {
  EXPECT_EQ(plain(read_replacements("stonks", "/no/such/file").error()), "problem.unreadable file=/no/such/file");
  EXPECT_EQ(plain(read_replacements("stonks", "/tmp").error()), "problem.unreadable file=/tmp");
}

TEST_F(ReplacementFile, NamesAnUnknownTitle) {
  EXPECT_EQ(plain(read_replacements("chess", path_).error()),
            "problem.no_title known=stonks, stockpile, wall-street-1920 title=chess");
}

}  // namespace
}  // namespace bell::rulebook
