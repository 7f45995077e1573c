// Reads every journal, counts its moves and replays it.
#include "load/audit.h"

#include <map>
#include <tuple>
#include <variant>

#include "kernel/fault_name.h"
#include "kernel/misfit_name.h"
#include "store/open.h"
#include "table/replay.h"

namespace bell::load {
namespace {

using Key = std::tuple<std::uint8_t, std::uint32_t, std::uint32_t, std::uint64_t>;  // seat, decision, change, id

std::string code_of(const Fault& fault) { return std::string(name_of(fault.code)); }
std::string code_of(const CompositionError& error) { return std::string(name_of(error.why)); }

// Why a journal cannot be replayed; empty if it can. An unfinished match is no fault.
std::string replay_fault(journal::Journal journal) {
  auto replay = table::Replay::open(std::move(journal));
  if (!replay) return std::visit([](const auto& fault) { return code_of(fault); }, replay.error());
  const auto verified = replay->verify();
  if (verified || verified.error().code == FaultCode::unfinished) return "";
  return code_of(verified.error());
}

void compare(const journal::Journal& journal, const std::vector<const Acknowledged*>& moves, Audit& audit) {
  std::map<Key, int> there;
  std::map<std::pair<std::uint8_t, std::uint32_t>, int> answers;  // to one question of one seat
  std::map<std::uint64_t, int> names;
  for (const journal::Entry& entry : journal.entries) {
    if (entry.decision == 0) continue;
    const auto seat = static_cast<std::uint8_t>(index(entry.by));
    ++there[{seat, entry.decision, entry.change, entry.id}];
    audit.doubled += ++answers[{seat, entry.decision}] == 2 ? 1 : 0;
    if (entry.id != 0) audit.doubled += ++names[entry.id] == 2 ? 1 : 0;
  }
  for (const Acknowledged* move : moves) {
    ++audit.moves;
    audit.lost += there.contains({move->seat, move->decision, move->change, move->id}) ? 0 : 1;
  }
}

}  // namespace

Outcome<Audit, Problem> audit(const std::string& store, const std::vector<std::string>& tables,
                              const std::vector<Acknowledged>& moves) {
  const auto address = store::read_address(store);
  if (!address) return problem_of(address.error());
  const auto kept = store::open(*address, store::Purpose::look);
  if (!kept) return problem_of(kept.error());
  std::vector<std::vector<const Acknowledged*>> by_table(tables.size());
  for (const Acknowledged& move : moves) by_table[move.table].push_back(&move);
  Audit audit;
  for (std::size_t at = 0; at < tables.size(); ++at) {
    auto journal = (*kept)->journals().read(tables[at], 1);
    if (!journal) {
      audit.lost += by_table[at].size();
      audit.moves += by_table[at].size();
      audit.broken.push_back(tables[at] + ": " + code_of(journal.error()));
      continue;
    }
    compare(*journal, by_table[at], audit);
    const auto record = (*kept)->find(tables[at]);
    if (!record || record->head != journal->entries.size()) audit.broken.push_back(tables[at] + ": wrong_head");
    if (const std::string why = replay_fault(std::move(*journal)); !why.empty())
      audit.broken.push_back(tables[at] + ": " + why);
  }
  return audit;
}

}  // namespace bell::load
