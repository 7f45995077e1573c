// Tests the names of bots' levels, with and without a budget, in several languages.
#include "texts/level.h"

#include <gtest/gtest.h>

namespace bell::texts {
namespace {

TEST(LevelName, IsInTheReadersLanguage) {
  EXPECT_EQ(level_name(*Catalogue::find("en"), "broker"), "broker");
  EXPECT_EQ(level_name(*Catalogue::find("pt"), "broker"), "corret.");
  EXPECT_EQ(level_name(*Catalogue::find("el"), "intern"), "ασκ.");
}

TEST(LevelName, KeepsTheBudgetAndThePrograms) {
  EXPECT_EQ(level_name(*Catalogue::find("es"), "tycoon:500"), "magn.:500");
  EXPECT_EQ(level_name(*Catalogue::find("es"), "exec:./mine"), "exec:./mine");
}

}  // namespace
}  // namespace bell::texts
