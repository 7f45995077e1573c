// Maps tables to paths and changes to lines.
#include "journal/file_store.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace bell::journal {
namespace {

namespace fs = std::filesystem;

// A table's id comes from outside and must not lead out of the folder.
std::optional<Fault> refuse_name(const TableId& table) {
  if (!table.empty() && fs::path(table).filename() == table && table != "..") return std::nullopt;
  return Fault{FaultCode::no_such_table, {{"file", table}}};
}

}  // namespace

FileStore::FileStore(std::string folder, const Disk& disk) : folder_(std::move(folder)), disk_(&disk) {}

std::string FileStore::path_of(const TableId& table) const { return (fs::path(folder_) / table).string(); }

std::optional<Fault> FileStore::create(const TableId& table, const Header& header) {
  if (const auto fault = refuse_name(table)) return fault;
  auto file = File::create(path_of(table), print(header), *disk_);
  if (!file) return file.error();
  held_.insert_or_assign(table, Held{.file = std::move(*file), .format = header.format});
  return std::nullopt;
}

std::optional<Fault> FileStore::claim(const TableId& table) {
  const auto held = hold(table);
  if (!held) return held.error();
  return std::nullopt;
}

Appended FileStore::append(const TableId& table, std::uint32_t head, const Change& change) {
  const auto found = hold(table);
  if (!found) return {Appended::Ending::unknown, found.error()};
  Held& held = **found;
  if (held.head != head) return {Appended::Ending::conflict};
  if (held.is_finished) return {Appended::Ending::unknown, {FaultCode::closed, {{"file", path_of(table)}}}};
  std::string text;
  for (const Entry& entry : change.entries) text += print(held.format, entry);
  const auto count = static_cast<std::uint32_t>(change.entries.size());
  if (change.is_last) text += print_end(head + count, change.entries.empty() ? 0 : change.entries.back().checkpoint);
  if (const auto fault = held.file.append(text)) return {Appended::Ending::unknown, *fault};
  held.head += count;
  held.is_finished = change.is_last;
  return {};
}

Outcome<FileStore::Held*, Fault> FileStore::hold(const TableId& table) {
  if (const auto found = held_.find(table); found != held_.end()) return &found->second;
  if (const auto fault = refuse_name(table)) return *fault;
  const std::string path = path_of(table);
  auto file = File::open(path, *disk_);
  if (!file) return file.error();
  const auto text = file->text();
  if (!text) return text.error();
  const auto journal = parse(*text, TornEnd::leave_out);
  if (!journal) return journal.error().with("file", path);
  file->end_at(journal->length);
  Held held{.file = std::move(*file),
            .format = journal->header.format,
            .head = static_cast<std::uint32_t>(journal->entries.size()),
            .is_finished = journal->is_finished};
  return &held_.insert_or_assign(table, std::move(held)).first->second;
}

// A file that we hold is read through its own descriptor: closing another descriptor of it would drop one of its locks.
Outcome<Journal, Fault> FileStore::read(const TableId& table, std::uint32_t from) {
  if (const auto fault = refuse_name(table)) return *fault;
  const std::string path = path_of(table);
  const auto found = held_.find(table);
  if (found == held_.end()) {
    auto journal = journal::read(path, TornEnd::leave_out);
    if (!journal) return journal.error();
    return from_entry(std::move(*journal), from);
  }
  const auto text = found->second.file.text();
  if (!text) return text.error();
  auto journal = parse(*text, TornEnd::leave_out);
  if (!journal) return journal.error().with("file", path);
  return from_entry(std::move(*journal), from);
}

Outcome<std::vector<TableId>, Fault> FileStore::list() {
  std::vector<TableId> tables;
  std::error_code fault;
  const fs::path folder = folder_.empty() ? fs::path(".") : fs::path(folder_);
  for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
    std::error_code unreadable;
    if (at->path().extension() == ".journal" && at->is_regular_file(unreadable))
      tables.push_back(at->path().filename().string());
  }
  if (fault && fault != std::errc::no_such_file_or_directory)
    return file_fault(FaultCode::unreadable, folder.string(), fault.value());
  std::ranges::sort(tables);
  return tables;
}

}  // namespace bell::journal
