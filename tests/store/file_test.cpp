// Tests a journal's file when the disk is full, a flush fails, or another process uses it: nothing is lost, nothing is
// doubled.
#include "journal/file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "store/failing_disk.h"
#include "store/full_disk.h"

namespace bell::journal {
namespace {

constexpr std::string_view kFirstLine = "[Bell \"2\"]\n";

class FileTest : public testing::Test {
 protected:
  FileTest() { std::filesystem::remove_all(folder_); }
  ~FileTest() override { std::filesystem::remove_all(folder_); }
  File created() {
    auto file = File::create(path_, kFirstLine, disk_);
    EXPECT_TRUE(file);
    return std::move(*file);
  }
  std::string contents() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  static FaultCode code_of(const std::optional<Fault>& fault) { return fault ? fault->code : FaultCode{}; }

  FailingDisk disk_;
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bell-file-" + std::to_string(getpid()));
  const std::string path_ = (folder_ / "deep" / "game.journal").string();
  const std::string first_{kFirstLine};
};

TEST_F(FileTest, IsMadeWithItsFolderForItsOwnerOnly) {
  File file = created();
  EXPECT_FALSE(file.append("one\n"));
  EXPECT_EQ(contents(), first_ + "one\n");
  struct stat about{};
  ASSERT_EQ(stat(path_.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
}

TEST_F(FileTest, IsThereOnlyIfItsNameIsOnTheDiskToo) {
  disk_.good_flushes = 1;  // that of the file
  disk_.flushes = 1;       // that of its folder
  EXPECT_FALSE(File::create(path_, kFirstLine, disk_));
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(FileTest, NeverReplacesAnother) {
  const File file = created();
  const auto again = File::create(path_, "other\n", disk_);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, FaultCode::name_taken);
  EXPECT_EQ(contents(), first_);
}

TEST_F(FileTest, IsNotLeftBehindEmptyByAFullDiskOrAFailedFlush) {
  {
    const FullDisk full(4);
    const auto file = File::create(path_, kFirstLine, disk_);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().code, FaultCode::not_saved);
  }
  EXPECT_FALSE(std::filesystem::exists(path_));
  disk_.flushes = 1;
  EXPECT_FALSE(File::create(path_, kFirstLine, disk_));
  EXPECT_FALSE(std::filesystem::exists(path_));
  EXPECT_TRUE(File::create(path_, kFirstLine, disk_));
}

TEST_F(FileTest, AFolderThatCanNotBeMadeIsSaidByItsOwnName) {
  std::filesystem::create_directories(folder_);
  std::ofstream(folder_ / "deep") << "a file where a folder should be";
  const auto file = File::create(path_, kFirstLine, disk_);
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error().code, FaultCode::unwritable);
  EXPECT_EQ(file.error().facts.find("file")->second, (folder_ / "deep").string());
}

TEST_F(FileTest, OnAFullDiskALineIsWrittenWholeOrNotAtAll) {
  File file = created();
  {
    const FullDisk full(first_.size() + 2);
    EXPECT_EQ(code_of(file.append("one\n")), FaultCode::not_saved);
    EXPECT_EQ(contents(), first_);
  }
  EXPECT_FALSE(file.append("one\n"));
  EXPECT_EQ(contents(), first_ + "one\n");
}

TEST_F(FileTest, AfterAFailedFlushTheLineIsGoneSoThatItCanBeWrittenAgain) {
  File file = created();
  disk_.flushes = 1;
  EXPECT_EQ(code_of(file.append("one\n")), FaultCode::not_saved);
  EXPECT_EQ(*file.text(), first_);
  EXPECT_FALSE(file.append("one\n"));
  EXPECT_EQ(contents(), first_ + "one\n");
}

TEST_F(FileTest, AsLongAsNobodyCanTellWhatIsInItItIsNeitherReadNorWritten) {
  File file = created();
  disk_.flushes = 1;
  disk_.cuts = 3;
  EXPECT_EQ(code_of(file.append("one\n")), FaultCode::save_unknown);
  EXPECT_EQ(contents(), first_ + "one\n") << "the test is about a line that is there and may not last";
  EXPECT_EQ(file.text().error().code, FaultCode::save_unknown);
  EXPECT_EQ(code_of(file.append("one\n")), FaultCode::save_unknown);
  EXPECT_EQ(*file.text(), first_);
  EXPECT_FALSE(file.append("two\n"));
  EXPECT_EQ(contents(), first_ + "two\n");
}

TEST_F(FileTest, ATornEndGoesWithTheNextLine) {
  {
    const File file = created();
  }
  std::ofstream(path_, std::ios::app) << "on";
  auto file = File::open(path_, disk_);
  ASSERT_TRUE(file);
  EXPECT_EQ(*file->text(), first_ + "on");
  file->end_at(first_.size());
  EXPECT_FALSE(file->append("one\n"));
  EXPECT_EQ(contents(), first_ + "one\n");
}

TEST_F(FileTest, CanBeHeldOnceAtATime) {
  {
    const File file = created();
    const auto again = File::open(path_, disk_);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, FaultCode::used_here);
  }
  EXPECT_TRUE(File::open(path_, disk_));
}

TEST_F(FileTest, WhatOthersWroteWithoutAskingIsNotCutOff) {
  File file = created();
  std::ofstream(path_, std::ios::app) << "by an editor\n";
  EXPECT_EQ(code_of(file.append("one\n")), FaultCode::changed_by_others);
  EXPECT_EQ(contents(), first_ + "by an editor\n");
}

}  // namespace
}  // namespace bell::journal
