// A --components file: what is read out of it, and how each fault in it is named.
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
  // What is wrong, without the folder the file lies in.
  std::string fault(const std::string& content) const {
    const auto result = read(content);
    if (result) return "";
    const std::string& text = result.error().text;
    const std::string folder = std::filesystem::temp_directory_path().string() + "/";
    return text.starts_with(folder) ? text.substr(folder.size()) : text;
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
            name_ + ", line 3: `shares` needs 13 whole numbers from 0 to 9, one for each rank; there are 12.");
}

TEST_F(ReplacementFile, NamesAWrongType) {
  EXPECT_EQ(fault("[stonks]\nrounds = true\n"),
            name_ + ", line 2: `rounds` needs a whole number from 1 to 9; this is not a whole number.");
}

TEST_F(ReplacementFile, NamesAnUnknownKeyAndTheKnownOnes) {
  EXPECT_EQ(fault("[stonks]\nvalues.c = 1\n"),
            name_ +
                ", line 2: `values.c` is no printed number of stonks; those are: values.a, values.b, shares, "
                "fluctuation, start_levels, start_levels_three, hand, rounds.");
}

TEST_F(ReplacementFile, NamesAKeyOutsideTheTables) {
  EXPECT_EQ(fault("\nrounds = 5\n"), name_ +
                                         ", line 2: `rounds` stands outside the tables of the titles; begin one "
                                         "with [stonks] (there are: stonks, stockpile, wall-street-1920).");
  EXPECT_FALSE(read("[chess]\nrounds = 5\n"));
}

TEST_F(ReplacementFile, NamesTheLineOfAContradiction) {
  EXPECT_TRUE(fault("[stonks]\nrounds = 5\nhand = [12, 9, 11, 9]\n")
                  .starts_with(name_ + ", line 3: `hand` lets the deck run out: 2 players"));
}

TEST_F(ReplacementFile, NamesTheLineThatIsNoToml) {
  std::string deep;
  for (int part = 0; part < 200'000; ++part) deep += ".a";
  EXPECT_EQ(fault("[stonks]\nrounds" + deep + " = 1\n"),
            name_ + ", line 2: this is not TOML: a name has too many dots in it.");
  EXPECT_EQ(fault("[stonks" + deep + "]\n"), name_ + ", line 1: this is not TOML: a name has too many dots in it.");
  EXPECT_EQ(fault("[stonks]\nrounds = {\"\\\"\"" + deep + " = 1}\n"),
            name_ + ", line 2: this is not TOML: a name has too many dots in it.");
  EXPECT_TRUE(fault("[stonks]\nrounds = \n").starts_with(name_ + ", line 2: this is not TOML: "));
}

TEST_F(ReplacementFile, NamesAFileThatCannotBeRead) {
  EXPECT_EQ(read_replacements("stonks", "/no/such/file").error().text,
            "/no/such/file cannot be read; is it a file, and may you read it?");
  EXPECT_EQ(read_replacements("stonks", "/tmp").error().text,
            "/tmp cannot be read; is it a file, and may you read it?");
}

TEST_F(ReplacementFile, NamesAnUnknownTitle) {
  EXPECT_EQ(read_replacements("chess", path_).error().text,
            "There is no title `chess`; there are: stonks, stockpile, wall-street-1920.");
}

}  // namespace
}  // namespace bell::rulebook
