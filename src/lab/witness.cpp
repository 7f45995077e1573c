// Journals of simulated matches on disk, and who sits where.
#include "lab/witness.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace bell::lab {
namespace {

constexpr int kMostThreads = 1024;

Problem unwritable(const std::string& path) { return {"problem.unwritable_journals", Facts{{"path", path}}}; }

}  // namespace

std::optional<Problem> judge(const SimOrder& order) {
  if (order.threads < 1 || order.threads > kMostThreads)
    return Problem{"problem.threads", Facts{{"most", std::to_string(kMostThreads)}}};
  for (const std::string& name : order.bots)
    if (const auto problem = refuse_bot(name)) return problem;
  return std::nullopt;
}

std::string bot_at(const SimOrder& order, Seat seat) {
  if (order.bots.empty()) return "intern";
  return order.bots[static_cast<std::size_t>(index(seat)) % order.bots.size()];
}

std::optional<Problem> refuse_bot(const std::string& name) {
  if (external::is_program(name)) return external::refuse(external::read_program(name));
  if (bots::exists(name)) return std::nullopt;
  std::string known;
  for (const std::string& each : bots::names()) known += (known.empty() ? "" : ", ") + each;
  return Problem{"problem.no_bot", Facts{{"bot", name}, {"known", known}}};
}

void Scribe::write(Seat by, std::string action, std::uint64_t position_hash) {
  if (by != kChance || change_ == journal::kOpening) ++change_;
  const journal::Entry entry{.change = change_, .by = by, .action = std::move(action)};
  text_ += journal::print(chain_.format(), chain_.add(entry, position_hash));
}

Outcome<Archive, Problem> Archive::open(const SimOrder& order, int revision) {
  Archive archive;
  archive.folder_ = order.journals;
  archive.header_.setup = order.setup;
  archive.header_.revision = revision;
  for (const Seat seat : seats_of(order.setup.seats)) archive.header_.players.push_back(bot_at(order, seat));
  std::error_code fault;
  std::filesystem::create_directories(order.journals, fault);
  if (fault || !std::filesystem::is_directory(order.journals, fault)) return unwritable(order.journals);
  // Ranks share the folder, and each finds out for itself.
  const std::filesystem::path trial =
      std::filesystem::path(order.journals) / (".writable-" + std::to_string(order.ranks.own));
  const bool writes = static_cast<bool>(std::ofstream(trial) << "yes" << std::flush);
  std::filesystem::remove(trial, fault);
  if (!writes) return unwritable(order.journals);
  return archive;
}

std::optional<Problem> Archive::keep(std::uint64_t game, const Scribe& scribe) const {
  char name[40];
  std::snprintf(name, sizeof name, "game-%07llu.journal", static_cast<unsigned long long>(game));
  const std::string path = (std::filesystem::path(folder_) / name).string();
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << scribe.closed() << std::flush;
  if (!file) return unwritable(path);
  return std::nullopt;
}

}  // namespace bell::lab
