// Writes journals of simulated matches to disk, and seats bots.
#include "lab/witness.h"

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "journal/file.h"

namespace bell::lab {
namespace {

constexpr int kMostThreads = 1024;

namespace fs = std::filesystem;

Problem unwritable(const std::string& path) { return {"problem.unwritable_journals", Facts{{"path", path}}}; }
Problem there_already(const std::string& path) { return {"problem.journal_there_already", Facts{{"path", path}}}; }

std::string file_of(std::uint64_t game) {
  char name[40];
  std::snprintf(name, sizeof name, "game-%07llu.journal", static_cast<unsigned long long>(game));
  return name;
}

// The other way round; nothing if that is no game's file.
std::optional<std::uint64_t> game_of(const std::string& file) {
  constexpr std::string_view kBefore = "game-";
  std::uint64_t game = 0;
  if (!file.starts_with(kBefore)) return std::nullopt;
  std::from_chars(file.data() + kBefore.size(), file.data() + file.size(), game);
  return file == file_of(game) ? std::optional(game) : std::nullopt;
}

// The lowest of the games whose journal lies there.
std::optional<std::uint64_t> first_kept(const fs::path& folder, std::uint64_t games) {
  std::optional<std::uint64_t> lowest;
  std::error_code fault;
  for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault))
    if (const auto game = game_of(at->path().filename().string()); game && *game < lowest.value_or(games))
      lowest = game;
  return lowest;
}

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
  fs::create_directories(order.journals, fault);
  if (fault || !fs::is_directory(order.journals, fault)) return unwritable(order.journals);
  if (const auto kept = first_kept(order.journals, order.games)) return there_already(archive.path_of(*kept));
  // Ranks share the folder, and each finds out for itself.
  const fs::path trial = fs::path(order.journals) / (".writable-" + std::to_string(order.ranks.own));
  const bool writes = static_cast<bool>(std::ofstream(trial) << "yes" << std::flush);
  fs::remove(trial, fault);
  if (!writes) return unwritable(order.journals);
  return archive;
}

std::string Archive::path_of(std::uint64_t game) const { return (fs::path(folder_) / file_of(game)).string(); }

std::optional<Problem> Archive::keep(std::uint64_t game, const Scribe& scribe) const {
  const std::string path = path_of(game);
  const auto fault = journal::write_new(path, scribe.closed());
  if (!fault) return std::nullopt;
  return fault->code == FaultCode::name_taken ? there_already(path) : unwritable(path);
}

}  // namespace bell::lab
