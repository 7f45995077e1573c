// A store in a temporary file.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <string>

#include "exam/why.h"
#include "store/open.h"

namespace bell::store {

inline std::unique_ptr<Database> opened(const Address& address, Purpose purpose = Purpose::serve) {
  auto database = open(address, purpose);
  EXPECT_TRUE(database) << exam::why(database.error());
  return database ? std::move(*database) : nullptr;
}

class SqliteFile {
 public:
  SqliteFile() { std::filesystem::remove_all(folder); }
  ~SqliteFile() { std::filesystem::remove_all(folder); }
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("bell-sqlite-" + std::to_string(getpid()));
  const Address address{Address::Kind::sqlite, (folder / "house.db").string()};
};

}  // namespace bell::store
