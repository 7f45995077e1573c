// Packs numbers and texts as bytes for another rank, the same on every machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lab/lab.h"

namespace bell::lab {

class Packer {
 public:
  void number(std::uint64_t value);
  void text(std::string_view value);
  void texts(const std::vector<std::string>& values);
  void setup(const Setup& setup);
  void lost_turns(const LostByBot& lost);
  void problem(const Problem& problem);
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// The part of a simulation's or an arena's order that must be the same in all ranks.
template <class Order>
Packer form_of(const Order& order) {
  Packer form;
  form.setup(order.setup);
  form.texts(order.bots);
  form.number(order.games);
  form.number(order.seed);
  form.number(static_cast<std::uint64_t>(order.threads));
  return form;
}

// Precondition for all: values are unpacked in the order they were packed.
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}
  std::uint64_t number();
  std::string text();
  LostByBot lost_turns();
  Problem problem();

 private:
  std::string_view rest_;
};

}  // namespace bell::lab
