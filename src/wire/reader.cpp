// Reads strictly: a wrong type, range or length is refused with its path.
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
    refuse("no_object");
    return {kNothing, *fault_, path};
  }
  const auto found = json_->find(std::string(key));
  if (found != json_->end()) return {*found, *fault_, path};
  const Reader missing(kNothing, *fault_, path);
  missing.refuse("missing");
  return missing;
}

Reader Reader::at(int nth) const {
  const std::string path = path_ + '[' + std::to_string(nth) + ']';
  const auto place = static_cast<std::size_t>(nth);
  if (json_->is_array() && place < json_->size()) return {(*json_)[place], *fault_, path};
  const Reader missing(kNothing, *fault_, path);
  missing.refuse("missing");
  return missing;
}

int Reader::size(int most) const {
  if (!json_->is_array()) {
    refuse("no_list");
    return 0;
  }
  if (json_->size() <= static_cast<std::size_t>(most)) return static_cast<int>(json_->size());
  refuse("many_entries", {{"most", std::to_string(most)}});
  return 0;
}

std::vector<std::string> Reader::keys(int most) const {
  std::vector<std::string> names;
  if (!json_->is_object()) {
    refuse("no_object");
    return names;
  }
  if (json_->size() > static_cast<std::size_t>(most)) {
    refuse("many_fields", {{"most", std::to_string(most)}});
    return names;
  }
  for (const auto& [name, value] : json_->items()) names.push_back(name);
  return names;
}

int Reader::number(int low, int high) const {
  // Larger unsigned values would wrap when read as signed.
  const bool is_huge = json_->is_number_unsigned() && json_->get<std::uint64_t>() > INT32_MAX;
  if (json_->is_number_integer() && !is_huge) {
    const auto value = json_->get<std::int64_t>();
    if (value >= low && value <= high) return static_cast<int>(value);
  }
  refuse("no_number_between", {{"low", std::to_string(low)}, {"high", std::to_string(high)}});
  return low;
}

std::uint64_t Reader::natural() const {
  if (json_->is_number_unsigned()) return json_->get<std::uint64_t>();
  refuse("no_natural");
  return 0;
}

double Reader::real() const {
  if (json_->is_number()) return json_->get<double>();
  refuse("no_number");
  return 0;
}

bool Reader::has_null(std::string_view key) const {
  const auto field = json_->is_object() ? json_->find(std::string(key)) : json_->end();
  if (field == json_->end() || !field->is_array()) return field != json_->end() && field->is_null();
  return std::ranges::any_of(*field, [](const Json& item) { return item.is_null(); });
}

std::string Reader::text() const {
  if (json_->is_string()) return json_->get<std::string>();
  refuse("no_text");
  return {};
}

bool Reader::yes_or_no() const {
  if (json_->is_boolean()) return json_->get<bool>();
  refuse("no_yes_or_no");
  return false;
}

Seat Reader::seat(int seats) const { return seat_at(number(0, seats - 1)); }

Seat Reader::seat_or_none(int seats) const { return is_null() ? kNoSeat : seat(seats); }

SeatMask Reader::seats(int seats) const {
  SeatMask mask;
  const int count = size(seats);
  for (int nth = 0; nth < count; ++nth) {
    const Seat next = at(nth).seat(seats);
    if (mask.has(next)) at(nth).refuse("seat_twice");
    mask.add(next);
  }
  return mask;
}

Turn Reader::turn(int seats) const {
  if (is_null()) return Turn::nobody();
  if (!json_->is_string()) return Turn::of(this->seats(seats));
  if (text() != "chance") refuse("no_turn");
  return Turn::chance();
}

void Reader::refuse(std::string_view why, const Facts& facts) const {
  if (*fault_) return;
  const Problem reason{"reason.json." + std::string(why), facts};
  *fault_ = path_.empty() ? Problem{"reason.json.whole", because(reason)}
                          : Problem{"reason.json.at", because(reason, {{"place", path_}})};
}

}  // namespace bell::wire
