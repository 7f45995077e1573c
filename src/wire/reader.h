// Reads a JSON document that anybody may have written. The first thing that does not fit is remembered with its path;
// from then on every answer is a harmless default, so that a decoder can be written straight on.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/problem.h"
#include "kernel/seat.h"
#include "kernel/turn.h"
#include "wire/wire.h"

namespace bell::wire {

using FirstFault = std::optional<Problem>;
inline constexpr int kByte = 255;  // the most that a field of one byte holds

class Reader {
 public:
  // `json` and `fault` must outlive the reader.
  Reader(const Json& json, FirstFault& fault) : Reader(json, fault, "") {}

  Reader at(std::string_view key) const;
  Reader at(int nth) const;
  // The length of a list of at most `most` things; 0 if it is none.
  int size(int most) const;

  bool has(std::string_view key) const { return json_->is_object() && json_->contains(std::string(key)); }
  // The names of an object's fields, at most `most`; none if it is no object.
  std::vector<std::string> keys(int most) const;
  // Whether that field is null, or a list with a null in it.
  bool has_null(std::string_view key) const;
  bool is_null() const { return json_->is_null(); }
  int number(int low, int high) const;
  std::uint8_t byte(int low, int high) const { return static_cast<std::uint8_t>(number(low, high)); }
  std::uint64_t natural() const;  // a whole number that is not negative
  double real() const;
  bool is_text() const { return json_->is_string(); }
  std::string text() const;
  bool yes_or_no() const;
  Seat seat(int seats) const;  // a seat of a table with that many
  Seat seat_or_none(int seats) const;
  SeatMask seats(int seats) const;  // a list of different ones
  Turn turn(int seats) const;

  void refuse(std::string_view why) const;

 private:
  Reader(const Json& json, FirstFault& fault, std::string path)
      : json_(&json), fault_(&fault), path_(std::move(path)) {}
  const Json* json_;
  FirstFault* fault_;
  std::string path_;
};

}  // namespace bell::wire
