// Strict reading: a type, a range or a length that does not fit is refused with its path.
#include "wire/reader.h"

#include <algorithm>
#include <cstdint>

namespace bell::wire {
namespace {

const Json kNothing;

}  // namespace

Reader Reader::at(std::string_view key) const {
  const std::string path = path_.empty() ? std::string(key) : path_ + '.' + std::string(key);
  if (!json_->is_object()) {
    refuse("should be an object");
    return {kNothing, *fault_, path};
  }
  const auto found = json_->find(std::string(key));
  if (found != json_->end()) return {*found, *fault_, path};
  const Reader missing(kNothing, *fault_, path);
  missing.refuse("is missing");
  return missing;
}

Reader Reader::at(int nth) const {
  const std::string path = path_ + '[' + std::to_string(nth) + ']';
  const auto place = static_cast<std::size_t>(nth);
  if (json_->is_array() && place < json_->size()) return {(*json_)[place], *fault_, path};
  const Reader missing(kNothing, *fault_, path);
  missing.refuse("is missing");
  return missing;
}

int Reader::size(int most) const {
  if (!json_->is_array()) {
    refuse("should be a list");
    return 0;
  }
  if (json_->size() <= static_cast<std::size_t>(most)) return static_cast<int>(json_->size());
  refuse("has more than " + std::to_string(most) + " entries");
  return 0;
}

std::vector<std::string> Reader::keys(int most) const {
  std::vector<std::string> names;
  if (!json_->is_object()) {
    refuse("should be an object");
    return names;
  }
  if (json_->size() > static_cast<std::size_t>(most)) {
    refuse("has more than " + std::to_string(most) + " fields");
    return names;
  }
  for (const auto& [name, value] : json_->items()) names.push_back(name);
  return names;
}

int Reader::number(int low, int high) const {
  // Unsigned values past the signed range would wrap into it.
  const bool is_huge = json_->is_number_unsigned() && json_->get<std::uint64_t>() > INT32_MAX;
  if (json_->is_number_integer() && !is_huge) {
    const auto value = json_->get<std::int64_t>();
    if (value >= low && value <= high) return static_cast<int>(value);
  }
  refuse("should be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  return low;
}

std::uint64_t Reader::natural() const {
  if (json_->is_number_unsigned()) return json_->get<std::uint64_t>();
  refuse("should be a whole number, 0 or more");
  return 0;
}

double Reader::real() const {
  if (json_->is_number()) return json_->get<double>();
  refuse("should be a number");
  return 0;
}

bool Reader::has_null(std::string_view key) const {
  const auto field = json_->is_object() ? json_->find(std::string(key)) : json_->end();
  if (field == json_->end() || !field->is_array()) return field != json_->end() && field->is_null();
  return std::ranges::any_of(*field, [](const Json& item) { return item.is_null(); });
}

std::string Reader::text() const {
  if (json_->is_string()) return json_->get<std::string>();
  refuse("should be a text");
  return {};
}

bool Reader::yes_or_no() const {
  if (json_->is_boolean()) return json_->get<bool>();
  refuse("should be true or false");
  return false;
}

Seat Reader::seat(int seats) const { return seat_at(number(0, seats - 1)); }

Seat Reader::seat_or_none(int seats) const { return is_null() ? kNoSeat : seat(seats); }

SeatMask Reader::seats(int seats) const {
  SeatMask mask;
  const int count = size(seats);
  for (int nth = 0; nth < count; ++nth) {
    const Seat next = at(nth).seat(seats);
    if (mask.has(next)) at(nth).refuse("names a seat twice");
    mask.add(next);
  }
  return mask;
}

Turn Reader::turn(int seats) const {
  if (is_null()) return Turn::nobody();
  if (!json_->is_string()) return Turn::of(this->seats(seats));
  if (text() != "chance") refuse("should be a list of seats, \"chance\" or null");
  return Turn::chance();
}

void Reader::refuse(std::string_view why) const {
  if (*fault_) return;
  const std::string where = path_.empty() ? "the document" : path_;
  *fault_ = Problem{where + ": " + std::string(why)};
}

}  // namespace bell::wire
