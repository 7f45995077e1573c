// Eight bytes per number, little-endian; a text is its length and its bytes.
#include "lab/parcel.h"

#include <cassert>

namespace bell::lab {
namespace {

constexpr int kBytes = 8;

}  // namespace

void Packer::number(std::uint64_t value) {
  for (int byte = 0; byte < kBytes; ++byte) bytes_ += static_cast<char>(value >> (8 * byte) & 0xff);
}

void Packer::text(std::string_view value) {
  number(value.size());
  bytes_ += value;
}

void Packer::texts(const std::vector<std::string>& values) {
  number(values.size());
  for (const std::string& value : values) text(value);
}

void Packer::setup(const Setup& setup) {
  text(setup.title);
  number(static_cast<std::uint64_t>(setup.seats));
  texts(setup.modules);
  for (const auto* pairs : {&setup.options, &setup.components}) {
    number(pairs->size());
    for (const auto& [key, value] : *pairs) {
      text(key);
      text(value);
    }
  }
}

void Packer::lost_turns(const LostByBot& lost) {
  number(lost.size());
  for (const auto& [bot, turns] : lost) {
    text(bot);
    number(turns.turns);
    number(turns.game);
    problem(turns.first);
  }
}

void Packer::problem(const Problem& problem) {
  text(problem.text);
  number(problem.facts ? 1 : 0);
  const Facts facts = problem.facts.value_or(Facts{});
  number(facts.size());
  for (const auto& [name, value] : facts) {
    text(name);
    text(value);
  }
}

std::uint64_t Unpacker::number() {
  assert(rest_.size() >= kBytes);
  std::uint64_t value = 0;
  for (int byte = 0; byte < kBytes; ++byte)
    value |= std::uint64_t{static_cast<unsigned char>(rest_[static_cast<std::size_t>(byte)])} << (8 * byte);
  rest_.remove_prefix(kBytes);
  return value;
}

std::string Unpacker::text() {
  const std::uint64_t size = number();
  assert(rest_.size() >= size);
  const std::string value(rest_.substr(0, size));
  rest_.remove_prefix(size);
  return value;
}

LostByBot Unpacker::lost_turns() {
  LostByBot lost;
  for (std::uint64_t left = number(); left > 0; --left) {
    LostTurns& turns = lost[text()];
    turns.turns = number();
    turns.game = number();
    turns.first = problem();
  }
  return lost;
}

Problem Unpacker::problem() {
  Problem problem{text()};
  const bool has_facts = number() == 1;
  Facts facts;
  for (std::uint64_t left = number(); left > 0; --left) {
    std::string name = text();
    facts[std::move(name)] = text();
  }
  if (has_facts) problem.facts = std::move(facts);
  return problem;
}

}  // namespace bell::lab
