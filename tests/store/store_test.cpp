// Runs the suite for the stores in this room.
#include <unistd.h>

#include <filesystem>
#include <optional>

#include "journal/file_store.h"
#include "journal/memory_store.h"
#include "store/suite.h"

namespace bell::journal {
namespace {

struct MemoryMaker {
  Store& first() { return store; }
  Store& second() { return store; }
  MemoryStore store;
};

struct FileMaker {
  FileMaker() { std::filesystem::remove_all(folder); }
  ~FileMaker() { std::filesystem::remove_all(folder); }
  Store& first() {
    if (!store) store.emplace(folder.string());
    return *store;
  }
  Store& second() {
    store.emplace(folder.string());
    return *store;
  }
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("bell-store-" + std::to_string(getpid()));
  std::optional<FileStore> store;
};

INSTANTIATE_TYPED_TEST_SUITE_P(Memory, StoreSuite, MemoryMaker);
INSTANTIATE_TYPED_TEST_SUITE_P(File, StoreSuite, FileMaker);

}  // namespace
}  // namespace bell::journal
