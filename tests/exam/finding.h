// What a check found wrong, as data: the exam reports it, and the tests of planted leaks require it.
#pragma once

#include <optional>
#include <string>

namespace bell::exam {

struct Finding {
  std::string check;  // the name of the check: one per thing that can be wrong
  std::string text;
};

using MaybeFinding = std::optional<Finding>;

inline Finding found(std::string check, std::string text) { return {std::move(check), std::move(text)}; }

}  // namespace bell::exam
