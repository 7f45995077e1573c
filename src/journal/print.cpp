// Prints journals: tags, entries, the first and the last line, and the chain of checkpoints.
#include <cinttypes>
#include <cstdio>

#include "journal/journal.h"
#include "journal/scan.h"
#include "kernel/hash.h"

namespace bell::journal {
namespace {

// Escapes quotes and backslashes.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : without_control(text)) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
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

// The part of the header that determines the match; the players are not in it.
std::string setup_tags(const Header& header) {
  std::string out = tag("Title", header.setup.title);
  out += tag("Revision", std::to_string(header.revision));
  out += tag("Players", std::to_string(header.setup.seats));
  for (const std::string& module : header.setup.modules) out += tag("Module", module);
  for (const auto& [key, value] : header.setup.options) out += tag("Option", key + '=' + value);
  for (const auto& [key, value] : header.setup.components) out += tag("Component", key + '=' + value);
  return out;
}

std::string tags(const Header& header) {
  std::string out = tag("Bell", std::to_string(header.format)) + setup_tags(header);
  for (std::size_t seat = 0; seat < header.players.size(); ++seat)
    out += tag("Seat" + std::to_string(seat), header.players[seat]);
  return out;
}

std::string actor(Seat by) {
  if (by == kChance) return "chance";
  if (by == kTable) return "table";
  return "seat " + std::to_string(index(by));
}

// "{change 2, decision 1, id 9f3c0a11d2e4b567, at 1731780031412}", without fields that are not set.
std::string circumstances(const Entry& entry) {
  std::string out = "{change " + std::to_string(entry.change);
  if (entry.decision != 0) out += ", decision " + std::to_string(entry.decision);
  if (entry.id != 0) out += ", id " + hex(entry.id);
  if (entry.at != Timestamp{}) out += ", at " + std::to_string(entry.at.milliseconds);
  return out + '}';
}

// The line without its checkpoint.
std::string body(int format, const Entry& entry) {
  const std::string deed = std::to_string(entry.seq) + ' ' + actor(entry.by) + ": " + without_control(entry.action);
  return format == kOldFormat ? deed : deed + ' ' + circumstances(entry);
}

std::uint64_t hash_text(const std::string& text) { return hash_bytes(text.data(), text.size()); }

std::uint64_t first_checkpoint(const Header& header) {
  return hash_text(header.format == kOldFormat ? setup_tags(header) : tags(header));
}

}  // namespace

std::string print(const Header& header) {
  if (header.format == kOldFormat) return tags(header) + '\n';
  return tags(header) + "begin #" + hex(first_checkpoint(header)) + '\n';
}

std::string print(int format, const Entry& entry) { return body(format, entry) + " #" + hex(entry.checkpoint) + '\n'; }

std::string print_end(std::uint32_t entries, std::uint64_t checkpoint) {
  return "end " + std::to_string(entries) + " #" + hex(checkpoint) + '\n';
}

Chain::Chain(const Header& header) : format_(header.format), checkpoint_(first_checkpoint(header)) {}

Entry Chain::add(Entry entry, std::uint64_t position_hash) {
  entry.seq = ++seq_;
  if (format_ != kOldFormat) checkpoint_ = combine(checkpoint_, hash_text(body(format_, entry)));
  checkpoint_ = combine(checkpoint_, position_hash);
  entry.checkpoint = checkpoint_;
  return entry;
}

}  // namespace bell::journal
