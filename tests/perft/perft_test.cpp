// Node counts against the tables in tests/perft: a rule that offers one action more or less shows as a number. Lines of
// a table: players, modules (or -), seed, nodes to skip, depth, leaves. BELL_REGENERATE=1 writes the leaves anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "lab/lab.h"

namespace bell::lab {
namespace {

constexpr const char* kTable = "tests/perft/stonks.perft";

struct Row {
  int players = 0;
  std::string modules;
  std::uint64_t seed = 0;
  int skip = 0, depth = 0;
  std::uint64_t leaves = 0;
};

std::vector<Row> read_rows(const char* path) {
  std::vector<Row> rows;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    Row row;
    std::istringstream words(line);
    if (words >> row.players >> row.modules >> row.seed >> row.skip >> row.depth) {
      words >> row.leaves;
      rows.push_back(row);
    }
  }
  return rows;
}

Outcome<PerftReport, Problem> count(const Row& row) {
  std::vector<std::string> modules;
  if (row.modules != "-") modules.push_back(row.modules);
  return perft({"stonks", row.players, modules, {}, {}}, row.seed, row.skip, row.depth);
}

std::string divided(const PerftReport& report) {
  std::string text;
  for (const auto& [action, leaves] : report.divide) text += "  " + action + "  " + std::to_string(leaves) + "\n";
  return text;
}

void regenerate(const char* path, const std::vector<Row>& rows) {
  std::ofstream file(path);
  file << "# players modules seed skip depth leaves\n";
  for (const Row& row : rows)
    file << row.players << ' ' << row.modules << ' ' << row.seed << ' ' << row.skip << ' ' << row.depth << ' '
         << count(row)->leaves << '\n';
}

TEST(Perft, CountsWhatTheTableSays) {
  const std::vector<Row> rows = read_rows(kTable);
  ASSERT_GE(rows.size(), 20U) << kTable;
  if (std::getenv("BELL_REGENERATE") != nullptr) return regenerate(kTable, rows);
  for (const Row& row : rows) {
    const auto report = count(row);
    ASSERT_TRUE(report) << report.error().text;
    EXPECT_EQ(report->leaves, row.leaves) << row.players << " players, modules " << row.modules << ", seed " << row.seed
                                          << ", skip " << row.skip << ", depth " << row.depth << ":\n"
                                          << divided(*report);
  }
}

}  // namespace
}  // namespace bell::lab
