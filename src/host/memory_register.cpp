// One map behind one lock. Fails only on caller errors.
#include "host/memory_register.h"

#include <algorithm>
#include <utility>

namespace bell::host {
namespace {

Fault no_such(const TableId& table) { return {FaultCode::no_such_table, {{"file", table}}}; }

bool is_wanted(const TableRecord& table, const Listing& wanted) {
  return table.listed && (!wanted.state || table.state == *wanted.state) &&
         (wanted.title.empty() || table.setup.title == wanted.title);
}

}  // namespace

MemoryRegister::MemoryRegister(std::function<Timestamp()> now) : now_(std::move(now)) {}

MemoryRegister::Kept* MemoryRegister::kept(const TableId& table) {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : &found->second;
}

std::optional<Fault> MemoryRegister::open(const TableRecord& table, const journal::Header& header,
                                          const std::string& secret) {
  const std::lock_guard held(lock_);
  const bool is_new =
      tables_
          .try_emplace(table.id,
                       Kept{.table = table, .journal = {.header = header, .entries = {}}, .secret = secret, .chat = {}})
          .second;
  if (!is_new) return Fault{FaultCode::name_taken, {{"file", table.id}}};
  return std::nullopt;
}

Outcome<TableRecord, Fault> MemoryRegister::find(const TableId& table) {
  const std::lock_guard held(lock_);
  const Kept* here = kept(table);
  if (here == nullptr) return no_such(table);
  return here->table;
}

Outcome<std::vector<TableRecord>, Fault> MemoryRegister::list(const Listing& wanted) {
  const std::lock_guard held(lock_);
  std::vector<TableRecord> found;
  for (const auto& [id, here] : tables_)
    if (is_wanted(here.table, wanted)) found.push_back(here.table);
  std::ranges::sort(found, [](const TableRecord& a, const TableRecord& b) {
    return std::pair(b.created, b.id) < std::pair(a.created, a.id);
  });
  found.erase(found.begin(), found.begin() + std::min<std::ptrdiff_t>(wanted.skip, std::ssize(found)));
  if (found.size() > wanted.most) found.resize(wanted.most);
  return found;
}

Outcome<bool, Fault> MemoryRegister::save(const TableRecord& table, const Along& along) {
  const std::lock_guard held(lock_);
  Kept* here = kept(table.id);
  if (here == nullptr) return no_such(table.id);
  if (here->table.version + 1 != table.version) return false;
  TableRecord next = table;
  next.head = here->table.head;
  next.change = here->table.change;
  next.moved = here->table.moved;
  next.writer = here->table.writer;
  next.due = here->table.due;
  if (here->journal.is_finished) next.state = State::finished;
  here->table = std::move(next);
  if (along.players) here->journal.header.players = *along.players;
  if (along.secret) here->secret = *along.secret;
  return true;
}

journal::Appended MemoryRegister::append_one(const TableId& table, std::uint32_t head, const journal::Change& change) {
  using Ending = journal::Appended::Ending;
  Kept* here = kept(table);
  if (here == nullptr) return {Ending::unknown, no_such(table)};
  journal::Journal& journal = here->journal;
  if (journal.entries.size() != head) return {Ending::conflict};
  if (journal.is_finished) return {Ending::unknown, {FaultCode::closed, {{"file", table}}}};
  journal.entries.insert(journal.entries.end(), change.entries.begin(), change.entries.end());
  journal.is_finished = change.is_last;
  TableRecord& row = here->table;
  row.head = static_cast<std::uint32_t>(journal.entries.size());
  row.change = journal.entries.back().change;
  row.moved = journal.entries.back().at;
  if (change.is_last) row.state = State::finished;
  return {};
}

std::vector<journal::Appended> MemoryRegister::append(std::span<const Append> appends, const std::string& node) {
  const std::lock_guard held(lock_);
  std::vector<journal::Appended> answers;
  for (const Append& each : appends) {
    answers.push_back(append_one(each.table, each.head, each.change));
    if (answers.back().ending != journal::Appended::Ending::done) continue;
    TableRecord& row = kept(each.table)->table;
    row.writer = node;
    row.due = each.due;
  }
  return answers;
}

Outcome<std::vector<TableId>, Fault> MemoryRegister::due(Timestamp now, const std::string& node, std::int64_t grace,
                                                         std::uint32_t most) {
  const std::lock_guard held(lock_);
  std::vector<std::pair<Timestamp, TableId>> found;
  for (const auto& [id, here] : tables_) {
    const TableRecord& row = here.table;
    const std::int64_t wait = row.writer == node || row.writer.empty() ? 0 : grace;
    if (row.due && row.due->milliseconds + wait <= now.milliseconds) found.emplace_back(*row.due, id);
  }
  std::ranges::sort(found);
  if (found.size() > most) found.resize(most);
  std::vector<TableId> tables;
  for (auto& [at, id] : found) tables.push_back(std::move(id));
  return tables;
}

std::optional<Fault> MemoryRegister::set_due(const TableId& table, std::optional<Timestamp> due) {
  const std::lock_guard held(lock_);
  Kept* here = kept(table);
  if (here == nullptr) return no_such(table);
  here->table.due = due;
  return std::nullopt;
}

Outcome<std::uint32_t, Fault> MemoryRegister::say(const TableId& table, const ChatLine& line) {
  const std::lock_guard held(lock_);
  Kept* here = kept(table);
  if (here == nullptr) return no_such(table);
  for (const ChatLine& said : here->chat)
    if (said.seat == line.seat && said.id == line.id) return said.n;
  here->chat.push_back(line);
  here->chat.back().n = static_cast<std::uint32_t>(here->chat.size());
  return here->chat.back().n;
}

Outcome<std::vector<ChatLine>, Fault> MemoryRegister::chat(const TableId& table, std::uint32_t from,
                                                           std::uint32_t most) {
  const std::lock_guard held(lock_);
  const Kept* here = kept(table);
  if (here == nullptr) return no_such(table);
  std::vector<ChatLine> lines;
  for (const ChatLine& line : here->chat)
    if (line.n >= from) lines.push_back(line);
  if (lines.size() > most) lines.erase(lines.begin(), lines.end() - most);
  return lines;
}

Outcome<std::string, Fault> MemoryRegister::secret(const TableId& table) {
  const std::lock_guard held(lock_);
  const Kept* here = kept(table);
  if (here == nullptr) return no_such(table);
  return here->secret;
}

Outcome<Register::Beat, Fault> MemoryRegister::beat(const std::string& node) {
  const std::lock_guard held(lock_);
  Beat beat{.now = now_ ? now_() : Timestamp{}, .before = left_};
  for (const auto& [id, at] : beats_) {
    beat.before = std::max(beat.before, at);
    beat.has_others = beat.has_others || (id != node && at.milliseconds > beat.now.milliseconds - kAlive);
  }
  beats_[node] = beat.now;
  return beat;
}

std::optional<Fault> MemoryRegister::leave(const std::string& node, Timestamp since) {
  const std::lock_guard held(lock_);
  beats_.erase(node);
  left_ = std::max(left_, since);
  return std::nullopt;
}

Outcome<std::vector<Head>, Fault> MemoryRegister::heads(std::span<const TableId> tables) {
  const std::lock_guard held(lock_);
  std::vector<Head> heads;
  for (const TableId& table : tables)
    if (const Kept* here = kept(table)) heads.push_back({table, here->table.head, here->table.version});
  return heads;
}

std::optional<Fault> MemoryRegister::remove(const TableId& table) {
  const std::lock_guard held(lock_);
  if (tables_.erase(table) == 0) return no_such(table);
  return std::nullopt;
}

std::optional<Fault> MemoryRegister::Journals::create(const TableId& table, const journal::Header& header) {
  return house_.open({.id = table}, header, "");
}

std::optional<Fault> MemoryRegister::Journals::claim(const TableId& table) {
  const std::lock_guard held(house_.lock_);
  if (house_.kept(table) == nullptr) return no_such(table);
  return std::nullopt;
}

journal::Appended MemoryRegister::Journals::append(const TableId& table, std::uint32_t head,
                                                   const journal::Change& change) {
  const std::lock_guard held(house_.lock_);
  return house_.append_one(table, head, change);
}

Outcome<journal::Journal, Fault> MemoryRegister::Journals::read(const TableId& table, std::uint32_t from) {
  const std::lock_guard held(house_.lock_);
  const Kept* here = house_.kept(table);
  if (here == nullptr) return no_such(table);
  return journal::from_entry(here->journal, from);
}

Outcome<std::vector<TableId>, Fault> MemoryRegister::Journals::list() {
  const std::lock_guard held(house_.lock_);
  std::vector<TableId> tables;
  for (const auto& [table, here] : house_.tables_) tables.push_back(table);
  return tables;
}

}  // namespace bell::host
