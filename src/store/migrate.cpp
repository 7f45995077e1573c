// Migrates in one transaction, so that a store is never between two versions.
#include "store/migrate.h"

#include <unistd.h>

#include <array>
#include <charconv>

#include "embedded/schema.h"

namespace bell::store {

const Migrations& migrations() {
  static const Migrations all = [] {
    Migrations steps;
    for (const auto& [name, text] : embedded::schema()) {
      int number = 0;
      std::from_chars(name.data(), name.data() + name.size(), number);
      steps.emplace_back(number, text);
    }
    return steps;
  }();
  return all;
}

int schema_of(Session& session) {
  if (!session.has_table("about")) return 0;
  const Result about = session.run("SELECT schema FROM about");
  return about.rows.empty() ? 0 : about.rows.front().as<int>(0);
}

int migrate(Session& session, const Migrations& steps) {
  if (const int now = schema_of(session); now >= steps.back().first) return now;
  auto change = Transaction::writing(session);
  session.lock_schema();
  const int before = schema_of(session);
  if (before >= steps.back().first) return before;  // another node was faster
  for (const auto& [number, statements] : steps)
    if (number > before) session.script(statements);
  const std::int64_t now = steps.back().first;
  if (before == 0)
    session.run("INSERT INTO about (schema, epoch) VALUES ($1, $2)", {now, fresh_epoch()});
  else
    session.run("UPDATE about SET schema = $1", {now});
  change.commit();
  return steps.back().first;
}

std::string fresh_epoch() {
  std::array<unsigned char, 8> bytes{};
  if (getentropy(bytes.data(), bytes.size()) != 0) throw std::runtime_error("the system gives no random numbers");
  std::string digits;
  for (const unsigned char byte : bytes)
    for (const int half : {byte >> 4, byte & 15}) digits += "0123456789abcdef"[half];
  return digits;
}

}  // namespace bell::store
