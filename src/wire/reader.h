// Reads an untrusted JSON document. The first fault is remembered with its path; from then on every read returns a
// harmless default, so decoders need no error checks.
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
inline constexpr int kByte = 255;  // the largest value of a byte field

class Reader {
 public:
  // `json` and `fault` must outlive the reader.
  Reader(const Json& json, FirstFault& fault) : Reader(json, fault, "") {}

  Reader at(std::string_view key) const;
  Reader at(int nth) const;
  // The length of a list of at most `most` items; 0 if it is not one.
  int size(int most) const;

  bool has(std::string_view key) const { return json_->is_object() && json_->contains(std::string(key)); }
  // The field names of an object, at most `most`; none if it is not an object.
  std::vector<std::string> keys(int most) const;
  // Whether that field is null, or a list with a null in it.
  bool has_null(std::string_view key) const;
  bool is_null() const { return json_->is_null(); }
  int number(int low, int high) const;
  std::uint8_t byte(int low, int high) const { return static_cast<std::uint8_t>(number(low, high)); }
  std::uint64_t natural() const;  // a non-negative integer
  double real() const;
  bool is_text() const { return json_->is_string(); }
  std::string text() const;
  bool yes_or_no() const;
  Seat seat(int seats) const;  // a seat at a table of that size
  Seat seat_or_none(int seats) const;
  SeatMask seats(int seats) const;  // a list of distinct seats
  Turn turn(int seats) const;

  // `why` is "reason.json." of the catalogues.
  void refuse(std::string_view why, const Facts& facts = {}) const;

 private:
  Reader(const Json& json, FirstFault& fault, std::string path)
      : json_(&json), fault_(&fault), path_(std::move(path)) {}
  const Json* json_;
  FirstFault* fault_;
  std::string path_;
};

}  // namespace bell::wire
