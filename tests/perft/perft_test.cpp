// Compares node counts with the tables in tests/perft: a rule that offers one action more or less changes a number.
// Lines of a table: players, modules (joined by commas, or -), seed, nodes to skip, depth, leaves. BELL_REGENERATE=1
// writes the leaves anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/titles.h"
#include "lab/lab.h"

namespace bell::lab {
namespace {

struct Table {
  std::string title;
  std::string path;
};

// tests/perft/<folder of the title>.perft.
Table table_of(const std::string& title) {
  std::string folder = title;
  std::replace(folder.begin(), folder.end(), '-', '_');
  return {title, "tests/perft/" + folder + ".perft"};
}

struct Row {
  int players = 0;
  std::string modules;
  std::uint64_t seed = 0;
  int skip = 0, depth = 0;
  std::uint64_t leaves = 0;
};

std::vector<Row> read_rows(const std::string& path) {
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

Outcome<PerftReport, Problem> count(const Table& table, const Row& row) {
  std::vector<std::string> modules;
  std::istringstream names(row.modules == "-" ? "" : row.modules);
  for (std::string name; std::getline(names, name, ',');) modules.push_back(name);
  return perft({.setup = {table.title, row.players, modules, {}, {}},
                .seed = row.seed,
                .skip = row.skip,
                .depth = row.depth,
                .stop = {}});
}

std::string divided(const PerftReport& report) {
  std::string text;
  for (const auto& [action, leaves] : report.divide) text += "  " + action + "  " + std::to_string(leaves) + "\n";
  return text;
}

void regenerate(const Table& table, const std::vector<Row>& rows) {
  std::ofstream file(table.path);
  file << "# players modules seed skip depth leaves\n";
  for (const Row& row : rows)
    file << row.players << ' ' << row.modules << ' ' << row.seed << ' ' << row.skip << ' ' << row.depth << ' '
         << count(table, row)->leaves << '\n';
}

void compare(const Table& table) {
  const std::vector<Row> rows = read_rows(table.path);
  ASSERT_GE(rows.size(), 20U) << table.path;
  if (std::getenv("BELL_REGENERATE") != nullptr) return regenerate(table, rows);
  for (const Row& row : rows) {
    const auto report = count(table, row);
    ASSERT_TRUE(report) << plain(report.error());
    EXPECT_EQ(report->leaves, row.leaves) << row.players << " players, modules " << row.modules << ", seed " << row.seed
                                          << ", skip " << row.skip << ", depth " << row.depth << ":\n"
                                          << divided(*report);
  }
}

TEST(Perft, CountsWhatTheTablesSay) {
  for (const TitleSheet& sheet : title_sheets()) compare(table_of(sheet.name));
}

}  // namespace
}  // namespace bell::lab
