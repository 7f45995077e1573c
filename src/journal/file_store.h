// Keeps journals as text files in one folder, named by their tables' ids. A file that is written to is locked until
// this object is destroyed: two processes cannot continue one journal.
#pragma once

#include <map>
#include <string>

#include "journal/file.h"
#include "journal/store.h"

namespace bell::journal {

class FileStore final : public Store {
 public:
  // The folder is created with the first journal. An empty name is the current folder.
  explicit FileStore(std::string folder, const Disk& disk = Disk::real());
  std::string path_of(const TableId& table) const;

  std::optional<Fault> create(const TableId& table, const Header& header) override;
  std::optional<Fault> claim(const TableId& table) override;
  Appended append(const TableId& table, std::uint32_t head, const Change& change) override;
  Outcome<Journal, Fault> read(const TableId& table, std::uint32_t from) override;
  // Files that are called *.journal.
  Outcome<std::vector<TableId>, Fault> list() override;

 private:
  struct Held {
    File file;
    int format = kFormat;
    std::uint32_t head = 0;
    bool is_finished = false;
  };
  // Opens and locks the file and finds its head, unless that is already done.
  Outcome<Held*, Fault> hold(const TableId& table);

  std::string folder_;
  const Disk* disk_;
  std::map<TableId, Held> held_;
};

}  // namespace bell::journal
