// Writing a journal: tags, entries, the closing line, and the chain of checkpoints.
#include <cinttypes>
#include <cstdio>

#include "journal/journal.h"
#include "kernel/hash.h"

namespace bell::journal {
namespace {

// Quotes and backslashes are escaped; a line end would break the form, so it becomes a space.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' || c == '\r' ? ' ' : c;
  }
  return out + '"';
}

std::string tag(std::string_view name, std::string_view value) {
  return '[' + std::string(name) + ' ' + quoted(value) + "]\n";
}

std::string hex(std::uint64_t word) {
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016" PRIx64, word);
  return digits;
}

// The part of the header that decides how the match goes; who plays it does not.
std::string order_form(const Header& header) {
  std::string out = tag("Title", header.setup.title);
  out += tag("Revision", std::to_string(header.rules_revision));
  out += tag("Players", std::to_string(header.setup.seats));
  for (const std::string& module : header.setup.modules) out += tag("Module", module);
  for (const auto& [key, value] : header.setup.options) out += tag("Option", key + '=' + value);
  for (const auto& [key, value] : header.setup.components) out += tag("Component", key + '=' + value);
  return out;
}

}  // namespace

std::string print(const Header& header) {
  std::string out = tag("Bell", std::to_string(kFormat)) + order_form(header);
  for (std::size_t seat = 0; seat < header.players.size(); ++seat)
    out += tag("Seat" + std::to_string(seat), header.players[seat]);
  return out + '\n';
}

std::string print(const Entry& entry) {
  const std::string actor = entry.by == kChance ? "chance" : "seat " + std::to_string(index(entry.by));
  return std::to_string(entry.seq) + ' ' + actor + ": " + entry.action + " #" + hex(entry.checkpoint) + '\n';
}

std::string print_end(std::uint32_t entries, std::uint64_t checkpoint) {
  return "end " + std::to_string(entries) + " #" + hex(checkpoint) + '\n';
}

std::uint64_t first_checkpoint(const Header& header) {
  const std::string text = order_form(header);
  return hash_bytes(text.data(), text.size());
}

std::uint64_t next_checkpoint(std::uint64_t before, std::uint64_t position_hash) {
  return combine(before, position_hash);
}

}  // namespace bell::journal
